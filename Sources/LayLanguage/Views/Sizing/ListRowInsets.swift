import LayEngine

extension Declaration {
  static let listRowInsets = Declaration(
    .modifier, "list-row-insets",
    parameters: [
      .optionalPositional("insets", .insets, "the lengths at all edges", isKeyword: false),
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a length", default: "all"),
      .optionalPositional("length", .length, "the length", default: "0", unit: "points"),
    ] + Parameter.edgeLengths("the length"),
    summary: "Say what a list keeps around the row that a view is; a row is 44 high at least.",
    swiftUI: .method("listRowInsets", ["_ insets"], ["_ edges", "_ length"]),
    examples: [
      Example(
        "(list-view (list-row-insets :leading 8 (text \"One\")))", proposing: "200 x 300",
        gives: "200 x 300"),
      Example("(list-row-insets 0 (text \"Hi\"))", proposing: "ideal", gives: "16 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.listRowInsets(arguments.insets(length: 0)), [arguments.view()])
  }
}
