import LayEngine

extension Declaration {
  static let gridCellUnsizedAxes = Declaration(
    .modifier, "grid-cell-unsized-axes",
    parameters: [
      .positional(
        "axes", .axes(AxisSet.names),
        "the axes on which it gets only what the other cells need")
    ],
    summary: "Keep a cell of a grid, such as a divider, from making the grid larger on some axes.",
    // The divider is as wide as the text below it, 24, not 100. It is 1 high and 6 above the
    // text.
    examples: """
      (grid (grid-cell-unsized-axes horizontal (divider)) (text "bcd")) | 100 x 100 | 24 x 27
      """
  ) { arguments throws(Diagnostic) in
    let axes = arguments.required("axes", arguments.axes("axes"))
    return arguments.make(GridCellAttribute.unsizedAxes(axes), [arguments.view()])
  }
}
