/// Modifiers that change how a view is drawn and do not change its layout.
enum ColorEffects {
  static let all: [Declaration] = [
    .inert(
      "background-style", [.positional("color", .viewOrColor, "the color, or a gradient")],
      purpose: "sets the style of backgrounds in the view",
      summary: "Set the color of backgrounds in a view.",
      swiftUI: .method("backgroundStyle", ["_ color"]), written: "red"),
    .inert(
      "blend-mode", [.positional("mode", .enumeration(blendModes), "the blend mode")],
      purpose: "sets the blend mode for compositing the view with what is behind it",
      summary: "Blend a view with what is behind it.", written: "multiply"),
    .inert(
      "color-multiply", [.positional("color", .color, "the color")],
      purpose: "multiplies the colors of the view by a color",
      summary: "Multiply the colors of a view by a color.",
      written: "red"),
    .inert(
      "hue-rotation", [.positional("angle", .number, "the angle", unit: "degrees")],
      purpose: "rotates the hues of the view", summary: "Rotate the hues of a view.",
      swiftUI: .method("hueRotation", [.angle("angle")]), written: "90"),
    .inert(
      "preferred-color-scheme",
      [
        .positional(
          "scheme", .oneOf([.enumeration(["dark", "light"]), .nothing]), "the color scheme, or nil")
      ],
      purpose: "sets the preferred color scheme of the presentation",
      summary: "Ask for a dark or light color scheme.",
      written: "dark"),
    .inert(
      "rotation-3d-effect",
      [
        .positional("angle", .number, "the angle", unit: "degrees"),
        .keyword("axis", .list, "x, y and z of the axis"), .anchor("the point that stays in place"),
        .keyword("anchor-z", .number, "the distance of the anchor from the screen", default: "0"),
        .keyword("perspective", .number, "how strong the perspective is", default: "1"),
      ],
      purpose: "draws the view as if it were rotated in three dimensions",
      summary: "Draw a view rotated in space; its layout does not change.",
      swiftUI: .method(
        "rotation3DEffect", [.angle("angle"), "axis", "anchor", "anchorZ anchor-z", "perspective"]),
      written: "45 :axis (list 0 1 0)"),
    .inert(
      "transform-effect",
      ["a", "b", "c", "d", "tx", "ty"].map {
        .optionalPositional(
          $0, .number, "this element of the matrix", default: "ad".contains($0) ? "1" : "0")
      },
      purpose: "applies an affine transformation to the view as it is drawn",
      summary: "Draw a view transformed by a matrix; its layout does not change.",
      swiftUI: .method("transformEffect", [.passedOver(nil, "transform")]),
      written: ":tx 10 :ty 5"),
  ]

  private static let blendModes = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "source-atop", "destination-over", "destination-out", "plus-darker",
    "plus-lighter",
  ]
}
