import LayEngine

/// Shapes that are laid out as a rectangle, whatever their corners are.
extension Declaration {
  private static let style = Parameter.keyword(
    "style", .enumeration(["circular", "continuous"]), "how the corners are curved",
    default: "continuous")

  private static func radius(_ name: String) -> Parameter {
    .keyword(name, .length, "the radius of that corner", default: "0", unit: "points")
  }

  static let concentricRectangle = Declaration(
    .view, "concentric-rectangle",
    parameters: [
      .keyword("corners", .any, "the style of its corners"),
      .keyword("is-uniform", .truth, "whether all corners are like the largest"),
    ],
    summary: "A rectangle whose corners follow those of its container; it fills the proposed size.",
    examples: "(concentric-rectangle) | 40 x 30 | 40 x 30"
  ) { arguments throws(Diagnostic) in arguments.make(Shape.other(.concentricRectangle)) }

  static let containerRelativeShape = Declaration(
    .view, "container-relative-shape",
    summary: "The shape of its container, which `container-shape` sets; it fills the proposed "
      + "size, and is drawn as a rectangle.",
    examples: "(container-relative-shape) | 40 x 30 | 40 x 30"
  ) { arguments throws(Diagnostic) in arguments.make(Shape.other(.containerRelativeShape)) }

  static let meshGradient = Declaration(
    .view, "mesh-gradient",
    parameters: [
      .keyword("width", .any, "how many points a row has"),
      .keyword("height", .any, "how many rows there are"),
      .keyword("points", .any, "the positions of the points"),
      .keyword("colors", .any, "the colors of the points"),
      .keyword("background", .any, "the color around the mesh"),
      .keyword("smooths-colors", .truth, "whether colors blend smoothly"),
      .keyword("color-space", .any, "the color space in which colors mix"),
    ],
    summary: "Colors that blend between the points of a mesh, filling the proposed size.",
    examples: "(mesh-gradient) | 40 x nil | 40 x 10"
  ) { arguments throws(Diagnostic) in arguments.make(Shape.other(.meshGradient)) }

  static let unevenRoundedRectangle = Declaration(
    .view, "uneven-rounded-rectangle",
    parameters: [
      radius("top-leading-radius"), radius("bottom-leading-radius"),
      radius("bottom-trailing-radius"), radius("top-trailing-radius"),
      .keyword("corner-radii", .any, "all four radii as one value"), style,
    ],
    summary: "A rectangle with a radius of its own for each corner; it fills the proposed size.",
    examples: "(uneven-rounded-rectangle :top-leading-radius 8) | 40 x 30 | 40 x 30"
  ) { arguments throws(Diagnostic) in arguments.make(Shape.other(.unevenRoundedRectangle)) }
}
