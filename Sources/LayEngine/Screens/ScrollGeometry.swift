/// What a scroll view shows of its content, in points, in the coordinates of the content.
///
/// - Rule: the insets are the content margins and the safe area that the scroll view reaches; the
///   offset is where its edge stands over the content, so `-insets.top` before anything is scrolled;
///   the container is what the insets leave of it.
/// - Source: measured: iamcgn/swiftui-web, `scroll/geometry`. Content of 120 x 400 with a margin of
///   20 at the top, 150 of it in sight: offset (0, -20), container 120 x 130. That the safe area
///   counts as a margin does follows from UIKit's `adjustedContentInset`.
package struct ScrollGeometry: Equatable, Sendable {
  package var contentOffset = ViewPoint(x: 0, y: 0)
  package var contentSize = ViewSize(width: 0, height: 0)
  package var contentInsets = Insets()
  package var containerSize = ViewSize(width: 0, height: 0)

  package init() {}

  /// What is in sight, the part below the insets too.
  package var visibleRect: ViewFrame {
    ViewFrame(
      origin: contentOffset,
      size: ViewSize(
        width: containerSize.width + contentInsets.horizontal,
        height: containerSize.height + contentInsets.vertical))
  }

  package var bounds: ViewFrame { ViewFrame(origin: contentOffset, size: containerSize) }
}

/// Runs an action when a value made from the geometry of the scroll view inside changes.
///
/// - Rule: nothing about layout changes; of several scroll views the first counts, and none inside
///   another. The caller of the layout reads `Layout.actions`.
/// - Source: SwiftUI's `onScrollGeometryChange` and `onScrollPhaseChange`; which scroll view counts
///   is our own choice.
package struct ScrollAction: ModifierContent {
  package enum Subject: Sendable { case geometry, phase }

  package let subject: Subject
  let value: (ScrollGeometry) throws -> Any
  let isSame: (Any, Any) -> Bool
  /// Takes the earlier value and the new one, and the geometry.
  let action: (Any, Any, ScrollGeometry) throws -> Void
  /// The view of the program that the action belongs to; nil for none.
  let owner: ObjectIdentifier?

  package init(
    _ subject: Subject, of owner: ObjectIdentifier?,
    value: @escaping (ScrollGeometry) throws -> Any, isSame: @escaping (Any, Any) -> Bool,
    action: @escaping (Any, Any, ScrollGeometry) throws -> Void
  ) {
    self.subject = subject
    self.owner = owner
    self.value = value
    self.isSame = isSame
    self.action = action
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.hasActions = true
    lowering.noteProgram()
    var inner = lowering.environment(environment)
    inner.isScrollFollowed = true
    try lowering.lowerTransparent(view.children[0], id, lowering.intern(inner))
  }

  /// The action for the scroll view in the modified view; nil if there is none.
  ///
  /// - Source: measured there: the action runs with the value of an empty geometry first, then with
  ///   the one that was laid out; that of a phase runs once.
  func pending(_ view: PlacedView, _ path: [Int]) throws -> PendingAction? {
    guard let geometry = view.first(where: { $0.scrollGeometry != nil })?.scrollGeometry else {
      return nil
    }
    return PendingAction(
      path: path, owner: owner, subject: subject == .geometry ? .scrollGeometry : .scrollPhase,
      value: try value(geometry), start: subject == .geometry ? try value(ScrollGeometry()) : nil,
      isSame: isSame
    ) { try action($0, $1, geometry) }
  }
}

extension Pass {
  /// Records the geometry of a scroll view that was just arranged, if an action follows it.
  mutating func noteScroll(of index: Int, _ parameters: ScrollView.Parameters, content: Int) {
    let (placed, inner) = (placements[index], placements[content])
    let node = nodes[Int(placed.node)]
    let reach = reach(from: places[index], placed.size, into: .all).outside
    let margins = parameters.margins
    let left = node.isMirrored ? margins.trailing : margins.leading
    var geometry = ScrollGeometry()
    geometry.contentInsets = Insets(
      top: margins.top + reach.top,
      leading: margins.leading + (node.isMirrored ? reach.trailing : reach.leading),
      bottom: margins.bottom + reach.bottom,
      trailing: margins.trailing + (node.isMirrored ? reach.leading : reach.trailing))
    geometry.contentSize = ViewSize(
      width: inner.size.width.value - margins.horizontal,
      height: inner.size.height.value - margins.vertical)
    geometry.contentOffset = ViewPoint(
      x: -reach.leading - inner.origin.x.value - left,
      y: -reach.top - inner.origin.y.value - margins.top)
    geometry.containerSize = ViewSize(
      width: placed.size.width.value - margins.horizontal,
      height: placed.size.height.value - margins.vertical)
    notes.scrolls[index] = geometry
  }
}
