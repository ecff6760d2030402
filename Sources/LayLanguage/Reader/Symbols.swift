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

/// All names that were read, such as `padding`, each of them once.
final class SymbolTable {
  private(set) var symbols: [Symbol] = []
  private var ids: [String: Int32] = [:]

  init() {
    for name in ReservedName.allCases { _ = intern(name.rawValue) }
  }

  func symbol(_ id: Int32) -> Symbol { symbols[Int(id)] }

  /// The symbol of a name, made if there is none.
  func intern(_ name: String) -> Symbol { symbol(id(of: name)) }

  /// The id of the name that these bytes spell.
  func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    id(of: String(decoding: bytes, as: UTF8.self))
  }

  private func id(of name: String) -> Int32 {
    if let known = ids[name] { return known }
    let id = Int32(symbols.count)
    symbols.append(Symbol(name: name, id: id))
    ids[name] = id
    return id
  }
}

/// The names that the reader itself knows, interned first so that their ids are fixed.
enum ReservedName: String, CaseIterable {
  case quote
  case nothing = "nil"
  case truth = "true"
  case falsehood = "false"
  case infinity = "inf"
  case negativeInfinity = "-inf"
  case dot = "."
  // The forms that change a variable, or a part of its value.
  case assignment = "set!"
  case add = "+="
  case subtract = "-="
  case multiply = "*="
  case divide = "/="
  case append = "append!"
  case insert = "insert!"
  case remove = "remove!"
  case removeAll = "remove-all!"
  case removeFirst = "remove-first!"
  case removeLast = "remove-last!"
  case swap = "swap!"

  var id: Int32 {
    switch self {
    case .quote: 0
    case .nothing: 1
    case .truth: 2
    case .falsehood: 3
    case .infinity: 4
    case .negativeInfinity: 5
    case .dot: 6
    case .assignment: 7
    case .add: 8
    case .subtract: 9
    case .multiply: 10
    case .divide: 11
    case .append: 12
    case .insert: 13
    case .remove: 14
    case .removeAll: 15
    case .removeFirst: 16
    case .removeLast: 17
    case .swap: 18
    }
  }

  /// Whether the name with this id is that of a form that changes a variable.
  static func isChange(_ id: Int32) -> Bool { id >= assignment.id && id <= swap.id }
}
