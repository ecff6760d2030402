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
    case .declared: return end(length, .lengthDeclared, place)
    case .ideal: return open(length, .lengthIdeal, place, axis)
    case .least: return open(length, .lengthLeast(proposed: proposed), place, axis)
    case .usual: return open(length, .lengthUsual, place, axis)
    case .container: return end(length, .lengthOfContainer, place)
    case .bound: return end(length, .lengthBound(proposed: proposed), place)
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

  private mutating func end(
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

  /// Explains the length of a grid by its columns or rows, and continues with the longest one's
  /// cell.
  private mutating func lines(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let lines = facts(place).lines[axis] ?? []
    guard let longest = lines.indices.max(by: { lines[$0].length < lines[$1].length }) else {
      return unknownAnswer(place, axis)
    }
    add(
      place.size[axis],
      LengthFact.lengthSum(
        fills: false, parts: lines.map { .length($0.length) },
        spacing: .total(lines.map(\.distance))), place)
    return line(place, longest, lines[longest].length, axis)
  }

  /// Explains a column or row of a grid by the cell that made it as long as it is.
  mutating func line(
    _ place: ReasonPlace, _ number: Int, _ length: Double, _ axis: Axis, isOffer: Bool = false
  ) -> Question? {
    guard let cause = facts(place).causes[axis]?[number], cause.cell < place.view.childCount
    else { return nil }
    let shown = place.shown.child(cause.cell)
    let (line, child) = (number + 1, ViewMention(shown))
    add(
      length,
      isOffer
        ? OfferFact.offerOfGridLine(axis: axis, number: line, child: child)
        : LengthFact.lengthOfGridLine(axis: axis, number: line, child: child), place)
    guard let question = cause.question, question.answer[axis] == length else { return nil }
    let cell = ReasonPlace(
      shown, question: question.proposal, size: question.answer, askedBy: place)
    return .answer(cell, axis)
  }

  /// Explains a lazy grid to which nothing is proposed along its tracks.
  private mutating func ideals(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let facts = facts(place)
    let ideals = facts.questions.filter(\.isIdeal).map { $0.answer[axis] }
    return end(
      place.size[axis],
      .lengthOfIdeals(
        parts: ideals.map { .length($0) }, spacing: .total(facts.fillings.dropLast().map(\.spacing))
      ), place)
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
  private mutating func unknownAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let length = place.size[axis]
    if let chosen = facts(place).chosen {
      add(length, LengthFact.lengthOfCandidate(candidate: chosen.candidate + 1), place)
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
    let fact = LengthFact.lengthOfText(
      way: way, line: text.widestLine(of: place.view, at: place.question),
      isEstimated: text.isEstimated, widest: .length(text.width.inTenths), lines: text.lineCount,
      width: .length(width), margin: text.margin.map { .length($0.inTenths) })
    if way == .line { return end(length, fact, place) }
    add(length, fact, place)
    return .offer(place, .horizontal)
  }
}

/// Why a view is offered a length.
extension LengthReasons {
  mutating func offer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    guard let offered = place.question[axis] else { return offerOfNothing(place, axis) }
    guard let parent = place.parent else {
      offerFromOutside(place, axis)
      return nil
    }
    if parent.isTransparent { return .offer(parent, axis) }
    // Where a view places its child with what it asked it before, the offer does not come from the
    // view's own size, even if both are as long.
    let isAsked = !place.isPlacing || asksTheSame(place, of: parent, axis)
    let facts = isAsked ? facts(parent) : traced.arranging(parent.view)
    let (given, length) = (parent.question[axis], parent.size[axis])
    if reason(parent, axis) == .sum, let share = facts.shares[place.number] {
      add(offered, self.share(share, of: parent, facts, axis), parent)
      return .offer(parent, axis)
    }
    if reason(parent, axis) == .declared { return declaredOffer(offered, parent) }
    if isAsked || reason(parent, axis) == .proposed, given == offered {
      return .offer(parent, axis)
    }
    if isAsked, parent.content is FlexibleFrame { return declaredOffer(offered, parent) }
    if parent.content is IgnoresSafeArea {
      add(offered, OfferFact.offerBeyond(given: .length(given)), parent)
      return .offer(parent, axis)
    }
    if let number = facts.slots[place.number]?.line(along: axis),
      let line = facts.lines[axis], number < line.count, line[number].length == offered
    {
      if reason(parent, axis) == .sum, self.facts(parent).causes[axis]?[number] != nil {
        return self.line(parent, number, offered, axis, isOffer: true)
      }
      add(
        offered, OfferFact.offerOfGridLine(axis: axis, number: number + 1, child: nil), parent)
      return .answer(parent, axis)
    }
    if !isAsked, offered > length, parent.content.isLayered {
      add(offered, OfferFact.offerBeyond(given: .length(length)), parent)
      return .answer(parent, axis)
    }
    if !isAsked || reason(parent, axis) == .idealOfChild(0), length == offered {
      add(offered, OfferFact.offerOfSize(axis: axis), parent)
      return .answer(parent, axis)
    }
    add(offered, OfferFact.offerOf(given: .length(given)), parent)
    return given == nil ? nil : .offer(parent, axis)
  }

  private mutating func declaredOffer(_ offered: Double, _ parent: ReasonPlace) -> Question? {
    add(offered, OfferFact.offerDeclared, parent)
    return nil
  }

  private func asksTheSame(
    _ place: ReasonPlace, of parent: ReasonPlace, _ axis: Axis
  ) -> Bool {
    let asked = asked(place.number, of: parent)
    return !asked.isPlacing && asked.question[axis] == place.question[axis]
  }

  /// Explains that nothing is proposed by the view that does not pass a length on.
  private mutating func offerOfNothing(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    var place = place
    while let asker = place.asker {
      if asker.question[axis] != nil {
        add(nil, OfferFact.offerOfNothing(axis: axis), asker)
        return nil
      }
      place = asker
    }
    let around = place.shown.ancestors
    guard let depth = around.lastIndex(where: { $0.proposal[axis] != nil }) else { return nil }
    let parent = ReasonPlace(place.shown.ancestor(depth))
    add(nil, OfferFact.offerOfNothing(axis: axis), parent)
    return nil
  }

  /// How many children who took something of a stack's length are named.
  private static var mostTakers: Int { 4 }

  /// Who took what of a stack's length before a child's turn, and what is kept for others.
  private func share(
    _ share: ViewAccount.Share, of stack: ReasonPlace, _ facts: ViewAccount, _ axis: Axis
  ) -> OfferFact {
    let tree = stack.view.layout.tree
    let children = tree.children(of: stack.view.node)
    let taken = facts.turns.prefix(share.turn).map { number in
      (number: number, length: facts.shares[number]?.answer[axis] ?? 0)
    }.filter { $0.length != 0 }
    let isMany = taken.count > Self.mostTakers
    let isKept = share.kept != 0
    let later = facts.turns.dropFirst(share.turn)
    let own = later.first.map { tree.priority(of: children[$0]) }
    let others = later.filter { tree.priority(of: children[$0]) != own }
    return .offerOfShare(
      left: .length(share.left), among: share.among, given: .length(stack.question[axis]),
      spacing: .total(tree.distances(in: stack.view.node)),
      taken: isMany
        ? .sum(.total(taken.map(\.length)))
        : .all(
          taken.map { .init(child: stack.child($0.number).mention, length: .length($0.length)) }),
      count: isMany ? taken.count : nil, kept: isKept ? .length(share.kept) : nil,
      child: isKept && others.count == 1 ? others.first.map { stack.child($0).mention } : nil)
  }

  /// Explains the proposal to the root view: the user's, or a device's screen less its safe area.
  private mutating func offerFromOutside(_ place: ReasonPlace, _ axis: Axis) {
    let offered = place.question[axis]
    guard let screen = place.view.layout.screen else {
      return add(offered, OfferFact.offerFromOutside, nil)
    }
    let insets = screen.safeInsets
    let (before, after, length) =
      axis == .horizontal
      ? (insets.leading, insets.trailing, screen.size.width)
      : (insets.top, insets.bottom, screen.size.height)
    add(
      offered,
      OfferFact.offerOfScreen(
        device: screen.title, length: .length(length), before: .length(before),
        after: .length(after)), nil)
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

/// Puts the steps about parts of a control into the words of the control.
///
/// Nobody wrote the frames and paddings that a list or a toggle is made of. A step about such a part
/// is about the control, and steps that follow each other in one control are one step where only
/// the last tells something: "361 offered by padding, of 393" and "329 offered by padding, of 361"
/// become "329 offered by list-view, of 393".
enum FoldedReasons {
  /// - Parameter asked: the view that was asked about, which stays itself; nil for none.
  static func steps(_ steps: [Reasons.Step], asked: PlacedView?) -> [Reasons.Step] {
    var folded: [(step: Reasons.Step, isPart: Bool)] = []
    for step in steps {
      guard let place = step.place, place.view.identity != asked?.identity,
        let control = place.control
      else {
        folded.append((step, false))
        continue
      }
      let whole = Self.step(step, by: control)
      if let last = folded.last, last.isPart || last.step.shown?.path == control.path,
        joins(last.step, whole)
      {
        var joined = whole
        (joined.number, joined.place) = (last.step.number, last.step.place)
        folded[folded.count - 1].step = joined
      } else {
        folded.append((whole, true))
      }
    }
    return folded.map(\.step)
  }

  private static func step(_ step: Reasons.Step, by control: ShownView) -> Reasons.Step {
    var step = step
    if case LengthFact.lengthDeclared = step.reason {
      step.reason = LengthFact.lengthOwn(proposed: nil, reason: "own")
    }
    step.shown = control
    return step
  }

  /// Whether the first of two steps of parts of the same control tells nothing that the other does
  /// not tell.
  private static func joins(_ one: Reasons.Step, _ other: Reasons.Step) -> Bool {
    guard one.shown?.path == other.shown?.path else { return false }
    switch one.reason {
    case OfferFact.offerOf: return if case OfferFact.offerOf = other.reason { true } else { false }
    case LengthFact.lengthOfChild, LengthFact.lengthOfContent:
      return one.number == other.number && !(other.reason is OfferFact)
    default: return false
    }
  }
}

extension ReasonPlace {
  /// The control that the view is a part of; nil for a view that somebody wrote.
  fileprivate var control: ShownView? {
    guard view.view.span == nil else { return nil }
    for (depth, around) in shown.ancestors.enumerated().reversed() where around.view.span != nil {
      return around.view.content is Control ? shown.ancestor(depth) : nil
    }
    return nil
  }
}
