import LayEngine

extension Declaration {
  static let gridRow = Declaration(
    .container, "grid-row",
    parameters: [
      .keyword(
        "alignment", .enumeration(AlignmentName.vertical), "the guide on which the cells align",
        default: "that of the grid")
    ],
    summary: "The cells of one row of a grid; outside a grid, just these views.",
    // Columns of 8 and 8, 8 apart, are 24; "de" spans both. A row of two lines above a row of
    // one.
    examples: #"""
      (grid (grid-row :alignment top (text "a") (text "b\nc")) (text "de")) | ideal | 24 x 60
      """#
  ) { arguments throws(Diagnostic) in
    let guide = arguments.enumeration("alignment").map {
      AlignmentName.guide($0) ?? .verticalCenter
    }
    return arguments.make(GridRow(alignment: guide), try arguments.childViews())
  }
}
