import LayEngine

/// Modifiers that clip the drawing of a view and do not change its layout.
extension Declaration {
  fileprivate static let clipShapePurpose = "clips the view to a shape"

  static let clipShape = inert(
    "clip-shape",
    [
      .positional("shape", .view, "the shape to clip to, at the size of the view"),
      .keyword("style", .any, "how the shape is filled"),
    ],
    purpose: clipShapePurpose,
    summary: "Clip the picture of a view to a shape.",
    swiftUI: .method("clipShape", ["_ shape", "style"]), isCutting: true,
    examples: "(clip-shape (circle) (color red)) | 40 x 20 | 40 x 20"
  ) { arguments throws(Diagnostic) in
    [arguments.required("shape", arguments.view("shape"))]
  }

  static let clipped = inert(
    "clipped",
    [.keyword("antialiased", .truth, "whether the edges are smooth")],
    purpose: "clips the view to its frame",
    summary: "Clip the picture of a view to its frame.", isCutting: true,
    examples: #"(clipped (frame :width 10 (fixed-size (text "Hello")))) | ideal | 10 x 20"#)

  static let cornerRadius = inert(
    "corner-radius",
    [
      .positional("radius", .number, "the radius of the corners", unit: "points"),
      .keyword("antialiased", .truth, "whether the edges are smooth"),
    ],
    purpose: "clips the view to its frame with rounded corners",
    summary: "Clip the picture of a view to its frame, with rounded corners.", isCutting: true,
    examples: "(corner-radius 8 (color red)) | 40 x 20 | 40 x 20")

  static let mask = inert(
    "mask",
    [
      .positional("content", .layeredContent, "the mask, views or a color"),
      .alignment("the point on which content and view align"),
    ],
    purpose: "masks the view with the alpha channel of another view",
    summary: "Draw a view only where other views are opaque.",
    swiftUI: .method("mask", ["alignment", .closure("content", label: "mask")], ["_ content"]),
    isCutting: true,
    examples: #"(mask (text "Hi") (color red)) | 40 x 20 | 40 x 20"#
  ) { arguments throws(Diagnostic) in try arguments.layeredContent() }
}

extension Effect {
  /// Clips the picture to the shape that is the second child, as `clip-shape` does.
  static let clipShape = inert(
    InertEffect(WordsOfView("clip-shape", Declaration.clipShapePurpose), isCutting: true))
}
