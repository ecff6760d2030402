import LayEngine

extension Declaration {
  static let textField = Declaration(
    .view, "text-field",
    parameters: [
      .positional("placeholder", .string, "what stands there as long as it is empty")
    ],
    summary: "One line of text to edit, as wide as it is given.",
    swiftUI: "TextField(\"placeholder\", text: $text)",
    examples: [
      Example("(text-field \"Name\")", proposing: "200 x 100", gives: "200 x 20"),
      Example("(text-field \"Name\")", proposing: "ideal", gives: "32 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    let placeholder = arguments.requiredString("placeholder")
    return .view(.control(.textField(placeholder: placeholder), span: arguments.span))
  }
}
