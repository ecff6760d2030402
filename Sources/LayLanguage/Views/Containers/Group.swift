import LayEngine

extension Declaration {
  static let group = Declaration(
    .container, "group",
    summary: "Several views in the place of one; a modifier on it applies to each.",
    examples: #"(hstack (padding 1 (group (text "a") (text "b")))) | ideal | 28 x 22"#
  ) { arguments throws(Diagnostic) in
    arguments.make(Group(), try arguments.childViews())
  }
}
