import LayEngine

extension Declaration {
  static let scrollView = Declaration(
    .container, "scroll-view", aliases: ["scroll"],
    parameters: [
      .optionalPositional(
        "axes", .axes(AxisSet.names),
        "the axes on which the content scrolls", default: "vertical"),
      .keyword(
        "shows-indicators", .truth, "whether scroll indicators are drawn; they take no space",
        default: "true"),
    ],
    summary: "A viewport over content, which has its ideal length on the axes that scroll.",
    examples: """
      (scroll-view (frame :width 50 :height 300 (color red))) | 100 x 100 | 50 x 100
      (scroll-view horizontal (frame :width 300 :height 50 (color red))) | 100 x 100 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    let axes = arguments.axes("axes") ?? .vertical
    return arguments.make(ScrollView(axes), try arguments.childViews())
  }
}
