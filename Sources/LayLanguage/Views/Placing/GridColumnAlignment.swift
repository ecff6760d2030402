import LayEngine

extension Declaration {
  static let gridColumnAlignment = Declaration(
    .modifier, "grid-column-alignment",
    parameters: [
      .positional(
        "alignment", .enumeration(AlignmentName.horizontal), "how cells align in the column")
    ],
    summary: "Set the alignment of a cell's column in a grid; the first cell that sets it counts.",
    examples: """
      (grid (grid-row (grid-column-alignment leading (text "a"))) (grid-row (text "bcd"))) \
      | ideal | 24 x 40
      """
  ) { arguments throws(Diagnostic) in
    let guide = arguments.enumeration("alignment").flatMap { AlignmentName.guide($0) }
    let attribute = GridCellAttribute.columnAlignment(guide ?? .horizontalCenter)
    return arguments.make(attribute, [arguments.view()])
  }
}
