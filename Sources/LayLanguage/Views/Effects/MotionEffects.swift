/// Modifiers that set how changes are animated.
enum MotionEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "animation",
      [
        .optionalPositional(
          "animation", .oneOf([.enumeration(curves), .list]), "the animation curve"),
        .keyword("duration", .number, "the duration", unit: "seconds"),
        .keyword("value", .any, "the value whose changes are animated"),
        .keyword("body", .shown, "makes the view that is animated; it is not called"),
      ],
      purpose: "animates changes", summary: "Animate changes; nothing changes here.",
      swiftUI: .method("animation", ["_ animation", "value"], ["_ animation", .closure("body")]),
      written: "ease-in-out")
    declare.inert(
      "content-transition",
      [
        .positional(
          "transition",
          .oneOf([
            .enumeration(["identity", "interpolate", "numeric-text", "opacity", "symbol-effect"]),
            .list,
          ]), "the transition")
      ],
      purpose: "sets the transition that animates changes to the content of the view",
      summary: "Set how changes of content are animated; nothing changes here.",
      written: "numeric-text")
    declare.inert(
      "matched-geometry-effect",
      [
        .keyword("id", .any, "the identity"), .keyword("in", .any, "the namespace"),
        .keyword(
          "properties", .enumeration(["frame", "position", "size"]), "what both views share",
          default: "frame"),
        .anchor("the point that both views share"),
        .keyword("is-source", .truth, "whether other views match this one"),
      ],
      purpose: "defines a group of views with synchronized geometry",
      summary: "Match the geometry of a view with another's; the source does not change.",
      written: ":id \"a\"")
    declare.inert(
      "transition",
      [
        .optionalPositional(
          "transition", .oneOf([.enumeration(transitions), .list]), "the transition"),
        .keyword(
          "edge", .enumeration(["top", "leading", "bottom", "trailing"]),
          "the edge that it comes from"),
      ],
      purpose: "sets the transition with which the view appears and disappears",
      summary: "Set how a view appears and disappears; here it stays.",
      swiftUI: .method("transition", ["_ transition"]), written: "move :edge bottom")
  }

  private static let curves = [
    "bouncy", "default", "ease-in", "ease-in-out", "ease-out", "interactive-spring", "linear",
    "smooth", "snappy", "spring",
  ]
  private static let transitions = [
    "blur-replace", "identity", "move", "opacity", "push", "scale", "slide",
  ]
}
