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
    summary: "Set the spacing between sections of lists and forms; between two sections the "
      + "smaller one counts. In the styles `plain`, `inset`, `sidebar` and `bordered` they touch.",
    swiftUI: .method("listSectionSpacing", ["_ spacing"]),
    examples: #"(list-section-spacing compact (list-view (text "One"))) | 200 x 300 | 200 x 300"#
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
        "length", .lengthOrNil, "the margin; nil for the default", unit: "points",
        isKeyword: true),
    ],
    summary: "Set the leading and trailing margins of sections in lists and forms, by default 16 "
      + "in `automatic`, `sidebar` and inset styles and 0 in others; `list-section-spacing` sets "
      + "the distances above and below.",
    swiftUI: .method("listSectionMargins", ["_ edges", "_ length"], ["_ length"]),
    examples: """
      (list-section-margins horizontal 40 (list-view (text "One"))) | 200 x 300 | 200 x 300
      """
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
