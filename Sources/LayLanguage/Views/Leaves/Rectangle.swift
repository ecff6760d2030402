import LayEngine

extension Declaration {
  static let rectangle = Declaration(
    .view, "rectangle", aliases: ["rect"],
    parameters: [
      .keyword("corner-radius", .length, "the radius of the corners", default: "0", unit: "points"),
      .keyword("corner-radii", .any, "the radii of the corners as one value"),
      .keyword(
        "style", .enumeration(["circular", "continuous"]), "how the corners are curved",
        default: "continuous"),
    ],
    summary: "A rectangle that fills the proposed size; with a `:corner-radius`, a rounded one.",
    swiftUI: .view("Rectangle", []).or(
      .member(of: "Shape", "rect", ["cornerRadius", "style"], [])),
    examples: """
      (rectangle) | 100 x nil | 100 x 10
      (rect :corner-radius 8) | 100 x 50 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    guard let radius = arguments.number("corner-radius") else {
      return arguments.make(Shape.rectangle)
    }
    return arguments.make(Shape.roundedRectangle(cornerRadius: radius))
  }
}
