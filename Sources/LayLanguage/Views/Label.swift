import LayEngine

extension Declaration {
  static let label = Declaration(
    .view, "label",
    parameters: [
      .controlLabel,
      .requiredKeyword("system-image", .string, "the symbol before it"),
    ],
    summary: "A symbol and a title in a row.",
    swiftUI: "Label(\"title\", systemImage: \"heart\")",
    examples: [
      Example("(label \"Hi\" :system-image \"heart\")", proposing: "ideal", gives: "44 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.label(systemImage: arguments.requiredString("system-image")))
  }
}
