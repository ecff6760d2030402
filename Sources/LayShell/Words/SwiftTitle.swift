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
  /// Those that were given without a keyword.
  private var positional: Set<String> = []

  init(_ view: View, _ head: String) {
    self.init(head, Catalogue.declaration(named: view.head), view.shownArguments)
  }

  private init(_ head: String, _ declaration: Declaration?, _ arguments: [WrittenArgument]) {
    self.head = head
    self.declaration = declaration
    let keywords = Set(arguments.compactMap(\.keyword))
    var free = (declaration?.parameters ?? []).filter {
      $0.isPositional && !keywords.contains($0.name)
    }[...]
    for (index, argument) in arguments.enumerated() {
      // A number is none of the sizes and insets that may stand in its place.
      if argument.keyword == nil, case .number = argument.value {
        free = free.drop { if case .object = $0.type { true } else { false } }
      }
      let name = argument.keyword ?? free.popFirst()?.name ?? "argument \(index)"
      values[name] = argument.value
      order.append(name)
      if argument.keyword == nil { positional.insert(name) }
    }
  }

  var text: String {
    // `Color.red` is a name, and no call.
    if case .value(let type, let parameter)? = call?.callee,
      case .name(let name)? = values[parameter]
    {
      let value = Self.text(.name(name))
      return value.hasPrefix(".") ? type + value : "\(type)(\(value))"
    }
    var left = values
    var parts = call?.arguments.compactMap { part($0, &left) } ?? []
    for name in order {
      guard let value = left.removeValue(forKey: name), value != .nothing else { continue }
      let isPlain = positional.contains(name)
      let label = isPlain ? nil : SwiftUISpelling.camelCase(name)
      parts.append(Part(name: name, text: Self.labelled(label, Self.text(value))))
      // Scripts tell such arguments apart by their types; then they stand as they are written.
      if isPlain { parts.sort { place($0) < place($1) } }
    }
    return parts.isEmpty ? head : "\(head)(\(parts.map(\.text).joined(separator: ", ")))"
  }

  /// An argument with its label, and the parameter that it gives.
  private struct Part {
    let name: String
    let text: String
  }

  /// Where an argument stands: without a label as it is written, and behind those.
  private func place(_ part: Part) -> Int {
    positional.contains(part.name) ? order.firstIndex(of: part.name) ?? 0 : order.count
  }

  /// The first overload of the name that takes the most of the values.
  private var call: SwiftUISpelling.Call? {
    let calls = (declaration?.swiftUI?.calls ?? []).filter { !$0.isOnlyRead }
    let name = head.drop { $0 == "." }
    let named = calls.filter { $0.callee.name == name }
    func taken(_ arguments: [SwiftUIArgument]) -> Int {
      arguments.reduce(0) { sum, argument in
        if case .member(_, let inner) = argument.shape { return sum + taken(inner) }
        return sum + (argument.parameter.map { values[$0] != nil } == true ? 1 : 0)
      }
    }
    func taken(_ call: SwiftUISpelling.Call) -> Int {
      if case .value(_, let parameter) = call.callee { return values[parameter] == nil ? 0 : 1 }
      return taken(call.arguments)
    }
    var best: SwiftUISpelling.Call?
    for call in named.isEmpty ? calls : named where best.map({ taken($0) < taken(call) }) ?? true {
      best = call
    }
    return best
  }

  /// An argument with its label; nil for one that was not given.
  private func part(_ argument: SwiftUIArgument, _ left: inout [String: WrittenValue]) -> Part? {
    text(of: argument, &left).map {
      Part(name: argument.parameter ?? "", text: Self.labelled(argument.label, $0))
    }
  }

  /// The value of an argument; nil for one that was not given.
  private func text(
    of argument: SwiftUIArgument, _ left: inout [String: WrittenValue]
  ) -> String? {
    switch argument.shape {
    case .fixed(let text): return text
    case .member(let name, let inner):
      let parts = inner.compactMap { part($0, &left)?.text }
      return parts.isEmpty ? nil : ".\(name)(\(parts.joined(separator: ", ")))"
    default: break
    }
    guard let name = argument.parameter, let value = left.removeValue(forKey: name),
      value != .nothing
    else { return nil }
    switch argument.shape {
    case .angle: return ".degrees(\(Self.text(value)))"
    case .range:
      guard case .list(let ends) = value, ends.count == 2 else { break }
      return ends.map(Self.text).joined(separator: "...")
    case .bounds(let upper):
      guard let end = left.removeValue(forKey: upper) else { break }
      return Self.text(value) + "..." + Self.text(end)
    default: break
    }
    return Self.text(value)
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
    case .name(let name) where name.hasPrefix("#"): ValueDescription.quoted(name)
    case .name(let name), .head(let name): "." + SwiftUISpelling.camelCase(name)
    case .list(let elements): "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    case .made(let head, let arguments, let text):
      made(head, arguments) ?? DisplayWidth.cut(text, to: WrittenValue.mostColumns)
    case .other(let text): DisplayWidth.cut(text, to: WrittenValue.mostColumns)
    }
  }

  /// What makes a value of several parts: `EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20)`; nil where
  /// Swift has no call for it.
  private static func made(_ name: String, _ arguments: [WrittenArgument]) -> String? {
    let declaration = Catalogue.declaration(named: name)
    guard case .function(let head)? = declaration?.swiftUI?.calls.first?.callee else { return nil }
    return SwiftTitle(head, declaration, arguments).text
  }
}
