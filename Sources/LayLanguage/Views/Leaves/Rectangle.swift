import LayEngine

extension Declaration {
  static let rectangle = Declaration(
    .view, "rectangle", aliases: ["rect"],
    summary: "A rectangle that fills what it is given.",
    examples: [Example("(rectangle)", proposing: "100 x nil", gives: "100 x 10")]
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.rectangle)
  }
}
