import LayEngine

extension Declaration {
  static let ellipse = Declaration(
    .view, "ellipse",
    summary: "An ellipse that fills the proposed size.",
    examples: "(ellipse) | 100 x nil | 100 x 10"
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.ellipse)
  }
}
