import LayEngine

/// Modifiers that say what a view is to the program and to people's fingers.
extension Declaration {
  static let allowsHitTesting = Declaration(
    .modifier, "allows-hit-testing",
    parameters: [.positional("enabled", .truth, "whether it can be touched")],
    summary: "Let a view be touched, or what is behind it.",
    swiftUI: ".allowsHitTesting(false)",
    examples: [
      Example("(allows-hit-testing false (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.allowsHitTesting(arguments.truth("enabled") ?? true)
    return arguments.make(effect, [arguments.view()])
  }

  static let disabled = Declaration(
    .modifier, "disabled",
    parameters: [
      .optionalPositional("is-disabled", .truth, "whether they are", default: "true")
    ],
    summary: "Disable the controls in a view.",
    swiftUI: ".disabled(true)",
    examples: [Example("(disabled (button \"OK\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.disabled(arguments.truth("is-disabled") ?? true)
    return arguments.make(effect, [arguments.view()])
  }

  static let id = Declaration(
    .modifier, "id",
    parameters: [.positional("value", .oneOf([.string, .number, .symbol]), "the identity")],
    summary: "Give a view an identity.",
    swiftUI: ".id(\"value\")",
    examples: [Example("(id \"first\" (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let value = ValueDescription.shown(arguments.requiredValue("value"))
    return arguments.make(Effect.id(value), [arguments.view()])
  }

  static let onTapGesture = Declaration(
    .modifier, "on-tap-gesture",
    parameters: [
      .optionalPositional("action", .action, "what happens elsewhere", isKeyword: false),
      .keyword("count", .count, "how many taps it takes", default: "1"),
    ],
    summary: "Say that a view can be tapped; nothing happens here.",
    swiftUI: ".onTapGesture(count: 1) { }",
    examples: [Example("(on-tap-gesture (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.onTapGesture(count: arguments.count("count") ?? 1)
    return arguments.make(effect, [arguments.view()])
  }

  static let tag = Declaration(
    .modifier, "tag",
    parameters: [.positional("value", .oneOf([.string, .number, .symbol]), "the tag")],
    summary: "Tag a view as one of several to choose from.",
    swiftUI: ".tag(1)",
    examples: [Example("(tag 1 (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let value = ValueDescription.shown(arguments.requiredValue("value"))
    return arguments.make(Effect.tag(value), [arguments.view()])
  }
}
