import LayEngine

extension Declaration {
  static let contentMargins = Declaration(
    .modifier, "content-margins",
    parameters: [
      .optionalPositional(
        "edges", .enumerationList(EdgeName.all), "the edges with a margin", default: "all"),
      .positional(
        "length", .lengthOrNil, "the margin; nil for none", unit: "points", isKeyword: true),
      .keyword(
        "for", .enumeration(["automatic", "scroll-content", "scroll-indicators"]),
        "what gets the margin; scroll indicators do not affect layout", default: "automatic"),
    ],
    summary: "Keep margins around the content of the scroll views in a view.",
    swiftUI: .method("contentMargins", ["_ edges", "_ length", "for"], ["_ length", "for"]),
    // The content, 50 x 300, has 8 on either side.
    examples: """
      (content-margins horizontal 8 (scroll-view (frame :width 50 :height 300 (color red)))) \
      | 100 x 100 | 66 x 100
      (content-margins 8 (scroll-view (frame :width 50 :height 300 (color red)))) | ideal | 66 x 316
      """
  ) { arguments throws(Diagnostic) in
    let length = arguments.number("length")
    if let length, !length.isFinite {
      throw arguments.complaint(.noMargin(length), about: "length")
    }
    if arguments.enumeration("for") == "scroll-indicators" { return .view(arguments.view()) }
    let edges = arguments.enumerations("edges").map(EdgeName.set) ?? .all
    let change = EnvironmentChange.contentMargins(edges, length)
    return arguments.make(change, [arguments.view()])
  }
}

extension Complaint {
  fileprivate static func noMargin(_ length: Double) -> Complaint {
    Complaint("a margin of \(NumberText.of(length)) leaves no place for content")
  }
}
