/// Text modifiers that change no widths in the face `mono`.
enum TextEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "allows-tightening", [.isActive("whether it may")], purpose: "lets texts draw closer",
      summary: "Let texts draw their letters closer before they are truncated; here they do not.",
      written: "true")
    declare.inert(
      "baseline-offset", [.positional("points", .number, "upwards", unit: "points")],
      purpose: "draws letters above their baseline or below it",
      summary: "Draw the letters of texts higher or lower; the texts stay as they are.",
      written: "4")
    declare.inert(
      "font-design",
      [
        .positional(
          "design", .oneOf([.enumeration(FontName.designs), .nothing]), "the face, or nil")
      ],
      purpose: "asks for another face",
      summary: "Set texts in another face; here all are in `mono`.", written: "rounded")
    declare.inert(
      "font-weight",
      [
        .positional(
          "weight", .oneOf([.enumeration(FontName.weights), .nothing]), "how bold, or nil")
      ],
      purpose: "sets the weight of texts",
      summary: "Set the weight of texts; in the face `mono` they stay as wide.", written: "bold")
    declare.inert(
      "italic", [.isActive("whether it is italic")], purpose: "sets texts in italics",
      summary: "Set texts in italics; in the face `mono` they stay as wide.")
    declare.inert(
      "monospaced", [.isActive("whether it is")], purpose: "sets texts in letters of one width",
      summary: "Set texts in letters of one width, as the face `mono` has them.")
    declare.inert(
      "monospaced-digit", purpose: "sets digits in one width",
      summary: "Set digits in one width, as the face `mono` has them.")
    declare.inert(
      "strikethrough", [.isActive("whether there is a line"), .color, .pattern],
      purpose: "draws a line through texts", summary: "Draw a line through texts.")
    declare.inert(
      "text-selection",
      [.positional("selectability", .enumeration(["enabled", "disabled"]), "whether")],
      purpose: "says whether texts can be selected", summary: "Let texts be selected.",
      written: "enabled")
    declare.inert(
      "underline", [.isActive("whether there is a line"), .color, .pattern],
      purpose: "draws a line under texts", summary: "Draw a line under texts.")
  }
}

extension Parameter {
  fileprivate static let color = keyword("color", .color, "the color of the line")

  fileprivate static let pattern = keyword(
    "pattern", .enumeration(["solid", "dash", "dot", "dash-dot", "dash-dot-dot"]),
    "how the line is drawn", default: "solid")
}
