import LayEngine

extension Declaration {
  static let hidden = Declaration(
    .modifier, "hidden",
    summary: "Hide a view, but keep its place in the layout.",
    examples: [Example("(hidden (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.hidden, [arguments.view()])
  }
}
