import LayEngine

/// Modifiers that set the distances of sections in lists.
extension Declaration {
  static let listSectionSpacing = Declaration(
    .modifier, "list-section-spacing",
    parameters: [
      .positional(
        "spacing", .oneOf([.enumeration(["compact", "default"]), .length]),
        "the distance in points, `compact` for 20, or `default` for 35", isKeyword: true)
    ],
    summary: "Say how far sections of lists and forms stand apart; of two neighbours the smaller "
      + "distance counts. In the styles `plain` and `inset` they touch.",
    swiftUI: .method("listSectionSpacing", ["_ spacing"]),
    examples: [
      Example(
        "(list-section-spacing compact (list-view (text \"One\")))", proposing: "200 x 300",
        gives: "200 x 300")
    ]
  ) { arguments throws(Diagnostic) in
    let spacing: SectionSpacing =
      switch arguments.enumeration("spacing") {
      case "compact": .compact
      case "default": .standard
      default: .points(max(arguments.number("spacing") ?? 0, 0))
      }
    return arguments.make(
      EnvironmentChange.controls(.sectionSpacing(spacing)), [arguments.view()])
  }

  static let listSectionMargins = Declaration(
    .modifier, "list-section-margins",
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .positional(
        "length", .lengthOrNil, "the margin; nil for the usual one", unit: "points",
        isKeyword: true),
    ],
    summary: "Say how far sections of lists and forms are from the leading and the trailing edge "
      + "of the list, 16 in inset styles and 0 in others; above and below, "
      + "`list-section-spacing` says it.",
    swiftUI: .method("listSectionMargins", ["_ edges", "_ length"], ["_ length"]),
    examples: [
      Example(
        "(list-section-margins horizontal 40 (list-view (text \"One\")))", proposing: "200 x 300",
        gives: "200 x 300")
    ]
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    let length = arguments.number("length").flatMap { $0.isFinite ? max($0, 0) : nil }
    let margins = SectionMargins(
      leading: edges.contains(.leading) ? length : nil,
      trailing: edges.contains(.trailing) ? length : nil)
    return arguments.make(
      EnvironmentChange.controls(.sectionMargins(margins)), [arguments.view()])
  }
}
