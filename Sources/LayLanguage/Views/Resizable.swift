import LayEngine

extension Declaration {
  static let resizable = Declaration(
    .modifier, "resizable",
    parameters: [
      .keyword("top", .length, "what stays as it is at the top", default: "0", unit: "points"),
      .keyword("leading", .length, "the same at the leading edge", default: "0", unit: "points"),
      .keyword("bottom", .length, "the same at the bottom", default: "0", unit: "points"),
      .keyword("trailing", .length, "the same at the trailing edge", default: "0", unit: "points"),
    ],
    summary: "Let an image take what it is given; never less than what stays as it is.",
    swiftUI: ".resizable(), .resizable(capInsets: EdgeInsets())",
    examples: [
      Example(
        "(resizable (image :width 40 :height 30))", proposing: "100 x nil", gives: "100 x 30"),
      Example(
        "(resizable :leading 6 :trailing 6 (image :width 40 :height 30))",
        proposing: "5 x 5", gives: "12 x 5"),
    ]
  ) { arguments throws(Diagnostic) in
    let view = arguments.view()
    guard case .image(var image) = view.kind else {
      throw arguments.complaint(.resizesImages(view.kind.name))
    }
    image.isResizable = true
    image.caps = Insets(
      top: arguments.number("top") ?? 0, leading: arguments.number("leading") ?? 0,
      bottom: arguments.number("bottom") ?? 0, trailing: arguments.number("trailing") ?? 0)
    return .view(View(.image(image), name: view.name, span: arguments.span))
  }
}

extension Complaint {
  fileprivate static func resizesImages(_ name: String) -> Complaint {
    Complaint(
      "`resizable` modifies an image itself, not `\(name)`",
      hint: "write `(resizable (image :width 40 :height 30))`, and other modifiers around it")
  }
}
