import LayEngine

extension Declaration {
  static let gridColumnAlignment = Declaration(
    .modifier, "grid-column-alignment",
    parameters: [
      .positional(
        "alignment", .enumeration(AlignmentName.horizontal), "where cells stand in the column")
    ],
    summary: "Say how the cells of this cell's column stand; the first that says so counts.",
    examples: [
      Example(
        "(grid (grid-row (grid-column-alignment leading (text \"a\"))) (grid-row (text \"bcd\")))",
        proposing: "ideal", gives: "24 x 40")
    ]
  ) { arguments throws(Diagnostic) in
    let guide = arguments.enumeration("alignment").flatMap { AlignmentName.guide($0) }
    let attribute = GridCellAttribute.columnAlignment(guide ?? .horizontalCenter)
    return arguments.make(attribute, [arguments.view()])
  }
}
