import LayEngine

/// Modifiers that move or change the picture of a view and nothing about its layout.
extension Declaration {
  static let blur = Declaration(
    .modifier, "blur",
    parameters: [
      .positional("radius", .number, "how far", unit: "points", isKeyword: true),
      .keyword("opaque", .truth, "whether nothing shines through", default: "false"),
    ],
    summary: "Draw a view blurred.",
    swiftUI: ".blur(radius: 3)",
    examples: [Example("(blur 3 (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.blur(radius: arguments.requiredNumber("radius"))
    return arguments.make(effect, [arguments.view()])
  }

  static let rotationEffect = Declaration(
    .modifier, "rotation-effect",
    parameters: [
      .positional("angle", .number, "clockwise", unit: "degrees"),
      .anchor("the point that stays where it is"),
    ],
    summary: "Draw a view turned about a point; its place stays as it is.",
    swiftUI: ".rotationEffect(.degrees(45), anchor: .center)",
    examples: [
      Example("(rotation-effect 90 (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.rotation(degrees: arguments.requiredNumber("angle"))
    return arguments.make(effect, [arguments.view()])
  }

  static let scaleEffect = Declaration(
    .modifier, "scale-effect",
    parameters: [
      .optionalPositional("size", .size, "the factors of width and height", isKeyword: false),
      .optionalPositional("scale", .number, "the factor on both axes", default: "1"),
      .keyword("x", .number, "the factor of the width"),
      .keyword("y", .number, "the factor of the height"),
      .anchor("the point that stays where it is"),
    ],
    summary: "Draw a view larger or smaller about a point; its place stays as it is.",
    swiftUI: ".scaleEffect(2), .scaleEffect(x: 2, y: 1, anchor: .top)",
    examples: [Example("(scale-effect 2 (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let scale = arguments.number("scale") ?? 1
    let size = arguments.object("size", as: SizeBox.self)
    let effect = Effect.scale(
      x: arguments.number("x") ?? size?.width ?? scale,
      y: arguments.number("y") ?? size?.height ?? scale)
    return arguments.make(effect, [arguments.view()])
  }

  static let shadow = Declaration(
    .modifier, "shadow",
    parameters: [
      .positional("radius", .number, "how soft it is", unit: "points", isKeyword: true),
      .keyword("color", .color, "its color", default: "black"),
      .keyword("x", .number, "how far to the right", default: "0", unit: "points"),
      .keyword("y", .number, "how far down", default: "0", unit: "points"),
    ],
    summary: "Draw a shadow under a view.",
    swiftUI: ".shadow(color: .black, radius: 4, x: 0, y: 2)",
    examples: [Example("(shadow 4 :y 2 (text \"Hi\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.shadow(
      color: arguments.color("color")?.text ?? "black",
      radius: arguments.requiredNumber("radius"), x: arguments.number("x") ?? 0,
      y: arguments.number("y") ?? 0)
    return arguments.make(effect, [arguments.view()])
  }

  static let tint = Declaration(
    .modifier, "tint",
    parameters: [.positional("color", .color, "the color")],
    summary: "Set the color of the controls in a view.",
    swiftUI: ".tint(.red)",
    examples: [Example("(tint red (button \"OK\"))", proposing: "ideal", gives: "16 x 20")]
  ) { arguments throws(Diagnostic) in
    let color = arguments.required("color", arguments.color("color"))
    return arguments.make(Effect.tint(color: color.text), [arguments.view()])
  }

  static let zIndex = Declaration(
    .modifier, "z-index",
    parameters: [.positional("value", .number, "higher is in front; 0 where nothing is said")],
    summary: "Draw a view in front of its neighbours or behind them.",
    swiftUI: ".zIndex(1)",
    examples: [
      Example(
        "(zstack (z-index 1 (text \"a\")) (text \"bc\"))", proposing: "ideal", gives: "16 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.zIndex(arguments.requiredNumber("value"))
    return arguments.make(effect, [arguments.view()])
  }
}

extension Parameter {
  /// The point about which a picture changes; nothing about layout depends on it.
  static func anchor(_ summary: String) -> Parameter {
    .keyword("anchor", .unitPoint(AlignmentName.points), summary, default: "center")
  }
}
