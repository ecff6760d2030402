import LayEngine

extension Declaration {
  static let allShapes: [Declaration] = [
    .angularGradient, .capsule, .circle, .color, .concentricRectangle, .containerRelativeShape,
    .divider, .ellipse, .ellipticalGradient, .emptyView, .linearGradient, .meshGradient, .path,
    .radialGradient, .rectangle, .roundedRectangle, .spacer, .unevenRoundedRectangle,
  ]

  static let rectangle = Declaration(
    .view, "rectangle", aliases: ["rect"],
    parameters: [
      .keyword("corner-radius", .length, "the radius of the corners", default: "0"),
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

  static let roundedRectangle = Declaration(
    .view, "rounded-rectangle",
    parameters: [
      .positional("corner-radius", .length, "the radius of the corners", isKeyword: true),
      .keyword(
        "style", .enumeration(["circular", "continuous"]), "how the corners are curved",
        default: "continuous"),
    ],
    summary: "A rectangle with rounded corners that fills the proposed size.",
    swiftUI: .view("RoundedRectangle", ["cornerRadius", "style"]).orRead(
      [.passedOver("cornerSize", "size").required, "style"]),
    examples: "(rounded-rectangle 8) | 40 x 30 | 40 x 30"
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.roundedRectangle(cornerRadius: arguments.requiredNumber("corner-radius")))
  }

  static let capsule = Declaration(
    .view, "capsule",
    summary: "A capsule that fills the proposed size.",
    swiftUI: .view("Capsule").orRead([.passedOver("style", ".continuous")]),
    examples: "(capsule) | 100 x nil | 100 x 10"
  ) { arguments in arguments.make(Shape.capsule) }

  static let circle = Declaration(
    .view, "circle",
    summary: "The largest circle that fits the proposed size.",
    examples: "(circle) | 100 x 50 | 50 x 50"
  ) { arguments in arguments.make(Circle()) }

  static let ellipse = Declaration(
    .view, "ellipse",
    summary: "An ellipse that fills the proposed size.",
    examples: "(ellipse) | 100 x nil | 100 x 10"
  ) { arguments in arguments.make(Shape.ellipse) }
}

/// Shapes that are laid out as a rectangle, whatever their corners are.
extension Declaration {
  private static let style = Parameter.keyword(
    "style", .enumeration(["circular", "continuous"]), "how the corners are curved",
    default: "continuous")

  private static func radius(_ name: String) -> Parameter {
    .keyword(name, .length, "the radius of that corner", default: "0")
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

/// Gradients; they take the proposed size, as a color does.
extension Declaration {
  private static let colors = Parameter.positional(
    "colors", .colors, "the colors, from one end to the other", isKeyword: true)
  private static let center = Parameter.keyword(
    "center", .unitPoint(AlignmentName.points), "its center", default: "center")

  private static func gradient(
    _ kind: Gradient.Kind, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter],
    summary: String, swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling
  ) -> Declaration {
    Declaration(
      .view, kind.name, parameters: [colors] + parameters(), summary: summary, swiftUI: swiftUI(),
      examples: "(\(kind.name) (red blue)) | 40 x nil | 40 x 10"
    ) { arguments in arguments.make(Shape.gradient(Gradient(kind, arguments.colors("colors")))) }
  }

  static let angularGradient = gradient(
    .angular, [center], summary: "Colors around a point, filling the proposed size.",
    swiftUI: .view("AngularGradient", ["colors", "center"], ["gradient colors", "center"]))

  static let ellipticalGradient = gradient(
    .elliptical, [center],
    summary: "Colors from the center to the edges, filling the proposed size.",
    swiftUI: .view("EllipticalGradient", ["colors", "center"], ["gradient colors", "center"]))

  static let linearGradient = gradient(
    .linear,
    [
      .keyword("start-point", .unitPoint(AlignmentName.points), "where it begins", default: "top"),
      .keyword("end-point", .unitPoint(AlignmentName.points), "where it ends", default: "bottom"),
    ],
    summary: "Colors along a line, filling the proposed size.",
    swiftUI: .view(
      "LinearGradient", ["colors", "startPoint!", "endPoint!"],
      ["gradient colors", "startPoint!", "endPoint!"]))

  static let radialGradient = gradient(
    .radial,
    [
      center, .keyword("start-radius", .number, "where it begins", default: "0"),
      .keyword("end-radius", .number, "where it ends"),
    ],
    summary: "Colors from a point outward, filling the proposed size.",
    swiftUI: .view(
      "RadialGradient", ["colors", "center", "startRadius", "endRadius"],
      ["gradient colors", "center", "startRadius", "endRadius"]))

  static let path = Declaration(
    .view, "path",
    parameters: [.optionalPositional("draw", .action, "draws the lines; it is not called")],
    summary: "Lines that the program draws. The view takes the proposed size, however far "
      + "the lines reach.",
    examples: "(path) | 40 x nil | 40 x 10"
  ) { arguments in arguments.make(Shape.path) }

  static let color = Declaration(
    .view, "color",
    parameters: [
      .optionalPositional(
        "color", .color, "a name, a string like \"#ff8800\", or the name of an asset",
        isKeyword: false), part("red"), part("green"), part("blue"), part("white"), part("hue"),
      part("saturation"), part("brightness"),
      .keyword("opacity", .number, "from 0 to 1", default: "1"),
    ],
    summary: "A color that fills the proposed size.",
    swiftUI: .value(of: "Color", "color").or(
      .view(
        "Color", ["_ color"], ["red", "green", "blue", "opacity"], ["white", "opacity"],
        ["hue", "saturation", "brightness", "opacity"])),
    examples: """
      (color red) | 40 x 30 | 40 x 30
      (color :red 1 :green 0.5 :blue 0) | 40 x 30 | 40 x 30
      """
  ) { arguments throws(Diagnostic) in
    if let color = arguments.color("color") { return arguments.make(Color(color.text)) }
    let parts = ["red", "green", "blue", "white", "hue", "saturation", "brightness"]
    guard parts.contains(where: { arguments.isGiven($0) }) else {
      throw arguments.complaint(.needsColor)
    }
    return arguments.make(Color(arguments.mixedColor))
  }

  private static func part(_ name: String) -> Parameter {
    .keyword(name, .number, "from 0 to 1, in place of a name")
  }

  static let divider = Declaration(
    .view, "divider",
    summary: "A line across the axis of the nearest stack.",
    examples: "(divider) | 100 x nil | 100 x 1"
  ) { arguments in arguments.make(Divider()) }

  static let spacer = Declaration(
    .view, "spacer",
    parameters: [.keyword("min-length", .length, "the minimum length", default: "8")],
    summary: "Flexible space along the axis of the nearest stack.",
    examples: #"(hstack :spacing 0 (text "a") (spacer) (text "b")) | 100 x nil | 100 x 20"#
  ) { arguments in arguments.make(Spacer(minimumLength: arguments.number("min-length"))) }

  static let emptyView = Declaration(
    .view, "empty-view", aliases: ["empty"],
    summary: "Nothing: it adds no child to its container, and no spacing.",
    examples: #"(hstack (text "a") (empty-view) (text "b")) | ideal | 24 x 20"#
  ) { arguments in arguments.make(EmptyView()) }
}

extension Arguments {
  /// The color of the given components, as `#rrggbb`.
  fileprivate var mixedColor: String {
    func part(_ name: String) -> Double { min(max(number(name) ?? 0, 0), 1) }
    var parts = [part("red"), part("green"), part("blue")]
    if isGiven("white") { parts = Array(repeating: part("white"), count: 3) }
    if isGiven("hue") || isGiven("brightness") {
      // For red, green and blue: the distance from its own sector of the color wheel, in sixths.
      let sixths = part("hue") * 6
      parts = [0.0, 4, 2].map { shift in
        let place = (sixths + shift).truncatingRemainder(dividingBy: 6)
        let distance = min(max(abs(place - 3) - 1, 0), 1)
        return part("brightness") * (1 - part("saturation") * (1 - distance))
      }
    }
    return "#"
      + parts.map { part in
        let digits = String(part.isNaN ? 0 : Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Complaint {
  fileprivate static let needsColor = Complaint(
    "`color` needs the name of a color, or its parts",
    hint: "write `(color red)` or `(color :red 1 :green 0.5 :blue 0)`")
}
