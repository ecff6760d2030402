import LayEngine

extension Declaration {
  static let gridCellAnchor = Declaration(
    .modifier, "grid-cell-anchor",
    parameters: [
      .optionalPositional(
        "point", .unitPoint(AlignmentName.points), "the point, by name or as fractions"),
      .keyword("x", .number, "0 at the leading edge, 1 at the trailing edge", default: "0.5"),
      .keyword("y", .number, "0 at the top, 1 at the bottom", default: "0.5"),
    ],
    summary: "Align a cell of a grid to a point of its slot, whatever its row and column specify.",
    examples: """
      (grid (grid-cell-anchor trailing (text "a")) (text "bcd")) | ideal | 24 x 40
      (grid (grid-cell-anchor :x 0.25 :y 1 (text "a")) (text "bcd")) | ideal | 24 x 40
      """
  ) { arguments throws(Diagnostic) in
    let (x, y) = (arguments.number("x"), arguments.number("y"))
    let given = arguments.unitPoint("point")
    guard given != nil || x != nil || y != nil else { throw arguments.complaint(.noPoint) }
    if given != nil, x != nil || y != nil {
      let shown = ValueDescription.shown(arguments.requiredValue("point"))
      throw arguments.complaint(.twoPoints(shown))
    }
    let point = given ?? UnitPoint(x: x ?? 0.5, y: y ?? 0.5)
    return arguments.make(GridCellAttribute.anchor(point), [arguments.view()])
  }
}

extension Complaint {
  fileprivate static let noPoint = Complaint(
    "`grid-cell-anchor` needs a point",
    hint: "write `(grid-cell-anchor trailing view)` or `(grid-cell-anchor :x 1 :y 0.5 view)`")

  fileprivate static func twoPoints(_ name: String) -> Complaint {
    Complaint("the anchor is both `\(name)` and a point by numbers", hint: "leave one of them out")
  }
}
