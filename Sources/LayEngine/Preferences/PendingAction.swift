/// An action of the program, to be run when the value that it belongs to has changed.
package struct PendingAction {
  /// Where the value comes from.
  package enum Subject {
    case appearance
    case geometry
    case preference(PreferenceKey)
    case scrollGeometry, scrollPhase
    case value
  }

  /// The child indices on the way from the root to the view.
  package let path: [Int]
  /// The view of the program that the action belongs to; nil for none.
  ///
  /// With another owner at the same place, as when a condition takes its other branch, no earlier
  /// value is known.
  package let owner: ObjectIdentifier?
  package let subject: Subject
  package let value: Any
  /// Whether the action runs when no earlier value is known.
  package var countsFirst = true
  /// The value for which the action runs before the first one; nil if it does not.
  package var start: Any?
  package let isSame: (Any, Any) -> Bool
  /// Takes the earlier value and the new one; both are the new value if no earlier one is known.
  package let action: (Any, Any) throws -> Void
}

/// What a layout would measure, were one of its views another than it is.
package struct Remeasuring {
  package let view: PlacedView.Identity?
  /// By how much the view is larger, in points.
  package var growth = ViewSize(width: 0, height: 0)
  /// The layout of a geometry reader's content that is made for the larger size.
  package var content: Layout?
  /// The preference value that the view sets instead of its own.
  package var value: Any?

  package init(_ view: PlacedView.Identity?) { self.view = view }

  /// The view, or its content for the larger size.
  func now(_ placed: PlacedView) -> PlacedView {
    content.flatMap { placed.identity == view ? $0.root : nil } ?? placed
  }

  func now(_ size: ViewSize, of placed: PlacedView) -> ViewSize {
    guard placed.identity == view else { return size }
    return ViewSize(width: size.width + growth.width, height: size.height + growth.height)
  }

  func now(_ value: Any, of placed: PlacedView) -> Any {
    placed.identity == view ? self.value ?? value : value
  }
}

extension Layout {
  /// Whether there are actions in the layout.
  package var hasActions: Bool { withContents.contains(where: \.tree.hasActions) }

  /// The actions in the layout, in reverse preorder: those inside a view before the view's own, and
  /// those of later siblings before those of earlier ones.
  ///
  /// - Parameter remeasuring: what would be measured otherwise than it is.
  /// - Throws: what functions of the program throw, and `interrupted`.
  package func actions(
    remeasuring: Remeasuring = Remeasuring(nil), shouldStop: @escaping () -> Bool = { false }
  ) throws -> [PendingAction] {
    var found: [PendingAction] = []
    var pending: [(view: PlacedView, path: [Int])] = [(remeasuring.now(root), [])]
    var count = 0
    while let (view, path) = pending.popLast() {
      count += 1
      if count & 0xFFF == 0, shouldStop() { throw LayoutFailure.interrupted }
      if let action = try view.pendingAction(path, remeasuring, shouldStop) {
        found.append(action)
      }
      for number in (0..<view.childCount).reversed() {
        pending.append((remeasuring.now(view.child(number)), path + [number]))
      }
    }
    return found.reversed()
  }
}

extension PlacedView {
  /// The action of this view; nil if it has none.
  fileprivate func pendingAction(
    _ path: [Int], _ remeasuring: Remeasuring, _ shouldStop: () -> Bool
  ) throws -> PendingAction? {
    switch view.content {
    case let content as PreferenceAction:
      let value = try preference(content.key, remeasuring: remeasuring, shouldStop: shouldStop)
      return PendingAction(
        path: path, owner: content.owner, subject: .preference(content.key),
        value: value ?? content.key.defaultValue, isSame: content.key.isSame
      ) { _, value in try content.action(value) }
    case let content as GeometryAction:
      guard var geometry = placedGeometry else { return nil }
      geometry.size = remeasuring.now(geometry.size, of: self)
      let value = try content.value(geometry)
      return PendingAction(
        path: path, owner: content.owner, subject: .geometry, value: value,
        countsFirst: content.countsFirst(value), isSame: content.isSame, action: content.action)
    case let content as ScrollAction: return try content.pending(self, path)
    case let content as ValueAction: return content.pending(path)
    default: return nil
    }
  }
}
