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

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.hasActions = true
    lowering.recordPlaceFunction()
    var inner = lowering.environment(use.environment)
    inner.isScrollFollowed = true
    try lowering.lowerTransparent(use, in: lowering.intern(inner))
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
