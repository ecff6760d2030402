import LayEngine
import LayLanguage

extension TraceSlice {
  /// The facts of a view with others in front of it or behind it.
  var layers: [any Fact] {
    var facts: [any Fact] = [ModifierFact.layers]
    for case .inset(_, let insets) in arranging {
      facts.append(ModifierFact.contentReach(insets: insets))
    }
    return facts + childFacts
  }
}

extension BarRow: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    guard let index = parts.firstIndex(of: .title), index < slice.children.count else {
      return slice.childFacts
    }
    let title = slice.children[index].view
    let middle = title.originInParent.x + title.frame.size.width / 2
    return [
      ContainerFact.barTitle(
        offered: .length(title.proposal.width), clearance: .declared(lengths.clearance),
        isCentered: abs(middle - slice.size.width / 2) < 0.001)
    ] + slice.childFacts
  }
}

extension GeometryReader: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    [slice.filling, ContainerFact.madeContent(size: slice.size)] + slice.childFacts
  }
}

extension ScrollView: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    guard let content = slice.child else { return [ContainerFact.noContent] }
    return Axis.allCases.map { axis in
      ContainerFact.scrolling(
        axis: axis, scrolls: axes.contains(axis), reason: slice.reason(axis) ?? .child(0),
        content: .length(content.view.frame.size[axis]), answer: slice.answer(axis))
    } + [
      ContainerFact.content(
        child: ViewMention(content), proposal: content.view.proposal,
        place: content.view.originInParent)
    ]
  }
}

extension DepthStack: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    let priority = FactNumber.length(slice.tree.countingPriority(of: slice.view.node))
    var reaches: [Axis: (before: Double, after: Double)] = [:]
    for case .aligned(_, let axis, let before, let after) in slice.answering {
      reaches[axis] = (before, after)
    }
    var facts: [any Fact] = reaches.isEmpty ? [ContainerFact.union(priority: priority)] : []
    for axis in Axis.allCases where !reaches.isEmpty {
      let guide = axis == .horizontal ? alignment.horizontal : alignment.vertical
      let reach = reaches[axis]
      facts.append(
        ContainerFact.reach(
          axis: axis, priority: priority, answer: slice.answer(axis),
          guide: reach.map { _ in guide.nameOnAxis }, before: reach.map { .length($0.before) },
          after: reach.map { .length($0.after) }))
    }
    return facts + [ContainerFact.offeredToAll(size: slice.size)] + slice.childFacts
  }
}

extension ViewThatFits: ExplainedContent {
  /// Which candidates were measured, by how much they did not fit, and why one was chosen.
  func facts(_ slice: TraceSlice) -> [any Fact] {
    let nodes = slice.tree.children(of: slice.view.node)
    guard !nodes.isEmpty else { return [ContainerFact.noCandidates] }
    let account = slice.traced.arranging(slice.view)
    guard let choice = account.chosen else { return [] }
    let judged = Axis.allCases.filter { axes.contains($0) }
    let candidates = slice.lookout.map(nodes.enumerated()) { index, node in
      let isChosen = index == choice.candidate
      let mention = isChosen ? slice.child.map { ViewMention($0) } : nil
      var candidate = ContainerFact.Candidate(
        child: mention ?? ViewMention(view: slice.tree.view(of: node), path: nil),
        number: index + 1, isChosen: isChosen)
      if let judgement = account.judgements[index] { candidate.add(judgement, slice.proposal) }
      return candidate
    }
    let facts: [ContainerFact] = [
      .judging(axes: judged, proposal: account.judgements[0]?.asked),
      .candidates(axes: judged, candidates: candidates),
      .chosen(candidate: choice.candidate + 1, reason: choice.reason),
      .chosenAsked(proposal: slice.proposal, size: slice.size),
    ]
    return facts
  }
}

extension ContainerFact.Candidate {
  fileprivate mutating func add(_ judgement: Judgement, _ proposal: ProposedViewSize) {
    func over(_ axis: Axis, _ fits: Bool) -> FactNumber? {
      guard !fits, let proposed = proposal[axis], !judgement.measured[axis].isNaN else {
        return nil
      }
      return .difference(judgement.measured[axis], proposed)
    }
    size = judgement.measured
    (fitsWidth, fitsHeight) = (judgement.fitsWidth, judgement.fitsHeight)
    if let fitsWidth {
      (proposedWidth, overWidth) = (.length(proposal.width), over(.horizontal, fitsWidth))
    }
    if let fitsHeight {
      (proposedHeight, overHeight) = (.length(proposal.height), over(.vertical, fitsHeight))
    }
  }
}
