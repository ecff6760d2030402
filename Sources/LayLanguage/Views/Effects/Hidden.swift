import LayEngine

extension Declaration {
  static let hidden = Declaration(
    .modifier, "hidden",
    summary: "Hide a view, but keep its place in the layout.",
    examples: #"(hidden (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.hidden, [arguments.view()])
  }
}
