import LayEngine

extension Declaration {
  static let spacer = Declaration(
    .view, "spacer",
    parameters: [
      .keyword("min-length", .length, "the minimum length", default: "8", unit: "points")
    ],
    summary: "Flexible space along the axis of the nearest stack.",
    examples: #"(hstack :spacing 0 (text "a") (spacer) (text "b")) | 100 x nil | 100 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.make(Spacer(minimumLength: arguments.number("min-length")))
  }
}
