/// Modifiers with actions for events, such as gestures; `lay` never performs them.
enum ActionEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "gesture",
      [
        .optionalPositional(
          "gesture",
          .oneOf([
            .enumeration(["drag", "long-press", "magnify", "rotate", "spatial-tap", "tap"]), .plain,
          ]),
          "which"),
        .keyword("including", .enumeration(["all", "gesture", "none", "subviews"]), "which count"),
        .keyword("is-enabled", .truth, "whether it is taken"),
        .action,
      ],
      purpose: "says that the view takes a gesture",
      summary: "Say that a view takes a gesture; nothing happens here.", written: "drag")
    declare.inert(
      "on-disappear", [.perform], purpose: "says what happens when the view disappears",
      summary: "Say what happens when a view disappears; nothing happens here.",
      written: "(fn () nil)")
    declare.inert(
      "on-hover", [.perform], purpose: "says what happens under the pointer",
      summary: "Say what happens under the pointer; nothing happens here.",
      written: "(fn (inside) nil)")
    declare.inert(
      "on-long-press-gesture",
      [
        .perform,
        .keyword("minimum-duration", .number, "how long", default: "0.5", unit: "seconds"),
        .keyword("maximum-distance", .number, "how far", default: "10", unit: "points"),
        .keyword("pressing", .actionOrValue, "what happens when pressing begins or ends"),
        .keyword("on-pressing-changed", .actionOrValue, "the same, as it is called now"),
      ],
      purpose: "says that the view can be pressed",
      summary: "Say that a view can be pressed; nothing happens here.",
      swiftUI: .method(
        "onLongPressGesture",
        [
          "minimumDuration", "maximumDistance", .closure("perform"),
          .closure("on-pressing-changed"),
        ],
        ["minimumDuration", "maximumDistance", .closure("pressing"), .closure("perform")]))
    declare.inert(
      "on-submit", [.keyword("of", .plain, "what was entered"), .action],
      purpose: "says what happens with what was entered",
      summary: "Say what happens with what was entered; nothing happens here.",
      written: "(fn () nil)")
    declare.inert(
      "refreshable", [.action], purpose: "says what happens when the view is pulled",
      summary: "Say what happens when a view is pulled; nothing happens here.",
      written: "(fn () nil)")
    declare.inert(
      "task", [.action, .keyword("id", .any, "what starts it anew"), .priority],
      purpose: "says what runs while the view is there",
      summary: "Say what runs while a view is there; nothing runs here.", written: "(fn () nil)")
  }
}

extension Parameter {
  fileprivate static let priority = keyword(
    "priority", .enumeration(["background", "high", "low", "medium", "user-initiated", "utility"]),
    "how urgent it is")
}
