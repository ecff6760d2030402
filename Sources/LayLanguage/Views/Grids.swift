import LayEngine

extension Declaration {
  static let allGrids: [Declaration] = [
    .grid, .gridCellAnchor, .gridCellColumns, .gridCellUnsizedAxes, .gridColumnAlignment, .gridRow,
    .lazyHorizontalGrid, .lazyVerticalGrid,
  ]

  static let grid = Declaration(
    .container, "grid",
    parameters: [
      .alignment("how cells align in their columns and rows"),
      .keyword(
        "horizontal-spacing", .length, "between columns; the cells' preferred spacing if not given"),
      .keyword(
        "vertical-spacing", .length, "between rows; the cells' preferred spacing if not given"),
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

  static let lazyHorizontalGrid = Declaration(
    .container, "lazy-hgrid",
    parameters: [
      .requiredKeyword("rows", .tracks, "the rows, each with its size"),
      .alignment(AlignmentName.vertical, "how the rows align in a height that they do not fill"),
      .keyword("spacing", .length, "between columns; the cells' preferred spacing if not given"),
      .pinnedViews,
    ],
    summary: "Cells in rows of given heights, filled column by column.",
    swiftUI: .view(
      "LazyHGrid",
      ["rows", "alignment", "spacing", "pinnedViews", .content]),
    // Rows of 30 and 20: three texts are in two columns, 8 and 8 wide, 8 apart.
    examples: """
      (lazy-hgrid :rows ((fixed 30) (fixed 20)) (text "a") (text "b") (text "c")) | ideal | 24 x 58
      """
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyGridStyle("rows", along: .vertical)
    return arguments.make(LazyHorizontalGrid(style), try arguments.childViews())
  }

  static let lazyVerticalGrid = Declaration(
    .container, "lazy-vgrid",
    parameters: [
      .requiredKeyword("columns", .tracks, "the columns, each with its size"),
      .alignment(
        AlignmentName.horizontal, "how the columns align in a width that they do not fill"),
      .keyword("spacing", .length, "between rows; the cells' preferred spacing if not given"),
      .pinnedViews,
    ],
    summary: "Cells in columns of given widths, filled row by row.",
    swiftUI: .view(
      "LazyVGrid",
      ["columns", "alignment", "spacing", "pinnedViews", .content]),
    // The second column gets 200 - 50 - 8 = 142.
    examples: """
      (lazy-vgrid :columns ((fixed 50) (flexible)) (text "a") (text "b") (text "c")) \
      | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyGridStyle("columns", along: .horizontal)
    return arguments.make(LazyVerticalGrid(style), try arguments.childViews())
  }

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
    return arguments.modify(GridCellAttribute.gridCellAnchor(point))
  }

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
    return arguments.modify(GridCellAttribute.gridCellColumns(count))
  }

  static let gridCellUnsizedAxes = Declaration(
    .modifier, "grid-cell-unsized-axes",
    parameters: [
      .positional(
        "axes", .axes(AxisSet.names), "the axes on which it gets only what the other cells need")
    ],
    summary: "Keep a cell of a grid, such as a divider, from making the grid larger on some axes.",
    // The divider is as wide as the text below it, 24, not 100. It is 1 high and 6 above the
    // text.
    examples: """
      (grid (grid-cell-unsized-axes horizontal (divider)) (text "bcd")) | 100 x 100 | 24 x 27
      """
  ) { arguments throws(Diagnostic) in
    let axes = arguments.required("axes", arguments.axes("axes"))
    return arguments.modify(GridCellAttribute.gridCellUnsizedAxes(axes))
  }

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
    return arguments.modify(GridCellAttribute.gridColumnAlignment(guide ?? .horizontalCenter))
  }
}

extension Parameter {
  /// The headers and footers that stay in sight while their section scrolls.
  static let pinnedViews = Parameter.keyword(
    "pinned-views", .enumerationList(["section-headers", "section-footers"]),
    "what stays visible while scrolling; nothing scrolls here")
}

extension Arguments {
  fileprivate func lazyGridStyle(
    _ tracks: String, along axis: Axis
  ) throws(Diagnostic) -> LazyGridStyle {
    let center: AlignmentGuide = axis == .horizontal ? .horizontalCenter : .verticalCenter
    let guide = try guide("alignment", along: axis)
    return LazyGridStyle(
      tracks: self.tracks(tracks), alignment: guide ?? center, spacing: number("spacing"))
  }
}

extension Complaint {
  fileprivate static let noPoint = Complaint(
    "`grid-cell-anchor` needs a point",
    hint: "write `(grid-cell-anchor trailing view)` or `(grid-cell-anchor :x 1 :y 0.5 view)`")

  fileprivate static func twoPoints(_ name: String) -> Complaint {
    Complaint("the anchor is both `\(name)` and a point by numbers", hint: "leave one of them out")
  }

  fileprivate static let tooManyColumns = Complaint("a cell takes 1000 columns at most")
}
