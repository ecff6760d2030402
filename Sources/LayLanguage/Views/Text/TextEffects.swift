/// Text modifiers that change no widths in the face `mono`.
enum TextEffects {
  static let all: [Declaration] = [
    .inert(
      "font-design",
      [
        .positional(
          "design", .oneOf([.enumeration(FontName.designs), .nothing]), "the typeface, or nil")
      ],
      purpose: "sets the font design of texts",
      summary: "Set texts in another typeface; here all are in `mono`.", written: "rounded"),
    .inert(
      "font-weight",
      [
        .positional(
          "weight", .oneOf([.enumeration(FontName.weights), .nothing]), "the weight, or nil")
      ],
      purpose: "sets the weight of texts",
      summary: "Set the weight of texts; in the typeface `mono`, their width stays the same.",
      written: "bold"),
    .inert(
      "strikethrough", [.isActive("whether the line is drawn"), .color, .pattern],
      purpose: "draws a line through texts", summary: "Draw a line through texts."),
    .inert(
      "underline", [.isActive("whether the line is drawn"), .color, .pattern],
      purpose: "draws a line under texts", summary: "Draw a line under texts."),
  ]
}

extension Parameter {
  fileprivate static let color = keyword("color", .color, "the color of the line")

  fileprivate static let pattern = keyword(
    "pattern", .enumeration(["solid", "dash", "dot", "dash-dot", "dash-dot-dot"]),
    "how the line is drawn", default: "solid")
}
