import LayEngine

extension Declaration {
  static let grid = Declaration(
    .container, "grid",
    parameters: [
      .alignment("how cells align in their columns and rows"),
      .keyword(
        "horizontal-spacing", .length,
        "between columns; the cells' preferred spacing if not given", unit: "points"),
      .keyword(
        "vertical-spacing", .length, "between rows; the cells' preferred spacing if not given",
        unit: "points"),
    ],
    summary: "Rows of cells in columns as wide as their widest cell; an approximation of SwiftUI "
      + "where cells span several columns or have priorities.",
    // Columns of 16 and 24, 8 apart; two rows of texts, 20 high, with nothing between.
    examples: """
      (grid (grid-row (text "a") (text "bcd")) (grid-row (text "ef") (text "g"))) | ideal | 48 x 40
      """
  ) { arguments throws(Diagnostic) in
    let style = GridStyle(
      alignment: arguments.alignment(), horizontalSpacing: arguments.number("horizontal-spacing"),
      verticalSpacing: arguments.number("vertical-spacing"))
    return arguments.make(Grid(style), try arguments.childViews())
  }
}
