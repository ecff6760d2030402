import LayEngine
import LayLanguage
import LayTerminal

/// Follows a length from the view that has it to the view that fixed it.
///
/// Whatever it says is in the events or in the layout; it works no rule out again.
struct LengthReasons {
  /// Longer chains are broken off.
  private static let mostSteps = 100

  /// What is to be accounted for next.
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

  private mutating func add(_ number: Double?, _ sentence: String, _ place: ReasonPlace?) {
    steps.append(Reasons.Step(number: number, sentence: sentence, path: place?.shown.path))
  }

  // MARK: Why a view answers so

  private mutating func answer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    if place.isTransparent { return .answer(place.child(0), axis) }
    seen.insert(Seen(view: place.view.identity, axis: axis))
    let view = place.view
    if view.childCount == 0 { return leafAnswer(place, axis) }
    let length = view.frame.size[axis]
    switch traced.facts(of: view)[axis] {
    case .declared:
      add(length, "\(place.title) declares it", place)
      return nil
    case .ideal:
      add(length, "\(place.title): its ideal, since nothing is proposed", place)
      return nil
    case .bound:
      let proposed = view.proposal[axis].map { NumberText.of($0) } ?? "nothing"
      add(length, "\(place.title) goes no further, with \(proposed) proposed", place)
      return nil
    case .proposed:
      add(length, "\(place.title) takes what is proposed", place)
      return .offer(place, axis)
    case .child(let number): return follow(place, number, axis)
    case .sum: return sum(place, axis)
    case .reach(let first, let last): return reach(place, first, last, axis)
    case nil: return unknownAnswer(place, axis)
    }
  }

  private mutating func follow(
    _ place: ReasonPlace, _ number: Int, _ axis: Axis
  ) -> Question? {
    guard number < place.view.childCount else { return unknownAnswer(place, axis) }
    let child = place.child(number)
    let (length, inner) = (place.view.frame.size[axis], child.view.frame.size[axis])
    if length != inner {
      let rest = NumberText.of(length - inner)
      add(length, "\(place.title): \(NumberText.of(inner)) inside, and \(rest) around it", place)
    } else if steps.isEmpty {
      add(length, "\(place.title) is as \(axis.adjective) as what is in it", place)
    }
    return .answer(child, axis)
  }

  private mutating func sum(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    if view.childCount == 1 { return follow(place, 0, axis) }
    let fills = view.proposal[axis] == length
    let lengths = view.children.map { NumberText.of($0.frame.size[axis]) }
    let spacing = view.layout.tree.distances(in: view.node).reduce(0, +)
    let parts = lengths.count <= 8 ? lengths.joined(separator: " + ") : "its children"
    let end = spacing == 0 ? "" : " + \(NumberText.of(spacing)) spacing"
    add(
      length, "\(place.title)\(fills ? " fills what is proposed" : ""): \(parts)\(end)", place)
    return fills ? .offer(place, axis) : nil
  }

  private mutating func reach(
    _ place: ReasonPlace, _ first: Int, _ last: Int, _ axis: Axis
  ) -> Question? {
    guard max(first, last) < place.view.childCount else { return unknownAnswer(place, axis) }
    let length = place.view.frame.size[axis]
    let (one, other) = (place.child(first), place.child(last))
    // Placed, children are offered the whole and may answer otherwise than they were asked before.
    if let seenChild = [one, other].first(where: { $0.view.frame.size[axis] == length }) {
      add(length, "\(place.title) is as \(axis.adjective) as \(seenChild.title)", place)
      return .answer(seenChild, axis)
    }
    add(
      length, "\(place.title) reaches from \(one.title) to \(other.title), as they are aligned",
      place)
    return nil
  }

  /// Rules that do not tell: what the layout has to say.
  private mutating func unknownAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    if view.childCount == 1, view.child(0).frame.size[axis] == length {
      if let chosen = view.chosen {
        add(length, "\(place.title) shows candidate \(chosen)", place)
      } else if steps.isEmpty {
        add(length, "\(place.title) is as \(axis.adjective) as what is in it", place)
      }
      return .answer(place.child(0), axis)
    }
    if view.proposal[axis] == length {
      add(length, "\(place.title) answers what is proposed", place)
      return .offer(place, axis)
    }
    let told = place.shown.path.numbers.isEmpty ? "explain" : "explain \(place.shown.path.text)"
    add(
      length,
      "\(place.title) answers so to \(ProposalText.of(view.proposal)): `\(told)` tells how", place)
    return nil
  }

  private mutating func leafAnswer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    if let text = view.layout.tree.textLines(of: view.node, at: view.proposal) {
      return textAnswer(place, text, axis)
    }
    guard let proposed = view.proposal[axis] else {
      add(length, "\(place.title): its own, since nothing is proposed", place)
      return nil
    }
    if proposed == length {
      add(length, "\(place.title) fills what is proposed", place)
      return .offer(place, axis)
    }
    if view.view.content is Circle, view.proposal[axis.other] == length {
      add(length, "\(place.title): the smaller of both lengths that are proposed", place)
      return .offer(place, axis.other)
    }
    add(length, "\(place.title): its own, with \(NumberText.of(proposed)) proposed", place)
    return nil
  }

  private mutating func textAnswer(
    _ place: ReasonPlace, _ text: TextLines, _ axis: Axis
  ) -> Question? {
    let view = place.view
    let length = view.frame.size[axis]
    let count = text.lines.count
    let isWhole = count == 1 && !text.isTruncated
    let room = view.proposal.width.map { NumberText.of($0) }
    if axis == .vertical {
      let lines = "\(count == 1 ? "1 line" : "\(count) lines") of \(NumberText.of(text.lineHeight))"
      let broken = isWhole || room == nil ? "" : ", broken at \(room ?? "")"
      let reserved =
        text.reservedLines > count ? ", with room kept for \(text.reservedLines)" : ""
      add(length, "\(place.title): \(lines)\(broken)\(reserved)", place)
      return broken.isEmpty ? nil : .offer(place, .horizontal)
    }
    let cells = text.lines.map { DisplayWidth.of($0) }.max() ?? 0
    let widest = "\(cells == 1 ? "1 cell" : "\(cells) cells") of \(NumberText.of(text.advance))"
    let isNatural = isWhole && length >= Double(cells) * text.advance
    if let proposed = view.proposal.width, proposed == length, !isNatural {
      add(length, "\(place.title) fills what is proposed; its widest line has \(widest)", place)
      return .offer(place, axis)
    }
    guard !isWhole, let room else {
      add(length, "\(place.title): \(widest)\(count == 1 ? " on one line" : "")", place)
      return nil
    }
    add(length, "\(place.title) breaks its lines at \(room); the widest has \(widest)", place)
    return .offer(place, axis)
  }

  // MARK: Why a view is offered so

  private mutating func offer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let offered = place.view.proposal[axis]
    guard let parent = place.parent else {
      add(offered, offered == nil ? "nothing is proposed" : "proposed", nil)
      return nil
    }
    guard let offered else {
      add(nil, "\(parent.title) proposes nothing", parent)
      return nil
    }
    let (given, length) = (parent.view.proposal[axis], parent.view.frame.size[axis])
    let facts = traced.facts(of: parent.view)
    if parent.isTransparent { return .offer(parent, axis) }
    if facts[axis] == .sum, let share = facts.shares[place.number] {
      add(offered, Self.share(share, parent, axis), parent)
      return .offer(parent, axis)
    }
    if facts[axis] == .declared {
      add(offered, "declared by \(parent.title)", parent)
      return nil
    }
    if given == offered { return .offer(parent, axis) }
    if length == offered {
      let isNew = !seen.contains(Seen(view: parent.view.identity, axis: axis))
      let how = isNew ? "which is" : "which by then was"
      add(offered, "offered by \(parent.title), \(how) as \(axis.adjective)", parent)
      return isNew ? .answer(parent, axis) : .offer(parent, axis)
    }
    guard let given else {
      add(offered, "offered by \(parent.title), to which nothing is proposed", parent)
      return nil
    }
    add(offered, "offered by \(parent.title), of \(NumberText.of(given))", parent)
    return .offer(parent, axis)
  }

  private static func share(
    _ share: (left: Double, among: Int), _ stack: ReasonPlace, _ axis: Axis
  ) -> String {
    let view = stack.view
    let spacing = view.layout.tree.distances(in: view.node).reduce(0, +)
    var sentence = "offered by \(stack.title): \(NumberText.of(share.left)) left for "
    sentence += share.among == 1 ? "the last" : "\(share.among)"
    guard let given = view.proposal[axis], spacing != 0 else { return sentence }
    return sentence + ", of \(NumberText.of(given)) − \(NumberText.of(spacing)) spacing"
  }
}

extension Axis {
  /// How a length along it is called.
  var adjective: String { self == .horizontal ? "wide" : "high" }
}
