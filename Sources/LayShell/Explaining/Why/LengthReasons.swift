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
  /// The sides of views that were measured, from which the chain has gone on.
  var measured: [(view: PlacedView.Identity, side: Axis)] = []

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

  mutating func add(_ number: Double?, _ fact: Fact, _ place: ReasonPlace?) {
    steps.append(Reasons.Step(number: number, fact: fact, shown: place?.shown, place: place))
  }

  /// What the view did while it answered.
  func facts(_ place: ReasonPlace) -> ViewAccount {
    traced.answering(place.view, place.question)
  }

  func reason(_ place: ReasonPlace, _ axis: Axis) -> LengthReason? {
    facts(place)[axis]
  }

  /// A child with the question that the view asked it for its own answer; as it was placed, where no
  /// question was recorded.
  ///
  /// - Parameter isIdeal: whether the question is the one for the ideal length alone.
  func asked(_ number: Int, of place: ReasonPlace, isIdeal: Bool = false) -> ReasonPlace {
    asked(place.shown.child(number), number, of: place, facts(place), isIdeal: isIdeal)
  }

  /// All children, each with the question that the view asked it for its own answer.
  func asked(_ children: [ShownView], of place: ReasonPlace) -> [ReasonPlace] {
    let facts = facts(place)
    return traced.lookout.map(children.enumerated()) { asked($1, $0, of: place, facts) }
  }

  private func asked(
    _ shown: ShownView, _ number: Int, of place: ReasonPlace, _ facts: ViewAccount,
    isIdeal: Bool = false
  ) -> ReasonPlace {
    let asked = Self.question(number, shown, facts, isIdeal: isIdeal)
    return asked.map { ReasonPlace(shown, question: $0, size: $1, askedBy: place) }
      ?? ReasonPlace(shown)
  }

  /// What a view asked a child for its own answer; nil where no question was recorded.
  static func question(
    _ number: Int, _ child: ShownView, _ facts: ViewAccount, isIdeal: Bool = false
  ) -> (proposal: ProposedViewSize, answer: ViewSize)? {
    if !isIdeal, let share = facts.shares[number] { return (share.proposal, share.answer) }
    if !isIdeal, let cell = facts.served[number] { return (cell.proposal, cell.answer) }
    return facts.question(to: child.view.node, isIdeal: isIdeal).map { ($0.proposal, $0.answer) }
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
      if let next = computed(length, of: place, axis) { return next.question }
      return end(length, declared(length, place, axis), place)
    case .ideal:
      let fact = Fact("lengthIdeal") { "\($0): its ideal, since nothing is proposed" }
      if let next = computed(length, of: place, axis) { return next.question }
      return open(length, fact, place, axis)
    case .least:
      let fact = Fact("lengthLeast", ["proposed": proposed]) {
        proposed.hasValue ? "\($0) takes no less" : "\($0): its least, which is its ideal"
      }
      return open(length, fact, place, axis)
    case .usual:
      let fact = Fact("lengthUsual") { "\($0) takes that where nothing is proposed" }
      return open(length, fact, place, axis)
    case .container:
      let fact = Fact("lengthOfContainer") { "\($0): its part of the container around it" }
      return end(length, fact, place)
    case .bound:
      if let next = computed(length, of: place, axis) { return next.question }
      return end(length, bound(length, place, axis), place)
    case .proposed:
      add(length, place.isLeaf ? .lengthFills : .lengthProposed, place)
      return .offer(place, axis)
    case .child(let number): return follow(place, number, axis)
    case .idealOfChild(let number): return follow(place, number, axis, isIdeal: true)
    case .ideals: return ideals(place, axis)
    case .sum: return sum(place, axis)
    case .reach(let first, let last): return reach(place, first, last, axis)
    case .smaller(let smaller):
      let fact = Fact("lengthSmaller", ["axis": smaller]) {
        "\($0): the smaller of both lengths that are proposed"
      }
      add(length, fact, place)
      return .offer(place, smaller)
    case .own where place.content is ImageContent:
      let fact = Fact("lengthNatural", ["axis": axis]) { "\($0): its natural \(axis.side)" }
      return end(length, fact, place)
    case .own: return end(length, .lengthOwn, place)
    case nil: return unknownAnswer(place, axis)
    }
  }

  private func declared(_ length: Double, _ place: ReasonPlace, _ axis: Axis) -> Fact {
    let code = expression(length, of: place, axis)
    return Fact("lengthDeclared", ["expression": code]) {
      "\($0) declares it" + (code.map { ": \($0)" } ?? "")
    }
  }

  private func bound(_ length: Double, _ place: ReasonPlace, _ axis: Axis) -> Fact {
    let (proposed, code) = (place.question[axis], expression(length, of: place, axis))
    return Fact(
      "lengthBound", ["proposed": FactNumber.length(proposed), "expression": code]
    ) {
      "\($0) goes no further" + (code.map { " than \($0)" } ?? "")
        + ", with \(proposed.map(NumberText.of) ?? "nothing") proposed"
    }
  }

  mutating func end(
    _ length: Double, _ fact: Fact, _ place: ReasonPlace
  ) -> Question? {
    add(length, fact, place)
    return nil
  }

  /// Adds a step for a view's own length, and continues with who proposes nothing, if nothing is.
  private mutating func open(
    _ length: Double, _ fact: Fact, _ place: ReasonPlace, _ axis: Axis
  ) -> Question? {
    add(length, fact, place)
    return place.question[axis] == nil ? .offer(place, axis) : nil
  }

  private mutating func follow(
    _ place: ReasonPlace, _ number: Int, _ axis: Axis, isIdeal: Bool = false
  ) -> Question? {
    guard number < place.view.childCount else { return unknownAnswer(place, axis) }
    let child = asked(number, of: place, isIdeal: isIdeal)
    let (length, inner) = (place.size[axis], child.size[axis])
    if length != inner {
      let (inner, around) = (FactNumber.length(inner), FactNumber.difference(length, inner))
      let computed = traced.computation(.around, of: place.shown, axis)
      let fact = Fact(
        "lengthAround",
        [
          "inner": inner, "around": around, "expression": computed?.expression,
          "other": computed?.other, "depends": computed?.share,
        ]
      ) { "\($0): \(inner) inside, and \(around) around it" + Computation.added(computed) }
      add(length, fact, place)
    } else if isIdeal || place.view.childCount > 1 && !(place.content.isModifier) {
      add(length, .length(axis, of: child.mention), place)
    } else if steps.isEmpty {
      add(length, .lengthOfContent(axis), place)
    }
    return .answer(child, axis)
  }

  private mutating func sum(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = place.size[axis]
    // The cells of a grid are not in one row, so their lengths do not add up.
    if place.content.isGrid { return lines(place, axis) }
    let parts = asked(place.shown.children(traced.lookout), of: place)
    if let only = parts.first, parts.count == 1, only.size[axis] == length {
      return follow(place, 0, axis)
    }
    let fills = place.question[axis] == length && stretches(parts, place, axis)
    let spacing = view.layout.tree.distances(in: view.node)
    add(
      length,
      .lengthSum(
        fills: fills, parts: parts.map { .length($0.size[axis]) }, spacing: .total(spacing),
        computed: traced.computation(.spacing, of: place.shown, axis)),
      place)
    return fills ? .offer(place, axis) : nil
  }

  /// Whether a child took all of its share, and would have taken more.
  private func stretches(_ parts: [ReasonPlace], _ place: ReasonPlace, _ axis: Axis) -> Bool {
    let ranges = facts(place).ranges
    return parts.contains { part in
      part.size[axis] == part.question[axis]
        && ranges[part.number].map { part.size[axis] < $0.longest } ?? true
    }
  }

  private mutating func reach(
    _ place: ReasonPlace, _ first: Int, _ last: Int, _ axis: Axis
  ) -> Question? {
    guard max(first, last) < place.view.childCount else { return unknownAnswer(place, axis) }
    let length = place.size[axis]
    let (one, other) = (asked(first, of: place), asked(last, of: place))
    if first == last, one.size[axis] == length {
      add(length, .length(axis, of: one.mention), place)
      return .answer(one, axis)
    }
    let (from, to) = (one.mention, other.mention)
    let fact = Fact("lengthReach", ["from": from, "to": to]) {
      "\($0) reaches from \(from) to \(to), as they are aligned"
    }
    return end(length, fact, place)
  }

  /// Explains an answer without a recorded reason.
  mutating func unknownAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let length = place.size[axis]
    if let chosen = facts(place).chosen {
      add(length, candidate(chosen.candidate, of: place), place)
      return measured(chosen.candidate, of: place).map { .answer($0, axis) }
    }
    if place.view.childCount == 1 {
      let child = asked(0, of: place)
      if child.size[axis] == length {
        if steps.isEmpty { add(length, .lengthOfContent(axis), place) }
        return .answer(child, axis)
      }
    }
    if place.question[axis] == length {
      let answers = Fact("lengthAnswersProposal") { "\($0) answers what is proposed" }
      add(length, place.isLeaf ? .lengthFills : answers, place)
      return .offer(place, axis)
    }
    let (proposed, proposal) = (FactNumber.length(place.question[axis]), place.question)
    guard place.isLeaf else {
      let fact = Fact("lengthUntold", ["proposal": proposal]) { view in
        let path = view.path.map { $0.isEmpty ? "" : " \($0)" } ?? ""
        return "\(view) answers so to \(ProposalText.of(proposal)): `explain\(path)` tells how"
      }
      return end(length, fact, place)
    }
    let fact = Fact("lengthOwn", ["proposed": proposed, "reason": "content"]) {
      "\($0): its own, "
        + (proposed.hasValue ? "with \(proposed) proposed" : "since nothing is proposed")
    }
    return end(length, fact, place)
  }

  /// The candidate with which a ViewThatFits answered; another one may be shown.
  private func measured(_ chosen: Int, of place: ReasonPlace) -> ReasonPlace? {
    if place.view.chosen == chosen + 1 { return asked(0, of: place) }
    guard let tried = traced.tried(place.view, at: place.question)?.root, tried.childCount == 1
    else { return nil }
    let candidate = place.shown.measured(tried).child(0)
    return ReasonPlace(
      candidate, question: candidate.view.proposal, size: candidate.view.frame.size, askedBy: place)
  }

  /// The candidate that a ViewThatFits shows, and by how much the one before it does not fit.
  private func candidate(_ chosen: Int, of place: ReasonPlace) -> Fact {
    let failed = facts(place).judgements[chosen - 1]
    let axis: Axis? =
      failed?.fitsWidth == false ? .horizontal : failed?.fitsHeight == false ? .vertical : nil
    guard let failed, let axis else {
      return Fact("lengthOfCandidate", ["candidate": chosen + 1]) {
        "\($0) shows candidate \(chosen + 1)"
      }
    }
    let needed = FactNumber.length(failed.measured[axis])
    let proposed = FactNumber.length(place.question[axis])
    return Fact(
      "lengthOfCandidate",
      [
        "candidate": chosen + 1, "failed": chosen, "axis": axis, "needed": needed,
        "proposed": proposed,
      ]
    ) {
      "\($0) shows candidate \(chosen + 1), as candidate \(chosen) is \(needed) \(axis.adjective) "
        + "and \(proposed) is proposed"
    }
  }
}

extension Fact {
  static var lengthOwn: Fact {
    Fact("lengthOwn", ["reason": "own"]) { "\($0): its own, whatever is proposed" }
  }

  static var lengthFills: Fact { Fact("lengthFills") { "\($0) fills what is proposed" } }

  static var lengthProposed: Fact { Fact("lengthProposed") { "\($0) takes what is proposed" } }

  fileprivate static func length(_ axis: Axis, of child: ViewMention) -> Fact {
    Fact("lengthOfChild", ["axis": axis, "child": child]) {
      "\($0) is as \(axis.adjective) as \(child)"
    }
  }

  fileprivate static func lengthOfContent(_ axis: Axis) -> Fact {
    Fact("lengthOfContent", ["axis": axis]) { "\($0) is as \(axis.adjective) as what is in it" }
  }

  /// The lengths of children, or of the lines of a grid; a lazy grid has its cells in so many `tracks`.
  static func lengthSum(
    fills: Bool, parts: [FactNumber], spacing: FactNumber, tracks: Int? = nil,
    computed: Computation? = nil
  ) -> Fact {
    Fact(
      "lengthSum",
      [
        "fills": fills, "parts": parts, "spacing": spacing, "tracks": tracks,
        "expression": computed?.expression, "depends": computed?.share,
      ]
    ) {
      "\($0)\(fills ? " fills what is proposed" : "")"
        + (tracks.map { ", with \($0) in each line" } ?? "")
        + ": \(parts.sum(called: "its children"))" + spacing.added
        + Computation.added(computed, parts.count > 2 ? ", each " : ": ")
    }
  }
}

extension FactNumber {
  /// ` + 8 spacing`; empty for none.
  var added: String { value == 0 ? "" : " + \(self) spacing" }
}
