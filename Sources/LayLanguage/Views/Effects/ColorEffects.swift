/// Modifiers that change how a view is drawn and do not change its layout.
enum ColorEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "background-style", [.positional("color", .viewOrColor, "the color, or a gradient")],
      purpose: "sets the color of backgrounds", summary: "Set the color of backgrounds in a view.",
      swiftUI: .method("backgroundStyle", ["_ color"]), written: "red")
    declare.inert(
      "blend-mode", [.positional("mode", .enumeration(blendModes), "how")],
      purpose: "mixes the picture with what is behind it",
      summary: "Mix the picture of a view with what is behind it.", written: "multiply")
    declare.inert(
      "brightness", [.positional("amount", .number, "0 leaves it as it is")],
      purpose: "draws the view brighter", summary: "Draw a view brighter.", written: "0.2")
    declare.inert(
      "color-invert", purpose: "inverts colors", summary: "Draw a view in inverted colors.")
    declare.inert(
      "color-multiply", [.positional("color", .color, "the color")], purpose: "multiplies colors",
      summary: "Multiply the colors of a view by a color.",
      written: "red")
    declare.inert(
      "compositing-group", purpose: "draws the view as one before other effects",
      summary: "Draw a view as one before other effects.")
    declare.inert(
      "contrast", [.positional("amount", .number, "1 leaves it as it is")],
      purpose: "changes the contrast", summary: "Draw a view with more contrast or less.",
      written: "1.2")
    declare.inert(
      "drawing-group",
      [
        .keyword("opaque", .truth, "whether nothing shines through"),
        .keyword(
          "color-mode", .enumeration(["extended-linear", "linear", "non-linear"]), "how it mixes"),
      ],
      purpose: "draws the view as one picture", summary: "Draw a view as one picture.")
    declare.inert(
      "geometry-group", purpose: "moves what is in the view as one",
      summary: "Move what is in a view as one.")
    declare.inert(
      "grayscale", [.positional("amount", .number, "from 0 to 1")], purpose: "takes away color",
      summary: "Draw a view in shades of gray.", written: "1")
    declare.inert(
      "hue-rotation", [.positional("angle", .number, "how far", unit: "degrees")],
      purpose: "turns colors", summary: "Turn the colors of a view.",
      swiftUI: .method("hueRotation", [.angle("angle")]), written: "90")
    declare.inert(
      "luminance-to-alpha", purpose: "makes dark parts transparent",
      summary: "Make the dark parts of a view transparent.")
    declare.inert(
      "preferred-color-scheme",
      [
        .positional(
          "scheme", .oneOf([.enumeration(["dark", "light"]), .nothing]), "which, or nil")
      ],
      purpose: "asks for dark or light colors", summary: "Ask for dark or light colors.",
      written: "dark")
    declare.inert(
      "rotation-3d-effect",
      [
        .positional("angle", .number, "how far", unit: "degrees"),
        .keyword("axis", .list, "x, y and z of the axis"), .anchor("the point that stays"),
        .keyword("anchor-z", .number, "how far from the screen it is", default: "0"),
        .keyword("perspective", .number, "how near it is seen", default: "1"),
      ],
      purpose: "draws the view turned in space",
      summary: "Draw a view turned in space; its place stays as it is.",
      swiftUI: .method(
        "rotation3DEffect", [.angle("angle"), "axis", "anchor", "anchorZ anchor-z", "perspective"]),
      written: "45 :axis (list 0 1 0)")
    declare.inert(
      "saturation", [.positional("amount", .number, "1 leaves it as it is")],
      purpose: "makes colors stronger or weaker",
      summary: "Draw a view in stronger colors or weaker.", written: "0.5")
    declare.inert(
      "transform-effect",
      ["a", "b", "c", "d", "tx", "ty"].map {
        .optionalPositional($0, .number, "of the matrix", default: "ad".contains($0) ? "1" : "0")
      },
      purpose: "draws the view elsewhere, turned or larger",
      summary: "Draw a view through a matrix; its place stays as it is.",
      swiftUI: .method("transformEffect", [.passedOver(nil, "transform")]),
      written: ":tx 10 :ty 5")
  }

  private static let blendModes = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "source-atop", "destination-over", "destination-out", "plus-darker",
    "plus-lighter",
  ]
}
