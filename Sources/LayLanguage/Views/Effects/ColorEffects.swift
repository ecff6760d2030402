/// Modifiers that change how a view is drawn and do not change its layout.
enum ColorEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "background-style", [.positional("color", .viewOrColor, "the color, or a gradient")],
      purpose: "sets the color of backgrounds", summary: "Set the color of backgrounds in a view.",
      swiftUI: .method("backgroundStyle", ["_ color"]), written: "red")
    declare.inert(
      "blend-mode", [.positional("mode", .enumeration(blendModes), "the blend mode")],
      purpose: "mixes the picture with what is behind it",
      summary: "Blend a view with what is behind it.", written: "multiply")
    declare.inert(
      "brightness", [.positional("amount", .number, "0 for no change")],
      purpose: "draws the view brighter", summary: "Draw a view brighter.", written: "0.2")
    declare.inert(
      "color-invert", purpose: "inverts colors", summary: "Draw a view in inverted colors.")
    declare.inert(
      "color-multiply", [.positional("color", .color, "the color")], purpose: "multiplies colors",
      summary: "Multiply the colors of a view by a color.",
      written: "red")
    declare.inert(
      "compositing-group", purpose: "draws the view as one before other effects",
      summary: "Draw a view as one layer before other effects apply.")
    declare.inert(
      "contrast", [.positional("amount", .number, "1 for no change")],
      purpose: "changes the contrast", summary: "Draw a view with more contrast or less.",
      written: "1.2")
    declare.inert(
      "drawing-group",
      [
        .keyword("opaque", .truth, "whether the picture is opaque"),
        .keyword(
          "color-mode", .enumeration(["extended-linear", "linear", "non-linear"]),
          "how it mixes colors"),
      ],
      purpose: "draws the view as one picture", summary: "Flatten a view into one picture.")
    declare.inert(
      "geometry-group", purpose: "moves what is in the view as one",
      summary: "Move the content of a view as one.")
    declare.inert(
      "grayscale", [.positional("amount", .number, "from 0 to 1")], purpose: "takes away color",
      summary: "Draw a view in shades of gray.", written: "1")
    declare.inert(
      "hue-rotation", [.positional("angle", .number, "the angle", unit: "degrees")],
      purpose: "turns colors", summary: "Rotate the hues of a view.",
      swiftUI: .method("hueRotation", [.angle("angle")]), written: "90")
    declare.inert(
      "luminance-to-alpha", purpose: "makes dark parts transparent",
      summary: "Make the dark parts of a view transparent.")
    declare.inert(
      "preferred-color-scheme",
      [
        .positional(
          "scheme", .oneOf([.enumeration(["dark", "light"]), .nothing]), "the color scheme, or nil")
      ],
      purpose: "asks for dark or light colors", summary: "Ask for a dark or light color scheme.",
      written: "dark")
    declare.inert(
      "rotation-3d-effect",
      [
        .positional("angle", .number, "the angle", unit: "degrees"),
        .keyword("axis", .list, "x, y and z of the axis"), .anchor("the point that stays in place"),
        .keyword("anchor-z", .number, "the distance of the anchor from the screen", default: "0"),
        .keyword("perspective", .number, "how strong the perspective is", default: "1"),
      ],
      purpose: "draws the view turned in space",
      summary: "Draw a view rotated in space; its layout does not change.",
      swiftUI: .method(
        "rotation3DEffect", [.angle("angle"), "axis", "anchor", "anchorZ anchor-z", "perspective"]),
      written: "45 :axis (list 0 1 0)")
    declare.inert(
      "saturation", [.positional("amount", .number, "1 for no change")],
      purpose: "makes colors stronger or weaker",
      summary: "Draw a view in stronger colors or weaker.", written: "0.5")
    declare.inert(
      "transform-effect",
      ["a", "b", "c", "d", "tx", "ty"].map {
        .optionalPositional(
          $0, .number, "this element of the matrix", default: "ad".contains($0) ? "1" : "0")
      },
      purpose: "draws the view elsewhere, turned or larger",
      summary: "Draw a view transformed by a matrix; its layout does not change.",
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
