import LayEngine

extension Layout {
  /// Whether another layout places the same kinds of views in the same frames, but for rounding.
  ///
  /// - Parameter isMirrored: whether the other one is mirrored, in its own direction.
  func isPlaced(like other: Layout, isMirrored: Bool = false) -> Bool {
    let (left, right) = (root.frame.origin.x, root.frame.maxX)
    var pending = [(root, other.root)]
    while let (view, next) = pending.popLast() {
      var frame = next.frame
      if isMirrored { frame.origin.x = left + right - frame.maxX }
      guard view.childCount == next.childCount,
        type(of: view.view.content) == type(of: next.view.content), frame.isClose(to: view.frame)
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
