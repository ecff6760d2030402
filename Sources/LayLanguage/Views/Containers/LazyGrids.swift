import LayEngine

extension Declaration {
  static let lazyHorizontalGrid = Declaration(
    .container, "lazy-hgrid",
    parameters: [
      .requiredKeyword("rows", .tracks, "the rows, each with its size"),
      .alignment(
        AlignmentName.vertical, "how the rows align in a height that they do not fill"),
      .keyword(
        "spacing", .length, "between columns; the cells' preferred spacing if not given",
        unit: "points"),
      .pinnedViews,
    ],
    summary: "Cells in rows of given heights, filled column by column.",
    swiftUI: .view(
      "LazyHGrid",
      ["rows", "alignment", "spacing", "pinnedViews", .closure("children", label: "content")]),
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
      .keyword(
        "spacing", .length, "between rows; the cells' preferred spacing if not given",
        unit: "points"),
      .pinnedViews,
    ],
    summary: "Cells in columns of given widths, filled row by row.",
    swiftUI: .view(
      "LazyVGrid",
      ["columns", "alignment", "spacing", "pinnedViews", .closure("children", label: "content")]),
    // The second column gets 200 - 50 - 8 = 142.
    examples: """
      (lazy-vgrid :columns ((fixed 50) (flexible)) (text "a") (text "b") (text "c")) \
      | 200 x nil | 200 x 40
      """
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyGridStyle("columns", along: .horizontal)
    return arguments.make(LazyVerticalGrid(style), try arguments.childViews())
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
