import LayEngine

extension Declaration {
  static let listRowInsets = Declaration(
    .modifier, "list-row-insets",
    parameters: [
      .optionalPositional("insets", .insets, "the insets of all edges at once", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with an inset", default: "all"),
      .optionalPositional("length", .length, "the inset", default: "0", unit: "points"),
    ] + Parameter.edgeLengths("the inset"),
    summary: "Set the insets of the list row that a view is; a row is at least 44 high.",
    swiftUI: .method("listRowInsets", ["_ insets"], ["_ edges", "_ length"]),
    examples: """
      (list-view (list-row-insets :leading 8 (text "One"))) | 200 x 300 | 200 x 300
      (list-row-insets 0 (text "Hi")) | ideal | 16 x 20
      """
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.listRowInsets(arguments.insets(length: 0)), [arguments.view()])
  }
}
