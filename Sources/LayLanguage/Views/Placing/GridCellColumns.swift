import LayEngine

extension Declaration {
  static let gridCellColumns = Declaration(
    .modifier, "grid-cell-columns",
    parameters: [.positional("count", .countFromOne, "how many columns, at most 1000")],
    summary: "Let a cell of a grid span several columns.",
    // Columns of 8 and 8 with 8 between are 24; "wide one" is 64, so both grow by 20.
    examples: """
      (grid (grid-row (text "a") (text "b")) (grid-row (grid-cell-columns 2 (text "wide one")))) \
      | ideal | 64 x 40
      """
  ) { arguments throws(Diagnostic) in
    let count = arguments.required("count", arguments.count("count"))
    guard count <= 1000 else { throw arguments.complaint(.tooManyColumns, about: "count") }
    return arguments.make(GridCellAttribute.columns(count), [arguments.view()])
  }
}

extension Complaint {
  fileprivate static let tooManyColumns = Complaint("a cell takes 1000 columns at most")
}
