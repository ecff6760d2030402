import LayEngine

extension Declaration {
  static let safeAreaInset = Declaration(
    .modifier, "safe-area-inset", aliases: ["safe-area-bar"],
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .requiredKeyword(
        "edge", .enumeration(["top", "leading", "bottom", "trailing"]), "the edge for the content"),
      .keyword(
        "spacing", .length, "to the view; the preferred spacing if not given", unit: "points"),
      .alignment(
        AlignmentName.horizontal + ["top", "bottom", "first-text-baseline", "last-text-baseline"],
        "the alignment of the content along the edge"),
    ],
    summary: "Place content at an edge of a view, and inset the view's safe area by it.",
    swiftUI: .method("safeAreaInset", ["edge", "alignment", "spacing", .closure("content")]).or(
      .method("safeAreaBar", ["edge", "alignment", "spacing", .closure("content")])),
    examples: """
      (safe-area-inset :edge bottom :spacing 0 (frame :height 20 (color red)) (color blue)) \
      | 200 x 100 | 200 x 100
      (safe-area-inset :edge top (frame :width 50 :height 20 (color red)) (text "Hi")) \
      | ideal | 50 x 46
      """
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("edge", arguments.enumeration("edge"))
    let edge = SafeAreaInset.Edge(spelling: name) ?? .bottom
    let inset = SafeAreaInset(
      edge: edge, spacing: arguments.number("spacing"),
      alignment: try arguments.guide("alignment", along: edge.axis.other))
    let content = try arguments.layeredContent()
    return arguments.make(inset, [arguments.view()] + content)
  }
}
