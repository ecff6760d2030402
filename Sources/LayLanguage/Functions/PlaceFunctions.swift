import LayEngine

/// Functions of a `GeometryProxy` other than its size: frames, safe area and coordinate spaces.
enum PlaceFunctions {
  static let all: [Declaration] = [
    frameIn,
    boundsOf,
    part(
      "safe-area-insets",
      "The safe area insets of a reader: how far it can extend beyond each edge into what a "
        + "device, a bar or a keyboard keeps free.",
      swiftUI: .property("safeAreaInsets")),
    part(
      "size-classes",
      "The horizontal and the vertical size class, as a list; each is `compact` or `regular`. "
        + "Without a device both are `regular`.",
      swiftUI: .idiom(
        "@Environment(\\.horizontalSizeClass), @Environment(\\.verticalSizeClass)")),
    part(
      "horizontal-size-class", "The horizontal size class: `compact` or `regular`.",
      swiftUI: .idiom("@Environment(\\.horizontalSizeClass)")),
    part(
      "vertical-size-class", "The vertical size class: `compact` or `regular`.",
      swiftUI: .idiom("@Environment(\\.verticalSizeClass)")),
    part(
      "dynamic-type", "The Dynamic Type size of texts, such as `large`.",
      swiftUI: .idiom("@Environment(\\.dynamicTypeSize)")),
    scaledMetric,
    part(
      "screen",
      "The screen of the root view, as a rectangle; nil if it is on no screen.",
      swiftUI: .idiom("UIScreen.main.bounds")),
  ]

  private static func part(
    _ name: String, _ summary: String, swiftUI: SwiftUISpelling
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("geometry", .geometry, "the `GeometryProxy`")],
      summary: summary, swiftUI: swiftUI,
      examples: "(fn (g) (\(name) g)) | function"
    ) { arguments throws(Diagnostic) in
      let proxy = arguments.required(
        "geometry", arguments.object("geometry", as: GeometryProxy.self))
      return arguments.required(name, proxy.part(name))
    }
  }

  private static let frameIn = Declaration(
    .function, "frame-in",
    parameters: [
      .positional("geometry", .geometry, "the `GeometryProxy`"),
      .positional(
        "space", .oneOf([.enumeration(["local", "global", PlacedGeometry.scrollView]), .string]),
        "`local` for the reader's own coordinates; `global` for the screen, or the root view if "
          + "there is no screen; `scroll-view` for the enclosing scroll view, or global if "
          + "there is none; or the name of an enclosing `coordinate-space`"),
    ],
    summary: "The frame of a reader in a coordinate space.",
    swiftUI: .method("frame", ["in space"]),
    examples: "(fn (g) (mid-x (frame-in g global))) | function"
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required(
      "geometry", arguments.object("geometry", as: GeometryProxy.self))
    let space = arguments.enumeration("space") ?? arguments.string("space") ?? ""
    guard let frame = proxy.frame(in: space) else {
      let known = proxy.geometry.spaces.compactMap(\.name)
      throw arguments.complaint(.noSpace(space, known), about: "space")
    }
    return .object(frame)
  }

  private static let scaledMetric = Declaration(
    .function, "scaled-metric",
    parameters: [
      .positional("length", .number, "the length at the size `large`"),
      .positional(
        "environment", .object(EnvironmentBox.self, sample: "environment-reader"),
        "what an `environment-reader`, a modifier or a style is given"),
      .keyword(
        "relative-to", .enumeration(FontStyle.allCases.map(\.spelling)),
        "the text style whose leading it follows", default: "body"),
    ],
    summary:
      "A length that follows the Dynamic Type size, to a third of a point; on a Mac it stays "
      + "as it is.",
    swiftUI: .idiom("@ScaledMetric(relativeTo: .title) var length = 20"),
    examples: """
      (dynamic-type-size xxx-large (environment-reader (fn (e) (frame :width (scaled-metric 22 e) \
      (text ""))))) | ideal | 29 x 28
      """
  ) { arguments throws(Diagnostic) in
    let environment = arguments.required(
      "environment", arguments.object("environment", as: EnvironmentBox.self))
    let style = arguments.enumeration("relative-to").flatMap { FontStyle(spelling: $0) } ?? .body
    return .number(environment.scaled(arguments.requiredNumber("length"), by: style))
  }

  private static let boundsOf = Declaration(
    .function, "bounds-of",
    parameters: [
      .positional("geometry", .geometry, "the `GeometryProxy`"),
      .positional(
        "space", .oneOf([.enumeration([PlacedGeometry.scrollView]), .string]),
        "`scroll-view` for the enclosing scroll view, or the name of an enclosing "
          + "`coordinate-space`"),
    ],
    summary: "The bounds of a coordinate space in a reader's own coordinates; nil if there is "
      + "none.",
    swiftUI: .method("bounds", ["of space"]),
    examples: "(fn (g) (bounds-of g scroll-view)) | function"
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required(
      "geometry", arguments.object("geometry", as: GeometryProxy.self))
    let space = arguments.enumeration("space") ?? arguments.string("space") ?? ""
    return proxy.bounds(of: space).map { .object($0) } ?? .nothing
  }
}

extension Complaint {
  fileprivate static func noSpace(_ name: String, _ known: [String]) -> Complaint {
    let near = NearestName.nearest(to: name, among: known)
    return Complaint(
      "no view around it is the coordinate space \(ValueDescription.quoted(name))",
      hint: near.map { "did you mean \(ValueDescription.quoted($0))?" }
        ?? "write `(coordinate-space \(ValueDescription.quoted(name)) …)` around it")
  }
}
