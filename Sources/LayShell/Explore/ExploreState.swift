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
    settle()
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
  mutating func settle() {
    if case .shown(let shown)? = answer, shown.layout.proposal == proposal { return }
    if case .failed? = answer, failedProposal == proposal { return }
    layoutCount += 1
    do throws(Diagnostic) {
      let traced = try interpreter.silently { () throws(Diagnostic) in try view.trace(proposal) }
      answer = .shown(ExploredLayout(traced.layout, traced.events, lookout))
    } catch {
      isInterrupted = error.isInterruption
      failedProposal = proposal
      answer = .failed(error)
    }
    settleRuler()
  }

  private var failedProposal: ProposedViewSize?

  private mutating func settleRuler() {
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
    settleRuler()
  }

  mutating func turnRuler() {
    axis = axis.other
    settleRuler()
  }

  /// Proposes the next breakpoint above the proposed length, or the last one below it.
  ///
  /// Unknown breakpoints are searched for; if there is none above, the ruler is doubled once.
  mutating func jump(forward: Bool) {
    settle()
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
    settle()
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
    guard let focus, shown != nil else { return }
    pictureOffset = min(pictureOffset, mostOffset)
    guard let scale = plan.scale(of: self), mostOffset > 0 else { return }
    let cells = scale.cells(of: focus.view.frame)
    if cells.top < 0 || cells.bottom >= plan.picture.count {
      let row = plan.row(of: focus.view.frame.origin.y, in: self)
      pictureOffset = min(max(0, row - 1), mostOffset)
    }
  }

  /// How far the picture can be scrolled, in rows.
  var mostOffset: Int { plan.mostOffset(of: self) }

  mutating func scrollPicture(by rows: Int) {
    pictureOffset = min(max(0, pictureOffset + rows), mostOffset)
  }
}
