import LayEngine

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
    ) { arguments throws(Diagnostic) in
      arguments.make(Shape.gradient(Gradient(kind, arguments.colors("colors"))))
    }
  }

  static let angularGradient = gradient(
    .angular, [center],
    summary: "Colors around a point, filling the proposed size.",
    swiftUI: .view("AngularGradient", ["colors", "center"], ["gradient colors", "center"]))

  static let ellipticalGradient = gradient(
    .elliptical, [center],
    summary: "Colors from the center to the edges, filling the proposed size.",
    swiftUI: .view("EllipticalGradient", ["colors", "center"], ["gradient colors", "center"]))

  static let linearGradient = gradient(
    .linear,
    [
      .keyword(
        "start-point", .unitPoint(AlignmentName.points), "where it begins", default: "top"),
      .keyword("end-point", .unitPoint(AlignmentName.points), "where it ends", default: "bottom"),
    ],
    summary: "Colors along a line, filling the proposed size.",
    swiftUI: .view(
      "LinearGradient", ["colors", "startPoint", "endPoint"],
      ["gradient colors", "startPoint", "endPoint"]))

  static let radialGradient = gradient(
    .radial,
    [
      center,
      .keyword("start-radius", .number, "where it begins", default: "0", unit: "points"),
      .keyword("end-radius", .number, "where it ends", unit: "points"),
    ],
    summary: "Colors from a point outward, filling the proposed size.",
    swiftUI: .view(
      "RadialGradient", ["colors", "center", "startRadius", "endRadius"],
      ["gradient colors", "center", "startRadius", "endRadius"])
  )

  static let path = Declaration(
    .view, "path",
    parameters: [
      .optionalPositional("draw", .action, "draws the lines; it is not called")
    ],
    summary: "Lines that the program draws. The view takes the proposed size, however far "
      + "the lines reach.",
    examples: "(path) | 40 x nil | 40 x 10"
  ) { arguments throws(Diagnostic) in
    arguments.make(Shape.path)
  }
}
