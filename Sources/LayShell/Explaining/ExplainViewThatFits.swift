import LayEngine
import LayLanguage
import LayTerminal

extension ViewThatFits: ExplainedContent {
  var includesChild: Bool { false }

  /// Which candidates were measured, by how much they failed, which one was taken and why.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let candidates = slice.tree.children(of: slice.view.node)
    guard !candidates.isEmpty else {
      return section.say("it has no candidates, so it is nothing: 0 x 0")
    }
    var judgements: [Int: Judgement] = [:]
    var choice: (candidate: Int, reason: ChoiceReason)?
    for event in slice.events where !slice.lookout.isOver {
      switch event {
      case .judged(_, let candidate, let judgement): judgements[candidate] = judgement
      case .chose(_, let candidate, let reason): choice = (candidate, reason)
      default: break
      }
    }
    guard let choice else { return }
    section.say(Self.judging(axes, judgements[0]))
    section.parts.append(.table(Self.table(slice, axes, candidates, judgements, choice.candidate)))
    section.conclude("candidate \(choice.candidate + 1) is chosen: \(Self.reason(choice.reason))")
    section.say(
      "then \(ProposalText.of(slice.proposal)) is proposed to it, "
        + "and it answers \(ProposalText.of(slice.size))")
  }

  private static func judging(_ axes: AxisSet, _ first: Judgement?) -> String {
    let judged: String
    switch axes {
    case .horizontal: judged = "the width must fit"
    case .vertical: judged = "the height must fit"
    case .both: judged = "width and height must fit"
    default: return "no axis has to fit"
    }
    guard let first else { return judged }
    return judged + "; candidates are measured at \(ProposalText.of(first.asked))"
  }

  private static func table(
    _ slice: TraceSlice, _ axes: AxisSet, _ candidates: [NodeID], _ judgements: [Int: Judgement],
    _ chosen: Int
  ) -> TextTable {
    var columns: [(heading: String, side: TextTable.Side)] = [
      ("    candidate", .left), ("ideal size", .right),
    ]
    if axes.contains(.horizontal) { columns.append(("width", .left)) }
    if axes.contains(.vertical) { columns.append(("height", .left)) }
    var table = TextTable(columns)
    for (index, node) in candidates.enumerated() where !slice.lookout.isOver {
      let mark = index == chosen ? "▸" : " "
      let title = "\(mark) \(index + 1) \(ViewTitle.withContent(slice.tree.view(of: node)))"
      var row: [TextTable.Cell] = [.init(title, index == chosen ? .strong : nil)]
      let judgement = judgements[index]
      row.append(.init(judgement.map { ProposalText.of($0.measured) } ?? "not measured"))
      for axis in Axis.allCases where axes.contains(axis) {
        row.append(comparison(axis, judgement, slice.proposal))
      }
      table.add(row)
    }
    return table
  }

  private static func comparison(
    _ axis: Axis, _ judgement: Judgement?, _ proposal: ProposedViewSize
  ) -> TextTable.Cell {
    guard let judgement else { return .init("") }
    let measured = judgement.measured[axis]
    let number = NumberText.of(measured)
    guard let proposed = proposal[axis] else {
      return .init("nil: always fits", .green)
    }
    let room = NumberText.of(proposed)
    if (axis == .horizontal ? judgement.fitsWidth : judgement.fitsHeight) == true {
      return .init("\(number) ≤ \(room), fits", .green)
    }
    if measured.isNaN { return .init("\(number) is no number", .red) }
    return .init("\(number) > \(room), over by \(excess(measured - proposed))", .red)
  }

  /// In full where three decimals would show 0.
  private static func excess(_ length: Double) -> String {
    let text = NumberText.of(length)
    return text == "0" ? "\(length)" : text
  }

  private static func reason(_ reason: ChoiceReason) -> String {
    switch reason {
    case .firstThatFits: "the first that fits"
    case .lastAsNoneFits: "the last, taken without a test because none before it fits"
    case .nothingIsConstrained: "the first, since no axis has to fit"
    case .onlyCandidate: "there is no other"
    }
  }
}
