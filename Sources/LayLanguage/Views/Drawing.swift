import LayEngine

extension Declaration {
  static let allDrawing: [Declaration] = [
    .allowsHitTesting, .blur, .border, .clipShape, .clipped, .cornerRadius, .disabled, .fill,
    .foreground, .hidden, .id, .insetShape, .mask, .onTapGesture, .opacity, .rotatedShape,
    .rotationEffect, .scaleEffect, .scaledShape, .shadow, .strokeBorder, .tag, .tint, .zIndex,
  ]

  static let border = Declaration(
    .modifier, "border",
    parameters: [
      .optionalPositional("color", .color, "its color", default: "primary"),
      .keyword("width", .length, "its width", default: "1"),
    ],
    summary: "Draw a line along the inside of the edges of a view.",
    swiftUI: .method("border", ["_ color!", "width"]),
    examples: #"(border red (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let color = arguments.color("color")?.text ?? "primary"
    return arguments.modify(Effect.border(color: color, width: arguments.number("width") ?? 1))
  }

  static let fill = Declaration(
    .modifier, "fill",
    parameters: [
      .positional("color", .viewOrColor, "the color, or a gradient"),
      .keyword("style", .enumeration(["even-odd", "non-zero"]), "what counts as inside"),
    ],
    summary: "Fill a shape with a color.",
    swiftUI: .method("fill", ["_ color", "style"]),
    examples: "(fill orange (circle)) | 20 x 30 | 20 x 20"
  ) { arguments in arguments.modify(Effect.fill(color: arguments.paint("color"))) }

  static let foreground = Declaration(
    .modifier, "foreground", aliases: ["foreground-color", "foreground-style"],
    parameters: [
      .positional("color", .viewOrColor, "the color, or a gradient"),
      .optionalPositional("second", .color, "the secondary color", isKeyword: false),
      .optionalPositional("third", .color, "the tertiary color", isKeyword: false),
    ],
    summary: "Draw a view in a color.",
    swiftUI: .method("foregroundStyle", ["_ color", "_ second", "_ third"]).or(
      .method("foregroundColor", ["_ color"])),
    examples: #"(foreground red (text "Hi")) | ideal | 16 x 20"#
  ) { arguments in arguments.modify(Effect.foreground(color: arguments.paint("color"))) }

  static let hidden = Declaration(
    .modifier, "hidden",
    summary: "Hide a view, but keep its place in the layout.",
    examples: #"(hidden (text "Hi")) | ideal | 16 x 20"#
  ) { arguments in arguments.modify(Effect.hidden) }

  static let opacity = Declaration(
    .modifier, "opacity",
    parameters: [.positional("opacity", .number, "from 0, invisible, to 1, opaque")],
    summary: "Draw a view transparently.", examples: #"(opacity 0.5 (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let opacity = arguments.requiredNumber("opacity")
    return arguments.modify(Effect.opacity(opacity))
  }
}

/// Modifiers that move or change the drawing of a view and do not change its layout.
extension Declaration {
  static let blur = inert(
    "blur",
    [
      .positional("radius", .number, "the radius of the blur", isKeyword: true),
      .keyword("opaque", .truth, "whether the picture is opaque", default: "false"),
    ],
    purpose: "applies a Gaussian blur to the view",
    summary: "Blur a view.",
    isDrawn: true,
    examples: #"(blur 3 (text "Hi")) | ideal | 16 x 20"#)

  static let rotationEffect = Declaration(
    .modifier, "rotation-effect",
    parameters: [
      .positional("angle", .number, "clockwise"),
      .anchor("the point that stays in place"),
    ],
    summary: "Draw a view rotated about a point; its layout does not change.",
    swiftUI: .method("rotationEffect", [.angle("angle"), "anchor"]),
    examples: #"(rotation-effect 90 (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    let transform = DrawnTransform.rotationEffect(
      degrees: arguments.requiredNumber("angle"), anchor: arguments.drawingAnchor)
    return arguments.modify(Effect.drawn(transform))
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
    let transform = DrawnTransform.scaleEffect(
      x: arguments.number("x") ?? size?.width ?? both,
      y: arguments.number("y") ?? size?.height ?? both, anchor: arguments.drawingAnchor)
    return arguments.modify(Effect.drawn(transform))
  }

  static let shadow = inert(
    "shadow",
    [
      .positional("radius", .number, "the blur radius", isKeyword: true),
      .keyword("color", .color, "its color", default: "black"),
      .keyword("x", .number, "how far to the right", default: "0"),
      .keyword("y", .number, "how far down", default: "0"),
    ],
    purpose: "draws a shadow under the view",
    summary: "Draw a shadow under a view.",
    swiftUI: .method("shadow", ["color", "radius", "x", "y"]),
    isDrawn: true,
    examples: #"(shadow 4 :y 2 (text "Hi")) | ideal | 16 x 20"#)

  static let tint = inert(
    "tint", [.positional("color", .oneOf([.viewOrColor, .nothing]), "the color, or nil")],
    purpose: "sets the tint color within the view",
    summary: "Set the color of the controls in a view. `accent-color` with a color is the same, "
      + "as written before iOS 15.",
    swiftUI: .method("tint", ["_ color"]).or(.method("accentColor", ["_ color"])), isDrawn: true,
    examples: #"(tint red (button "OK")) | ideal | 16 x 20"#)

  static let zIndex = Declaration(
    .modifier, "z-index",
    parameters: [.positional("value", .number, "higher is in front; 0 if not set")],
    summary: "Draw a view in front of its neighbours or behind them.",
    examples: #"(zstack (z-index 1 (text "a")) (text "bc")) | ideal | 16 x 20"#
  ) { arguments in arguments.modify(Effect.zIndex(arguments.requiredNumber("value"))) }
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

/// Modifiers that clip the drawing of a view and do not change its layout.
extension Declaration {
  fileprivate static let clipShapePurpose = "clips the view to a shape"

  static let clipShape = inert(
    "clip-shape",
    [
      .positional("shape", .view, "the shape to clip to, at the size of the view"),
      .keyword("style", .any, "how the shape is filled"),
    ],
    purpose: clipShapePurpose,
    summary: "Clip the picture of a view to a shape.",
    swiftUI: .method("clipShape", ["_ shape", "style"]), isDrawn: true, isCutting: true,
    examples: "(clip-shape (circle) (color red)) | 40 x 20 | 40 x 20"
  ) { arguments in [arguments.required("shape", arguments.view("shape"))] }

  static let clipped = inert(
    "clipped", [.keyword("antialiased", .truth, "whether the edges are smooth")],
    purpose: "clips the view to its frame", summary: "Clip the picture of a view to its frame.",
    isDrawn: true, isCutting: true,
    examples: #"(clipped (frame :width 10 (fixed-size (text "Hello")))) | ideal | 10 x 20"#)

  static let cornerRadius = inert(
    "corner-radius",
    [
      .positional("radius", .number, "the radius of the corners"),
      .keyword("antialiased", .truth, "whether the edges are smooth"),
    ],
    purpose: "clips the view to its frame with rounded corners",
    summary: "Clip the picture of a view to its frame, with rounded corners.", isDrawn: true,
    isCutting: true, examples: "(corner-radius 8 (color red)) | 40 x 20 | 40 x 20")

  static let mask = inert(
    "mask",
    [
      .positional("content", .layeredContent, "the mask, views or a color"),
      .alignment("the point on which content and view align"),
    ],
    purpose: "masks the view with the alpha channel of another view",
    summary: "Draw a view only where other views are opaque.",
    swiftUI: .method(
      "mask", ["alignment", .closure("content", label: "mask")], ["_ content"]
    ).orRead(["alignment", SwiftUIArgument(nil, "content", .closure)]),
    isDrawn: true, isCutting: true, examples: #"(mask (text "Hi") (color red)) | 40 x 20 | 40 x 20"#
  ) { arguments throws(Diagnostic) in try arguments.layeredContent() }
}

extension Effect {
  /// Clips the picture to the shape that is the second child, as `clip-shape` does.
  static let clipShape = inert(
    InertEffect(WordsOfView("clip-shape", Declaration.clipShapePurpose), isCutting: true))
}

/// Modifiers for identity, tags, hit testing and other behavior of a view.
extension Declaration {
  static let allowsHitTesting = inert(
    "allows-hit-testing", [.positional("enabled", .truth, "whether it can be touched")],
    purpose: "sets whether the view takes part in hit testing",
    summary: "Set whether a view can be touched, or else what is behind it.", isDrawn: true,
    examples: #"(allows-hit-testing false (text "Hi")) | ideal | 16 x 20"#)

  static let disabled = inert(
    "disabled",
    [
      .optionalPositional(
        "is-disabled", .truth, "whether the controls are disabled", default: "true")
    ],
    purpose: "controls whether people can interact with the view",
    summary: "Disable the controls in a view.",
    swiftUI: .method("disabled", ["_ is-disabled!"]), isDrawn: true,
    examples: #"(disabled (button "OK")) | ideal | 16 x 20"#)

  static let id = Declaration(
    .modifier, "id", parameters: [.positional("value", .plain, "the identity")],
    summary: "Give a view an identity, which `scroll-position` finds.",
    examples: #"(id "first" (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.modify(Effect.id(ValueDescription.shown(arguments.requiredValue("value"))))
  }

  static let onTapGesture = inert(
    "on-tap-gesture",
    [
      .perform, .keyword("coordinate-space", .plain, "the coordinate space of the location"),
      .keyword("count", .count, "the number of taps", default: "1"),
    ],
    purpose: "adds an action to perform when the view recognizes a tap",
    summary: "Make a view react when it is tapped; nothing happens here.",
    swiftUI: .method("onTapGesture", ["count", "coordinateSpace", .closure("perform")]),
    isDrawn: true, examples: #"(on-tap-gesture (text "Hi")) | ideal | 16 x 20"#)

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
    return arguments.modify(Effect.tag(value))
  }
}

/// Modifiers of shapes after which SwiftUI has a shape that takes the whole proposal.
extension Declaration {
  static let insetShape = Declaration(
    .modifier, "inset-shape",
    parameters: [.positional("amount", .number, "how far on all sides; negative is outward")],
    summary: "Draw a shape inside its edge; it takes the whole proposal.",
    swiftUI: .method("inset", ["by amount"]),
    examples: "(inset-shape 5 (circle)) | 60 x 40 | 60 x 40"
  ) { arguments throws(Diagnostic) in
    let change = ChangedShape.Change.inset(arguments.requiredNumber("amount"))
    return arguments.modify(ChangedShape(change))
  }

  static let rotatedShape = Declaration(
    .modifier, "rotated-shape",
    parameters: [
      .positional("angle", .number, "clockwise"),
      .anchor("the point that stays in place"),
    ],
    summary: "Rotate a shape about a point; it takes the whole proposal.",
    swiftUI: .method("rotation", [.angle("angle"), "anchor"]),
    examples: "(rotated-shape 45 (circle)) | 60 x 40 | 60 x 40"
  ) { arguments throws(Diagnostic) in
    let transform = DrawnTransform.rotationEffect(
      degrees: arguments.requiredNumber("angle"), anchor: arguments.drawingAnchor)
    return arguments.make(Effect.drawn(transform), [arguments.view().inRoomOfShape(.transform)])
  }

  static let strokeBorder = Declaration(
    .modifier, "stroke-border", parameters: InertModifiers.strokeParameters,
    summary: "Draw the outline of a shape, all of the line inside; it takes the whole proposal.",
    swiftUI: .method("strokeBorder", ["_ color", "lineWidth"], ["_ color", "style"], ["style"]),
    examples: "(stroke-border red :line-width 2 (circle)) | 60 x 40 | 60 x 40"
  ) { arguments throws(Diagnostic) in
    let view = arguments.view()
    if view.isCircle { return arguments.make(ChangedShape(.strokeBorder), [view]) }
    return arguments.make(Effect.inert(InertEffect(strokeBorderWords)), [view])
  }

  private static let strokeBorderWords = WordsOfView(
    "stroke-border", "draws the outline of the shape inside its edge")

  static let scaledShape = Declaration(
    .modifier, "scaled-shape",
    parameters: [
      .optionalPositional("scale", .number, "the factor on both axes", default: "1"),
      .keyword("x", .number, "the factor of the width"),
      .keyword("y", .number, "the factor of the height"),
      .anchor("the point that stays in place"),
    ],
    summary: "Scale a shape about a point; it takes the whole proposal.",
    swiftUI: .method("scale", ["_ scale", "anchor"], ["x", "y", "anchor"]),
    examples: "(scaled-shape 0.5 (circle)) | 60 x 40 | 60 x 40"
  ) { arguments throws(Diagnostic) in
    let both = arguments.number("scale") ?? 1
    let transform = DrawnTransform.scaleEffect(
      x: arguments.number("x") ?? both, y: arguments.number("y") ?? both,
      anchor: arguments.drawingAnchor)
    return arguments.make(Effect.drawn(transform), [arguments.view().inRoomOfShape(.transform)])
  }
}

extension View {
  /// Whether it is a circle, or a part of one: the shape that does not fill the proposal itself.
  var isCircle: Bool {
    if content is Circle { return true }
    guard case .inert(let effect)? = content as? Effect, effect.name == "trim" else { return false }
    return children[0].isCircle
  }

  /// A shape as it is behind a change; a shape that fills the proposal stays as it is.
  func inRoomOfShape(_ change: ChangedShape.Change) -> View {
    isCircle ? View(ChangedShape(change), children: [self], span: span) : self
  }
}
