import LayEngine

/// Modifiers that set the initial scroll position of scroll views.
extension Declaration {
  static let defaultScrollAnchor = Declaration(
    .modifier, "default-scroll-anchor",
    parameters: [
      .positional(
        "anchor", .oneOf([.unitPoint(AlignmentName.points), .nothing]),
        "the point of the content that lies on the same point of the scroll view, or nil"),
      .keyword(
        "for", .enumeration(["initial-offset", "alignment", "size-changes"]),
        "for content that is larger, for content that is smaller, or for changes, which do not "
          + "happen here; all where it is not said"),
    ],
    summary: "Say where the content of the scroll views in a view stands before anybody scrolls: "
      + "`bottom` shows the end of longer content, and puts shorter content at the lower edge.",
    swiftUI: .method("defaultScrollAnchor", ["_ anchor", "for"]),
    examples: [
      Example(
        "(default-scroll-anchor bottom (scroll-view (frame :width 50 :height 300 (color red))))",
        proposing: "100 x 100", gives: "50 x 100")
    ]
  ) { arguments throws(Diagnostic) in
    let roles: ScrollStart.Roles =
      switch arguments.enumeration("for") {
      case "initial-offset": .initialOffset
      case "alignment": .alignment
      case "size-changes": .sizeChanges
      default: .all
      }
    let anchor = arguments.unitPoint("anchor")
    return arguments.make(EnvironmentChange.scrollAnchor(anchor, roles), [arguments.view()])
  }

  static let scrollPosition = Declaration(
    .modifier, "scroll-position",
    parameters: [
      .optionalPositional(
        "position", .plain, "where it is scrolled to; what it is later is not known here",
        isKeyword: false),
      .keyword("id", .any, "the view that is seen, which is not looked for here"),
      .keyword(
        "anchor", .oneOf([.unitPoint(AlignmentName.points), .nothing]), "where that is seen"),
      .keyword("edge", .enumeration(EdgeName.all), "the edge of the content that is seen at first"),
      .keyword("x", .distance, "how far it is scrolled at first", unit: "points"),
      .keyword("y", .distance, "the same downwards", unit: "points"),
    ],
    summary: "Say where the scroll views in a view are scrolled to at first: to an edge of the "
      + "content, or so far as there is content to show.",
    swiftUI: .method(
      "scrollPosition", [.member("constant", [.member("init", ["edge", "x", "y"])])],
      [SwiftUIArgument(nil, "position", .binding), "anchor"], [.binding("id"), "anchor"]),
    examples: [
      Example(
        "(scroll-position :edge bottom (scroll-view (frame :width 50 :height 300 (color red))))",
        proposing: "100 x 100", gives: "50 x 100")
    ]
  ) { arguments throws(Diagnostic) in
    let edge = arguments.enumeration("edge").map { EdgeName.set([$0]) }
    let position = ScrollStart.Position(
      edge: edge, x: arguments.number("x"), y: arguments.number("y"))
    return arguments.make(EnvironmentChange.scrollPosition(position), [arguments.view()])
  }
}
