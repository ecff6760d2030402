import LayEngine

/// Modifiers that move or change the drawing of a view and do not change its layout.
extension Declaration {
  static let blur = inert(
    "blur",
    [
      .positional("radius", .number, "the radius of the blur", unit: "points", isKeyword: true),
      .keyword("opaque", .truth, "whether the picture is opaque", default: "false"),
    ],
    purpose: "applies a Gaussian blur to the view",
    summary: "Blur a view.",
    examples: #"(blur 3 (text "Hi")) | ideal | 16 x 20"#)

  static let rotationEffect = Declaration(
    .modifier, "rotation-effect",
    parameters: [
      .positional("angle", .number, "clockwise", unit: "degrees"),
      .anchor("the point that stays in place"),
    ],
    summary: "Draw a view rotated about a point; its layout does not change.",
    swiftUI: .method("rotationEffect", [.angle("angle"), "anchor"]),
    examples: #"(rotation-effect 90 (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let transform = DrawnTransform.rotation(
      degrees: arguments.requiredNumber("angle"), anchor: arguments.drawingAnchor)
    return arguments.make(Effect.drawn(transform), [arguments.view()])
  }

  static let scaleEffect = Declaration(
    .modifier, "scale-effect",
    parameters: [
      .optionalPositional("size", .size, "the factors of width and height", isKeyword: false),
      .optionalPositional("scale", .number, "the factor on both axes", default: "1"),
      .keyword("x", .number, "the factor of the width"),
      .keyword("y", .number, "the factor of the height"),
      .anchor("the point that stays in place"),
    ],
    summary: "Draw a view scaled about a point; its layout does not change.",
    swiftUI: .method(
      "scaleEffect", ["_ scale", "anchor"], ["x", "y", "anchor"], ["_ size", "anchor"]),
    examples: #"(scale-effect 2 (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let size = arguments.object("size", as: SizeBox.self)
    let both = arguments.number("scale") ?? 1
    let transform = DrawnTransform.scale(
      x: arguments.number("x") ?? size?.width ?? both,
      y: arguments.number("y") ?? size?.height ?? both, anchor: arguments.drawingAnchor)
    return arguments.make(Effect.drawn(transform), [arguments.view()])
  }

  static let shadow = inert(
    "shadow",
    [
      .positional("radius", .number, "the blur radius", unit: "points", isKeyword: true),
      .keyword("color", .color, "its color", default: "black"),
      .keyword("x", .number, "how far to the right", default: "0", unit: "points"),
      .keyword("y", .number, "how far down", default: "0", unit: "points"),
    ],
    purpose: "draws a shadow under the view",
    summary: "Draw a shadow under a view.",
    swiftUI: .method("shadow", ["color", "radius", "x", "y"]),
    examples: #"(shadow 4 :y 2 (text "Hi")) | ideal | 16 x 20"#)

  static let tint = inert(
    "tint",
    [.positional("color", .oneOf([.viewOrColor, .nothing]), "the color, or nil")],
    purpose: "sets the tint color within the view",
    summary: "Set the color of the controls in a view. `accent-color` with a color is the same, "
      + "as written before iOS 15.",
    swiftUI: .method("tint", ["_ color"]).or(.method("accentColor", ["_ color"])),
    examples: #"(tint red (button "OK")) | ideal | 16 x 20"#)

  static let zIndex = Declaration(
    .modifier, "z-index",
    parameters: [.positional("value", .number, "higher is in front; 0 if not set")],
    summary: "Draw a view in front of its neighbours or behind them.",
    examples: #"(zstack (z-index 1 (text "a")) (text "bc")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let effect = Effect.zIndex(arguments.requiredNumber("value"))
    return arguments.make(effect, [arguments.view()])
  }
}

extension Arguments {
  /// The anchor point, which stays in place while the drawing is transformed.
  var drawingAnchor: UnitPoint { unitPoint("anchor") ?? UnitPoint(x: 0.5, y: 0.5) }
}

extension Parameter {
  /// The anchor point of a transformation of the drawing, which does not affect layout.
  static func anchor(_ summary: String) -> Parameter {
    .keyword("anchor", .unitPoint(AlignmentName.points), summary, default: "center")
  }
}
