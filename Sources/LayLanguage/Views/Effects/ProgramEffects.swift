import LayEngine

/// Modifiers for identity, tags, hit testing and other behavior of a view.
extension Declaration {
  static let allowsHitTesting = inert(
    "allows-hit-testing",
    [.positional("enabled", .truth, "whether it can be touched")],
    purpose: "sets whether the view takes part in hit testing",
    summary: "Set whether a view can be touched, or else what is behind it.",
    examples: #"(allows-hit-testing false (text "Hi")) | ideal | 16 x 20"#)

  static let disabled = inert(
    "disabled",
    [
      .optionalPositional(
        "is-disabled", .truth, "whether the controls are disabled", default: "true")
    ],
    purpose: "controls whether people can interact with the view",
    summary: "Disable the controls in a view.",
    examples: #"(disabled (button "OK")) | ideal | 16 x 20"#)

  static let id = inert(
    "id",
    [.positional("value", .plain, "the identity")],
    purpose: "binds the identity of the view to a value",
    summary: "Give a view an identity.",
    examples: #"(id "first" (text "Hi")) | ideal | 16 x 20"#)

  static let onTapGesture = inert(
    "on-tap-gesture",
    [
      .perform,
      .keyword("coordinate-space", .plain, "the coordinate space of the location"),
      .keyword("count", .count, "the number of taps", default: "1"),
    ],
    purpose: "adds an action to perform when the view recognizes a tap",
    summary: "Make a view react when it is tapped; nothing happens here.",
    swiftUI: .method("onTapGesture", ["count", "coordinateSpace", .closure("perform")]),
    examples: #"(on-tap-gesture (text "Hi")) | ideal | 16 x 20"#)

  static let tag = Declaration(
    .modifier, "tag",
    parameters: [
      .positional("value", .any, "the tag: any value"),
      .keyword(
        "include-optional", .truth, "whether the tag also matches an optional; it has no effect"),
    ],
    summary: "Tag a view as one of several to choose from.",
    examples: #"(tag 1 (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let value = ValueDescription.shown(arguments.requiredValue("value"))
    return arguments.make(Effect.tag(value), [arguments.view()])
  }
}
