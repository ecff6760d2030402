import LayEngine

extension Declaration {
  static let font = Declaration(
    .modifier, "font",
    parameters: [
      .optionalPositional(
        "style", .enumeration(Font.styles.map(\.name)), "a named style", default: "body"),
      .keyword("size", .length, "the size", unit: "points"),
      .keyword(
        "weight", .enumeration(FontName.weights), "the weight; no width changes in `mono`"),
      .keyword("design", .enumeration(FontName.designs), "the typeface; here it is always `mono`"),
    ],
    summary: "Set the font of the texts in a view.",
    swiftUI: .method(
      "font", ["_ style"], [.member("system", ["size", "weight", "design"])],
      [.member("system", ["_ style", "design", "weight"])]),
    examples: """
      (font :size 12 (text "Hi")) | ideal | 12 x 15
      (font title (text "Hi")) | ideal | 28 x 35
      """
  ) { arguments throws(Diagnostic) in
    guard let size = arguments.number("size") else {
      let style = arguments.enumeration("style").flatMap { FontStyle(spelling: $0) }
      return arguments.make(EnvironmentChange.font(Font(style ?? .body)), [arguments.view()])
    }
    guard size > 0, size.isFinite else {
      throw arguments.complaint(.noFontSize(size), about: "size")
    }
    return arguments.make(EnvironmentChange.font(Font(size: size)), [arguments.view()])
  }
}

extension Complaint {
  fileprivate static func noFontSize(_ size: Double) -> Complaint {
    Complaint(
      "a font needs a size above 0\(size > 0 ? " that is finite" : "")",
      hint: "write `(font :size 12 (text \"Hi\"))`", isAboutRange: true)
  }
}

/// The names of font weights and designs, none of which the face `mono` has.
enum FontName {
  static let weights = [
    "ultra-light", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  static let designs = ["default", "monospaced", "rounded", "serif"]
}

extension Font {
  /// The named styles: iOS's sizes at the default setting, with body 16 in place of 17.
  package static let styles: [(name: String, size: Double)] =
    FontStyle.allCases.map { ($0.spelling, $0.size(at: .large, on: .iOS18)) }
}
