import LayEngine

/// Modifiers of shapes after which SwiftUI has a shape that takes the whole proposal.
extension Declaration {
  static let insetShape = Declaration(
    .modifier, "inset-shape",
    parameters: [
      .positional("amount", .number, "how far on all sides; negative is outward", unit: "points")
    ],
    summary: "Draw a shape inside its edge; it takes the whole proposal.",
    swiftUI: .method("inset", ["by amount"]),
    examples: "(inset-shape 5 (circle)) | 60 x 40 | 60 x 40"
  ) { arguments throws(Diagnostic) in
    let change = ChangedShape.Change.inset(arguments.requiredNumber("amount"))
    return arguments.make(ChangedShape(change), [arguments.view()])
  }

  static let rotatedShape = Declaration(
    .modifier, "rotated-shape",
    parameters: [
      .positional("angle", .number, "clockwise", unit: "degrees"),
      .anchor("the point that stays in place"),
    ],
    summary: "Rotate a shape about a point; it takes the whole proposal.",
    swiftUI: .method("rotation", [.angle("angle"), "anchor"]),
    examples: "(rotated-shape 45 (circle)) | 60 x 40 | 60 x 40"
  ) { arguments throws(Diagnostic) in
    let transform = DrawnTransform.rotation(
      degrees: arguments.requiredNumber("angle"), anchor: arguments.drawingAnchor)
    return arguments.make(Effect.drawn(transform), [arguments.view().inRoomOfShape(.transform)])
  }

  static let strokeBorder = Declaration(
    .modifier, "stroke-border", parameters: ShapeEffects.strokeParameters,
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
    let transform = DrawnTransform.scale(
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
