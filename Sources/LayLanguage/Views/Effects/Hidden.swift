import LayEngine

extension Declaration {
  static let hidden = Declaration(
    .modifier, "hidden",
    summary: "Do not draw a view, and keep its place.",
    examples: [Example("(hidden (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.hidden, [arguments.view()])
  }
}
