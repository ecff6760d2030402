/// What the views of a layout were asked, answered and placed, as a tree: each act with the acts inside
/// of it.
///
/// It is made once from the events, and all commands that tell about a layout read it: `trace` lists its
/// acts, `explain` and `why` read what happened in one of them. Acts are in the order in which they began,
/// so an act and all inside of it are a range: `(frame :width 40 (text "Hi"))` has the frame's question at
/// 0, the text's at 1, and `next` of the first is 2 or, with placing, the next act.
package final class QuestionTree {
  package enum Kind: Sendable {
    /// A view is asked for its size.
    case question
    /// A view is asked for an answer that it has given before.
    case remembered
    /// A view is asked where a guide is.
    case line
    /// A view places its children.
    case placing
    /// The content of a geometry reader was made; it has a tree of its own.
    case content

    package var isQuestion: Bool { self == .question || self == .remembered }
  }

  package struct Act {
    package let node: NodeID
    package let kind: Kind
    /// What the question finds out, if it is not an offer.
    package let probe: Probe?
    /// The first act after those inside of this one.
    package fileprivate(set) var next: Int
    /// From the event that began it up to the one that ended it.
    fileprivate(set) var events: Range<Int>
    /// The act before it of the same view and kind; below 0 for none.
    let earlier: Int
  }

  private let events: TraceLog
  package private(set) var acts: [Act] = []
  /// The last question to each view, and the last placing of its children; below 0 for none.
  private var questions: [Int]
  private var placings: [Int]

  /// - Parameter shouldStop: is asked every `turns` events; where it says so, the tree is incomplete and must
  ///   not be used.
  package init(_ events: TraceLog, _ tree: ViewTree, shouldStop: () -> Bool) {
    self.events = events
    questions = Array(repeating: -1, count: tree.count)
    placings = questions
    acts.reserveCapacity(events.count / 4)
    var open: [Int] = []
    var probe: Probe?
    for (place, event) in events.enumerated() {
      if place & 255 == 255, shouldStop() { return }
      switch event {
      case .probing(_, let found): probe = found
      case .asked(let node, _):
        open.append(add(node, .question, probe, at: place))
        probe = nil
      case .arranging(let node, _, _): open.append(add(node, .placing, nil, at: place))
      case .findingLine(let node, _, _): open.append(add(node, .line, nil, at: place))
      case .remembered(let node, _, _):
        end(add(node, .remembered, probe, at: place), at: place)
        probe = nil
      case .madeContent(let node, _): end(add(node, .content, nil, at: place), at: place)
      case .answered, .arranged, .foundLine:
        if let ended = open.popLast() { end(ended, at: place) }
      default: continue
      }
    }
  }

  private func add(_ node: NodeID, _ kind: Kind, _ probe: Probe?, at place: Int) -> Int {
    let (index, number) = (acts.count, Int(node))
    var earlier = -1
    switch kind {
    case .question: (earlier, questions[number]) = (questions[number], index)
    case .placing: (earlier, placings[number]) = (placings[number], index)
    case .remembered, .line, .content: break
    }
    acts.append(
      Act(
        node: node, kind: kind, probe: probe, next: index + 1, events: place..<place + 1,
        earlier: earlier))
    return index
  }

  private func end(_ act: Int, at place: Int) {
    acts[act].next = acts.count
    acts[act].events = acts[act].events.lowerBound..<place + 1
  }
}

extension QuestionTree {
  /// What the view was proposed; for a content, its size.
  package func proposal(_ act: Int) -> ProposedViewSize {
    switch events[acts[act].events.lowerBound] {
    case .asked(_, let proposal), .remembered(_, let proposal, _), .arranging(_, let proposal, _),
      .findingLine(_, _, let proposal):
      proposal
    case .madeContent(_, let size): ProposedViewSize(width: size.width, height: size.height)
    default: .ideal
    }
  }

  /// What the view answered; for a placing, the size that it has.
  package func size(_ act: Int) -> ViewSize {
    let range = acts[act].events
    switch (events[range.lowerBound], events[range.upperBound - 1]) {
    case (_, .answered(_, let size)), (.remembered(_, _, let size), _),
      (.arranging(_, _, let size), _),
      (.madeContent(_, let size), _):
      return size
    default: return ViewSize(width: 0, height: 0)
    }
  }

  /// The guide that was looked for, and its explicit position.
  package func line(_ act: Int) -> (guide: AlignmentGuide, position: Double?)? {
    let range = acts[act].events
    guard case .findingLine(_, let guide, _) = events[range.lowerBound] else { return nil }
    guard case .foundLine(_, _, let position) = events[range.upperBound - 1] else {
      return (guide, nil)
    }
    return (guide, position)
  }

  /// The last time that a view was asked with a proposal; nil if it never was.
  package func question(to node: NodeID, at proposal: ProposedViewSize) -> Int? {
    last(questions[Int(node)], proposal)
  }

  /// The last time that a view placed its children with a proposal; nil if it never did.
  package func placing(of node: NodeID, at proposal: ProposedViewSize) -> Int? {
    last(placings[Int(node)], proposal)
  }

  private func last(_ newest: Int, _ proposal: ProposedViewSize) -> Int? {
    var act = newest
    while act >= 0, self.proposal(act) != proposal { act = acts[act].earlier }
    return act < 0 ? nil : act
  }

  /// What a view did: its answers, where it looked for guides, and how it placed its children, in order.
  package func acts(of node: NodeID) -> some Sequence<Int> {
    acts.indices.lazy.filter { self.acts[$0].node == node && self.acts[$0].kind != .remembered }
  }

  /// Part of what happened in an act.
  package enum Part {
    case event(TraceEvent)
    case act(Int)
  }

  /// What happened directly inside of an act, in order: events, and other acts.
  package func parts(of act: Int) -> some Sequence<Part> {
    let end = acts[act].events.upperBound - 1
    return sequence(state: (place: acts[act].events.lowerBound + 1, inner: act + 1)) { state in
      guard state.place < end else { return nil }
      let inner = state.inner
      guard inner < self.acts[act].next, self.acts[inner].events.lowerBound == state.place else {
        defer { state.place += 1 }
        return .event(self.events[state.place])
      }
      state = (self.acts[inner].events.upperBound, self.acts[inner].next)
      return .act(inner)
    }
  }

  /// The view's own events in an act; none for nil.
  package func ownEvents(_ act: Int?, shouldStop: () -> Bool) -> [TraceEvent] {
    guard let act else { return [] }
    let node = acts[act].node
    var own: [TraceEvent] = []
    for part in parts(of: act) {
      if shouldStop() { break }
      if case .event(let event) = part, event.node == node { own.append(event) }
    }
    return own
  }
}
