import LayEngine

extension Declaration {
  static let lineSpacing = Declaration(
    .modifier, "line-spacing",
    parameters: [
      .positional("spacing", .number, "the distance; below 0 counts as 0", unit: "points")
    ],
    summary: "Add space between the lines of the texts in a view.",
    examples: #"""
      (line-spacing 4 (text "a\nb")) | ideal | 8 x 44
      (line-spacing 4 (text "a")) | ideal | 8 x 20
      """#
  ) { arguments throws(Diagnostic) in
    let spacing = arguments.requiredNumber("spacing")
    return arguments.make(EnvironmentChange.lineSpacing(spacing), [arguments.view()])
  }
}
