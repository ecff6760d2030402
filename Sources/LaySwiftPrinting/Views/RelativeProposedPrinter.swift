import LayLanguage

/// Prints `relative-proposed`, which SwiftUI lacks, as a layout that scales the proposal.
extension ProgramPrinter {
  /// A view inside the layout.
  mutating func relativeProposed(
    _ view: PrintedView, _ bound: BoundArguments
  ) throws(NoCounterpart) -> PrintedView {
    let type = defineRelativeProposed()
    callsLayouts = true
    var arguments: [SwiftArgument] = []
    for side in ["width", "height"] {
      guard let node = bound[side] else { continue }
      arguments.append(.init(side, try expression(node, as: .number)))
    }
    var content = SwiftClosure([], [.expression(view.expression)])
    // Several views are stacked vertically.
    if view.modifiers.isEmpty, case .call(.atom("Group"), let call) = view.base {
      content.body = [.expression(.call("VStack", [], call.closures))]
    }
    return PrintedView(base: .call(type, arguments, [content]), comments: view.comments)
  }

  /// Declares the layout at its first use, and returns the name of its type.
  private mutating func defineRelativeProposed() -> String {
    let name = "relative proposed"
    if let known = globals[name]?.definition { return known.name }
    let definition = PrintedDefinition(freshType("relative-proposed"), .layout, result: .view)
    globals[name] = PrintedVariable(.atom(definition.name), .unknown, definition)
    let one = SwiftExpression.atom("1")
    let subview = SwiftExpression.element(.atom("subviews"), .atom("0"))
    let scaled = SwiftExpression.call("scaled", [.init(.atom("proposal"))])
    let cache = "cache: inout ()"
    declarations.append(
      .structure(
        definition.name, conformances: ["Layout"],
        [
          .value("var", "width", type: "CGFloat", one),
          .value("var", "height", type: "CGFloat", one),
          .function(
            SwiftFunction(
              name: "sizeThatFits",
              parameters: ["proposal: ProposedViewSize", "subviews: Subviews", cache],
              result: "CGSize",
              body: [.expression(subview.method("sizeThatFits", [.init(scaled)]))])),
          .function(
            SwiftFunction(
              name: "placeSubviews",
              parameters: [
                "in bounds: CGRect", "proposal: ProposedViewSize", "subviews: Subviews", cache,
              ],
              body: [
                .expression(
                  subview.method(
                    "place", [.init("at", .atom("bounds.origin")), .init("proposal", scaled)]))
              ])),
          .function(
            SwiftFunction(
              modifiers: "private", name: "scaled", parameters: ["_ proposal: ProposedViewSize"],
              result: "ProposedViewSize", body: [.expression(Self.scaledLengths)])),
        ]))
    return definition.name
  }

  private static var scaledLengths: SwiftExpression {
    .call(
      "ProposedViewSize",
      ["width", "height"].map { side in
        let product = SwiftExpression.binary(.atom("$0"), .multiplying, .atom(side))
        return SwiftArgument(
          side,
          SwiftExpression.member(.atom("proposal"), side).method(
            "map", [], [SwiftClosure([], [.expression(product)])]))
      })
  }
}
