import LayEngine
import LayLanguage

/// The events of one view while it answered its final proposal and while it arranged its children.
struct TraceSlice {
  let shown: ShownView
  /// The view's own events while it answered, without those of the views below.
  let answering: [TraceEvent]
  /// The view's own events while it arranged its children.
  let arranging: [TraceEvent]
  /// The events of the whole layout.
  let allEvents: TraceLog
  /// Stored, since there can be any number of children.
  let children: [ShownView]
  let lookout: Lookout

  init(of shown: ShownView, in events: TraceLog, _ lookout: Lookout) {
    self.shown = shown
    self.lookout = lookout
    allEvents = events
    let own = OwnEvents(of: shown.view, in: events, lookout)
    (answering, arranging) = (own.answering, own.arranging)
    children = shown.children(lookout)
  }

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
    var reason = tree.plainReason(of: view.node, at: proposal, along: axis)
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
    ShownView(view.child(number), in: around, at: ViewPath(path.numbers + [number + 1]))
  }
}

/// The events of a view itself, at the proposal that it is placed with.
private struct OwnEvents {
  private(set) var answering: [TraceEvent] = []
  private(set) var arranging: [TraceEvent] = []

  /// A running size query or arrangement of the view, and the number of open ones nested in it.
  private struct Inside {
    let isArranging: Bool
    var depth = 0
    var events: [TraceEvent] = []
  }

  init(of view: PlacedView, in events: TraceLog, _ lookout: Lookout) {
    var inside: Inside?
    for event in events where !lookout.isOver {
      guard inside != nil else {
        switch event {
        case .asked(view.node, view.proposal): inside = Inside(isArranging: false)
        case .arranging(view.node, view.proposal, _): inside = Inside(isArranging: true)
        default: break
        }
        continue
      }
      switch event {
      case .asked, .arranging, .findingLine: inside?.depth += 1
      case .answered, .arranged, .foundLine:
        inside?.depth -= 1
        guard let ended = inside, ended.depth < 0 else { continue }
        if ended.isArranging { arranging = ended.events } else { answering = ended.events }
        inside = nil
      default:
        if inside?.depth == 0, event.node == view.node { inside?.events.append(event) }
      }
    }
  }
}
