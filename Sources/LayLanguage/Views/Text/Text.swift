import LayEngine

extension Declaration {
  static let text = Declaration(
    .view, "text",
    parameters: [
      .positional("string", .oneOf([.string, .number]), "what it says")
    ],
    summary: "Text, which wraps, and is truncated where it has no room.",
    swiftUI: .view("Text", ["_ string"], ["verbatim string"]),
    examples: [
      Example("(text \"Hello World\")", proposing: "60 x nil", gives: "40 x 40"),
      Example("(text \"Hello World\")", proposing: "60 x 20", gives: "48 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.make(Text(try arguments.shown(arguments.requiredValue("string"))))
  }
}
