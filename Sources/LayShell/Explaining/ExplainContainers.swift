import LayEngine
import LayLanguage

extension Background: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLayers(slice)
  }
}

extension Overlay: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLayers(slice)
  }
}

extension PreferenceLayer: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ModifierFact.layers)
    section.sayChildren(slice)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayLayers(_ slice: TraceSlice) {
    say(ModifierFact.layers)
    for case .inset(_, let insets) in slice.arranging {
      say(ModifierFact.contentReach(insets: insets))
    }
    sayChildren(slice)
  }
}

extension GeometryReader: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
    section.say(ContainerFact.madeContent(size: slice.size))
    section.sayChildren(slice)
  }
}

extension ScrollView: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let content = slice.child else { return section.say(ContainerFact.noContent) }
    for axis in Axis.allCases {
      section.say(
        ContainerFact.scrolling(
          axis: axis, scrolls: axes.contains(axis), reason: slice.reason(axis) ?? .child(0),
          content: .length(content.view.frame.size[axis]), answer: slice.answer(axis)))
    }
    section.say(
      ContainerFact.content(
        child: ViewMention(content), proposal: content.view.proposal,
        place: content.view.originInParent))
  }
}

extension DepthStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let priority = FactNumber.length(slice.tree.countingPriority(of: slice.view.node))
    var reaches: [Axis: (before: Double, after: Double)] = [:]
    for case .aligned(_, let axis, let before, let after) in slice.answering {
      reaches[axis] = (before, after)
    }
    if reaches.isEmpty { section.say(ContainerFact.union(priority: priority)) }
    for axis in Axis.allCases where !reaches.isEmpty {
      let guide = axis == .horizontal ? alignment.horizontal : alignment.vertical
      let reach = reaches[axis]
      section.say(
        ContainerFact.reach(
          axis: axis, priority: priority, answer: slice.answer(axis),
          guide: reach.map { _ in guide.nameOnAxis }, before: reach.map { .length($0.before) },
          after: reach.map { .length($0.after) }))
    }
    section.say(ContainerFact.offeredToAll(size: slice.size))
    section.sayChildren(slice)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ContainerFact.absentStack)
  }
}

extension ViewThatFits: ExplainedContent {
  var includesChild: Bool { false }

  /// Says which candidates were measured, by how much they did not fit, and why one was chosen.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let nodes = slice.tree.children(of: slice.view.node)
    guard !nodes.isEmpty else { return section.say(ContainerFact.noCandidates) }
    var judgements: [Int: Judgement] = [:]
    var choice: (candidate: Int, reason: ChoiceReason)?
    for event in slice.arranging where !slice.lookout.isOver {
      switch event {
      case .judged(_, let candidate, let judgement): judgements[candidate] = judgement
      case .chose(_, let candidate, let reason): choice = (candidate, reason)
      default: break
      }
    }
    guard let choice else { return }
    let judged = Axis.allCases.filter { axes.contains($0) }
    section.say(ContainerFact.judging(axes: judged, proposal: judgements[0]?.asked))
    var candidates: [ContainerFact.Candidate] = []
    for (index, node) in nodes.enumerated() where !slice.lookout.isOver {
      let isChosen = index == choice.candidate
      let mention = isChosen ? slice.child.map { ViewMention($0) } : nil
      var candidate = ContainerFact.Candidate(
        child: mention ?? ViewMention(view: slice.tree.view(of: node), path: nil),
        number: index + 1, isChosen: isChosen)
      if let judgement = judgements[index] { candidate.add(judgement, slice.proposal) }
      candidates.append(candidate)
    }
    section.say(ContainerFact.candidates(axes: judged, candidates: candidates))
    section.say(ContainerFact.chosen(candidate: choice.candidate + 1, reason: choice.reason))
    section.say(ContainerFact.chosenAsked(proposal: slice.proposal, size: slice.size))
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
