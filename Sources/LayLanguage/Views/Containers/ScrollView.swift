import LayEngine

extension Declaration {
  static let scrollView = Declaration(
    .container, "scroll-view", aliases: ["scroll"],
    parameters: [
      .optionalPositional(
        "axes", .axes(AxisSet.names),
        "the axes on which the content may be longer", default: "vertical"),
      .keyword(
        "shows-indicators", .truth, "whether bars are drawn, which take no room",
        default: "true"),
    ],
    summary: "A viewport over content that is as long as it likes.",
    examples: [
      Example(
        "(scroll-view (frame :width 50 :height 300 (color red)))",
        proposing: "100 x 100", gives: "50 x 100"),
      Example(
        "(scroll-view horizontal (frame :width 300 :height 50 (color red)))",
        proposing: "100 x 100", gives: "100 x 50"),
    ]
  ) { arguments throws(Diagnostic) in
    let axes = arguments.axes("axes") ?? .vertical
    return arguments.make(ScrollView(axes), try arguments.childViews())
  }
}

extension ScrollView: NamedContent {
  package var name: String { "scroll-view" }
}
