/// An interned name: two symbols of one table have the same name exactly if they are one object.
package final class Symbol: Sendable {
  package let name: String
  /// The symbol's place in its table.
  package let id: Int32

  init(name: String, id: Int32) {
    self.name = name
    self.id = id
  }
}

extension Symbol: Hashable {
  package static func == (left: Symbol, right: Symbol) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
