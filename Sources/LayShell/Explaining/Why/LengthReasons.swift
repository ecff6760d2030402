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

  mutating func add(
    _ number: Double?, _ kind: FactKind, _ place: ReasonPlace?, _ values: FactValues = [:]
  ) {
    var all: FactValues = [:]
    if let place { all[.view] = place.mention }
    for (key, value) in values.pairs { all[key] = value }
    steps.append(
      Reasons.Step(
        number: number, fact: Fact(kind, all), path: place?.shown.path, view: place?.view.view,
        place: place))
  }

  /// What the view did while it answered.
  func facts(_ place: ReasonPlace) -> TraceIndex.Facts {
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
    if let (question, answer) = tree.plainQuestion(in: place.view.node, at: place.question) {
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
    let proposed: FactValues = [.proposed: .length(place.question[axis])]
    switch reason(place, axis) {
    case .declared: return end(length, .lengthDeclared, place)
    case .ideal: return open(length, .lengthIdeal, place, axis)
    case .least: return open(length, .lengthLeast, place, axis, proposed)
    case .usual: return open(length, .lengthUsual, place, axis)
    case .container: return end(length, .lengthOfContainer, place)
    case .bound: return end(length, .lengthBound, place, proposed)
    case .proposed:
      add(length, place.isLeaf ? .lengthFills : .lengthProposed, place)
      return .offer(place, axis)
    case .child(let number): return follow(place, number, axis)
    case .idealOfChild(let number): return follow(place, number, axis, isIdeal: true)
    case .ideals: return ideals(place, axis)
    case .sum: return sum(place, axis)
    case .reach(let first, let last): return reach(place, first, last, axis)
    case .smaller(let smaller):
      add(length, .lengthSmaller, place, [.axis: .axis(smaller)])
      return .offer(place, smaller)
    case .own:
      if place.content is ImageContent {
        return end(length, .lengthNatural, place, [.axis: .axis(axis)])
      }
      return end(length, .lengthOwn, place, [.reason: .word("own")])
    case nil: return unknownAnswer(place, axis)
    }
  }

  private mutating func end(
    _ length: Double, _ kind: FactKind, _ place: ReasonPlace, _ values: FactValues = [:]
  ) -> Question? {
    add(length, kind, place, values)
    return nil
  }

  /// Adds a step for a view's own length, and continues with who proposes nothing, if nothing is.
  private mutating func open(
    _ length: Double, _ kind: FactKind, _ place: ReasonPlace, _ axis: Axis,
    _ values: FactValues = [:]
  ) -> Question? {
    add(length, kind, place, values)
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
        length, .lengthAround, place,
        [.inner: .length(inner), .around: .difference(length, inner)])
    } else if isIdeal || place.view.childCount > 1 && !(place.content.isModifier) {
      add(length, .lengthOfChild, place, [.axis: .axis(axis), .child: child.mention])
    } else if steps.isEmpty {
      add(length, .lengthOfContent, place, [.axis: .axis(axis)])
    }
    return .answer(child, axis)
  }

  private mutating func sum(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = place.size[axis]
    // The cells of a grid are not in one row, so their lengths do not add up.
    if place.content.isGrid { return lines(place, axis) }
    let parts = (0..<view.childCount).map { asked($0, of: place) }
    if let only = parts.first, parts.count == 1, only.size[axis] == length {
      return follow(place, 0, axis)
    }
    let fills = place.question[axis] == length && stretches(parts, place, axis)
    let spacing = view.layout.tree.distances(in: view.node)
    add(
      length, .lengthSum, place,
      [
        .fills: .truth(fills), .parts: .list(parts.map { .length($0.size[axis]) }),
        .spacing: .total(spacing),
      ])
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

  /// Explains the length of a grid by its columns or rows, and continues with the longest one's
  /// cell.
  private mutating func lines(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let lines = facts(place).lines[axis] ?? []
    guard let longest = lines.indices.max(by: { lines[$0].length < lines[$1].length }) else {
      return unknownAnswer(place, axis)
    }
    add(
      place.size[axis], .lengthSum, place,
      [
        .fills: .truth(false), .parts: .list(lines.map { .length($0.length) }),
        .spacing: .total(lines.map(\.distance)),
      ])
    return line(place, longest, lines[longest].length, axis)
  }

  /// Explains a column or row of a grid by the cell that made it as long as it is.
  mutating func line(
    _ place: ReasonPlace, _ number: Int, _ length: Double, _ axis: Axis, isOffer: Bool = false
  ) -> Question? {
    guard let cause = facts(place).causes[axis]?[number], cause.cell < place.view.childCount
    else { return nil }
    let shown = place.shown.child(cause.cell)
    add(
      length, isOffer ? .offerOfGridLine : .lengthOfGridLine, place,
      [.axis: .axis(axis), .number: .count(number + 1), .child: .view(ViewMention(shown))])
    guard let question = cause.question, question.answer[axis] == length else { return nil }
    let cell = ReasonPlace(
      shown, question: question.proposal, size: question.answer, askedBy: place)
    return .answer(cell, axis)
  }

  /// Explains a lazy grid to which nothing is proposed along its tracks.
  private mutating func ideals(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let facts = facts(place)
    let ideals = facts.questions.filter(\.isIdeal).map { $0.answer[axis] }
    add(
      place.size[axis], .lengthOfIdeals, place,
      [
        .parts: .list(ideals.map { .length($0) }),
        .spacing: .total(facts.itemSpacings.dropLast()),
      ])
    return nil
  }

  private mutating func reach(
    _ place: ReasonPlace, _ first: Int, _ last: Int, _ axis: Axis
  ) -> Question? {
    guard max(first, last) < place.view.childCount else { return unknownAnswer(place, axis) }
    let length = place.size[axis]
    let (one, other) = (asked(first, of: place), asked(last, of: place))
    if first == last, one.size[axis] == length {
      add(length, .lengthOfChild, place, [.axis: .axis(axis), .child: one.mention])
      return .answer(one, axis)
    }
    add(length, .lengthReach, place, [.from: one.mention, .to: other.mention])
    return nil
  }

  /// Explains an answer without a recorded reason.
  private mutating func unknownAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let length = place.size[axis]
    if let chosen = facts(place).chosen {
      add(length, .lengthOfCandidate, place, [.candidate: .count(chosen + 1)])
      // Another candidate may be shown than the one that was measured.
      return place.view.chosen == chosen + 1 ? .answer(asked(0, of: place), axis) : nil
    }
    if place.view.childCount == 1 {
      let child = asked(0, of: place)
      if child.size[axis] == length {
        if steps.isEmpty { add(length, .lengthOfContent, place, [.axis: .axis(axis)]) }
        return .answer(child, axis)
      }
    }
    if place.question[axis] == length {
      add(length, place.isLeaf ? .lengthFills : .lengthAnswersProposal, place)
      return .offer(place, axis)
    }
    if place.isLeaf {
      add(
        length, .lengthOwn, place,
        [.proposed: .length(place.question[axis]), .reason: .word("content")])
      return nil
    }
    add(length, .lengthUntold, place, [.proposal: .proposal(place.question)])
    return nil
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
        length, .lengthOfLines, place,
        [
          .lines: .count(text.lineCount), .lineHeight: .length(text.lineHeight),
          .width: .length(isBroken ? width : nil), .reserved: .count(text.reserved),
          .exact: .length(text.height), .answer: .length(length),
        ])
      return isBroken ? .offer(place, .horizontal) : nil
    }
    let line: FactValues = [
      .cells: .count(text.cells), .blanks: .count(text.blankCells),
      .advance: .length(text.advance), .lines: .count(text.lineCount), .width: .length(width),
    ]
    let isNatural = isWhole && length >= text.width
    if let width, width == length, !isNatural {
      add(length, .lengthFillsText, place, line)
      return .offer(place, axis)
    }
    guard !isWhole, width != nil else {
      add(length, .lengthOfLine, place, line)
      return nil
    }
    add(length, .lengthBreaks, place, line)
    return .offer(place, axis)
  }
}

extension ReasonPlace {
  /// Whether nothing in the view takes part in its answer.
  fileprivate var isLeaf: Bool { view.childCount == 0 || content is GeometryReader }
}

extension ViewContent {
  /// Whether the views of this content are in rows and columns.
  var isGrid: Bool {
    self is Grid || self is LazyVerticalGrid || self is LazyHorizontalGrid
  }

  /// Whether it offers its content what it measures itself, or more in the safe area.
  var isLayered: Bool { self is Background || self is Overlay }
}
