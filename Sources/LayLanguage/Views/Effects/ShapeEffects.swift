import LayEngine

/// Modifiers of shapes and symbols that change only the drawing.
enum ShapeEffects {
  static let all: [Declaration] = [
    .inert(
      "content-shape",
      [
        .optionalPositional(
          "kinds", .oneOf([.enumeration(kinds), .list]), "what the shape is for"),
        .positional("shape", .view, "the shape that can be touched, at the size of the view"),
        .keyword("eo-fill", .truth, "whether the even-odd rule determines what is inside"),
      ],
      purpose: "sets the content shape of the view for hit testing and other uses",
      summary: "Set the shape in which a view can be touched.",
      swiftUI: .method("contentShape", ["_ kinds", "_ shape", "eoFill"]), written: "(rectangle)"),
    .inert(
      "stroke", strokeParameters, purpose: "draws the outline of the shape",
      summary: "Draw the outline of a shape, half of the line inside and half outside.",
      swiftUI: .method("stroke", ["_ color", "lineWidth"], ["_ color", "style"], ["style"]),
      examples: "(stroke red :line-width 2 (rectangle)) | 40 x 20 | 40 x 20"),
    .inert(
      "symbol-effect",
      [
        .ignored("effect", "the effect"), .keyword("options", .any, "how often and how fast"),
        .keyword("value", .any, "the value whose change starts it"),
        .keyword("is-active", .any, "whether the effect is active"),
      ],
      purpose: "adds an animated effect to symbols",
      summary: "Animate symbols with an effect.", written: "'pulse"),
    .inert(
      "symbol-rendering-mode",
      [
        .positional(
          "mode",
          .oneOf([
            .enumeration(["hierarchical", "monochrome", "multicolor", "palette"]), .nothing,
          ]),
          "the rendering mode")
      ],
      purpose: "sets the rendering mode of symbols",
      summary: "Set how symbols are colored.", written: "hierarchical"),
    .inert(
      "symbol-variant",
      [
        .positional(
          "variant",
          .oneOf([
            .enumeration(["circle", "fill", "none", "rectangle", "slash", "square"]), .list,
          ]),
          "the variant; here all have the same size")
      ],
      purpose: "makes symbols show a particular variant", summary: "Show symbols in a variant.",
      written: "fill"),
    .inert(
      "trim",
      [
        .optionalPositional("from", .number, "where the part begins, as a fraction", default: "0"),
        .optionalPositional("to", .number, "where it ends, as a fraction", default: "1"),
      ],
      purpose: "draws a part of the shape's outline",
      summary: "Draw only a part of a shape's outline.",
      swiftUI: .method("trim", ["from", "to"]),
      examples: "(trim :from 0 :to 0.5 (rectangle)) | 40 x 20 | 40 x 20"),
  ]

  private static let kinds = [
    "accessibility", "context-menu-preview", "drag-preview", "focus-effect", "hover-effect",
    "interaction",
  ]

  static let strokeParameters: [Parameter] = [
    .optionalPositional("color", .viewOrColor, "the color, or a gradient", default: "primary"),
    .optionalPositional(
      "line-width", .length, "the width of the line", default: "1", unit: "points"),
    .keyword("style", .any, "the stroke style, as one value"),
    .keyword("dash", .list, "the lengths of the dashes and gaps"),
    .keyword("line-cap", .enumeration(["butt", "round", "square"]), "how lines end"),
    .keyword("line-join", .enumeration(["bevel", "miter", "round"]), "how corners are drawn"),
    .keyword("antialiased", .truth, "whether edges are smooth", default: "true"),
  ]
}
