import LayEngine

extension Declaration {
  static let resizable = Declaration(
    .modifier, "resizable",
    parameters: [
      .keyword(
        "top", .length, "the cap at the top, which keeps its size", default: "0", unit: "points"),
      .keyword("leading", .length, "the cap at the leading edge", default: "0", unit: "points"),
      .keyword("bottom", .length, "the cap at the bottom", default: "0", unit: "points"),
      .keyword("trailing", .length, "the cap at the trailing edge", default: "0", unit: "points"),
      .keyword("cap-insets", .oneOf([.length, .insets]), "the caps at all edges at once"),
      .keyword(
        "resizing-mode", .enumeration(["stretch", "tile"]), "how the rest is filled",
        default: "stretch"),
    ],
    summary: "Let an image take the proposed size, but never less than its caps.",
    swiftUI: .method("resizable", ["capInsets", "resizingMode"]),
    examples: """
      (resizable (image :width 40 :height 30)) | 100 x nil | 100 x 30
      (resizable :leading 6 :trailing 6 (image :width 40 :height 30)) | 5 x 5 | 12 x 5
      (resizable :cap-insets 5 (image :width 40 :height 30)) | 0 x 50 | 10 x 50
      """
  ) { arguments throws(Diagnostic) in
    let view = arguments.view()
    guard var image = view.content as? ImageContent else {
      throw arguments.complaint(.resizesImages(view.content.name))
    }
    image.isResizable = true
    image.caps = arguments.caps()
    return .view(View(image, written: view.written, name: view.name, span: arguments.span))
  }
}

extension Arguments {
  fileprivate func caps() -> Insets {
    let all =
      object("cap-insets", as: InsetsBox.self)?.insets
      ?? Insets(.all, number("cap-insets") ?? 0)
    return Insets(
      top: number("top") ?? all.top, leading: number("leading") ?? all.leading,
      bottom: number("bottom") ?? all.bottom, trailing: number("trailing") ?? all.trailing)
  }
}

extension Complaint {
  fileprivate static func resizesImages(_ name: String) -> Complaint {
    Complaint(
      "`resizable` modifies an image itself, not `\(name)`",
      hint: "write `(resizable (image :width 40 :height 30))`, and other modifiers around it")
  }
}
