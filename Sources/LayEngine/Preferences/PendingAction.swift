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

extension Layout {
  /// Whether there are actions in the layout.
  package var hasActions: Bool { withContents.contains(where: \.tree.hasActions) }

  /// The actions in the layout, in reverse preorder: those inside a view before the view's own, and
  /// those of later siblings before those of earlier ones.
  ///
  /// - Throws: what functions of the program throw, and `interrupted`.
  package func actions(
    shouldStop: @escaping () -> Bool = { false }
  ) throws -> [PendingAction] {
    var found: [PendingAction] = []
    var pending: [(view: PlacedView, path: [Int])] = [(root, [])]
    var count = 0
    while let (view, path) = pending.popLast() {
      count += 1
      if count & 0xFFF == 0, shouldStop() { throw LayoutFailure.interrupted }
      if let action = try view.pendingAction(path, shouldStop) { found.append(action) }
      for number in (0..<view.childCount).reversed() {
        pending.append((view.child(number), path + [number]))
      }
    }
    return found.reversed()
  }
}

extension PlacedView {
  /// The action of this view; nil if it has none.
  fileprivate func pendingAction(
    _ path: [Int], _ shouldStop: () -> Bool
  ) throws -> PendingAction? {
    switch view.content {
    case let content as PreferenceAction:
      let value = try preference(content.key, shouldStop: shouldStop)
      return PendingAction(
        path: path, owner: content.owner, subject: .preference(content.key),
        value: value ?? content.key.defaultValue, isSame: content.key.isSame
      ) { _, value in try content.action(value) }
    case let content as GeometryAction:
      guard let geometry = placedGeometry else { return nil }
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
