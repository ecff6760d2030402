import LayEngine

extension Declaration {
  static let progressView = Declaration(
    .view, "progress-view",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .view]), "what goes on, or a view"),
      .optionalPositional("value", .number, "how much of it is done, from 0 to 1"),
    ],
    summary: "A bar as wide as it is given, or a spinner if there is no value.",
    swiftUI: "ProgressView(\"title\", value: 0.5), ProgressView()",
    examples: [
      Example("(progress-view 0.5)", proposing: "200 x 100", gives: "200 x 4"),
      Example("(progress-view)", proposing: "200 x 100", gives: "20 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.progressView(value: arguments.number("value")))
  }
}
