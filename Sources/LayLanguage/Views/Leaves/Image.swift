import LayEngine

extension Declaration {
  static let image = Declaration(
    .view, "image",
    parameters: [
      .optionalPositional("resource", .string, "the name of a picture", isKeyword: false),
      .keyword("system-name", .string, "a symbol by its name, as large as the font makes it"),
      .keyword(
        "width", .length, "the natural width of a picture", default: "100, our own choice",
        unit: "points"),
      .keyword(
        "height", .length, "its natural height", default: "100, our own choice", unit: "points"),
      .keyword("resizable", .truth, "whether it takes the proposed size", default: "false"),
    ],
    summary: "A picture or a symbol in its natural size, or a resizable one. Picture files are not "
      + "read: give their size, as in `(image \"photo\" :width 40 :height 30)`.",
    swiftUI: .view("Image", ["_ resource"], ["systemName"]),
    examples: """
      (image :width 40 :height 30) | 5 x 500 | 40 x 30
      (image "photo") | ideal | 100 x 100
      (image :system-name "heart") | ideal | 20 x 20
      """
  ) { arguments throws(Diagnostic) in
    let image = ImageContent(
      try arguments.imageSource(), isResizable: arguments.truth("resizable") ?? false)
    return arguments.make(image)
  }
}

extension Arguments {
  fileprivate func imageSource() throws(Diagnostic) -> ImageContent.Source {
    let sides = ["width", "height"].filter { isGiven($0) }
    if let symbol = string("system-name") {
      if let side = sides.first { throw complaint(.symbolHasNoLengths(side), about: side) }
      return .symbol(symbol)
    }
    guard string("resource") != nil || !sides.isEmpty else { throw complaint(.needsPicture) }
    return try naturalSize()
  }

  /// The natural size of an image, from `:width` and `:height`.
  func naturalSize() throws(Diagnostic) -> ImageContent.Source {
    for side in ["width", "height"] {
      if let length = number(side), !length.isFinite {
        throw complaint(.lengthIsInfinite(side), about: side)
      }
    }
    return .bitmap(
      width: number("width") ?? ControlSizes.usual.pictureSize.width,
      height: number("height") ?? ControlSizes.usual.pictureSize.height)
  }
}

extension Complaint {
  fileprivate static var needsPicture: Complaint {
    Complaint(
      "`image` needs the name of a picture or of a symbol",
      hint: "write `(image \"photo\" :width 40 :height 30)` or `(image :system-name \"heart\")`")
  }

  fileprivate static func symbolHasNoLengths(_ side: String) -> Complaint {
    Complaint(
      "a symbol has no `:\(side)` of its own: it is as large as the font makes it",
      hint: "write `(font :size 32 (image :system-name \"heart\"))`, "
        + "or `:resizable true` and a `frame` around it")
  }

  fileprivate static func lengthIsInfinite(_ side: String) -> Complaint {
    Complaint(
      "the natural \(side) of a picture is finite",
      hint: "write `:resizable true` to let it take what it is given")
  }
}
