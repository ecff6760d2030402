import LayEngine

extension Declaration {
  static let horizontalStack = Declaration(
    .container, "hstack",
    parameters: [
      .alignment(AlignmentName.vertical, "the guide on which the children align"),
      .keyword(
        "spacing", .length, "between children; their preferred spacing if not given",
        unit: "points"),
    ],
    summary: "Views side by side.",
    swiftUI: .view("HStack", ["alignment", "spacing", .closure("children", label: "content")]),
    examples: #"(hstack :spacing 4 (text "ab") (text "c")) | ideal | 28 x 20"#
  ) { arguments throws(Diagnostic) in
    let style = StackStyle(
      alignment: try arguments.guide("alignment", along: .vertical),
      spacing: arguments.number("spacing"), isDynamic: arguments.contentIsDynamic)
    return arguments.make(HorizontalStack(style), try arguments.childViews())
  }
}
