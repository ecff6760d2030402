import LayEngine

/// A row of a list, swiped so that its action buttons show.
package final class SwipedRow: CustomLayout {
  /// - Rule: the row has the size it has without buttons and is moved aside by their total width.
  ///   The buttons are as high as the row; each is as wide as the widest label with its insets, or
  ///   the least width. The first button is at the edge.
  /// - Source: reconstructions of UIKit's swiped cells, all after one: 74 at least, 8 on either
  ///   side.
  private let edge: SwipeEdge

  /// The layout's description, as a sentence for `explain`.
  package static let composition =
    "it is a row that is swiped: as large as without its buttons, and moved by what they take; all of "
    + "them are as wide as the widest needs with \(ControlSizes.words(\.swipeButtonInset)) on "
    + "either side, \(ControlSizes.words(\.swipeButtonWidth)) at least"

  init(_ edge: SwipeEdge) { self.edge = edge }

  package var name: String { "swiped-row" }
  package var keepsCache: Bool { false }
  package var hasGuides: Bool { false }

  package func size(_ proposal: ProposedViewSize, _ subviews: any LayoutSubviews) -> ViewSize {
    subviews.size(of: 0, proposal)
  }

  package func spacing(_ subviews: any LayoutSubviews) -> EdgeDistances? { nil }

  package func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: any LayoutSubviews
  ) -> Double? { nil }

  package func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: any LayoutSubviews
  ) {
    var width = ControlSizes.usual.swipeButtonWidth
    for index in 1..<max(subviews.count, 1) {
      let label = subviews.size(of: index, .ideal).width
      width = max(width, label + 2 * ControlSizes.usual.swipeButtonInset)
    }
    let isTrailing = edge == .trailing
    let shift = Double(subviews.count - 1) * width
    let center = ViewPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    subviews.place(
      0, at: ViewPoint(x: center.x + (isTrailing ? -shift : shift), y: center.y),
      anchor: UnitPoint(x: 0.5, y: 0.5),
      proposal: ProposedViewSize(width: bounds.size.width, height: proposal.height))
    for index in 1..<max(subviews.count, 1) {
      let inward = (Double(index) - 0.5) * width
      let x = isTrailing ? bounds.maxX - inward : bounds.origin.x + inward
      subviews.place(
        index, at: ViewPoint(x: x, y: center.y), anchor: UnitPoint(x: 0.5, y: 0.5),
        proposal: ProposedViewSize(width: width, height: bounds.size.height))
    }
  }
}

extension View {
  /// A row with the buttons that are seen when it is swiped.
  static func swiped(_ row: View, _ buttons: [View], _ style: ControlStyle) -> View {
    let edge = style.swiped ?? .trailing
    let shown = buttons.withoutGroups.map { $0.fillingBoth() }
    return View(Custom(SwipedRow(edge)), children: [row] + shown)
  }
}

extension Declaration {
  static let swipeActions = Declaration(
    .modifier, "swipe-actions",
    parameters: [
      .keyword(
        "edge", .enumeration(SwipeEdge.spellings), "the edge of the buttons",
        default: "trailing"),
      .keyword(
        "allows-full-swipe", .truth, "whether a full swipe performs the first action",
        default: "true"),
    ],
    rest: RestParameter(
      "content", .oneOf([.action, .views]),
      "the buttons shown when the row is swiped, the first one at the edge"),
    summary: "Give a row of a list buttons that are shown when it is swiped; `set swiped trailing` "
      + "or `set swiped leading` shows rows swiped. All buttons are as wide as the widest needs, "
      + "at least 74.",
    swiftUI: .method("swipeActions", ["edge", "allowsFullSwipe", .closure("content")]),
    examples: """
      (swipe-actions (button "Delete") (text "Hi")) | ideal | 16 x 20
      (list-view (swipe-actions (button "Delete") (text "Hi"))) | 200 x 300 | 200 x 300
      """
  ) { arguments throws(Diagnostic) in
    let edge = arguments.enumeration("edge").flatMap { SwipeEdge(spelling: $0) } ?? .trailing
    return arguments.make(
      Effect.swipeActions(edge), [arguments.view()] + (try arguments.shownViews()))
  }
}
