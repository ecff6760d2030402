import LayEngine

extension Declaration {
  static let safeAreaPadding = Declaration(
    .modifier, "safe-area-padding",
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges that are inset", default: "all"),
      .optionalPositional("length", .length, "by how much", default: "16", unit: "points"),
    ],
    summary: "Keep a fixed length free at edges, as insets of nothing but room.",
    swiftUI: ".safeAreaPadding(.horizontal, 8)",
    examples: [
      Example("(safe-area-padding 8 (text \"Hi\"))", proposing: "ideal", gives: "32 x 36")
    ]
  ) { arguments throws(Diagnostic) in
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    let insets = Insets(edges, max(arguments.number("length") ?? defaultPadding, 0))
    return arguments.make(.safeAreaPadding(insets), [arguments.view()])
  }
}
