import LayEngine

extension Declaration {
  static let imageScale = Declaration(
    .modifier, "image-scale",
    parameters: [
      .positional(
        "scale", .enumeration(ImageScale.spellings),
        "the scale: 3/4, 1 or 5/4 of the line height")
    ],
    summary: "Set the size of the symbols in a view relative to text.",
    examples: #"(image-scale large (image :system-name "heart")) | ideal | 25 x 25"#
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("scale", arguments.enumeration("scale"))
    let change = EnvironmentChange.imageScale(ImageScale(spelling: name) ?? .medium)
    return arguments.make(change, [arguments.view()])
  }
}
