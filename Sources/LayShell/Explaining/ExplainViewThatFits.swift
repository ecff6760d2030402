import LayEngine
import LayLanguage

extension ViewThatFits: ExplainedContent {
  var includesChild: Bool { false }

  /// Says which candidates were measured, by how much they did not fit, and why one was chosen.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let candidates = slice.tree.children(of: slice.view.node)
    guard !candidates.isEmpty else { return section.say(.noCandidates) }
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
    var judging: FactValues = [.axes: .list(judged.map { .axis($0) })]
    if let first = judgements[0] { judging[.proposal] = .proposal(first.asked) }
    section.say(.judging, judging)
    var records: [FactValues] = []
    for (index, node) in candidates.enumerated() where !slice.lookout.isOver {
      let isChosen = index == choice.candidate
      let mention = isChosen ? slice.child.map { ViewMention($0) } : nil
      records.append(
        values(
          index, mention ?? ViewMention(view: slice.tree.view(of: node), path: nil), isChosen,
          judgements[index], slice.proposal))
    }
    section.say(
      .candidates,
      [.axes: .list(judged.map { .axis($0) }), .candidates: .records(records)])
    section.conclude(
      .chosen,
      [.candidate: .count(choice.candidate + 1), .reason: .word(choice.reason.word)])
    section.say(
      .chosenAsked, [.proposal: .proposal(slice.proposal), .size: .size(slice.size)])
  }

  private func values(
    _ index: Int, _ mention: ViewMention, _ isChosen: Bool, _ judgement: Judgement?,
    _ proposal: ProposedViewSize
  ) -> FactValues {
    var values: FactValues = [
      .child: .view(mention), .number: .count(index + 1), .isChosen: .truth(isChosen),
    ]
    guard let judgement else { return values }
    values[.size] = .size(judgement.measured)
    for (axis, fits) in [
      (Axis.horizontal, judgement.fitsWidth), (.vertical, judgement.fitsHeight),
    ] {
      guard let fits else { continue }
      let isWidth = axis == .horizontal
      values[isWidth ? .fitsWidth : .fitsHeight] = .truth(fits)
      values[isWidth ? .proposedWidth : .proposedHeight] = .length(proposal[axis])
      if !fits, let proposed = proposal[axis], !judgement.measured[axis].isNaN {
        values[isWidth ? .overWidth : .overHeight] = .difference(
          judgement.measured[axis], proposed)
      }
    }
    return values
  }
}

extension ChoiceReason {
  /// The word for the reason in JSON values.
  var word: String {
    switch self {
    case .firstThatFits: "first-that-fits"
    case .lastAsNoneFits: "last-as-none-fits"
    case .nothingIsConstrained: "no-axis"
    case .onlyCandidate: "only-candidate"
    }
  }
}
