import LayEngine

extension Declaration {
  static let fixedSize = Declaration(
    .modifier, "fixed-size",
    parameters: [
      .keyword("horizontal", .truth, "whether the width is the ideal one"),
      .keyword("vertical", .truth, "whether the height is the ideal one"),
    ],
    summary: "Give a view its ideal size, on both axes unless told otherwise.",
    examples: """
      (fixed-size (text "Hello World")) | 40 x nil | 88 x 20
      (fixed-size :vertical true (text "Hello World")) | 40 x 20 | 40 x 40
      """
  ) { arguments throws(Diagnostic) in
    var axes: AxisSet = []
    if arguments.truth("horizontal") ?? !arguments.isGiven("vertical") { axes.insert(.horizontal) }
    if arguments.truth("vertical") ?? !arguments.isGiven("horizontal") { axes.insert(.vertical) }
    return arguments.make(FixedSize(axes), [arguments.view()])
  }
}
