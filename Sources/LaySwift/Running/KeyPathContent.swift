import LayEngine
import LayLanguage

/// A key path: `\User.address.street`; several parts after `appending(path:)`.
struct KeyPathContent: SwiftContent {
  struct Part {
    /// The name of the root's type and the names in it, with the values of indices.
    let names: [DictionaryKey]
    let reader: Function
    /// Changes what is in a cell; nil where nothing can be changed.
    let writer: Function?
  }

  let parts: [Part]

  var typeName: String { "KeyPath" }
  var key: DictionaryKey? { .several([.string("key path")] + parts.flatMap(\.names)) }

  func value(
    of root: Value, _ machine: inout Machine, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    var value = root
    for part in parts { value = try machine.call(part.reader, with: [value], site) }
    return value
  }

  /// Gives what it leads to another value, from the inside out.
  func set(
    _ new: Value, in root: inout Value, _ machine: inout Machine, _ site: CallSite,
    _ span: SourceSpan
  ) throws(Diagnostic) {
    guard let first = parts.first else { return root = new }
    var inner = new
    let rest = KeyPathContent(parts: Array(parts.dropFirst()))
    if !rest.parts.isEmpty {
      inner = try machine.call(first.reader, with: [root], site)
      try rest.set(new, in: &inner, &machine, site, span)
      if case .object(let object) = inner, object is InstanceBox { return }
    }
    guard let writer = first.writer else {
      throw Diagnostic(.isNotFollowed("a change by this key path"), at: span)
    }
    let cell = machine.cell(root)
    root = .nothing
    defer { root = cell.present ?? .nothing }
    _ = try machine.call(writer, with: [.object(cell), inner], site)
  }
}
