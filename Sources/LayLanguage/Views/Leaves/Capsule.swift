import LayEngine

extension Declaration {
  static let capsule = Declaration(
    .view, "capsule",
    summary: "A capsule that fills the proposed size.",
    examples: [Example("(capsule)", proposing: "100 x nil", gives: "100 x 10")]
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.capsule)
  }
}
