import LayEngine
import LayLanguage

/// The state of an exploration: the view, its proposal, the view in it that is explained, and the
/// scroll positions.
///
/// It knows nothing of a terminal: keys change it, and `ExploreDrawing` draws it as rows.
struct ExploreState {
  /// The result of the last layout.
  enum Answer {
    case shown(ExploredLayout)
    case failed(Diagnostic)
  }

  let view: CurrentView
  private let interpreter: Interpreter
  private(set) var proposal: ProposedViewSize
  /// The axis of the ruler, to which the keys `b` and `n` apply.
  private(set) var axis = Axis.horizontal
  private(set) var ruler: BreakpointRuler
  private(set) var answer: Answer?
  /// How many layouts were made for the picture.
  private(set) var layoutCount = 0
  /// Whether the last layout was interrupted.
  private(set) var isInterrupted = false
  /// The division of the window into rows, with its size.
  var plan: ExplorePlan { didSet { showFocus() } }
  /// A message about the last key; nil for none.
  var notice: String?

  /// The view that is explained; below, how far its explanation and the picture are scrolled, in
  /// rows.
  private var focusPath = ViewPath([])
  var explanationOffset = 0
  var pictureOffset = 0
  /// The edges of the proposal that the mouse holds.
  var drag: ExploreDrag?

  /// The last finite length that was proposed on each axis, in points.
  private var lastLengths: [Axis: Double] = [:]

  init(
    _ view: CurrentView, _ interpreter: Interpreter, proposing proposal: ProposedViewSize,
    in plan: ExplorePlan
  ) {
    self.view = view
    self.interpreter = interpreter
    self.proposal = proposal
    self.plan = plan
    ruler = BreakpointRuler(ProposalLine(axis: .horizontal, other: proposal.height), upTo: 0)
    layOut()
  }

  var lookout: Lookout { interpreter.lookout() }

  var shown: ExploredLayout? {
    if case .shown(let shown)? = answer { shown } else { nil }
  }

  /// The view that is explained.
  var focus: ShownView? {
    shown.map { ShownView.root(of: $0.layout).view(at: focusPath).0 }
  }

  /// The proposed length on the ruler's axis, in points; nil where none is proposed.
  var place: Double? { proposal[axis] }

  /// Lays out the view if the proposal has changed, and sets the length of the ruler.
  mutating func layOut() {
    if case .shown(let shown)? = answer, shown.layout.proposal == proposal { return }
    if case .failed? = answer, failedProposal == proposal { return }
    layoutCount += 1
    let wasVisible = isFocusVisible
    do throws(Diagnostic) {
      let traced = try interpreter.silently { () throws(Diagnostic) in try view.trace(proposal) }
      answer = .shown(ExploredLayout(TracedLayout(traced.layout, traced.events, lookout)))
      // Another layout may be lower, and have the view elsewhere.
      if wasVisible { showFocus() } else { scrollPicture(by: 0) }
    } catch {
      isInterrupted = error.isInterruption
      failedProposal = proposal
      answer = .failed(error)
    }
    updateRuler()
  }

  private var failedProposal: ProposedViewSize?

  private mutating func updateRuler() {
    let line = ProposalLine(axis: axis, other: proposal[axis.other])
    let length = max(proposal[axis] ?? 0, ownLength(axis) ?? 0, 240)
    if ruler.line != line {
      ruler = BreakpointRuler(line, upTo: length)
    } else if let place {
      _ = ruler.include(place)
    }
  }

  /// Searches the next stretch of the ruler for breakpoints.
  mutating func extendRuler(_ lookout: Lookout) {
    try? interpreter.silently { ruler.extend(view, lookout) }
  }

  // MARK: - What is proposed

  /// The length that the view answered; nil if it is infinite or unknown.
  private func ownLength(_ axis: Axis) -> Double? {
    shown.map { $0.layout.size[axis] }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Changes a proposed length, rounded to whole points; where it is nil, from the answered length.
  mutating func change(_ axis: Axis, by step: Double) {
    let length = proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? ownLength(axis) ?? 0
    let whole = step > 0 ? length.rounded(.down) : length.rounded(.up)
    propose(max(min(0, length), whole + step), on: axis)
  }

  /// Switches between nil and the last proposed length.
  mutating func toggleNothing() {
    if proposal[axis] == nil {
      propose(lastLengths[axis] ?? ownLength(axis)?.rounded(.up) ?? 0, on: axis)
    } else {
      propose(nil, on: axis)
    }
  }

  mutating func propose(_ length: Double?, on axis: Axis) {
    self.axis = axis
    if let former = proposal[axis], former.isFinite { lastLengths[axis] = former }
    switch axis {
    case .horizontal: proposal.width = length
    case .vertical: proposal.height = length
    }
    updateRuler()
  }

  mutating func turnRuler() {
    axis = axis.other
    updateRuler()
  }

  /// Proposes the next breakpoint above the proposed length, or the last one below it.
  ///
  /// Unknown breakpoints are searched for; if there is none above, the ruler is doubled once.
  mutating func jump(forward: Bool) {
    layOut()
    let start = place ?? ownLength(axis) ?? 0
    let lookout = lookout
    if forward {
      var isFurther = false
      while ruler.stop(above: start) == nil, !lookout.isOver {
        if ruler.isDone {
          guard !isFurther, ruler.include(ruler.limit * 2) else { break }
          isFurther = true
        }
        let before = ruler.end
        extendRuler(lookout)
        if ruler.end == before { break }
      }
    } else {
      while ruler.end < start, !ruler.isDone {
        let before = ruler.end
        extendRuler(lookout)
        if ruler.end == before { break }
      }
    }
    guard let stop = forward ? ruler.stop(above: start) : ruler.stop(below: start) else {
      let limits = forward ? "above it, up to \(NumberText.of(ruler.end))" : "below it"
      notice = ruler.failure ?? "there is no breakpoint of the \(axis.side) \(limits)"
      return
    }
    propose(stop.length, on: axis)
  }

  // MARK: - Which view is explained

  mutating func moveFocus(forward: Bool) {
    layOut()
    guard let shown else { return }
    let stops = shown.stops(lookout)
    let count = stops.count
    guard count > 0 else { return }
    let present = stops.firstIndex { $0.path == focusPath } ?? (forward ? count - 1 : 0)
    setFocus(stops[(present + (forward ? 1 : count - 1)) % count])
  }

  mutating func setFocus(_ view: ShownView) {
    focusPath = view.path
    explanationOffset = 0
    showFocus()
  }

  /// Scrolls the picture so that the explained view is visible.
  private mutating func showFocus() {
    scrollPicture(by: 0)
    guard let focus, !isFocusVisible else { return }
    let row = plan.row(of: focus.view.frame.origin.y, in: self)
    pictureOffset = min(max(0, row - 1), mostOffset)
  }

  /// Whether the rows of the window have all of the explained view, or there is none.
  private var isFocusVisible: Bool {
    guard let focus, let scale = plan.scale(of: self) else { return true }
    let cells = scale.cells(of: focus.view.frame)
    return cells.top >= 0 && cells.bottom < plan.picture.count
  }

  /// How far the picture can be scrolled, in rows.
  var mostOffset: Int { plan.mostOffset(of: self) }

  mutating func scrollPicture(by rows: Int) {
    pictureOffset = min(max(0, pictureOffset + rows), mostOffset)
  }
}

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
    layOut()
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

/// A layout of the explored view, with what its views were asked.
struct ExploredLayout {
  let traced: TracedLayout
  let scene: Scene
  var layout: Layout { traced.layout }

  init(_ traced: TracedLayout) {
    self.traced = traced
    scene = Scene(traced.layout.root, traced.lookout)
  }

  /// The most views that Tab goes through.
  private static let mostStops = 5000

  /// The views that Tab goes through: all but unnamed views that are the only child of a modifier,
  /// which are explained with that modifier.
  func stops(_ lookout: Lookout) -> [ShownView] {
    ViewWalk.views(in: layout, most: Self.mostStops, lookout) { _ in true }.filter { shown in
      guard let parent = shown.parent?.view, shown.view.view.name == nil else { return true }
      return !parent.view.content.isModifier || parent.childCount > 1
    }
  }

  /// The innermost of the stops whose frame contains a point; of several, the one drawn last.
  func stop(at point: ViewPoint, _ lookout: Lookout) -> ShownView? {
    stops(lookout).last { shown in
      let frame = shown.view.frame
      return frame.origin.x <= point.x && point.x <= frame.maxX && frame.origin.y <= point.y
        && point.y <= frame.maxY
    }
  }
}
