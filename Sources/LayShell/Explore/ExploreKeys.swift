import LayEngine

/// A drag of the mouse: of edges of the proposal, or along the ruler.
struct ExploreDrag {
  let axes: AxisSet
  /// The scale when the drag began, which is kept until the button is released.
  let scale: CellScale?
  /// Whether the drag moves the place on the ruler, not an edge.
  var isOnRuler = false
}

/// How exploring ends.
enum ExploreEnding: Equatable {
  /// The explored proposal stays in force.
  case kept
  /// The proposal is as it was before exploring.
  case left
}

extension ExploreState {
  /// How far one press of Shift and an arrow goes, in points.
  private static let longStep = 10.0
  private static let wheelStep = 3

  /// Handles a key; returns how exploring ends if the key ends it, else nil.
  mutating func handle(_ key: ExploreKey) -> ExploreEnding? {
    notice = nil
    switch key {
    case .arrow(let direction, let isLong): move(direction, isLong ? Self.longStep : 1)
    case .character("q"), .enter: return .kept
    case .character(let character): handle(character)
    case .tab: moveFocus(forward: true)
    case .backTab: moveFocus(forward: false)
    case .pageUp: explanationOffset = max(0, explanationOffset - max(1, plan.explanation.count - 1))
    case .pageDown: explanationOffset += max(1, plan.explanation.count - 1)
    case .mouse(let event): handle(event)
    case .unknown: break
    }
    return nil
  }

  private mutating func handle(_ character: Character) {
    switch character {
    // The keys of vi, for terminals that do not pass on Shift with arrows.
    case "h", "H": move(.left, character == "H" ? Self.longStep : 1)
    case "l", "L": move(.right, character == "L" ? Self.longStep : 1)
    case "k", "K": move(.up, character == "K" ? Self.longStep : 1)
    case "j", "J": move(.down, character == "J" ? Self.longStep : 1)
    case "n": toggleNothing()
    case "b": jump(forward: true)
    case "B": jump(forward: false)
    case "r": turnRuler()
    case "z": plan.isWhole.toggle()
    default: break
    }
  }

  private mutating func move(_ direction: ExploreKey.Direction, _ step: Double) {
    switch direction {
    case .left: change(.horizontal, by: -step)
    case .right: change(.horizontal, by: step)
    case .up: change(.vertical, by: -step)
    case .down: change(.vertical, by: step)
    }
  }

  // MARK: - The mouse

  private mutating func handle(_ event: MouseEvent) {
    switch event.kind {
    case .press: press(event)
    case .drag: pull(event)
    case .release: drag = nil
    case .wheelUp, .wheelDown:
      let rows = event.kind == .wheelUp ? -Self.wheelStep : Self.wheelStep
      if plan.picture.contains(event.row) {
        scrollPicture(by: rows)
      } else {
        explanationOffset = max(0, explanationOffset + rows)
      }
    }
  }

  private mutating func press(_ event: MouseEvent) {
    settle()
    if plan.ruler.contains(event.row) {
      drag = ExploreDrag(axes: AxisSet(axis), scale: nil, isOnRuler: true)
      return pull(event)
    }
    guard plan.picture.contains(event.row), let shown, let scale = plan.scale(of: self) else {
      return
    }
    let row = event.row - plan.picture.lowerBound
    let edge = edges(shown.layout)
    var axes: AxisSet = []
    if abs(scale.column(edge.x) - event.column) <= 1 { axes.formUnion(.horizontal) }
    if scale.row(edge.y) == row { axes.formUnion(.vertical) }
    if !axes.isEmpty {
      drag = ExploreDrag(axes: axes, scale: scale)
    } else if let view = shown.stop(at: scale.point(column: event.column, row: row), lookout) {
      setFocus(view)
    }
  }

  /// The corner of the proposal; on an axis without a proposed length, of the view's frame.
  private func edges(_ layout: Layout) -> ViewPoint {
    let frame = layout.root.frame
    return ViewPoint(
      x: frame.origin.x + (proposal.width ?? frame.size.width),
      y: frame.origin.y + (proposal.height ?? frame.size.height))
  }

  private mutating func pull(_ event: MouseEvent) {
    guard let drag else { return }
    if drag.isOnRuler {
      let part = Double(event.column) / Double(max(plan.columns - 1, 1))
      return propose((min(max(0, part), 1) * ruler.limit).rounded(), on: axis)
    }
    guard let shown, let scale = drag.scale else { return }
    let row = event.row - plan.picture.lowerBound
    let point = scale.point(column: event.column, row: row)
    let origin = shown.layout.root.frame.origin
    if drag.axes.contains(.vertical) {
      propose(max(0, (point.y - origin.y).rounded()), on: .vertical)
    }
    if drag.axes.contains(.horizontal) {
      propose(max(0, (point.x - origin.x).rounded()), on: .horizontal)
    }
  }
}

extension AxisSet {
  fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
