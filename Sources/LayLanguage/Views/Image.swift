import LayEngine

extension Declaration {
  static let image = Declaration(
    .view, "image",
    parameters: [
      .optionalPositional("resource", .string, "the name of a picture", isKeyword: false),
      .keyword("system-name", .string, "a symbol, as large as the font makes it"),
      .keyword("width", .length, "the natural width", unit: "points"),
      .keyword("height", .length, "the natural height", unit: "points"),
      .keyword("resizable", .truth, "whether it takes what it is given", default: "false"),
    ],
    summary: "A picture or a symbol in its natural size, or a resizable one.",
    swiftUI: "Image(\"resource\"), Image(systemName: \"heart\")",
    examples: [
      Example("(image :width 40 :height 30)", proposing: "5 x 500", gives: "40 x 30"),
      Example("(image :system-name \"heart\")", proposing: "ideal", gives: "20 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    let source: ImageContent.Source
    if let symbol = arguments.string("system-name") {
      source = .symbol(symbol)
    } else if let width = arguments.number("width"), let height = arguments.number("height") {
      source = .bitmap(width: width, height: height)
    } else {
      throw arguments.complaint(.needsNaturalSize)
    }
    let image = ImageContent(source, isResizable: arguments.truth("resizable") ?? false)
    return arguments.make(.image(image))
  }
}

extension Complaint {
  fileprivate static var needsNaturalSize: Complaint {
    Complaint(
      "`image` needs a symbol or its natural width and height",
      hint: "write `(image :width 40 :height 30)` or `(image :system-name \"heart\")`")
  }
}
