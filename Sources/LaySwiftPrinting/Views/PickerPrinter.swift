import LayLanguage

/// Prints pickers, whose options SwiftUI tells apart by their tags.
extension ProgramPrinter {
  /// `Picker("Size", selection: .constant("small")) { Text("small").tag("small") }`.
  mutating func picker(_ bound: BoundArguments) throws(NoCounterpart) -> PrintedView? {
    guard let title = bound["title"] else { return nil }
    let options = bound.rest
    let selection = SwiftArgument(
      "selection", .call(".constant", [.init(try chosen(bound["selection"], of: options))]))
    var body: [SwiftStatement] = []
    for option in options {
      guard let text = option.string ?? option.number.map(NumberText.of) else {
        body += block([option])
        continue
      }
      let tag = SwiftModifier("tag", SwiftCall([.init(.string(text))]))
      body.append(.expression(.chain(.call("Text", [.init(.string(text))]), [tag])))
    }
    let content = SwiftClosure([], body)
    var view: PrintedView
    if look(title) == .string {
      let text = SwiftArgument(try expression(title, as: .string))
      view = PrintedView(base: .call("Picker", [text, selection], [content]))
    } else {
      let label = SwiftClosure([], block([title]), label: "label")
      view = PrintedView(base: .call("Picker", [selection], [content, label]))
    }
    if let style = bound["style"].flatMap({ $0.quoted ?? $0.symbol }) {
      let value = SwiftExpression.atom("." + Self.member(style))
      view.modifiers.append(SwiftModifier("pickerStyle", SwiftCall([.init(value)])))
    }
    return view
  }

  /// The tag of the chosen option: the given selection, or the tag of the first option.
  private mutating func chosen(
    _ node: Node?, of options: [Node]
  ) throws(NoCounterpart) -> SwiftExpression {
    if let number = node?.number, let place = Int(exactly: number),
      options.indices.contains(place - 1), let tag = tag(of: options[place - 1])
    {
      return tag
    }
    if let name = node?.quoted { return .string(name) }
    if let node, !node.isNothing { return try typed(node).code }
    return options.first.flatMap { tag(of: $0) } ?? .atom("1")
  }

  /// The tag of an option; nil if it is no literal.
  private func tag(of option: Node) -> SwiftExpression? {
    if let text = option.string ?? option.number.map(NumberText.of) { return .string(text) }
    var node = option
    if node.head == "->" { node = node.arguments.last { $0.head == "tag" } ?? node }
    guard node.head == "tag", let value = node.arguments.first else { return nil }
    return value.string.map { .string($0) } ?? value.number.map { .number($0) }
  }
}
