import LayEngine

extension Declaration {
  static let overlay = Declaration(
    .modifier, "overlay",
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .alignment("the point on which content and view align"),
      .inShape,
      .ignoredEdges,
    ],
    summary:
      "Layer content in front of a view, at its size: the first argument is in front; the view, "
      + "which comes last, is behind.",
    swiftUI: .method(
      "overlay", ["alignment", .closure("content")], ["_ content", "in"],
      ["_ content", "ignoresSafeAreaEdges"], ["_ content", "alignment"]),
    examples: #"(overlay (color red) (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    return arguments.make(
      Overlay(arguments.alignment(), ignoresSafeAreaAt: arguments.ignoredEdges()),
      [arguments.view()] + content)
  }
}
