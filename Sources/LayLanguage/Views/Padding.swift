import LayEngine

extension Declaration {
  static let padding = Declaration(
    .modifier, "padding",
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .optionalPositional("length", .length, "the margin", default: "16", unit: "points"),
      .keyword("top", .length, "the margin at the top", unit: "points"),
      .keyword("leading", .length, "the margin at the leading edge", unit: "points"),
      .keyword("bottom", .length, "the margin at the bottom", unit: "points"),
      .keyword("trailing", .length, "the margin at the trailing edge", unit: "points"),
    ],
    summary: "Keep a margin around a view.",
    swiftUI: ".padding(), .padding(8), .padding(.horizontal, 8), .padding([.top, .leading], 8)",
    examples: [
      Example("(padding 8 (text \"Hi\"))", proposing: "ideal", gives: "32 x 36"),
      Example("(padding horizontal 4 (text \"Hi\"))", proposing: "ideal", gives: "24 x 20"),
      Example("(padding :top 1 :leading 2 (text \"Hi\"))", proposing: "ideal", gives: "18 x 21"),
    ]
  ) { arguments throws(Diagnostic) in
    let edgesGiven = ["top", "leading", "bottom", "trailing"].contains(where: arguments.isGiven)
    var insets = Insets()
    if arguments.isGiven("edges") || arguments.isGiven("length") || !edgesGiven {
      let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
      insets = Insets(edges, arguments.number("length") ?? defaultPadding)
    }
    insets.top = arguments.number("top") ?? insets.top
    insets.leading = arguments.number("leading") ?? insets.leading
    insets.bottom = arguments.number("bottom") ?? insets.bottom
    insets.trailing = arguments.number("trailing") ?? insets.trailing
    return arguments.make(.padding(insets), [arguments.view()])
  }

  /// The margin of the platform, in points.
  static let defaultPadding: Double = 16
}
