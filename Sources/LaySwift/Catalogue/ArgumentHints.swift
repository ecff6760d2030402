import LayEngine
import LayLanguage
import LaySwiftTree

// What to write instead of an argument that no overload takes.

extension CodeContext {
  func unused(_ argument: Argument, _ match: CatalogueMatch, _ name: String) -> Complaint {
    let labels = match.labels
    guard let label = argument.label else {
      let text = argument.isClosure ? "a closure" : "`\(file.text(argument.node))`"
      return Complaint(
        "\(text) of `\(name)` is not read and left out", hint: hint(for: argument, match, labels))
    }
    let given = match.given.compactMap(\.argument.label)
    let value = file.text(argument.node)
    return Complaint(
      "`\(label):` of `\(name)` is not read and left out",
      hint: hint(forLabel: label, value, match) ?? hint(forLabel: label, labels, behind: given))
  }

  /// What is meant by the label of an argument that has none, `.padding(top: 8)`, or that is one of a value:
  /// `.font(size: 20)`.
  private func hint(forLabel label: String, _ value: String, _ match: CatalogueMatch) -> String? {
    let name = SwiftUISpelling.kebabCase(label)
    if match.declaration.parameters.contains(where: {
      $0.isPositional && $0.type.takes(.names) && $0.type.bareNames.contains(name)
    }) {
      let called = SwiftUISpelling.camelCase(match.declaration.name)
      return "write `.\(called)(.\(label), \(value))`"
    }
    return match.members.first { $0.slots.contains { $0.label == label } }
      .map { "write `.\($0.name)(\(label): \(value))`" }
  }

  /// What to write instead of a label: one that is near, or where it belongs.
  private func hint(
    forLabel label: String, _ labels: [String], behind given: [String]
  ) -> String? {
    if let place = labels.firstIndex(of: label) {
      let next = labels[place...].dropFirst().first(where: given.contains)
      return next.map { "write `\(label):` before `\($0):`" }
    }
    let near =
      NearName.of(label, among: labels) ?? labels.first { $0.hasPrefix(label.prefix(4)) }
    return near.map { "did you mean `\($0):`?" }
  }

  /// What to write instead of an argument without a label; nil where that is not known.
  private func hint(
    for argument: Argument, _ match: CatalogueMatch, _ labels: [String]
  ) -> String? {
    let node = argument.node
    if file.kind(node) == .assignment, let left = file.text(node, .left),
      let right = file.text(node, .right)
    {
      return "write `\(left): \(right)`"
    }
    let types = match.declaration.parameters.map(\.type)
    if let name = implicitName(node) {
      let meant = ["left": "leading", "right": "trailing", "centre": "center"]
      let names = types.flatMap(\.bareNames).map(SwiftUISpelling.camelCase)
      if let near = meant[name] ?? NearestName.nearest(to: name, among: names) {
        return "did you mean `.\(near)`?"
      }
      if match.declaration.name == "button-style" {
        return "the sizes of this style are not known here: that of the style around it stands"
      }
    }
    if let hint = hint(forLiteral: node, match, types) { return hint }
    guard !labels.isEmpty else { return nil }
    return "its arguments have labels, as "
      + labels.prefix(3).map { "`\($0):`" }.joined(separator: ", ")
  }

  /// What is meant by a number or a text where another kind of value goes.
  private func hint(
    forLiteral node: Int, _ match: CatalogueMatch, _ types: [ParameterType]
  ) -> String? {
    let text = file.text(node)
    switch file.kind(node) {
    case .string:
      let content = String(text.dropFirst().dropLast())
      if Double(content) != nil { return "write `\(content)`, without quotes" }
      let isColor = ColorName.all.contains(content) && types.contains { $0.takes(.color) }
      let isName = types.flatMap(\.bareNames).contains(SwiftUISpelling.kebabCase(content))
      return isColor || isName ? "write `.\(content)`" : nil
    case .integer, .decimal:
      if match.declaration.name == "padding" {
        return "write `.padding(.horizontal, 8)` and `.padding(.vertical, 4)` for two lengths"
      }
      if let member = match.members.first, let label = member.slots.first?.label {
        return "write `.\(member.name)(\(label): \(text))`"
      }
      if match.takesTextFirst { return "write `\"\(text)\"`" }
      return nil
    case .boolean:
      return match.declaration.name == "text" ? "write `Text(\"\\(\(text))\")`" : nil
    default: return nil
    }
  }

  /// An argument of `.adaptive(80)` that lacks its label, or of `.adaptive(min: 80)` that has another one.
  func unlabelled(_ argument: Argument, of node: Int, _ open: [SwiftUIArgument]) -> Diagnostic {
    let name = file.child(node, .base).flatMap { file.text($0, .name) }
    guard let name, let label = open.first?.label else { return notFollowed(argument.node) }
    let text = file.text(argument.node)
    if let given = argument.label {
      let labels = open.compactMap(\.label)
      let near = NearName.of(given, among: labels) ?? labels.first { $0.hasPrefix(given) } ?? label
      return Diagnostic(
        Complaint("`.\(name)` has no `\(given):`", hint: "write `.\(name)(\(near): \(text))`"),
        at: argument.labelNode.map { span($0) } ?? span(argument.node))
    }
    return Diagnostic(
      Complaint(
        "`\(text)` of `.\(name)` has no label", hint: "write `.\(name)(\(label): \(text))`"),
      at: span(argument.node))
  }
}

extension CatalogueMatch {
  /// Whether the first argument without a label is a text.
  fileprivate var takesTextFirst: Bool {
    let first = (declaration.swiftUI?.calls ?? []).lazy.compactMap(\.arguments.first).first
    guard let name = first?.parameter, first?.label == nil else { return false }
    return type(of: name).takes(.text) && !type(of: name).takes(.number)
  }

  /// The static members that overloads take, as `.system(size: 12)` of `font`.
  fileprivate var members: [(name: String, slots: [SwiftUIArgument])] {
    (declaration.swiftUI?.calls ?? []).flatMap(\.arguments).compactMap { argument in
      if case .member(let name, let slots) = argument.shape { (name, slots) } else { nil }
    }
  }
}
