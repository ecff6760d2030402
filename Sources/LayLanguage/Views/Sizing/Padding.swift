import LayEngine

extension Declaration {
  static let padding = Declaration(
    .modifier, "padding",
    parameters: [
      .optionalPositional(
        "insets", .insets, "the margins of all edges at once", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .optionalPositional("length", .length, "the margin", default: "16", unit: "points"),
    ] + Parameter.edgeLengths("the margin"),
    summary: "Keep a margin around a view.",
    swiftUI: .method("padding", ["_ length"], ["_ edges", "_ length"], ["_ insets"]),
    examples: """
      (padding 8 (text "Hi")) | ideal | 32 x 36
      (padding horizontal 4 (text "Hi")) | ideal | 24 x 20
      (padding :top 1 :leading 2 (text "Hi")) | ideal | 18 x 21
      (padding :horizontal 8 (text "Hi")) | ideal | 32 x 20
      """
  ) { arguments throws(Diagnostic) in
    let insets = arguments.insets(length: defaultPadding)
    return arguments.make(Padding(insets), [arguments.view()])
  }

  /// The padding without a length argument, in points.
  static let defaultPadding: Double = 16
}
