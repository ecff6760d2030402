import LayEngine

extension Declaration {
  static let aspectRatio = Declaration(
    .modifier, "aspect-ratio",
    parameters: [
      .optionalPositional("ratio", .number, "width to height; the view's own if not given"),
      .keyword(
        "content-mode", .enumeration(["fit", "fill"]), "whether to stay inside or to cover",
        default: "fit"),
    ],
    summary: "Propose a size of a given shape to a view.",
    swiftUI: ".aspectRatio(ratio, contentMode: .fit)",
    examples: [
      Example("(aspect-ratio 2 (rectangle))", proposing: "100 x 100", gives: "100 x 50")
    ]
  ) { arguments throws(Diagnostic) in
    let mode: ContentMode = arguments.enumeration("content-mode") == "fill" ? .fill : .fit
    return arguments.make(.aspectRatio(arguments.number("ratio"), mode), [arguments.view()])
  }
}
