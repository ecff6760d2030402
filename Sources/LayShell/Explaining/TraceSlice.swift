import LayEngine
import LayLanguage

/// The events of one view while it answered its final proposal and while it arranged its children.
struct TraceSlice {
  let shown: ShownView
  let traced: TracedLayout
  /// Stored, since there can be any number of children.
  let children: [ShownView]

  init(of shown: ShownView, in traced: TracedLayout) {
    self.shown = shown
    self.traced = traced
    children = shown.children(traced.lookout)
  }

  var lookout: Lookout { traced.lookout }
  var questions: QuestionTree { traced.questions(in: view.layout) }
  var view: PlacedView { shown.view }
  var tree: ViewTree { view.layout.tree }
  var proposal: ProposedViewSize { view.proposal }
  var size: ViewSize { view.frame.size }

  /// The view's own events while it answered, without those of the views below.
  var answering: [TraceEvent] { own(questions.question(to: view.node, at: proposal)) }

  /// The view's own events while it arranged its children.
  var arranging: [TraceEvent] { own(questions.placing(of: view.node, at: proposal)) }

  private func own(_ act: Int?) -> [TraceEvent] {
    let lookout = lookout
    return questions.ownEvents(act, shouldStop: { lookout.isOver })
  }

  /// The only child of a modifier.
  var child: ShownView? { children.first }

  /// The answer on an axis, as a number of a fact.
  func answer(_ axis: Axis) -> FactNumber { .length(size[axis]) }

  /// What the view did while it answered, and while it arranged its children.
  var answered: ViewAccount { traced.answering(view, proposal) }
  var placed: ViewAccount { traced.arranging(view) }

  /// The reason for the answer on an axis; nil where none was traced.
  func reason(_ axis: Axis) -> LengthReason? { placed[axis] ?? answered[axis] }

  /// The bounds that the answer on an axis was clamped to; nil if it was not clamped.
  func clamp(_ axis: Axis) -> Clamp? {
    var clamp: Clamp?
    for case .clamped(_, axis, let found) in answering { clamp = found }
    return clamp
  }
}

extension ShownView {
  /// The view's children as shown views, with their paths.
  func children(_ lookout: Lookout) -> [ShownView] {
    lookout.map(0..<view.childCount) { child($0) }
  }

  /// - Parameter number: the index of the child, from 0.
  func child(_ number: Int) -> ShownView {
    ShownView(view.child(number), child: number + 1, of: self)
  }

  /// The first view from this one on that has several children, none, or no need to be skipped.
  func inside(while isSkipped: (ShownView) -> Bool) -> ShownView {
    var view = self
    while view.view.childCount == 1, isSkipped(view) { view = view.child(0) }
    return view
  }
}
