import LayEngine

/// Modifiers that set the initial scroll position of scroll views.
extension Declaration {
  static let defaultScrollAnchor = Declaration(
    .modifier, "default-scroll-anchor",
    parameters: [
      .positional(
        "anchor", .oneOf([.unitPoint(AlignmentName.points), .nothing]),
        "the point at which the content and the scroll view coincide, or nil"),
      .keyword(
        "for", .enumeration(["initial-offset", "alignment", "size-changes"]),
        "for larger content, for smaller content, or for size changes, which do not happen "
          + "here; all of them if not given"),
    ],
    summary: "Set where the content of the scroll views in a view is before anybody scrolls: "
      + "`bottom` shows the end of longer content, and puts shorter content at the bottom edge.",
    swiftUI: .method("defaultScrollAnchor", ["_ anchor", "for"]),
    examples: """
      (default-scroll-anchor bottom (scroll-view (frame :width 50 :height 300 (color red)))) \
      | 100 x 100 | 50 x 100
      """
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
        "position", .plain, "the scroll position; later positions are not known here",
        isKeyword: false),
      .keyword("id", .any, "the view to scroll to, which is not looked for here"),
      .keyword(
        "anchor", .oneOf([.unitPoint(AlignmentName.points), .nothing]), "where that view appears"),
      .keyword("edge", .enumeration(EdgeName.all), "the edge of the content to show at first"),
      .keyword("x", .distance, "the initial offset to the right", unit: "points"),
      .keyword("y", .distance, "the initial offset downwards", unit: "points"),
    ],
    summary: "Set where the scroll views in a view are scrolled to at first: to an edge of the "
      + "content, or to an offset, limited to the content.",
    swiftUI: .method(
      "scrollPosition", [.member("constant", [.member("init", ["edge", "x", "y"])])],
      [SwiftUIArgument(nil, "position", .binding), "anchor"], [.binding("id"), "anchor"]),
    examples: """
      (scroll-position :edge bottom (scroll-view (frame :width 50 :height 300 (color red)))) \
      | 100 x 100 | 50 x 100
      """
  ) { arguments throws(Diagnostic) in
    let edge = arguments.enumeration("edge").map { EdgeName.set([$0]) }
    let position = ScrollStart.Position(
      edge: edge, x: arguments.number("x"), y: arguments.number("y"))
    return arguments.make(EnvironmentChange.scrollPosition(position), [arguments.view()])
  }
}
