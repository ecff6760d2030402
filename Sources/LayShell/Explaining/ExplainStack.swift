import LayEngine
import LayLanguage

extension TraceSlice {
  /// The spacing, the order by priority and flexibility, each proposal and answer, and the sum.
  func stack(_ axis: Axis, _ style: StackStyle) -> [any Fact] {
    guard !children.isEmpty else { return [ContainerFact.noChildren] }
    let spacing = FactNumber.total(tree.distances(in: view.node))
    let sharing = Sharing(self)
    let (proposed, answer) = (proposal[axis], size[axis])
    let room: ContainerFact =
      proposed == nil
      ? .idealAlong(axis: axis)
      : .available(
        axis: axis, proposed: .length(proposed), spacing: spacing,
        left: .length(sharing.available), among: children.count)
    var (excess, unused): (FactNumber?, FactNumber?) = (nil, nil)
    if let proposed, proposed.isFinite, answer.isFinite {
      if answer > proposed { excess = .difference(answer, proposed) }
      if answer < proposed { unused = .difference(proposed, answer) }
    }
    let guide = style.alignment ?? .center(along: axis.other)
    return [room] + distances
      + (sharing.kept > 0 ? [ContainerFact.keptBack(length: .length(sharing.kept))] : [])
      + [
        ContainerFact.shares(children: sharing.children(self)),
        ContainerFact.sum(
          axis: axis, parts: children.map { .length($0.view.frame.size[axis]) },
          spacing: spacing, answer: .length(answer), proposed: .length(proposed), excess: excess,
          unused: unused),
        ContainerFact.covered(
          axis: axis.other, answer: self.answer(axis.other), guide: guide.nameOnAxis),
      ]
  }

  /// The reasons for the distances between children.
  var distances: [ContainerFact] {
    let reasons = tree.spacingReasons(in: view.node)
    if reasons.isEmpty { return [] }
    return [
      .distances(distances: lookout.map(reasons.enumerated()) { .init($1, after: $0) })
    ]
  }
}

/// What a stack's trace events tell about each child.
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

  /// Each child, in the order in which they were measured.
  func children(_ slice: TraceSlice) -> [ContainerFact.SharingChild] {
    let (tree, children) = (slice.tree, slice.children)
    let distances = tree.distances(in: slice.view.node)
    let hasPriorities = Set(children.map { tree.priority(of: $0.view.node) }).count > 1
    let order = sequence.count == children.count ? sequence : Array(children.indices)
    return slice.lookout.map(order) { index in
      let (child, range, turn) = (children[index], ranges[index], turns[index])
      let priority = hasPriorities ? tree.priority(of: child.view.node) : nil
      return ContainerFact.SharingChild(
        child: ViewMention(child), number: index + 1,
        distance: .length(index == 0 ? nil : distances[index]),
        priority: priority.map { .length($0) }, shortest: range.map { .length($0.shortest) },
        longest: range.map { .length($0.longest) }, left: turn.map { .length($0.left) },
        among: turn?.among, proposal: child.view.proposal, size: child.view.frame.size)
    }
  }
}
