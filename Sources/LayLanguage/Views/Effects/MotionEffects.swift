/// Modifiers that set how changes are animated.
enum MotionEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "animation",
      [
        .optionalPositional("animation", .oneOf([.enumeration(curves), .list]), "the curve"),
        .keyword("duration", .number, "how long it takes", unit: "seconds"),
        .keyword("value", .any, "what changes"),
        .keyword("body", .shown, "makes the view that moves; it is not called"),
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
          ]), "how")
      ],
      purpose: "says how changes of content are shown",
      summary: "Say how changes of content are shown; nothing changes here.",
      written: "numeric-text")
    declare.inert(
      "matched-geometry-effect",
      [
        .keyword("id", .any, "the identity"), .keyword("in", .any, "the namespace"),
        .keyword(
          "properties", .enumeration(["frame", "position", "size"]), "what both share",
          default: "frame"),
        .anchor("the point that both share"),
        .keyword("is-source", .truth, "whether it is the one that others match"),
      ],
      purpose: "moves between views of one identity",
      summary: "Match a view with another; where it is the source nothing changes.",
      written: ":id \"a\"")
    declare.inert(
      "transition",
      [
        .optionalPositional("transition", .oneOf([.enumeration(transitions), .list]), "how"),
        .keyword(
          "edge", .enumeration(["top", "leading", "bottom", "trailing"]), "where it comes from"),
      ],
      purpose: "says how the view comes and goes",
      summary: "Say how a view comes and goes; it stays here.",
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
