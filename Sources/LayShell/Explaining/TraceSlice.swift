import LayEngine
import LayLanguage

/// The events of one view while it answered its final proposal and while it arranged its children.
struct TraceSlice {
  let shown: ShownView
  let traced: TracedLayout
  /// The view's own events while it answered, without those of the views below.
  let answering: [TraceEvent]
  /// The view's own events while it arranged its children.
  let arranging: [TraceEvent]
  /// Stored, since there can be any number of children.
  let children: [ShownView]

  init(of shown: ShownView, in traced: TracedLayout) {
    self.shown = shown
    self.traced = traced
    let (view, questions) = (shown.view, traced.questions(in: shown.view.layout))
    func own(_ act: Int?) -> [TraceEvent] {
      questions.ownEvents(act, shouldStop: { traced.lookout.isOver })
    }
    answering = own(questions.question(to: view.node, at: view.proposal))
    arranging = own(questions.placing(of: view.node, at: view.proposal))
    children = shown.children(traced.lookout)
  }

  var lookout: Lookout { traced.lookout }
  var questions: QuestionTree { traced.questions(in: view.layout) }
  var view: PlacedView { shown.view }
  var tree: ViewTree { view.layout.tree }
  var proposal: ProposedViewSize { view.proposal }
  var size: ViewSize { view.frame.size }

  /// The only child of a modifier.
  var child: ShownView? { children.first }

  /// The answer on an axis, as a number of a fact.
  func answer(_ axis: Axis) -> FactNumber { .length(size[axis]) }

  /// The reason for the answer on an axis; nil where none was traced.
  func reason(_ axis: Axis) -> LengthReason? {
    var reason: LengthReason?
    for case .decided(_, axis, let found) in answering + arranging { reason = found }
    return reason
  }

  /// The bounds that the answer on an axis was clamped to; nil if it was not clamped.
  func clamp(_ axis: Axis) -> Clamp? {
    var clamp: Clamp?
    for case .clamped(_, axis, let found) in answering { clamp = found }
    return clamp
  }
}

extension ShownView {
  /// The view's children as shown views, with their ancestors and paths.
  func children(_ lookout: Lookout) -> [ShownView] {
    let around = ancestors + [view]
    return lookout.map(0..<view.childCount) { child($0, in: around) }
  }

  /// - Parameter number: the index of the child, from 0.
  func child(_ number: Int) -> ShownView { child(number, in: ancestors + [view]) }

  private func child(_ number: Int, in around: [PlacedView]) -> ShownView {
    var child = ShownView(
      view.child(number), in: around, at: ViewPath(path.numbers + [number + 1]))
    child.isShown = isShown
    return child
  }
}
