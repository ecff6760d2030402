import LayEngine
import LayLanguage
import LayTerminal

/// What was asked of a child: the proposal, its answer, and where it was put then.
struct AskedChild {
  let child: ViewMention
  var number: Int?
  let proposal: ProposedViewSize
  let size: ViewSize
  var place: ViewPoint?

  private var label: String { "  " + (number.map { "\($0) " } ?? "") + child.title }

  /// A row for each child.
  static func table(
    _ children: [Self], _ head: String, _ answers: String, _ lookout: Lookout
  ) -> TextTable {
    TextTable(
      children,
      [
        .left("    " + head) { $0.label }, .right("proposed") { ProposalText.of($0.proposal) },
        .right(answers) { ProposalText.of($0.size) },
      ], lookout)
  }
}

extension TraceSlice {
  /// The facts of a view with others in front of it or behind it.
  var layers: [Fact] {
    var facts = [
      Fact(
        "layers",
        "the size is the view's own; what is in front of it or behind it does not change the size")
    ]
    for case .inset(_, let insets) in arranging {
      facts.append(
        Fact(
          "contentReach", ["insets": insets],
          "the content goes on into the safe area: \(insets.words)"))
    }
    return facts + childFacts
  }

  /// Each child's proposal, answer and place.
  var childFacts: [Fact] {
    if children.isEmpty { return [] }
    let records = lookout.map(children) { child in
      AskedChild(
        child: ViewMention(child), proposal: child.view.proposal,
        size: child.view.frame.size, place: child.view.originInParent)
    }
    return [
      Fact("children", ["children": records]) { lookout in
        TextTable(
          records.enumerated(),
          [
            .left("    child") { "  \($0.offset + 1) \($0.element.child.title)" },
            .right("proposed") { ProposalText.of($0.element.proposal) },
            .right("answers") { ProposalText.of($0.element.size) },
            .right("at") { $0.element.place.map(PlaceText.of) ?? "" },
          ], lookout)
      }
    ]
  }
}

extension BarRow: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    guard let index = parts.firstIndex(of: .title), index < slice.children.count else {
      return slice.childFacts
    }
    let title = slice.children[index].view
    let middle = title.originInParent.x + title.frame.size.width / 2
    let isCentered = abs(middle - slice.size.width / 2) < 0.001
    let offered = FactNumber.length(title.proposal.width)
    let clearance = FactNumber.declared(lengths.clearance)
    return [
      Fact(
        "barTitle", ["offered": offered, "clearance": clearance, "isCentered": isCentered],
        "the title is offered what the items leave, \(offered)"
          + (isCentered
            ? ", and stands in the middle of the bar"
            : "; in the middle of the bar it would come nearer to them than \(clearance), so it "
              + "stands at the leading end of that room"))
    ] + slice.childFacts
  }
}

extension GeometryReader: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    [
      slice.filling,
      Fact(
        "madeContent", ["size": slice.size],
        "its content is made for \(ProposalText.of(slice.size)); each view of it is offered that, "
          + "and stands at the top-leading corner"),
    ] + slice.childFacts
  }
}

extension ScrollView: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    guard let child = slice.child else { return [Fact("noContent", "it has no content")] }
    let (proposal, place) = (child.view.proposal, child.view.originInParent)
    return Axis.allCases.map { axis in
      let (scrolls, reason) = (axes.contains(axis), slice.reason(axis) ?? .child(0))
      let content = FactNumber.length(child.view.frame.size[axis])
      let answer = slice.answer(axis)
      let words =
        switch (scrolls, reason) {
        case (false, _): "it does not scroll, so the content's: \(answer)"
        case (true, .proposed):
          "it scrolls, so it takes what is proposed: \(answer); the content is \(content)"
        case (true, _): "nothing is proposed, so the content's: \(answer)"
        }
      return Fact(
        "scrolling",
        [
          "axis": axis, "scrolls": scrolls, "reason": reason, "content": content, "answer": answer,
        ], "\(axis.side): \(words)")
    } + [
      Fact(
        "content", ["child": ViewMention(child), "proposal": proposal, "place": place],
        "\(ProposalText.of(proposal)) is proposed to the content; it stands at "
          + PlaceText.of(place))
    ]
  }
}

extension DepthStack: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    let priority = FactNumber.length(slice.tree.countingPriority(of: slice.view.node))
    var reaches: [Axis: (before: Double, after: Double)] = [:]
    for case .aligned(_, let axis, let before, let after) in slice.answering {
      reaches[axis] = (before, after)
    }
    let union = Fact(
      "union", ["priority": priority],
      priority.hasValue
        ? "it is as large as the largest of the children of priority \(priority); the others do "
          + "not count" : "it is as wide as the widest and as high as the highest of its children")
    let sizes =
      reaches.isEmpty ? [union] : Axis.allCases.map { reach($0, reaches[$0], priority, slice) }
    return sizes + [
      Fact(
        "offeredToAll", ["size": slice.size],
        "placed, each child is offered \(ProposalText.of(slice.size))")
    ] + slice.childFacts
  }

  /// How far the children reach before and after the line by which they are aligned.
  private func reach(
    _ axis: Axis, _ reach: (before: Double, after: Double)?, _ priority: FactNumber,
    _ slice: TraceSlice
  ) -> Fact {
    let answer = slice.answer(axis)
    let those = priority.hasValue ? "the children of priority \(priority)" : "its children"
    guard let reach else {
      return Fact(
        "reach", ["axis": axis, "priority": priority, "answer": answer],
        "\(axis.side): the largest of \(those): \(answer)")
    }
    let guide = (axis == .horizontal ? alignment.horizontal : alignment.vertical).nameOnAxis
    let (before, after) = (FactNumber.length(reach.before), FactNumber.length(reach.after))
    return Fact(
      "reach",
      [
        "axis": axis, "priority": priority, "answer": answer, "guide": guide, "before": before,
        "after": after,
      ],
      "\(axis.side): aligned by \(guide), \(those) reach \(before) before that line "
        + "and \(after) after it: \(answer)")
  }
}

// MARK: ViewThatFits

/// A candidate of a ViewThatFits, and how it was judged if it was measured.
private struct Candidate {
  let child: ViewMention
  let number: Int
  let isChosen: Bool
  var size: ViewSize?
  var fitsWidth: Bool?
  var proposedWidth, overWidth: FactNumber?
  var fitsHeight: Bool?
  var proposedHeight, overHeight: FactNumber?

  mutating func add(_ judgement: Judgement, _ proposal: ProposedViewSize) {
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

  /// How its length compares with the proposed one.
  func comparison(_ axis: Axis) -> TextTable.Cell {
    guard let size else { return .init("") }
    let isWidth = axis == .horizontal
    guard let proposed = isWidth ? proposedWidth : proposedHeight, proposed.hasValue else {
      return .init("nil: always fits", .green)
    }
    let number = NumberText.of(size[axis])
    if isWidth ? fitsWidth ?? false : fitsHeight ?? false {
      return .init("\(number) ≤ \(proposed), fits", .green)
    }
    guard let over = isWidth ? overWidth : overHeight, let value = over.value else {
      return .init("\(number) is no number", .red)
    }
    // In full precision where three decimals would show 0.
    let excess = over.description == "0" ? "\(value)" : over.description
    return .init("\(number) > \(proposed), over by \(excess)", .red)
  }

  static func table(_ candidates: [Self], _ axes: [Axis], _ lookout: Lookout) -> TextTable {
    TextTable(
      candidates,
      [
        .init("    candidate", .left) {
          .init(
            "\($0.isChosen ? "▸" : " ") \($0.number) \($0.child.title)", $0.isChosen ? .strong : nil
          )
        },
        .right("ideal size") { $0.size.map(ProposalText.of) ?? "not measured" },
      ] + axes.map { axis in .init(axis.side, .left) { $0.comparison(axis) } }, lookout)
  }
}

extension ViewThatFits: ExplainedContent {
  /// Which candidates were measured, by how much they did not fit, and why one was chosen.
  func facts(_ slice: TraceSlice) -> [Fact] {
    let nodes = slice.tree.children(of: slice.view.node)
    guard !nodes.isEmpty else {
      return [Fact("noCandidates", "it has no candidates, so it is nothing: 0 x 0")]
    }
    let account = slice.placed
    guard let choice = account.chosen else { return [] }
    let judged = Axis.allCases.filter { axes.contains($0) }
    let candidates = slice.lookout.map(nodes.enumerated()) { index, node in
      let isChosen = index == choice.candidate
      let mention = isChosen ? slice.child.map { ViewMention($0) } : nil
      var candidate = Candidate(
        child: mention ?? ViewMention(view: slice.tree.view(of: node), path: nil),
        number: index + 1, isChosen: isChosen)
      if let judgement = account.judgements[index] { candidate.add(judgement, slice.proposal) }
      return candidate
    }
    let asked = account.judgements[0]?.asked
    let measured = asked.map { "; candidates are measured at \(ProposalText.of($0))" } ?? ""
    let number = choice.candidate + 1
    return [
      Fact(
        "judging", ["axes": judged, "proposal": asked],
        judged.first.map { axis in
          (judged.count == 1 ? "the \(axis.side) must fit" : "width and height must fit")
            + measured
        } ?? "no axis has to fit"),
      Fact("candidates", ["axes": judged, "candidates": candidates]) {
        Candidate.table(candidates, judged, $0)
      },
      Fact(
        "chosen", ["candidate": number, "reason": choice.reason], isConclusion: true,
        "candidate \(number) is chosen: \(choice.reason.phrase)"),
      Fact(
        "chosenAsked", ["proposal": slice.proposal, "size": slice.size],
        "then \(ProposalText.of(slice.proposal)) is proposed to it, and it answers "
          + ProposalText.of(slice.size)),
    ]
  }
}

extension ChoiceReason: FactWord {
  var word: String {
    switch self {
    case .firstThatFits: "first-that-fits"
    case .lastAsNoneFits: "last-as-none-fits"
    case .nothingIsConstrained: "no-axis"
    case .onlyCandidate: "only-candidate"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .firstThatFits: "the first that fits"
    case .lastAsNoneFits: "the last, taken without a test because none before it fits"
    case .nothingIsConstrained: "the first, since no axis has to fit"
    case .onlyCandidate: "there is no other"
    }
  }
}
