import LayEngine

extension Declaration {
  static let lazyHorizontalStack = Declaration(
    .container, "lazy-hstack",
    parameters: [
      .alignment(AlignmentName.vertical, "how the children align across the stack"),
      .keyword(
        "spacing", .length, "between children; their preferred spacing if not given",
        unit: "points"),
      .pinnedViews,
    ],
    summary: "A row as high as proposed, in which each child has its ideal width.",
    swiftUI: .view(
      "LazyHStack", ["alignment", "spacing", "pinnedViews", .closure("children", label: "content")]),
    // The proposed width is ignored; the proposed height is taken.
    examples: #"(lazy-hstack (text "Hello") (text "World")) | 50 x 60 | 88 x 60"#
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyStackStyle(across: .vertical)
    return arguments.make(LazyHorizontalStack(style), try arguments.childViews())
  }

  static let lazyVerticalStack = Declaration(
    .container, "lazy-vstack",
    parameters: [
      .alignment(AlignmentName.horizontal, "how the children align across the stack"),
      .keyword(
        "spacing", .length, "between children; their preferred spacing if not given",
        unit: "points"),
      .pinnedViews,
    ],
    summary: "A column as wide as proposed, in which each child has its ideal height.",
    swiftUI: .view(
      "LazyVStack", ["alignment", "spacing", "pinnedViews", .closure("children", label: "content")]),
    // The proposed width is taken; the proposed height is ignored.
    examples: #"(lazy-vstack (text "ab") (text "c")) | 100 x 10 | 100 x 40"#
  ) { arguments throws(Diagnostic) in
    let style = try arguments.lazyStackStyle(across: .horizontal)
    return arguments.make(LazyVerticalStack(style), try arguments.childViews())
  }
}

extension Arguments {
  fileprivate func lazyStackStyle(across axis: Axis) throws(Diagnostic) -> LazyStackStyle {
    let center: AlignmentGuide = axis == .horizontal ? .horizontalCenter : .verticalCenter
    let guide = try guide("alignment", along: axis)
    return LazyStackStyle(alignment: guide ?? center, spacing: number("spacing"))
  }
}
