import LayEngine

extension Declaration {
  static let roundedRectangle = Declaration(
    .view, "rounded-rectangle",
    parameters: [
      .positional(
        "corner-radius", .length, "the radius of the corners", unit: "points", isKeyword: true),
      .keyword(
        "style", .enumeration(["circular", "continuous"]), "how the corners are curved",
        default: "continuous"),
    ],
    summary: "A rectangle with rounded corners that fills the proposed size.",
    examples: "(rounded-rectangle 8) | 40 x 30 | 40 x 30"
  ) { arguments throws(Diagnostic) in
    arguments.make(
      Shape.roundedRectangle(cornerRadius: arguments.requiredNumber("corner-radius")))
  }
}
