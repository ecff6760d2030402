import LayEngine

/// Modifiers that change the typeface of texts; in the face `mono` they change nothing.
extension Declaration {
  static let allTypefaces: [Declaration] = [
    .bold, .fontDesign, .fontWeight, .italic, .monospaced, .monospacedDigit, .textScale,
  ]

  static let bold = typeface(
    "bold", isActive: "whether the texts are bold", "Make the texts in a view bold."
  ) { .bold($0) }

  static let italic = typeface(
    "italic", isActive: "whether letters are slanted",
    "Set the texts in a view in italics, which count as wide as upright letters."
  ) { .italic($0) }

  static let monospaced = typeface(
    "monospaced", isActive: "whether characters are equally wide",
    "Set the texts in a view in the monospaced design of their face."
  ) { .monospaced($0) }

  static let monospacedDigit = Declaration(
    .modifier, "monospaced-digit", parameters: [],
    summary: "Make all digits of the texts in a view as wide as a zero." + inMono,
    examples: #"(monospaced-digit (text "11")) | ideal | 16 x 20"#
  ) { arguments in arguments.modify(EnvironmentChange.typeface(.monospacedDigit)) }

  static let fontDesign = Declaration(
    .modifier, "font-design",
    parameters: [
      .positional(
        "design", .oneOf([.enumeration(FontDesign.spellings), .nothing]), "the design, or nil")
    ],
    summary: "Set the design of texts, whatever their font is." + inMono,
    examples: #"(font-design rounded (text "Hi")) | ideal | 16 x 20"#
  ) { arguments in
    let design = arguments.enumeration("design").flatMap { FontDesign(spelling: $0) }
    return arguments.modify(EnvironmentChange.typeface(.fontDesign(design)))
  }

  static let fontWeight = Declaration(
    .modifier, "font-weight",
    parameters: [
      .positional(
        "weight", .oneOf([.enumeration(FontWeight.spellings), .nothing]), "the weight, or nil")
    ],
    summary: "Set the weight of texts, whatever their font is." + inMono,
    examples: #"(font-weight bold (text "Hi")) | ideal | 16 x 20"#
  ) { arguments in
    let weight = arguments.enumeration("weight").flatMap { FontWeight(spelling: $0) }
    return arguments.modify(EnvironmentChange.typeface(.fontWeight(weight)))
  }

  static let textScale = Declaration(
    .modifier, "text-scale",
    parameters: [
      .positional("scale", .enumeration(["default", "secondary"]), "the scale of letters"),
      .keyword("is-enabled", .truth, "whether it applies", default: "true"),
    ],
    summary: "Make letters smaller, as for what is secondary beside other text; lines stay as high."
      + inMono,
    examples: #"(text-scale secondary (text "Hi")) | ideal | 16 x 20"#
  ) { arguments in
    let isSecondary = arguments.enumeration("scale") == "secondary"
    let isEnabled = arguments.truth("is-enabled") ?? true
    return arguments.modify(EnvironmentChange.typeface(.textScale(isEnabled ? isSecondary : nil)))
  }

  private static let inMono = " In the face `mono` nothing changes."

  private static func typeface(
    _ name: String, isActive: String, _ summary: String,
    _ change: @escaping @Sendable (Bool) -> TypefaceChange
  ) -> Declaration {
    Declaration(
      .modifier, name,
      parameters: [.optionalPositional("is-active", .truth, isActive, default: "true")],
      summary: summary + inMono, examples: "(\(name) (text \"Hi\")) | ideal | 16 x 20"
    ) { arguments in
      arguments.modify(EnvironmentChange.typeface(change(arguments.truth("is-active") ?? true)))
    }
  }
}
