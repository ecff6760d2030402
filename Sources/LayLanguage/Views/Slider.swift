import LayEngine

extension Declaration {
  static let slider = Declaration(
    .view, "slider",
    summary: "A slider as wide as it is given, in one height.",
    swiftUI: "Slider(value: $value)",
    examples: [
      Example("(slider)", proposing: "200 x 100", gives: "200 x 31"),
      Example("(slider)", proposing: "ideal", gives: "100 x 31"),
    ]
  ) { arguments throws(Diagnostic) in
    .view(.control(.slider, span: arguments.span))
  }
}
