import LayEngine

extension Declaration {
  static let lazyHorizontalStack = Declaration(
    .container, "lazy-hstack",
    parameters: [
      .keyword(
        "alignment", .enumeration(AlignmentName.edges), "where the children stand across",
        default: "center"),
      .keyword(
        "spacing", .length, "between neighbours; what they prefer if it is not given",
        unit: "points"),
    ],
    summary: "A row as high as proposed, in which each child has its ideal width.",
    swiftUI: "LazyHStack(alignment: .center, spacing: length) { }",
    examples: [
      // The width that is proposed does not count; the height does.
      Example(
        "(lazy-hstack (text \"Hello\") (text \"World\"))", proposing: "50 x 60",
        gives: "88 x 60")
    ]
  ) { arguments throws(Diagnostic) in
    let style = arguments.lazyStackStyle(center: .verticalCenter)
    return arguments.make(.lazyHorizontalStack(style), try arguments.children().map(\.view))
  }

  static let lazyVerticalStack = Declaration(
    .container, "lazy-vstack",
    parameters: [
      .keyword(
        "alignment", .enumeration(AlignmentName.horizontal), "where the children stand across",
        default: "center"),
      .keyword(
        "spacing", .length, "between neighbours; what they prefer if it is not given",
        unit: "points"),
    ],
    summary: "A column as wide as proposed, in which each child has its ideal height.",
    swiftUI: "LazyVStack(alignment: .center, spacing: length) { }",
    examples: [
      // The width that is proposed is filled; the height does not count.
      Example(
        "(lazy-vstack (text \"ab\") (text \"c\"))", proposing: "100 x 10", gives: "100 x 40")
    ]
  ) { arguments throws(Diagnostic) in
    let style = arguments.lazyStackStyle(center: .horizontalCenter)
    return arguments.make(.lazyVerticalStack(style), try arguments.children().map(\.view))
  }
}

extension Arguments {
  fileprivate func lazyStackStyle(center: AlignmentGuide) -> LazyStackStyle {
    let guide = enumeration("alignment").flatMap { AlignmentName.guides[$0] }
    return LazyStackStyle(alignment: guide ?? center, spacing: number("spacing"))
  }
}
