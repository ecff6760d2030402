import LayEngine
import LayLanguage
import LayTerminal

extension TraceSlice {
  /// The spacing, the order by priority and flexibility, each proposal and answer, and the sum.
  func stack(_ axis: Axis, _ style: StackStyle) -> [Fact] {
    guard !children.isEmpty else { return [Fact("noChildren", "it has no children: 0 x 0")] }
    let spacing = FactNumber.total(tree.distances(in: view.node))
    let account = placed
    let (proposed, answer) = (proposal[axis], size[axis])
    var (excess, unused): (FactNumber?, FactNumber?) = (nil, nil)
    if let proposed, proposed.isFinite, answer.isFinite {
      // Less than what is printed is a rounding of sums.
      let least = 0.0005
      if answer > proposed + least { excess = .difference(answer, proposed) }
      if answer < proposed - least { unused = .difference(proposed, answer) }
    }
    let shares = shares(account)
    var facts = [room(axis, spacing, .length(account.available))] + distances
    if let kept = account.turns.first.flatMap({ account.shares[$0]?.kept }), kept > 0 {
      let length = FactNumber.length(kept)
      facts.append(
        Fact(
          "keptBack", ["length": length],
          "\(length) is kept back until their turn for children of lower priority, which need that "
            + "at least"))
    }
    let guide = (style.alignment ?? .center(along: axis.other)).nameOnAxis
    let across = self.answer(axis.other)
    return facts + [
      Fact("shares", ["children": shares]) { SharingChild.table(shares, $0) },
      .sum(
        axis, of: lookout.map(children) { .length($0.view.frame.size[axis]) }, spacing: spacing,
        .length(answer), proposed: .length(proposed), excess: excess, unused: unused),
      Fact(
        "covered", ["axis": axis.other, "answer": across, "guide": guide],
        "\(axis.other.side): \(across), what the children cover when aligned by \(guide)"),
    ]
  }

  /// What there is to share.
  private func room(_ axis: Axis, _ spacing: FactNumber, _ left: FactNumber) -> Fact {
    guard let proposed = proposal[axis].map({ FactNumber.length($0) }) else {
      return Fact(
        "idealAlong", ["axis": axis],
        "no \(axis.side) is proposed: each child is asked for its ideal \(axis.side)")
    }
    let among = children.count
    return Fact(
      "available",
      ["axis": axis, "proposed": proposed, "spacing": spacing, "left": left, "among": among],
      "\(axis.side): \(proposed) − \(spacing) for spacing = \(left) to share among \(among)"
        + (among > 1 ? "; high priority first, then those that can go less far" : ""))
  }

  /// The reasons for the distances between children.
  var distances: [Fact] {
    let reasons = tree.spacingReasons(in: view.node)
    if reasons.isEmpty { return [] }
    let distances = lookout.map(reasons.enumerated()) { StackDistance($1, after: $0) }
    return [Fact("distances", ["distances": distances], StackDistance.sentence(reasons))]
  }
}

extension Fact {
  /// The lengths of children and the distances between them, which add up.
  static func sum(
    _ axis: Axis, of parts: [FactNumber], spacing: FactNumber, _ answer: FactNumber,
    exact: FactNumber? = nil, proposed: FactNumber? = nil, excess: FactNumber? = nil,
    unused: FactNumber? = nil
  ) -> Fact {
    Fact(
      "sum",
      [
        "axis": axis, "parts": parts, "spacing": spacing, "answer": answer, "exact": exact,
        "proposed": proposed, "excess": excess, "unused": unused,
      ], isConclusion: true,
      "\(axis.side): \(parts.sum(called: "children")) + \(spacing) spacing = \(exact ?? answer)"
        + (exact == nil ? "" : ", rounded up to \(answer)")
        + (excess.map { ", too long by \($0)" } ?? "")
        + (unused.map { ", \($0) is not used" } ?? ""))
  }
}

/// A child of a stack, in the order in which they are served.
private struct SharingChild {
  let child: ViewMention
  let number: Int
  let distance: FactNumber
  var priority: FactNumber?
  /// How short and how long it can be.
  var shortest, longest: FactNumber?
  /// What is left at its turn, and among how many.
  var left: FactNumber?
  var among: Int?
  let proposal: ProposedViewSize
  let size: ViewSize

  static func table(_ children: [Self], _ lookout: Lookout) -> TextTable {
    typealias Column = TextTable.Column<Self>
    let hasPriorities = children.first?.priority != nil
    let hasRanges = children.contains { lookout.isOver || $0.shortest != nil }
    let hasTurns = children.contains { lookout.isOver || $0.left != nil }
    let distance = Column.right("after") { $0.distance.hasValue ? "\($0.distance)" : "" }
    let priority = Column.right("priority") { $0.priority.text }
    let range = Column.right("can be") { child in
      child.shortest.flatMap { one in child.longest.map { "\(one)…\($0)" } } ?? ""
    }
    let turn = Column.right("left / among") { child in
      child.left.flatMap { $0.hasValue ? "\($0) / \(child.among ?? 0)" : nil } ?? ""
    }
    return TextTable(
      children,
      [
        .left("    child") { "  \($0.number) \($0.child.title)" },
        children.count > 1 ? distance : nil, hasPriorities ? priority : nil,
        hasRanges ? range : nil, hasTurns ? turn : nil,
        .right("proposed") { ProposalText.of($0.proposal) },
        .right("answers") { ProposalText.of($0.size) },
      ], lookout)
  }
}

/// The distance between two neighbours, by their numbers, and where it comes from.
private struct StackDistance {
  let from, to: Int
  let distance: FactNumber
  let source: DistanceSource
  var before, after: FactNumber?

  init(_ reason: SpacingReason, after index: Int) {
    (from, to, distance) = (index + 1, index + 2, .length(reason.distance))
    (source, before, after) = reason.origin
  }

  private var words: String {
    switch source {
    case .declared: "\(distance) as declared"
    case .edges: "\(distance) as both edges ask (\(before.text) + \(after.text))"
    case .before: "\(distance) as the view before asks"
    case .after: "\(distance) as the view after asks"
    case .platform: "\(distance) by default"
    }
  }

  /// The distances between children, where equal neighbours are combined.
  static func sentence(_ reasons: [SpacingReason]) -> String {
    let most = 6
    var starts = [0]
    for index in reasons.indices.dropFirst() where reasons[index] != reasons[index - 1] {
      if starts.count > most { break }
      starts.append(index)
    }
    let runs = starts.map { Self(reasons[$0], after: $0) }
    if runs.count == 1 {
      return "spacing: \(runs[0].words)" + (reasons.count > 1 ? ", each" : "")
    }
    let ends = starts.dropFirst() + [reasons.count]
    let shown = zip(runs, ends).prefix(most).map { "\($0.words) from \($0.from) to \($1 + 1)" }
    return "spacing: \(shown.joined(separator: ", "))" + (runs.count > most ? ", and so on" : "")
  }
}

/// Where a distance between two neighbours comes from.
enum DistanceSource: String, FactWord {
  case declared, edges, before, after, platform
}

extension SpacingReason {
  var origin: (source: DistanceSource, before: FactNumber?, after: FactNumber?) {
    switch source {
    case .declared: (.declared, nil, nil)
    case .edges(let before, let after): (.edges, .length(before), .length(after))
    case .neighbour(let isBefore): (isBefore ? .before : .after, nil, nil)
    case .platform: (.platform, nil, nil)
    }
  }
}

extension TraceSlice {
  /// Each child of a stack, in the order in which they were measured.
  fileprivate func shares(_ account: ViewAccount) -> [SharingChild] {
    let distances = tree.distances(in: view.node)
    let first = children.first.map { tree.priority(of: $0.view.node) }
    let hasPriorities = children.contains {
      lookout.isOver || tree.priority(of: $0.view.node) != first
    }
    let isServed = account.turns.count == children.count
    return lookout.map(children.indices) { place in
      let index = isServed ? account.turns[place] : place
      let (child, range, turn) = (children[index], account.ranges[index], account.shares[index])
      let priority = hasPriorities ? tree.priority(of: child.view.node) : nil
      return SharingChild(
        child: ViewMention(child), number: index + 1,
        distance: .length(index == 0 ? nil : distances[index]),
        priority: priority.map { .length($0) }, shortest: range.map { .length($0.shortest) },
        longest: range.map { .length($0.longest) }, left: turn.map { .length($0.left) },
        among: turn?.among, proposal: child.view.proposal, size: child.view.frame.size)
    }
  }
}
