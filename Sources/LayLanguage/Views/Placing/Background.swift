import LayEngine

extension Declaration {
  static let background = Declaration(
    .modifier, "background",
    parameters: [
      .positional("content", .layeredContent, "views or a color"),
      .alignment("the point on which content and view align"),
      .inShape,
      .ignoredEdges,
    ],
    summary:
      "Layer content behind a view, at its size: the first argument is behind; the view, which "
      + "comes last, is in front.",
    swiftUI: .method(
      "background", ["alignment", .closure("content")], ["_ content", "in"],
      ["_ content", "ignoresSafeAreaEdges"], ["_ content", "alignment"]),
    examples: """
      (background (color red) (text "Hi")) | ideal | 16 x 20
      (background red :in (capsule) (text "Hi")) | ideal | 16 x 20
      """
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    if arguments.view().content is Color, content.contains(where: { $0.content is Text }) {
      arguments.runtime.warn(
        Diagnostic(.textBehindColor, at: arguments.span, severity: .warning))
    }
    return arguments.make(
      Background(arguments.alignment(), ignoresSafeAreaAt: arguments.ignoredEdges()),
      [arguments.view()] + content)
  }
}

extension Complaint {
  fileprivate static let textBehindColor = Complaint(
    "this text lies behind a color, where nobody sees it",
    hint: "the first argument is behind, the last in front: `(background red (text \"Hi\"))`")
}
