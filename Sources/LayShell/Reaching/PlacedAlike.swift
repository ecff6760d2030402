import LayEngine

extension Layout {
  /// Whether another layout places the same kinds of views in the same frames, but for rounding.
  ///
  /// - Parameters:
  ///   - isMirrored: whether the other one is mirrored, in its own direction.
  ///   - isOver: whether to stop; then they are not alike.
  func isPlaced(like other: Layout, isMirrored: Bool = false, isOver: () -> Bool) -> Bool {
    let (left, right) = (root.frame.origin.x, root.frame.maxX)
    return root.hasSameViews(as: other.root, isOver: isOver) { view, next in
      var frame = next.frame
      if isMirrored { frame.origin.x = left + right - frame.maxX }
      return frame.isClose(to: view.frame)
    }
  }
}

extension PlacedView {
  /// Whether another one has views of the same kinds in it, which are alike two by two.
  ///
  /// - Parameter isOver: whether to stop; then they are not the same: views can be nested with exponentially many paths.
  func hasSameViews(
    as other: PlacedView, isOver: () -> Bool,
    _ areAlike: (PlacedView, PlacedView) -> Bool = { _, _ in true }
  ) -> Bool {
    var pending = [(self, other)]
    while let (view, next) = pending.popLast() {
      guard !isOver(), view.childCount == next.childCount,
        type(of: view.view.content) == type(of: next.view.content), areAlike(view, next)
      else { return false }
      pending += zip(view.children, next.children)
    }
    return true
  }
}

extension ViewFrame {
  /// Whether it is the same frame, but for rounding.
  func isClose(to other: ViewFrame) -> Bool {
    func isClose(_ one: Double, _ other: Double) -> Bool { one == other || abs(one - other) < 1e-6 }
    return isClose(origin.x, other.origin.x) && isClose(origin.y, other.origin.y)
      && isClose(size.width, other.size.width) && isClose(size.height, other.size.height)
  }
}
