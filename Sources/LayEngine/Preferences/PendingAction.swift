/// Something to be done about a value that a view finds inside of it, or that is made of its place.
package struct PendingAction {
  /// What the value is a value of.
  package enum Subject {
    case appearance
    case geometry
    case preference(PreferenceKey)
    case value
  }

  /// The numbers of the children by which the view is reached from the root.
  package let path: [Int]
  /// Which of the program's views it belongs to; nil for none.
  ///
  /// Another view at the same place begins anew, as when a condition takes the other branch.
  package let owner: ObjectIdentifier?
  package let subject: Subject
  package let value: Any
  /// Whether something is to be done when no value was known before.
  package var countsFirst = true
  package let isSame: (Any, Any) -> Bool
  /// Takes the value that was known before, or the value itself if none was, and the value.
  package let action: (Any, Any) throws -> Void
}

extension Layout {
  /// Whether something is to be done about values in it.
  package var hasActions: Bool { withContents.contains(where: \.tree.hasActions) }

  /// What is to be done about values in it, in the order of a walk from the root, what is inside of
  /// something first.
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
  /// What is to be done about a value of this view; nil for other views.
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
      return PendingAction(
        path: path, owner: content.owner, subject: .geometry,
        value: try content.value(geometry), isSame: content.isSame, action: content.action)
    case let content as ValueAction: return content.pending(path)
    default: return nil
    }
  }
}
