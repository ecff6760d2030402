import LayEngine

extension Declaration {
  static let ellipse = Declaration(
    .view, "ellipse",
    summary: "An ellipse that fills the proposed size.",
    examples: [Example("(ellipse)", proposing: "100 x nil", gives: "100 x 10")]
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.ellipse)
  }
}
