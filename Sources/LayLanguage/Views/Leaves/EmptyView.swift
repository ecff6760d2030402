import LayEngine

extension Declaration {
  static let emptyView = Declaration(
    .view, "empty-view", aliases: ["empty"],
    summary: "Nothing: it adds no child to its container, and no spacing.",
    examples: #"(hstack (text "a") (empty-view) (text "b")) | ideal | 24 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.make(EmptyView())
  }
}
