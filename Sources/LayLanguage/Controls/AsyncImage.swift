import LayEngine

extension Declaration {
  static let asyncImage = Declaration(
    .view, "async-image",
    parameters: [
      .optionalPositional("url", .string, "the URL of the image; nothing is loaded"),
      .optionalPositional("content", .builder, "makes a view from the loaded image"),
      .keyword("width", .length, "the natural width of the loaded image", unit: "points"),
      .keyword("height", .length, "its natural height", unit: "points"),
      .keyword(
        "placeholder", .viewOrColor, "the view shown until the image is loaded",
        default: "a gray color"),
    ],
    summary: "An image from a URL. With a width or a height it counts as loaded, and a length that "
      + "is not given is 100, by our own choice; without both the placeholder is shown, by default "
      + "a color that fills the proposed size.",
    swiftUI: .view("AsyncImage", ["url", .closure("content"), .closure("placeholder")]),
    examples: """
      (async-image "a.png") | 40 x 30 | 40 x 30
      (async-image "a.png" :width 80 :height 60) | 40 x 30 | 80 x 60
      (async-image "a.png" (fn (image) (resizable image)) :width 80 :height 60) | 40 x 30 | 40 x 30
      """
  ) { arguments throws(Diagnostic) in
    guard arguments.isGiven("width") || arguments.isGiven("height") else {
      return arguments.makeControl(.asyncImage, [arguments.placeholder()])
    }
    let source = try arguments.naturalSize()
    let image = View(ImageContent(source), written: arguments.written, span: arguments.span)
    guard let function = try arguments.optionalCallback("content", passing: ["image"]) else {
      return arguments.makeControl(.asyncImage, [image])
    }
    let value = try function(.view(image))
    let content = try value.views(at: arguments.span(of: "content")) {
      "the function of this image gave \($0) and no view"
    }
    return arguments.makeControl(.asyncImage, content)
  }
}

extension Arguments {
  fileprivate func placeholder() -> View {
    view("placeholder") ?? .color(color("placeholder")?.text ?? "gray")
  }
}

extension Control {
  fileprivate static let asyncImage = Control(
    "async-image",
    composition: "an image from far away is what it shows: the image, or its "
      + "placeholder", isSeenThrough: true
  ) { parts, _ throws(LayoutFailure) in try .implicitStack(parts) }
}
