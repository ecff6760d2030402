import LayEngine

extension Declaration {
  static let gridCellColumns = Declaration(
    .modifier, "grid-cell-columns",
    parameters: [.positional("count", .count, "how many columns, 1 to 1000")],
    summary: "Let a cell of a grid take several columns.",
    swiftUI: ".gridCellColumns(2)",
    examples: [
      // Columns of 8 and 8 with 8 between are 24; "wide one" is 64, so both grow by 20.
      Example(
        "(grid (grid-row (text \"a\") (text \"b\")) "
          + "(grid-row (grid-cell-columns 2 (text \"wide one\"))))",
        proposing: "ideal", gives: "64 x 40")
    ]
  ) { arguments throws(Diagnostic) in
    let count = arguments.required("count", arguments.count("count"))
    guard (1...1000).contains(count) else {
      throw arguments.complaint(.columnCount(count), about: "count")
    }
    return arguments.make(.gridCell(.columns(count)), [arguments.view()])
  }
}

extension Complaint {
  fileprivate static func columnCount(_ count: Int) -> Complaint {
    Complaint(
      count == 0 ? "a cell takes 1 column at least" : "a cell takes 1000 columns at most",
      hint: count == 0 ? "write `(grid-cell-columns 1 view)`" : nil)
  }
}
