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
          "which gesture"),
        .keyword(
          "including", .enumeration(["all", "gesture", "none", "subviews"]), "which gestures count"),
        .keyword("is-enabled", .truth, "whether it is recognized"),
        .action,
      ],
      purpose: "attaches a gesture at a lower precedence than those of the view",
      summary: "Make a view react to a gesture; nothing happens here.", written: "drag")
    declare.inert(
      "on-disappear", [.perform], purpose: "adds an action to perform after the view disappears",
      summary: "Say what happens when a view disappears; nothing happens here.",
      written: "(fn () nil)")
    declare.inert(
      "on-hover", [.perform],
      purpose: "adds an action to perform when the pointer enters or leaves the view",
      summary: "Say what happens when the pointer is over a view; nothing happens here.",
      written: "(fn (inside) nil)")
    declare.inert(
      "on-long-press-gesture",
      [
        .perform,
        .keyword(
          "minimum-duration", .number, "how long the press takes", default: "0.5", unit: "seconds"),
        .keyword(
          "maximum-distance", .number, "how far the finger may move", default: "10", unit: "points"),
        .keyword("pressing", .actionOrValue, "what happens when pressing begins or ends"),
        .keyword("on-pressing-changed", .actionOrValue, "the same, by its current name"),
      ],
      purpose: "adds an action to perform when the view recognizes a long press",
      summary: "Make a view react when it is pressed long; nothing happens here.",
      swiftUI: .method(
        "onLongPressGesture",
        [
          "minimumDuration", "maximumDistance", .closure("perform"),
          .closure("on-pressing-changed"),
        ],
        ["minimumDuration", "maximumDistance", .closure("pressing"), .closure("perform")]))
    declare.inert(
      "on-submit", [.keyword("of", .plain, "what is submitted"), .action],
      purpose: "adds an action to perform when a value is submitted",
      summary: "Say what happens when entered text is submitted; nothing happens here.",
      written: "(fn () nil)")
    declare.inert(
      "refreshable", [.action], purpose: "marks the view as refreshable",
      summary: "Say what happens when a view is pulled to refresh; nothing happens here.",
      written: "(fn () nil)")
    declare.inert(
      "task", [.action, .keyword("id", .any, "the value whose change restarts it"), .priority],
      purpose: "adds an asynchronous task to perform before the view appears",
      summary: "Run a task while a view is visible; nothing runs here.", written: "(fn () nil)")
  }
}

extension Parameter {
  fileprivate static let priority = keyword(
    "priority", .enumeration(["background", "high", "low", "medium", "user-initiated", "utility"]),
    "the priority of the task")
}
