import LayEngine

extension Declaration {
  static let aspectRatio = Declaration(
    .modifier, "aspect-ratio",
    parameters: [
      .optionalPositional("size", .size, "a size with that ratio", isKeyword: false),
      .optionalPositional("ratio", .number, "width divided by height; the view's own if not given"),
      .keyword(
        "content-mode", .enumeration(["fit", "fill"]), "whether to fit inside or to cover",
        default: "fit"),
    ],
    summary: "Propose a size with a given ratio of width to height to a view.",
    swiftUI: .method("aspectRatio", ["_ ratio", "contentMode"], ["_ size", "contentMode"]),
    examples: """
      (aspect-ratio 2 (rectangle)) | 100 x 100 | 100 x 50
      (aspect-ratio (size 16 9) (rectangle)) | 160 x 160 | 160 x 90
      """
  ) { arguments throws(Diagnostic) in
    let mode: ContentMode = arguments.enumeration("content-mode") == "fill" ? .fill : .fit
    let size = arguments.object("size", as: SizeBox.self)
    if let size, !(size.width / size.height).isFinite {
      throw arguments.complaint(.sizeWithoutRatio(size), about: "size")
    }
    let ratio = size.map { $0.width / $0.height } ?? arguments.number("ratio")
    return arguments.make(AspectRatio(ratio, mode), [arguments.view()])
  }
}

extension Complaint {
  fileprivate static func sizeWithoutRatio(_ size: SizeBox) -> Complaint {
    Complaint("a size of \(size.text) has no ratio", hint: "give it a height above 0")
  }
}
