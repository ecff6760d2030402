import LayEngine

extension Declaration {
  static let divider = Declaration(
    .view, "divider",
    summary: "A line across the axis of the nearest stack.",
    examples: "(divider) | 100 x nil | 100 x 1"
  ) { arguments throws(Diagnostic) in
    arguments.make(Divider())
  }
}
