/// Collects preference values from the innermost views outward.
extension PlacedView {
  /// The value that this view or views inside it set; nil if none of them sets one.
  ///
  /// - Rule: the values of a view's children are reduced in order. `preference` sets its own value
  ///   whatever is set inside; views that are not shown set nothing.
  /// - Parameter finder: where the view that reads the value is on the screen.
  /// - Throws: what functions of the program throw.
  package func preference(
    _ key: PreferenceKey, finder: ViewPoint = ViewPoint(x: 0, y: 0),
    remeasuring: Remeasuring = Remeasuring(nil), shouldStop: () -> Bool = { false }
  ) throws -> Any? {
    var open: [OpenView] = [OpenView(remeasuring.now(self))]
    var count = 0
    while true {
      let last = open.count - 1
      let next = open[last].nextChild
      if next < open[last].view.childCount, !open[last].saysItself(key) {
        open[last].nextChild += 1
        open.append(OpenView(remeasuring.now(open[last].view.child(next))))
        count += 1
        if count & 0xFFF == 0, shouldStop() { throw LayoutFailure.interrupted }
        continue
      }
      let value = try open[last].value(of: key, finder, remeasuring)
      open.removeLast()
      guard last > 0 else { return value }
      try open[last - 1].add(value, key)
    }
  }
}

/// A view whose value is being found.
private struct OpenView {
  let view: PlacedView
  var nextChild = 0
  private var said: Any?

  init(_ view: PlacedView) { self.view = view }

  /// Whether it sets a value regardless of the values from inside.
  func saysItself(_ key: PreferenceKey) -> Bool {
    switch view.view.content {
    case let writing as PreferenceWriting: writing.key === key
    case let anchor as AnchorWriting: anchor.key === key && !anchor.isTransform
    default: false
    }
  }

  mutating func add(_ value: Any?, _ key: PreferenceKey) throws {
    guard let value else { return }
    said = try said.map { try key.reduce($0, value) } ?? value
  }

  func value(
    of key: PreferenceKey, _ finder: ViewPoint, _ remeasuring: Remeasuring
  ) throws -> Any? {
    switch view.view.content {
    case let writing as PreferenceWriting where writing.key === key:
      remeasuring.now(writing.value, of: view)
    case let change as PreferenceTransform where change.key === key:
      try change.transform(said ?? key.defaultValue)
    case let anchor as AnchorWriting where anchor.key === key:
      try anchor.make(
        PreferenceAnchor(
          source: anchor.source,
          frame: ViewFrame(
            origin: view.frame.origin, size: remeasuring.now(view.frame.size, of: view)),
          finder: finder),
        said ?? key.defaultValue)
    default: said
    }
  }
}
