import LayEngine
import LayLanguage
import LayTerminal

/// The call of Swift code that made a view, with the values that its arguments had.
///
/// - Rule: views, closures and bindings' names are left out, and so are parentheses without anything in them:
///   `VStack(spacing: 8)`, `.frame(width: 20)`, `Spacer`.
struct SwiftTitle {
  private let head: String
  private let declaration: Declaration?
  /// The values by the names of their parameters.
  private var values: [String: WrittenValue] = [:]
  private var order: [String] = []

  init(_ view: View, _ head: String) {
    self.head = head
    declaration = Catalogue.declaration(named: view.head)
    var positional = (declaration?.parameters.filter(\.isPositional).map(\.name) ?? [])[...]
    for argument in view.shownArguments {
      if let keyword = argument.keyword { positional = positional.filter { $0 != keyword }[...] }
    }
    for argument in view.shownArguments {
      let name = argument.keyword ?? positional.popFirst() ?? ""
      values[name] = argument.value
      order.append(name)
    }
  }

  var text: String {
    // `Color.red` is a name, and no call.
    if case .value(let type, let parameter)? = call?.callee,
      case .name(let name)? = values[parameter]
    {
      return "\(type).\(SwiftUISpelling.camelCase(name))"
    }
    var left = values
    var parts = call?.arguments.compactMap { part($0, &left) } ?? []
    for name in order {
      guard let value = left.removeValue(forKey: name), value != .nothing else { continue }
      parts.append(
        Self.labelled(name.isEmpty ? nil : SwiftUISpelling.camelCase(name), Self.text(value)))
    }
    return parts.isEmpty ? head : "\(head)(\(parts.joined(separator: ", ")))"
  }

  /// The first overload of the name that takes the most of the values.
  private var call: SwiftUISpelling.Call? {
    let calls = declaration?.swiftUI?.calls ?? []
    let name = head.drop { $0 == "." }
    let named = calls.filter { $0.callee.name == name }
    func taken(_ arguments: [SwiftUIArgument]) -> Int {
      arguments.reduce(0) { sum, argument in
        if case .member(_, let inner) = argument.shape { return sum + taken(inner) }
        return sum + (argument.parameter.map { values[$0] != nil } == true ? 1 : 0)
      }
    }
    var best: SwiftUISpelling.Call?
    for call in named.isEmpty ? calls : named
    where best.map({ taken($0.arguments) < taken(call.arguments) }) ?? true {
      best = call
    }
    return best
  }

  /// An argument with its label; nil for one that was not given.
  private func part(_ argument: SwiftUIArgument, _ left: inout [String: WrittenValue]) -> String? {
    switch argument.shape {
    case .fixed(let text): return Self.labelled(argument.label, text)
    case .member(let name, let inner):
      let parts = inner.compactMap { part($0, &left) }
      guard !parts.isEmpty else { return nil }
      return Self.labelled(argument.label, ".\(name)(\(parts.joined(separator: ", ")))")
    default: break
    }
    guard let name = argument.parameter, let value = left.removeValue(forKey: name),
      value != .nothing
    else { return nil }
    switch argument.shape {
    case .angle: return Self.labelled(argument.label, ".degrees(\(Self.text(value)))")
    case .range:
      guard case .list(let ends) = value, ends.count == 2 else { break }
      return Self.labelled(argument.label, ends.map(Self.text).joined(separator: "..."))
    case .bounds(let upper):
      guard let end = left.removeValue(forKey: upper) else { break }
      return Self.labelled(argument.label, Self.text(value) + "..." + Self.text(end))
    default: break
    }
    return Self.labelled(argument.label, Self.text(value))
  }

  private static func labelled(_ label: String?, _ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }

  private static func text(_ value: WrittenValue) -> String {
    switch value {
    case .nothing: "nil"
    case .truth(let truth): truth ? "true" : "false"
    case .number(.infinity): ".infinity"
    case .number(let number): NumberText.of(number)
    case .string(let string):
      ValueDescription.quoted(DisplayWidth.cut(string, to: WrittenValue.mostColumns))
    case .name(let name), .head(let name): "." + SwiftUISpelling.camelCase(name)
    case .list(let elements): "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    case .other(let text): DisplayWidth.cut(text, to: WrittenValue.mostColumns)
    }
  }
}
