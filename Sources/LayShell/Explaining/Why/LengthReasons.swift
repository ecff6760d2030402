import LayEngine
import LayLanguage

/// Follows a length from the view that has it to the view that determined it.
///
/// Each step follows the question that decided the length, which need not be the one that placed
/// the view. All facts come from the events or the layout; no rule is computed again.
struct LengthReasons {
  /// The limit at which a chain of reasons is cut off.
  private static let mostSteps = 100

  /// The length to explain next: the answer of a view, or the proposal to it.
  enum Question {
    case answer(ReasonPlace, Axis)
    case offer(ReasonPlace, Axis)
  }

  let traced: TracedLayout
  var steps: [Reasons.Step] = []

  static func steps(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    steps(ReasonPlace(shown), axis, traced)
  }

  static func steps(_ place: ReasonPlace, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    steps(.answer(place, axis), asked: place.view, traced)
  }

  /// Why a view is offered a length.
  static func offers(_ place: ReasonPlace, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    steps(.offer(place, axis), asked: nil, traced)
  }

  private static func steps(
    _ question: Question, asked: PlacedView?, _ traced: TracedLayout
  ) -> [Reasons.Step] {
    var chain = LengthReasons(traced: traced)
    var next: Question? = question
    while let question = next, chain.steps.count < mostSteps, !traced.lookout.isOver {
      switch question {
      case .answer(let place, let axis): next = chain.answer(place, axis)
      case .offer(let place, let axis): next = chain.offer(place, axis)
      }
    }
    return FoldedReasons.steps(chain.steps, asked: asked)
  }

  mutating func add(_ number: Double?, _ reason: any Reason, _ place: ReasonPlace?) {
    steps.append(
      Reasons.Step(number: number, reason: reason, shown: place?.shown, place: place))
  }

  /// What the view did while it answered.
  func facts(_ place: ReasonPlace) -> ViewAccount {
    traced.answering(place.view, place.question)
  }

  func reason(_ place: ReasonPlace, _ axis: Axis) -> LengthReason? {
    facts(place)[axis]
      ?? place.view.layout.tree.plainReason(of: place.view.node, at: place.question, along: axis)
  }

  /// A child with the question that the view asked it for its own answer; as it was placed, where no
  /// question was recorded.
  ///
  /// - Parameter isIdeal: whether the question is the one for the ideal length alone.
  func asked(_ number: Int, of place: ReasonPlace, isIdeal: Bool = false) -> ReasonPlace {
    let shown = place.shown.child(number)
    let facts = facts(place)
    func child(_ question: ProposedViewSize, _ size: ViewSize) -> ReasonPlace {
      ReasonPlace(shown, question: question, size: size, askedBy: place)
    }
    if !isIdeal, let share = facts.shares[number] { return child(share.proposal, share.answer) }
    if !isIdeal, let cell = facts.served[number] { return child(cell.proposal, cell.answer) }
    if let question = facts.question(to: shown.view.node, isIdeal: isIdeal) {
      return child(question.proposal, question.answer)
    }
    let tree = place.view.layout.tree
    if number == 0,
      let (question, answer) = tree.plainQuestion(in: place.view.node, at: place.question)
    {
      return child(question, answer)
    }
    return ReasonPlace(shown)
  }

  // MARK: Why a view answers with a length

  private mutating func answer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    if place.isTransparent { return .answer(asked(0, of: place), axis) }
    let length = place.size[axis]
    if let text = facts(place).text, text.lineHeights == nil {
      return textAnswer(place, text, axis)
    }
    let proposed = FactNumber.length(place.question[axis])
    switch reason(place, axis) {
    case .declared:
      return computed(length, of: place, axis) ?? end(length, .lengthDeclared, place)
    case .ideal: return open(length, .lengthIdeal, place, axis)
    case .least: return open(length, .lengthLeast(proposed: proposed), place, axis)
    case .usual: return open(length, .lengthUsual, place, axis)
    case .container: return end(length, .lengthOfContainer, place)
    case .bound:
      return computed(length, of: place, axis)
        ?? end(length, .lengthBound(proposed: proposed), place)
    case .proposed:
      add(length, place.isLeaf ? LengthFact.lengthFills : .lengthProposed, place)
      return .offer(place, axis)
    case .child(let number): return follow(place, number, axis)
    case .idealOfChild(let number): return follow(place, number, axis, isIdeal: true)
    case .ideals: return ideals(place, axis)
    case .sum: return sum(place, axis)
    case .reach(let first, let last): return reach(place, first, last, axis)
    case .smaller(let smaller):
      add(length, LengthFact.lengthSmaller(axis: smaller), place)
      return .offer(place, smaller)
    case .own:
      return end(
        length,
        place.content is ImageContent
          ? .lengthNatural(axis: axis) : .lengthOwn(proposed: nil, reason: "own"), place)
    case nil: return unknownAnswer(place, axis)
    }
  }

  mutating func end(
    _ length: Double, _ reason: LengthFact, _ place: ReasonPlace
  ) -> Question? {
    add(length, reason, place)
    return nil
  }

  /// Adds a step for a view's own length, and continues with who proposes nothing, if nothing is.
  private mutating func open(
    _ length: Double, _ reason: LengthFact, _ place: ReasonPlace, _ axis: Axis
  ) -> Question? {
    add(length, reason, place)
    return place.question[axis] == nil ? .offer(place, axis) : nil
  }

  private mutating func follow(
    _ place: ReasonPlace, _ number: Int, _ axis: Axis, isIdeal: Bool = false
  ) -> Question? {
    guard number < place.view.childCount else { return unknownAnswer(place, axis) }
    let child = asked(number, of: place, isIdeal: isIdeal)
    let (length, inner) = (place.size[axis], child.size[axis])
    if length != inner {
      add(
        length,
        LengthFact.lengthAround(inner: .length(inner), around: .difference(length, inner)), place)
    } else if isIdeal || place.view.childCount > 1 && !(place.content.isModifier) {
      add(length, LengthFact.lengthOfChild(axis: axis, child: child.mention), place)
    } else if steps.isEmpty {
      add(length, LengthFact.lengthOfContent(axis: axis), place)
    }
    return .answer(child, axis)
  }

  private mutating func sum(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = place.size[axis]
    // The cells of a grid are not in one row, so their lengths do not add up.
    if place.content.isGrid { return lines(place, axis) }
    let parts = traced.lookout.map(0..<view.childCount) { asked($0, of: place) }
    if let only = parts.first, parts.count == 1, only.size[axis] == length {
      return follow(place, 0, axis)
    }
    let fills = place.question[axis] == length && stretches(parts, place, axis)
    let spacing = view.layout.tree.distances(in: view.node)
    add(
      length,
      LengthFact.lengthSum(
        fills: fills, parts: parts.map { .length($0.size[axis]) }, spacing: .total(spacing)),
      place)
    return fills ? .offer(place, axis) : nil
  }

  /// Whether a child took all of its share, and would have taken more.
  private func stretches(_ parts: [ReasonPlace], _ place: ReasonPlace, _ axis: Axis) -> Bool {
    let longest = facts(place).longest
    return parts.contains { part in
      part.size[axis] == part.question[axis]
        && longest[part.number].map { part.size[axis] < $0 } ?? true
    }
  }

  private mutating func reach(
    _ place: ReasonPlace, _ first: Int, _ last: Int, _ axis: Axis
  ) -> Question? {
    guard max(first, last) < place.view.childCount else { return unknownAnswer(place, axis) }
    let length = place.size[axis]
    let (one, other) = (asked(first, of: place), asked(last, of: place))
    if first == last, one.size[axis] == length {
      add(length, LengthFact.lengthOfChild(axis: axis, child: one.mention), place)
      return .answer(one, axis)
    }
    return end(length, .lengthReach(from: one.mention, to: other.mention), place)
  }

  /// Explains an answer without a recorded reason.
  mutating func unknownAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let length = place.size[axis]
    if let chosen = facts(place).chosen {
      add(length, candidate(chosen.candidate, of: place), place)
      // Another candidate may be shown than the one that was measured.
      return place.view.chosen == chosen.candidate + 1 ? .answer(asked(0, of: place), axis) : nil
    }
    if place.view.childCount == 1 {
      let child = asked(0, of: place)
      if child.size[axis] == length {
        if steps.isEmpty { add(length, LengthFact.lengthOfContent(axis: axis), place) }
        return .answer(child, axis)
      }
    }
    if place.question[axis] == length {
      add(length, place.isLeaf ? LengthFact.lengthFills : .lengthAnswersProposal, place)
      return .offer(place, axis)
    }
    return end(
      length,
      place.isLeaf
        ? .lengthOwn(proposed: .length(place.question[axis]), reason: "content")
        : .lengthUntold(proposal: place.question), place)
  }

  /// The candidate that a ViewThatFits shows, and by how much the one before it does not fit.
  private func candidate(_ chosen: Int, of place: ReasonPlace) -> LengthFact {
    let failed = facts(place).judgements[chosen - 1]
    let axis: Axis? =
      failed?.fitsWidth == false ? .horizontal : failed?.fitsHeight == false ? .vertical : nil
    return .lengthOfCandidate(
      candidate: chosen + 1, failed: axis.map { _ in chosen }, axis: axis,
      needed: axis.flatMap { axis in failed.map { .length($0.measured[axis]) } },
      proposed: axis.map { .length(place.question[$0]) })
  }

  private mutating func textAnswer(
    _ place: ReasonPlace, _ text: TextMeasurement, _ axis: Axis
  ) -> Question? {
    let length = place.size[axis]
    let isWhole = text.lineCount == 1 && !text.isCut
    let width = place.question.width
    if axis == .vertical {
      let isBroken = !isWhole && width != nil
      add(
        length,
        LengthFact.lengthOfLines(
          lines: text.lineCount, lineHeight: .length(text.lineHeight),
          width: .length(isBroken ? width : nil), reserved: text.reserved,
          exact: .length(text.height), answer: .length(length)), place)
      return isBroken ? .offer(place, .horizontal) : nil
    }
    if text.isProportional { return widthOfText(place, text) }
    let (cells, blanks, advance) = (text.cells, text.blankCells, FactNumber.length(text.advance))
    let lines = text.lineCount
    let isNatural = isWhole && length >= text.width
    if let width, width == length, !isNatural {
      add(
        length,
        LengthFact.lengthFillsText(
          cells: cells, blanks: blanks, advance: advance, lines: lines, width: .length(width)),
        place)
      return .offer(place, axis)
    }
    guard !isWhole, width != nil else {
      return end(
        length,
        .lengthOfLine(
          cells: cells, blanks: blanks, advance: advance, lines: lines, width: .length(width)),
        place)
    }
    add(
      length,
      LengthFact.lengthBreaks(
        cells: cells, blanks: blanks, advance: advance, lines: lines, width: .length(width)),
      place)
    return .offer(place, axis)
  }

  /// The width of a text whose characters have widths of their own.
  private mutating func widthOfText(
    _ place: ReasonPlace, _ text: TextMeasurement
  ) -> Question? {
    let (length, width) = (place.size.width, place.question.width)
    let isWhole = text.lineCount == 1 && !text.isCut
    let way: LengthFact.TextWay =
      if let width, width == length, !(isWhole && length >= text.width) {
        .fills
      } else {
        isWhole || width == nil ? .line : .breaks
      }
    let lines = place.view.textLines(at: place.question, traced.lookout)?.lines ?? []
    let fact = LengthFact.lengthOfText(
      way: way, line: text.widestLine(among: lines),
      isEstimated: text.isEstimated, widest: .length(text.width.inTenths), lines: text.lineCount,
      width: .length(width), margin: text.margin.map { .length($0.inTenths) })
    if way == .line { return end(length, fact, place) }
    add(length, fact, place)
    return .offer(place, .horizontal)
  }
}
