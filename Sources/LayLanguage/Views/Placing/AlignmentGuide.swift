import LayEngine

extension Declaration {
  static let alignmentGuide = Declaration(
    .modifier, "alignment-guide",
    parameters: [
      .positional("guide", .alignment(AlignmentName.lines), "the guide, built in or defined"),
      .positional(
        "position", .function, "returns its position from the view's dimensions", unit: "points"),
    ],
    summary: "Set the position of an alignment guide of a view, by which containers align it.",
    examples: """
      (vstack :alignment leading (alignment-guide leading (fn (d) (width d)) (text "ab")) (text \
      "abcd")) | ideal | 48 x 40
      """
  ) { arguments throws(Diagnostic) in
    let guide = try arguments.guide("guide", center: nil)
    let function = GuideFunction(
      try arguments.callback("position", passing: ["d"]).function,
      along: guide.axis,
      arguments.span(of: "position"), arguments.runtime)
    return arguments.make(GuideSetting(guide, function), [arguments.view()])
  }
}
