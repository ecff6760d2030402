/// Text modifiers that change no widths in the face `mono`.
enum TextEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "allows-tightening", [.isActive("whether it is allowed")],
      purpose: "sets whether texts can tighten their letter spacing to fit",
      summary:
        "Let texts tighten their letter spacing before they are truncated; here they do not.",
      written: "true")
    declare.inert(
      "baseline-offset", [.positional("points", .number, "upwards", unit: "points")],
      purpose: "offsets texts vertically from their baseline",
      summary: "Draw the letters of texts above or below their baseline; sizes do not change.",
      written: "4")
    declare.inert(
      "font-design",
      [
        .positional(
          "design", .oneOf([.enumeration(FontName.designs), .nothing]), "the typeface, or nil")
      ],
      purpose: "sets the font design of texts",
      summary: "Set texts in another typeface; here all are in `mono`.", written: "rounded")
    declare.inert(
      "font-weight",
      [
        .positional(
          "weight", .oneOf([.enumeration(FontName.weights), .nothing]), "the weight, or nil")
      ],
      purpose: "sets the weight of texts",
      summary: "Set the weight of texts; in the typeface `mono`, their width stays the same.",
      written: "bold")
    declare.inert(
      "italic", [.isActive("whether the texts are italic")], purpose: "sets texts in italics",
      summary: "Set texts in italics; in the typeface `mono`, their width stays the same.")
    declare.inert(
      "monospaced", [.isActive("whether they have one width")],
      purpose: "uses the fixed-width variant of the font",
      summary: "Set texts in letters of one width, as the typeface `mono` always does.")
    declare.inert(
      "monospaced-digit", purpose: "uses digits of a fixed width",
      summary: "Set digits in one width, as the typeface `mono` always does.")
    declare.inert(
      "strikethrough", [.isActive("whether the line is drawn"), .color, .pattern],
      purpose: "draws a line through texts", summary: "Draw a line through texts.")
    declare.inert(
      "text-selection",
      [
        .positional(
          "selectability", .enumeration(["enabled", "disabled"]), "whether texts can be selected")
      ],
      purpose: "controls whether people can select texts", summary: "Let texts be selected.",
      written: "enabled")
    declare.inert(
      "underline", [.isActive("whether the line is drawn"), .color, .pattern],
      purpose: "draws a line under texts", summary: "Draw a line under texts.")
  }
}

extension Parameter {
  fileprivate static let color = keyword("color", .color, "the color of the line")

  fileprivate static let pattern = keyword(
    "pattern", .enumeration(["solid", "dash", "dot", "dash-dot", "dash-dot-dot"]),
    "how the line is drawn", default: "solid")
}
