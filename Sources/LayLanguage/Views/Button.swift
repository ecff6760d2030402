import LayEngine

extension Declaration {
  static let button = Declaration(
    .view, "button",
    parameters: [.controlLabel],
    summary: "A button in the plain style: its label.",
    swiftUI: "Button(\"title\") { }",
    examples: [
      Example("(button \"OK\")", proposing: "ideal", gives: "16 x 20"),
      Example("(button (padding 8 (text \"OK\")))", proposing: "ideal", gives: "32 x 36"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.button)
  }
}
