import LayEngine

extension Declaration {
  static let font = Declaration(
    .modifier, "font",
    parameters: [
      .optionalPositional(
        "style", .enumeration(Font.styles.map(\.name)), "a named style", default: "body"),
      .keyword("size", .length, "the size", unit: "points"),
    ],
    summary: "Set the font of the texts in a view.",
    swiftUI: ".font(.caption), .font(.system(size: 12))",
    examples: [
      Example("(font :size 12 (text \"Hi\"))", proposing: "ideal", gives: "12 x 15"),
      Example("(font title (text \"Hi\"))", proposing: "ideal", gives: "28 x 35"),
    ]
  ) { arguments throws(Diagnostic) in
    let style = Font.styles.first { $0.name == arguments.enumeration("style") }
    let size = arguments.number("size") ?? style?.size ?? Font().size
    guard size > 0, size.isFinite else {
      throw arguments.complaint(.sizeIsNotPositive, about: "size")
    }
    return arguments.make(.environment(.font(Font(size: size))), [arguments.view()])
  }
}

extension Complaint {
  fileprivate static var sizeIsNotPositive: Complaint {
    Complaint("a font needs a size above 0", hint: "write `(font :size 12 (text \"Hi\"))`")
  }
}
