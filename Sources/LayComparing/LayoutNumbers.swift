import LayEngine

/// The numbers of a layout that rules look at, in the order of a `LayoutShape`.
package struct LayoutNumbers {
  package var frames: [ViewFrame] = []
  package var proposals: [ProposedViewSize] = []
  /// What the views are to be inside of.
  package var window: ViewFrame

  /// Those of a layout on the line through two others: 0 for this one, 1 for the other.
  package func toward(_ other: LayoutNumbers, by share: Double) -> LayoutNumbers {
    var numbers = self
    for index in frames.indices {
      numbers.frames[index] = frames[index].toward(other.frames[index], by: share)
      let (one, two) = (proposals[index], other.proposals[index])
      numbers.proposals[index] = ProposedViewSize(
        width: Self.between(one.width, two.width, share),
        height: Self.between(one.height, two.height, share))
    }
    numbers.window = window.toward(other.window, by: share)
    return numbers
  }

  /// Whether all are in the middle of those of two other layouts.
  func isHalfway(between one: LayoutNumbers, _ other: LayoutNumbers) -> Bool {
    guard one.frames.count == frames.count, other.frames.count == frames.count,
      Self.isHalfway(window, one.window, other.window)
    else { return false }
    for index in frames.indices {
      let (before, after) = (one.proposals[index], other.proposals[index])
      guard Self.isHalfway(frames[index], one.frames[index], other.frames[index]),
        Self.isHalfway(proposals[index].width ?? 0, before.width ?? 0, after.width ?? 0),
        Self.isHalfway(proposals[index].height ?? 0, before.height ?? 0, after.height ?? 0)
      else { return false }
    }
    return true
  }

  private static func isHalfway(_ frame: ViewFrame, _ one: ViewFrame, _ other: ViewFrame) -> Bool {
    isHalfway(frame.origin.x, one.origin.x, other.origin.x)
      && isHalfway(frame.origin.y, one.origin.y, other.origin.y)
      && isHalfway(frame.size.width, one.size.width, other.size.width)
      && isHalfway(frame.size.height, one.size.height, other.size.height)
  }

  private static func isHalfway(_ length: Double, _ one: Double, _ other: Double) -> Bool {
    length == one && length == other || abs(length - (one + other) / 2) < 1e-6
  }

  private static func between(_ one: Double?, _ other: Double?, _ share: Double) -> Double? {
    guard let one, let other else { return nil }
    return one == other ? one : one + (other - one) * share
  }
}

extension ViewFrame {
  fileprivate func toward(_ other: ViewFrame, by share: Double) -> ViewFrame {
    func between(_ one: Double, _ other: Double) -> Double {
      one == other ? one : one + (other - one) * share
    }
    return ViewFrame(
      x: between(origin.x, other.origin.x), y: between(origin.y, other.origin.y),
      width: between(size.width, other.size.width),
      height: between(size.height, other.size.height))
  }
}

/// A layout from its root on, each view before those inside it, in the order of the children.
package struct WalkedLayout {
  private static let mostViews = 5_000
  private static let deepest = 300

  package private(set) var views: [PlacedView] = []
  package private(set) var numbers: LayoutNumbers
  /// What layouts of the same views have in common, while the views exist.
  package private(set) var key: [Int] = []

  /// Nil where the program makes views while a layout is made, where there are many views, or where one is
  /// without end.
  package init?(_ layout: Layout, in window: ViewFrame) {
    guard layout.contents.isEmpty, layout.placedCount <= Self.mostViews else { return nil }
    numbers = LayoutNumbers(window: window)
    var pending = [(view: layout.root, depth: 0)]
    while let (view, depth) = pending.popLast() {
      let (frame, proposal) = (view.frame, view.proposal)
      guard depth < Self.deepest, views.count < Self.mostViews, frame.isFinite else { return nil }
      views.append(view)
      numbers.frames.append(frame)
      numbers.proposals.append(proposal)
      key.append(Int(bitPattern: ObjectIdentifier(view.view)))
      let count = view.childCount
      let offers = (proposal.width == nil ? 1 : 0) + (proposal.height == nil ? 2 : 0)
      let effects = view.visualEffects.isEmpty ? 0 : 4
      key.append((count << 16 + (view.chosen ?? 0)) << 3 + offers + effects)
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
    let hasRoom = Axis.allCases.allSatisfy { !axes.contains($0) || size[$0] > 0.5 }
    return hasRoom ? opened(along: axes) : nil
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
