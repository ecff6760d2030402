import LayEngine
import LayLanguage

/// What happened while one view arranged its children: the place it got and the events of its own.
struct TraceSlice {
  let view: PlacedView
  let tree: ViewTree
  /// The events that this view itself caused, without those of the views below it.
  let events: [TraceEvent]
  /// Everything that happened in the whole layout.
  let allEvents: [TraceEvent]
  /// Found once: there may be as many as one likes.
  let children: [PlacedView]
  let lookout: Lookout

  init(of view: PlacedView, in events: [TraceEvent], _ lookout: Lookout) {
    self.view = view
    self.lookout = lookout
    tree = view.layout.tree
    self.events = Self.own(view, events, lookout)
    allEvents = events
    children = view.children
  }

  var proposal: ProposedViewSize { view.proposal }
  var size: ViewSize { view.frame.size }

  /// The only child of a modifier.
  var child: PlacedView? { view.childCount == 0 ? nil : view.child(0) }

  private static func own(
    _ view: PlacedView, _ events: [TraceEvent], _ lookout: Lookout
  ) -> [TraceEvent] {
    var own: [TraceEvent] = []
    var isInside = false
    var depth = 0
    for event in events where !lookout.isOver {
      switch event {
      case .arranging(let node, let proposal, _) where node == view.node:
        if proposal == view.proposal { isInside = true }
      case .arranged(let node) where node == view.node:
        if isInside { return own }
      case .asked where isInside: depth += 1
      case .answered where isInside: depth -= 1
      default: if isInside, depth == 0, event.node == view.node { own.append(event) }
      }
    }
    return own
  }
}

extension TraceEvent {
  /// The view that the event is about.
  var node: NodeID {
    switch self {
    case .asked(let node, _), .answered(let node, _), .remembered(let node, _, _),
      .arranging(let node, _, _), .arranged(let node), .probed(let node, _, _, _),
      .sharing(let node, _, _, _), .serving(let node, _), .served(let node, _, _, _),
      .lines(let node, _, _), .reserved(let node, _), .shared(let node, _, _, _, _, _),
      .judged(let node, _, _), .aligned(let node, _, _, _), .setLine(let node, _, _),
      .kept(let node), .unplaced(let node, _), .decided(let node, _, _), .aligning(let node, _),
      .chose(let node, _, _),
      .foundContainer(let node, _):
      node
    }
  }
}
