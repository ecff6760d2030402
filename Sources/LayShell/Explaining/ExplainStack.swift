import LayEngine
import LayLanguage

extension HorizontalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayStack(slice, .horizontal, style)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.absentStack)
  }
}

extension VerticalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayStack(slice, .vertical, style)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.absentStack)
  }
}

extension ExplanationSection {
  /// Says the spacing, the order by priority and flexibility, each proposal and answer, and the
  /// sum.
  fileprivate mutating func sayStack(_ slice: TraceSlice, _ axis: Axis, _ style: StackStyle) {
    guard !slice.children.isEmpty else { return say(.noChildren) }
    let spacing = FactValue.total(slice.tree.distances(in: slice.view.node))
    let sharing = Sharing(slice)
    if let proposed = slice.proposal[axis] {
      say(
        .available,
        [
          .axis: .axis(axis), .proposed: .length(proposed), .spacing: spacing,
          .left: .length(sharing.available), .among: .count(slice.children.count),
        ])
    } else {
      say(.idealAlong, [.axis: .axis(axis)])
    }
    sayDistances(slice)
    if sharing.kept > 0 { say(.keptBack, [.length: .length(sharing.kept)]) }
    say(.shares, [.children: .records(sharing.records(slice))])
    var sum: FactValues = [
      .axis: .axis(axis),
      .parts: .list(slice.children.map { .length($0.view.frame.size[axis]) }),
      .spacing: spacing, .answer: .length(slice.size[axis]),
      .proposed: .length(slice.proposal[axis]),
    ]
    let answer = slice.size[axis]
    if let proposed = slice.proposal[axis], proposed.isFinite, answer.isFinite {
      if answer > proposed { sum[.excess] = .difference(answer, proposed) }
      if answer < proposed { sum[.unused] = .difference(proposed, answer) }
    }
    conclude(.sum, sum)
    let guide = style.alignment ?? .center(along: axis.other)
    say(
      .covered,
      [
        .axis: .axis(axis.other), .answer: .length(slice.size[axis.other]),
        .guide: .word(guide.nameOnAxis),
      ])
  }

  /// Says the reasons for the distances between children.
  mutating func sayDistances(_ slice: TraceSlice) {
    let reasons = slice.tree.spacingReasons(in: slice.view.node)
    guard !reasons.isEmpty else { return }
    var records: [FactValues] = []
    for (index, reason) in reasons.enumerated() where !slice.lookout.isOver {
      var values: FactValues = [
        .from: .count(index + 1), .to: .count(index + 2), .distance: .length(reason.distance),
      ]
      values.add(reason.source)
      records.append(values)
    }
    say(.distances, [.distances: .records(records)])
  }
}

extension FactValues {
  /// Adds where the distance between two neighbours comes from.
  mutating func add(_ source: SpacingReason.Source) {
    switch source {
    case .declared: self[.source] = .word("declared")
    case .edges(let before, let after):
      self[.source] = .word("edges")
      self[.before] = .length(before)
      self[.after] = .length(after)
    case .neighbour(let isBefore): self[.source] = .word(isBefore ? "before" : "after")
    case .platform: self[.source] = .word("platform")
    }
  }
}

/// The facts of a stack's trace events about each child.
private struct Sharing {
  private var ranges: [Int: (shortest: Double, longest: Double)] = [:]
  /// The proposed length less the spacing.
  private(set) var available: Double?
  private var turns: [Int: (left: Double, among: Int)] = [:]
  /// The length reserved for children of lower priority while the first ones are measured.
  private(set) var kept: Double = 0
  private var sequence: [Int] = []

  init(_ slice: TraceSlice) {
    for event in slice.arranging where !slice.lookout.isOver {
      switch event {
      case .available(_, let length): available = length
      case .probed(_, let child, let shortest, let longest): ranges[child] = (shortest, longest)
      case .shared(_, let child, let left, let among, _, _):
        if turns[child] == nil { sequence.append(child) }
        turns[child] = (left, among)
      case .reserved(_, let length): if length > 0 { kept = length }
      default: break
      }
    }
  }

  /// The facts about each child, in the order in which they were measured.
  func records(_ slice: TraceSlice) -> [FactValues] {
    let (tree, children) = (slice.tree, slice.children)
    let distances = tree.distances(in: slice.view.node)
    let hasPriorities = Set(children.map { tree.priority(of: $0.view.node) }).count > 1
    let order = sequence.count == children.count ? sequence : Array(children.indices)
    var records: [FactValues] = []
    for index in order where !slice.lookout.isOver {
      let child = children[index]
      var values: FactValues = [
        .child: .view(ViewMention(child)), .number: .count(index + 1),
        .distance: .length(index == 0 ? nil : distances[index]),
      ]
      if hasPriorities { values[.priority] = .length(tree.priority(of: child.view.node)) }
      if let range = ranges[index] {
        values[.shortest] = .length(range.shortest)
        values[.longest] = .length(range.longest)
      }
      if let turn = turns[index] {
        values[.left] = .length(turn.left)
        values[.among] = .count(turn.among)
      }
      values[.proposal] = .proposal(child.view.proposal)
      values[.size] = .size(child.view.frame.size)
      records.append(values)
    }
    return records
  }
}
