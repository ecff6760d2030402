import LayEngine

/// The numbers of a layout that rules look at, in the order of a `LayoutShape`.
package struct LayoutNumbers {
  package var frames: [ViewFrame] = []
  package var proposals: [ProposedViewSize] = []
  /// What the views are to be inside of.
  package var window: ViewFrame

  init(window: ViewFrame) { self.window = window }

  /// Those of views that move, at a distance from where they begin, in points.
  init(_ views: MovingViews, at distance: Double) {
    frames.reserveCapacity(views.frames.count)
    proposals.reserveCapacity(views.frames.count)
    for index in views.frames.indices {
      frames.append(views.frames[index].moved(by: views.slopes[index], distance))
      let (offered, slope) = (views.proposals[index], views.offerSlopes[index])
      proposals.append(
        ProposedViewSize(
          width: offered.width.map { $0 + (slope.width ?? 0) * distance },
          height: offered.height.map { $0 + (slope.height ?? 0) * distance }))
    }
    window = ViewFrame(windowOf: frames[0].size, proposals[0])
  }

  /// Those of views that move from one layout to another, at a share of the way.
  init(from one: LayoutNumbers, to other: LayoutNumbers, at share: Double) {
    func between(_ one: Double?, _ other: Double?) -> Double? {
      guard let one, let other else { return one }
      return one + (other - one) * share
    }
    func between(_ one: ViewFrame, _ other: ViewFrame) -> ViewFrame {
      one.moved(by: one.distance(to: other), share)
    }
    frames = zip(one.frames, other.frames).map(between)
    proposals = zip(one.proposals, other.proposals).map {
      ProposedViewSize(
        width: between($0.width, $1.width), height: between($0.height, $1.height))
    }
    window = between(one.window, other.window)
  }

  /// Whether all numbers are the same, up to rounding.
  package func isClose(to other: LayoutNumbers) -> Bool {
    func isClose(_ one: Double?, _ other: Double?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one == other || abs(one - other) < 1e-6 * max(1, abs(one) / 1000)
    }
    guard frames.count == other.frames.count else { return false }
    for index in frames.indices {
      let (frame, next) = (frames[index], other.frames[index])
      let (offered, nextOffered) = (proposals[index], other.proposals[index])
      guard isClose(frame.origin.x, next.origin.x), isClose(frame.origin.y, next.origin.y),
        isClose(frame.size.width, next.size.width), isClose(frame.size.height, next.size.height),
        isClose(offered.width, nextOffered.width), isClose(offered.height, nextOffered.height)
      else { return false }
    }
    return true
  }
}

extension MovingViews {
  /// Whether a layout at a width has these views, with frames and proposals as they move.
  package func areFollowed(by layout: Layout, at width: Double) -> Bool {
    let numbers = LayoutNumbers(self, at: width - start)
    guard let walked = WalkedLayout(layout, in: numbers.window), walked.key == key
    else { return false }
    return walked.numbers.isClose(to: numbers)
  }
}

extension ViewFrame {
  /// The frame of what is proposed to a root of a size, in whose middle it is.
  package init(windowOf size: ViewSize, _ proposal: ProposedViewSize) {
    let (width, height) = (proposal.width ?? size.width, proposal.height ?? size.height)
    self.init(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  fileprivate func distance(to other: ViewFrame) -> ViewFrame {
    ViewFrame(
      x: other.origin.x - origin.x, y: other.origin.y - origin.y,
      width: other.size.width - size.width, height: other.size.height - size.height)
  }

  fileprivate func moved(by slopes: ViewFrame, _ distance: Double) -> ViewFrame {
    ViewFrame(
      x: origin.x + slopes.origin.x * distance, y: origin.y + slopes.origin.y * distance,
      width: size.width + slopes.size.width * distance,
      height: size.height + slopes.size.height * distance)
  }
}

/// A layout from its root on, each view before those inside it, in the order of the children.
package struct WalkedLayout {
  private static let mostViews = 20_000
  private static let deepest = 300

  package private(set) var views: [PlacedView] = []
  package private(set) var numbers: LayoutNumbers
  /// What layouts of the same views have in common, while the views exist, as in `MovingViews`.
  package private(set) var key: [Int] = []

  package static func identity(_ view: PlacedView) -> Int {
    Int(bitPattern: ObjectIdentifier(view.view))
  }

  /// Nil where there are many views, or where one is without end.
  ///
  /// - Parameter identity: a number that is the same for the same view, or for views that are not told apart.
  package init?(
    _ layout: Layout, in window: ViewFrame, identity: (PlacedView) -> Int = Self.identity
  ) {
    guard layout.placedCount <= Self.mostViews else { return nil }
    numbers = LayoutNumbers(window: window)
    var pending = [(view: layout.root, depth: 0)]
    while let (view, depth) = pending.popLast() {
      let (frame, proposal) = (view.frame, view.proposal)
      guard depth < Self.deepest, views.count < Self.mostViews, frame.isFinite else { return nil }
      views.append(view)
      numbers.frames.append(frame)
      numbers.proposals.append(proposal)
      key.append(identity(view))
      let count = view.childCount
      key.append(
        MovingViews.shown(
          count: count, choice: view.chosen ?? 0, proposal, hasEffects: !view.visualEffects.isEmpty)
      )
      for number in (0..<count).reversed() { pending.append((view.child(number), depth + 1)) }
    }
  }
}

extension ViewFrame {
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  package func start(_ axis: Axis) -> Double { axis == .horizontal ? origin.x : origin.y }
  package func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// Farther away than any view that is judged, in points.
  private static let farthest = 1e9

  /// The frame without ends along some axes.
  package func opened(along axes: AxisSet) -> ViewFrame {
    var frame = self
    if axes.contains(.horizontal) {
      (frame.origin.x, frame.size.width) = (-Self.farthest, 2 * Self.farthest)
    }
    if axes.contains(.vertical) {
      (frame.origin.y, frame.size.height) = (-Self.farthest, 2 * Self.farthest)
    }
    return frame
  }

  /// What can be seen through a view with this frame that scrolls along some axes: along these
  /// everything; nil where it has no room to scroll.
  package func port(scrolling axes: AxisSet) -> ViewFrame? {
    guard size.width > 0.5 || !axes.contains(Axis.horizontal),
      size.height > 0.5 || !axes.contains(Axis.vertical)
    else { return nil }
    return opened(along: axes)
  }

  /// The smallest frame around this and another one.
  package func union(_ other: ViewFrame) -> ViewFrame {
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    return ViewFrame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The intersection with another frame; nil if they do not overlap.
  package func part(in other: ViewFrame) -> ViewFrame? {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right || size.width == 0 && left == right else { return nil }
    guard top < bottom || size.height == 0 && top == bottom else { return nil }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
