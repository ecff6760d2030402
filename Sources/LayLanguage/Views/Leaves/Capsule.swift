import LayEngine

extension Declaration {
  static let capsule = Declaration(
    .view, "capsule",
    summary: "A capsule that fills the proposed size.",
    examples: "(capsule) | 100 x nil | 100 x 10"
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.capsule)
  }
}
