import LayEngine

/// Functions of a `GeometryProxy` other than its size: frames, safe area and coordinate spaces.
enum PlaceFunctions {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare("frame-in", frameIn)
    declare("bounds-of", boundsOf)
    declare.part(
      "safe-area-insets",
      "How far a reader may reach beyond each of its edges into what a device, a bar or a keyboard "
        + "keeps free there.",
      swiftUI: .property("safeAreaInsets"))
    declare.part(
      "size-classes",
      "How much room there is across and down, as a list of `compact` or `regular` for each. "
        + "Without a device both are `regular`.",
      swiftUI: .idiom(
        "@Environment(\\.horizontalSizeClass), @Environment(\\.verticalSizeClass)"))
    declare.part(
      "horizontal-size-class", "How much room there is across: `compact` or `regular`.",
      swiftUI: .idiom("@Environment(\\.horizontalSizeClass)"))
    declare.part(
      "vertical-size-class", "How much room there is down: `compact` or `regular`.",
      swiftUI: .idiom("@Environment(\\.verticalSizeClass)"))
    declare.part(
      "dynamic-type", "How large people want texts, such as `large`.",
      swiftUI: .idiom("@Environment(\\.dynamicTypeSize)"))
    declare.part(
      "screen",
      "The screen that the root view is on, as a rectangle; nil where it is on none.",
      swiftUI: .idiom("UIScreen.main.bounds"))
  }

  fileprivate static func part(
    _ name: String, _ summary: String, swiftUI: SwiftUISpelling
  ) -> Declaration {
    Declaration(
      .function, name, parameters: [.positional("geometry", .geometry, "a reader's geometry")],
      summary: summary, swiftUI: swiftUI,
      examples: [Example("(fn (g) (\(name) g))", gives: "function")]
    ) { arguments throws(Diagnostic) in
      let proxy = arguments.required(
        "geometry", arguments.object("geometry", as: GeometryProxy.self))
      return arguments.required(name, proxy.part(name))
    }
  }

  private static let frameIn = Declaration(
    .function, "frame-in",
    parameters: [
      .positional("geometry", .geometry, "a reader's geometry"),
      .positional(
        "space", .oneOf([.enumeration(["local", "global", PlacedGeometry.scrollView]), .string]),
        "`local` for its own coordinates, `global` for those of the screen, or of the root where "
          + "there is no screen, `scroll-view` for those of the scroll view around it, or else the "
          + "global ones, or what a `coordinate-space` around it is called"),
    ],
    summary: "Where a reader stands in a coordinate space.",
    swiftUI: .method("frame", ["in space"]),
    examples: [Example("(fn (g) (mid-x (frame-in g global)))", gives: "function")]
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

  private static let boundsOf = Declaration(
    .function, "bounds-of",
    parameters: [
      .positional("geometry", .geometry, "a reader's geometry"),
      .positional(
        "space", .oneOf([.enumeration([PlacedGeometry.scrollView]), .string]),
        "`scroll-view` for the scroll view around it, or what a `coordinate-space` around it is "
          + "called"),
    ],
    summary: "The bounds of a coordinate space in a reader's own coordinates; nil if there is "
      + "none.",
    swiftUI: .method("bounds", ["of space"]),
    examples: [Example("(fn (g) (bounds-of g scroll-view))", gives: "function")]
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required(
      "geometry", arguments.object("geometry", as: GeometryProxy.self))
    let space = arguments.enumeration("space") ?? arguments.string("space") ?? ""
    return proxy.bounds(of: space).map { .object($0) } ?? .nothing
  }
}

extension CatalogueWalk<Declaration> {
  /// A function that gives a property of a geometry proxy.
  fileprivate mutating func part(
    _ name: StaticString, _ summary: String, swiftUI: @autoclosure () -> SwiftUISpelling
  ) {
    self(name, PlaceFunctions.part(name.description, summary, swiftUI: swiftUI()))
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
