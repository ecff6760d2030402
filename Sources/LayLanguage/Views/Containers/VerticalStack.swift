import LayEngine

extension Declaration {
  static let verticalStack = Declaration(
    .container, "vstack",
    parameters: [
      .alignment(AlignmentName.horizontal, "the guide on which the children align"),
      .keyword(
        "spacing", .length, "between children; their preferred spacing if not given",
        unit: "points"),
    ],
    summary: "Views one below the other.",
    swiftUI: .view("VStack", ["alignment", "spacing", .closure("children", label: "content")]),
    examples: #"(vstack (text "ab") (text "c")) | ideal | 16 x 40"#
  ) { arguments throws(Diagnostic) in
    let style = StackStyle(
      alignment: try arguments.guide("alignment", along: .horizontal),
      spacing: arguments.number("spacing"), isDynamic: arguments.contentIsDynamic)
    return arguments.make(VerticalStack(style), try arguments.childViews())
  }
}
