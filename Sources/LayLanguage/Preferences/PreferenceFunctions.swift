import LayEngine

/// Functions of the values that views pass to ancestors through preferences.
enum PreferenceFunctions {
  static let all: [Declaration] = [
    anchorFrame
  ]

  private static let anchorFrame = Declaration(
    .function, "anchor-frame",
    parameters: [
      .positional(
        "geometry", .object(GeometryProxy.self, sample: "a reader's geometry"),
        "a reader's geometry"),
      .positional(
        "anchor", .object(AnchorBox.self, sample: "an anchor"),
        "the anchor, as `anchor-preference` passes it"),
    ],
    summary: "The frame of an anchor in the coordinate space of a geometry reader; for a point, a "
      + "frame of size 0.",
    swiftUI: .element(["_ anchor"]),
    examples: "(fn (g anchor) (min-x (anchor-frame g anchor))) | function"
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required(
      "geometry", arguments.object("geometry", as: GeometryProxy.self))
    let anchor = arguments.required("anchor", arguments.object("anchor", as: AnchorBox.self)).anchor
    let shift = ViewPoint(
      x: anchor.finder.x - proxy.geometry.origin.x, y: anchor.finder.y - proxy.geometry.origin.y)
    let start = anchor.point
    let isBounds = anchor.source == .bounds
    return .object(
      FrameBox(
        x: start.x + shift.x, y: start.y + shift.y,
        width: isBounds ? anchor.frame.size.width : 0,
        height: isBounds ? anchor.frame.size.height : 0))
  }
}
