import LayEngine

extension Declaration {
  static let imageScale = Declaration(
    .modifier, "image-scale",
    parameters: [
      .positional(
        "scale", .enumeration(ImageScale.spellings),
        "3/4, 1 or 5/4 of the height of a line")
    ],
    summary: "Set how large the symbols in a view are beside text.",
    examples: [
      Example(
        "(image-scale large (image :system-name \"heart\"))", proposing: "ideal",
        gives: "25 x 25")
    ]
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("scale", arguments.enumeration("scale"))
    let change = EnvironmentChange.imageScale(ImageScale(spelling: name) ?? .medium)
    return arguments.make(change, [arguments.view()])
  }
}
