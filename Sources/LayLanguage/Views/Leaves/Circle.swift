import LayEngine

extension Declaration {
  static let circle = Declaration(
    .view, "circle",
    summary: "The largest circle that fits the proposed size.",
    examples: "(circle) | 100 x 50 | 50 x 50"
  ) { arguments throws(Diagnostic) in
    arguments.make(Circle())
  }
}
