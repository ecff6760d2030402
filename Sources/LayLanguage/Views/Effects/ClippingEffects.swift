import LayEngine

/// Modifiers that cut the picture of a view and nothing about its layout.
extension Declaration {
  static let clipShape = Declaration(
    .modifier, "clip-shape",
    parameters: [.positional("shape", .view, "the shape that is left, at the size of the view")],
    summary: "Cut the picture of a view to a shape.",
    swiftUI: ".clipShape(Circle())",
    examples: [
      Example("(clip-shape (circle) (color red))", proposing: "40 x 20", gives: "40 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let shape = arguments.required("shape", arguments.view("shape"))
    return arguments.make(Effect.clipShape, [arguments.view(), shape])
  }

  static let clipped = Declaration(
    .modifier, "clipped",
    summary: "Cut the picture of a view to its frame.",
    swiftUI: ".clipped()",
    examples: [
      Example(
        "(clipped (frame :width 10 (fixed-size (text \"Hello\"))))",
        proposing: "ideal", gives: "10 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.clipped, [arguments.view()])
  }

  static let cornerRadius = Declaration(
    .modifier, "corner-radius",
    parameters: [.positional("radius", .number, "of the corners", unit: "points")],
    summary: "Cut the picture of a view to its frame, with round corners.",
    swiftUI: ".cornerRadius(8)",
    examples: [
      Example("(corner-radius 8 (color red))", proposing: "40 x 20", gives: "40 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let effect = Effect.cornerRadius(arguments.requiredNumber("radius"))
    return arguments.make(effect, [arguments.view()])
  }

  static let mask = Declaration(
    .modifier, "mask",
    parameters: [
      .positional("content", .layeredContent, "what shows through, views or a color"),
      .alignment("the point that content and view share"),
    ],
    summary: "Draw a view only where other views are opaque.",
    swiftUI: ".mask { }",
    examples: [
      Example("(mask (text \"Hi\") (color red))", proposing: "40 x 20", gives: "40 x 20")
    ]
  ) { arguments throws(Diagnostic) in
    let content = try arguments.layeredContent()
    return arguments.make(Effect.mask, [arguments.view()] + content)
  }
}
