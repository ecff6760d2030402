import LayEngine

extension Declaration {
  static let opacity = Declaration(
    .modifier, "opacity",
    parameters: [
      .positional("opacity", .number, "from 0, invisible, to 1, opaque")
    ],
    summary: "Draw a view transparently.",
    examples: #"(opacity 0.5 (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let opacity = arguments.requiredNumber("opacity")
    return arguments.make(Effect.opacity(opacity), [arguments.view()])
  }
}
