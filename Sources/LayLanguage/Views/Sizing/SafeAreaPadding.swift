import LayEngine

extension Declaration {
  static let safeAreaPadding = Declaration(
    .modifier, "safe-area-padding",
    parameters: [
      .optionalPositional("insets", .insets, "the insets of all edges at once", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges that are inset", default: "all"),
      .optionalPositional("length", .length, "the inset", default: "16", unit: "points"),
    ] + Parameter.edgeLengths("the inset"),
    summary: "Inset the safe area of a view by a fixed length at edges.",
    swiftUI: .method("safeAreaPadding", ["_ length"], ["_ edges", "_ length"], ["_ insets"]),
    examples: """
      (safe-area-padding 8 (text "Hi")) | ideal | 32 x 36
      (safe-area-padding :top 8 (text "Hi")) | ideal | 16 x 28
      """
  ) { arguments throws(Diagnostic) in
    let given = arguments.insets(length: defaultPadding)
    let insets = Insets(
      top: max(given.top, 0), leading: max(given.leading, 0), bottom: max(given.bottom, 0),
      trailing: max(given.trailing, 0))
    return arguments.make(SafeAreaPadding(insets), [arguments.view()])
  }
}
