import LayEngine
import LayLanguage

/// Follows a length from the view that has it to the view that determined it.
///
/// All facts come from the events or the layout; no rule is computed again.
struct LengthReasons {
  /// The limit at which a chain of reasons is cut off.
  private static let mostSteps = 100

  /// The length to explain next: the answer of a view, or the proposal to it.
  private enum Question {
    case answer(ReasonPlace, Axis)
    case offer(ReasonPlace, Axis)
  }

  private struct Seen: Hashable {
    let view: PlacedView.Identity
    let axis: Axis
  }

  private let traced: TracedLayout
  private var steps: [Reasons.Step] = []
  private var seen: Set<Seen> = []

  static func steps(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    var chain = LengthReasons(traced: traced)
    var next: Question? = .answer(ReasonPlace(shown), axis)
    while let question = next, chain.steps.count < mostSteps, !traced.lookout.isOver {
      switch question {
      case .answer(let place, let axis): next = chain.answer(place, axis)
      case .offer(let place, let axis): next = chain.offer(place, axis)
      }
    }
    return chain.steps
  }

  private init(traced: TracedLayout) { self.traced = traced }

  private mutating func add(
    _ number: Double?, _ kind: FactKind, _ place: ReasonPlace?, _ values: FactValues = [:]
  ) {
    var all: FactValues = [:]
    if let place { all[.view] = place.mention }
    for (key, value) in values.pairs { all[key] = value }
    steps.append(
      Reasons.Step(
        number: number, fact: Fact(kind, all), path: place?.shown.path, view: place?.view.view))
  }

  // MARK: Why a view answers with a length

  private mutating func answer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    if place.isTransparent { return .answer(place.child(0), axis) }
    seen.insert(Seen(view: place.view.identity, axis: axis))
    let view = place.view
    let length = view.frame.size[axis]
    if let text = traced.facts(of: view).text, text.lineHeights == nil {
      return textAnswer(place, text, axis)
    }
    switch traced.facts(of: view)[axis] {
    case .declared: return end(length, .lengthDeclared, place)
    case .ideal: return end(length, .lengthIdeal, place)
    case .least: return end(length, .lengthLeast, place)
    case .usual: return end(length, .lengthUsual, place)
    case .container: return end(length, .lengthOfContainer, place)
    case .bound:
      add(length, .lengthBound, place, [.proposed: .length(view.proposal[axis])])
      return nil
    case .proposed:
      add(length, view.childCount == 0 ? .lengthFills : .lengthProposed, place)
      return .offer(place, axis)
    case .child(let number): return follow(place, number, axis)
    case .sum: return sum(place, axis)
    case .reach(let first, let last): return reach(place, first, last, axis)
    case .smaller(let smaller):
      add(length, .lengthSmaller, place, [.axis: .axis(smaller)])
      return .offer(place, smaller)
    case .own, nil:
      return view.childCount == 0 ? leafAnswer(place, axis) : unknownAnswer(place, axis)
    }
  }

  private mutating func end(
    _ length: Double, _ kind: FactKind, _ place: ReasonPlace
  ) -> Question? {
    add(length, kind, place)
    return nil
  }

  private mutating func follow(
    _ place: ReasonPlace, _ number: Int, _ axis: Axis
  ) -> Question? {
    guard number < place.view.childCount else { return unknownAnswer(place, axis) }
    let child = place.child(number)
    let (length, inner) = (place.view.frame.size[axis], child.view.frame.size[axis])
    if length != inner {
      add(
        length, .lengthAround, place,
        [.inner: .length(inner), .around: .difference(length, inner)])
    } else if steps.isEmpty {
      add(length, .lengthOfContent, place, [.axis: .axis(axis)])
    }
    return .answer(child, axis)
  }

  private mutating func sum(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    if view.childCount == 1, view.child(0).frame.size[axis] == length {
      return follow(place, 0, axis)
    }
    // The cells of a grid are not in one row, so their lengths do not add up.
    if view.view.content.isGrid { return lines(place, axis) }
    let fills = view.proposal[axis] == length
    let spacing = view.layout.tree.distances(in: view.node)
    add(
      length, .lengthSum, place,
      [
        .fills: .truth(fills),
        .parts: .list(view.children.map { .length($0.frame.size[axis]) }),
        .spacing: .total(spacing),
      ])
    return fills ? .offer(place, axis) : nil
  }

  /// Explains the length of a grid by its columns or rows, and continues with the longest one's
  /// cell.
  private mutating func lines(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let lines = traced.facts(of: place.view).lines[axis] ?? []
    guard let longest = lines.indices.max(by: { lines[$0].length < lines[$1].length }) else {
      return unknownAnswer(place, axis)
    }
    add(
      place.view.frame.size[axis], .lengthSum, place,
      [
        .fills: .truth(false), .parts: .list(lines.map { .length($0.length) }),
        .spacing: .total(lines.map(\.distance)),
      ])
    let line = lines[longest]
    guard let cell = cell(of: longest, line, place, axis) else { return nil }
    add(
      line.length, .lengthOfGridLine, place,
      [.axis: .axis(axis), .number: .count(longest + 1), .child: cell.mention])
    return .answer(cell, axis)
  }

  /// The cell that determined the length of a grid's column or row; nil if none is found.
  private func cell(
    of number: Int, _ line: GridLine, _ place: ReasonPlace, _ axis: Axis
  ) -> ReasonPlace? {
    let facts = traced.facts(of: place.view)
    if let cause = facts.causes[axis]?[number], cause < place.view.childCount {
      let cell = place.child(cause)
      return cell.view.frame.size[axis] == line.length ? cell : nil
    }
    return (0..<place.view.childCount).first { child in
      facts.slots[child]?.line(along: axis) == number
        && place.view.child(child).frame.size[axis] == line.length
    }.map(place.child)
  }

  private mutating func reach(
    _ place: ReasonPlace, _ first: Int, _ last: Int, _ axis: Axis
  ) -> Question? {
    guard max(first, last) < place.view.childCount else { return unknownAnswer(place, axis) }
    let length = place.view.frame.size[axis]
    let (one, other) = (place.child(first), place.child(last))
    // The children's final proposal is the whole size, and may differ from the one they were asked
    // with.
    if let seenChild = [one, other].first(where: { $0.view.frame.size[axis] == length }) {
      add(
        length, .lengthOfChild, place, [.axis: .axis(axis), .child: seenChild.mention])
      return .answer(seenChild, axis)
    }
    add(length, .lengthReach, place, [.from: one.mention, .to: other.mention])
    return nil
  }

  /// Explains an answer without a recorded reason, from the layout alone.
  private mutating func unknownAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    if view.childCount == 1, view.child(0).frame.size[axis] == length {
      if let chosen = view.chosen {
        add(length, .lengthOfCandidate, place, [.candidate: .count(chosen)])
      } else if steps.isEmpty {
        add(length, .lengthOfContent, place, [.axis: .axis(axis)])
      }
      return .answer(place.child(0), axis)
    }
    if view.proposal[axis] == length {
      add(length, .lengthAnswersProposal, place)
      return .offer(place, axis)
    }
    add(length, .lengthUntold, place, [.proposal: .proposal(view.proposal)])
    return nil
  }

  private mutating func leafAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    let isOwn = traced.facts(of: view)[axis] == .own
    let proposed = view.proposal[axis]
    if !isOwn, let proposed, proposed == length {
      add(length, .lengthFills, place)
      return .offer(place, axis)
    }
    add(
      length, .lengthOwn, place,
      [.proposed: .length(proposed), .reason: .word(isOwn ? "own" : "content")])
    return nil
  }

  private mutating func textAnswer(
    _ place: ReasonPlace, _ text: TextMeasurement, _ axis: Axis
  ) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    let isWhole = text.lineCount == 1 && !text.isCut
    let width = view.proposal.width
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

  // MARK: Why a view is offered a length

  private mutating func offer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let offered = place.view.proposal[axis]
    guard let parent = place.parent else {
      offerFromOutside(place, axis)
      return nil
    }
    guard let offered else {
      add(nil, .offerOfNothing, parent)
      return nil
    }
    let (given, length) = (parent.view.proposal[axis], parent.view.frame.size[axis])
    let facts = traced.facts(of: parent.view)
    if parent.isTransparent { return .offer(parent, axis) }
    if facts[axis] == .sum, let share = facts.shares[place.number] {
      let spacing = parent.view.layout.tree.distances(in: parent.view.node)
      add(
        offered, .offerOfShare, parent,
        [
          .left: .length(share.left), .among: .count(share.among), .given: .length(given),
          .spacing: .total(spacing),
        ])
      return .offer(parent, axis)
    }
    if facts[axis] == .declared {
      add(offered, .offerDeclared, parent)
      return nil
    }
    if given == offered { return .offer(parent, axis) }
    if parent.view.view.content is IgnoresSafeArea {
      add(offered, .offerBeyond, parent, [.given: .length(given)])
      return .offer(parent, axis)
    }
    let goesBeyond = offered > length && parent.view.view.content.isLayered
    if length == offered || goesBeyond {
      let isNew = !seen.contains(Seen(view: parent.view.identity, axis: axis))
      if goesBeyond {
        add(offered, .offerBeyond, parent, [.given: .length(length)])
      } else {
        add(offered, .offerOfSize, parent, [.axis: .axis(axis), .isNew: .truth(isNew)])
      }
      return isNew ? .answer(parent, axis) : .offer(parent, axis)
    }
    add(offered, .offerOf, parent, [.given: .length(given)])
    return given == nil ? nil : .offer(parent, axis)
  }
}

extension LengthReasons {
  /// Explains the proposal to the root view: the user's, or a device's screen less its safe area.
  private mutating func offerFromOutside(_ place: ReasonPlace, _ axis: Axis) {
    let offered = place.view.proposal[axis]
    guard let screen = place.view.layout.screen else { return add(offered, .offerFromOutside, nil) }
    let insets = screen.safeInsets
    let (before, after, length) =
      axis == .horizontal
      ? (insets.leading, insets.trailing, screen.size.width)
      : (insets.top, insets.bottom, screen.size.height)
    add(
      offered, .offerOfScreen, nil,
      [
        .device: .text(screen.title), .length: .length(length), .before: .length(before),
        .after: .length(after),
      ])
  }
}

extension ViewContent {
  /// Whether the views of this content are in rows and columns.
  fileprivate var isGrid: Bool {
    self is Grid || self is LazyVerticalGrid || self is LazyHorizontalGrid
  }

  /// Whether it offers its content what it measures itself, or more in the safe area.
  fileprivate var isLayered: Bool { self is Background || self is Overlay }
}
