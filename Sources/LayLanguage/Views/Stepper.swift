import LayEngine

extension Declaration {
  static let stepper = Declaration(
    .view, "stepper",
    parameters: [.controlLabel],
    summary: "A label and, at the other end, two buttons of 94 x 32.",
    swiftUI: "Stepper(\"title\", value: $value)",
    examples: [
      Example("(stepper \"Size\")", proposing: "300 x nil", gives: "300 x 32"),
      Example("(stepper \"Size\")", proposing: "ideal", gives: "134 x 32"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.stepper)
  }
}
