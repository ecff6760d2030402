import LayEngine

extension Declaration {
  static let minimumScaleFactor = Declaration(
    .modifier, "minimum-scale-factor",
    parameters: [
      .positional("factor", .number, "the smallest fraction of the font size; 1 for no shrinking")
    ],
    summary: "Let the texts in a view shrink before they are truncated.",
    examples: """
      (line-limit 1 (minimum-scale-factor 0.5 (text "Hello World"))) | 66 x nil | 66 x 15
      (line-limit 1 (minimum-scale-factor 0.75 (text "Hello World"))) | 60 x nil | 60 x 15
      """
  ) { arguments throws(Diagnostic) in
    let factor = arguments.requiredNumber("factor")
    return arguments.make(EnvironmentChange.minimumScaleFactor(factor), [arguments.view()])
  }
}
