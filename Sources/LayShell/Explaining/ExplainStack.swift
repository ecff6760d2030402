import LayEngine
import LayLanguage

extension HorizontalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayStack(slice, .horizontal, style)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ContainerFact.absentStack)
  }
}

extension VerticalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayStack(slice, .vertical, style)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ContainerFact.absentStack)
  }
}

extension ExplanationSection {
  /// Says the spacing, the order by priority and flexibility, each proposal and answer, and the
  /// sum.
  fileprivate mutating func sayStack(_ slice: TraceSlice, _ axis: Axis, _ style: StackStyle) {
    guard !slice.children.isEmpty else { return say(ContainerFact.noChildren) }
    let spacing = FactNumber.total(slice.tree.distances(in: slice.view.node))
    let sharing = Sharing(slice)
    let (proposed, answer) = (slice.proposal[axis], slice.size[axis])
    if proposed != nil {
      say(
        ContainerFact.available(
          axis: axis, proposed: .length(proposed), spacing: spacing,
          left: .length(sharing.available), among: slice.children.count))
    } else {
      say(ContainerFact.idealAlong(axis: axis))
    }
    sayDistances(slice)
    if sharing.kept > 0 { say(ContainerFact.keptBack(length: .length(sharing.kept))) }
    say(ContainerFact.shares(children: sharing.children(slice)))
    var (excess, unused): (FactNumber?, FactNumber?) = (nil, nil)
    if let proposed, proposed.isFinite, answer.isFinite {
      if answer > proposed { excess = .difference(answer, proposed) }
      if answer < proposed { unused = .difference(proposed, answer) }
    }
    say(
      ContainerFact.sum(
        axis: axis, parts: slice.children.map { .length($0.view.frame.size[axis]) },
        spacing: spacing, answer: .length(answer), proposed: .length(proposed), excess: excess,
        unused: unused))
    let guide = style.alignment ?? .center(along: axis.other)
    say(
      ContainerFact.covered(
        axis: axis.other, answer: slice.answer(axis.other), guide: guide.nameOnAxis))
  }

  /// Says the reasons for the distances between children.
  mutating func sayDistances(_ slice: TraceSlice) {
    let reasons = slice.tree.spacingReasons(in: slice.view.node)
    guard !reasons.isEmpty else { return }
    var distances: [ContainerFact.Distance] = []
    for (index, reason) in reasons.enumerated() where !slice.lookout.isOver {
      distances.append(.init(reason, after: index))
    }
    say(ContainerFact.distances(distances: distances))
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
    var sharing: [ContainerFact.SharingChild] = []
    for index in order where !slice.lookout.isOver {
      let (child, range, turn) = (children[index], ranges[index], turns[index])
      let priority = hasPriorities ? tree.priority(of: child.view.node) : nil
      sharing.append(
        .init(
          child: ViewMention(child), number: index + 1,
          distance: .length(index == 0 ? nil : distances[index]),
          priority: priority.map { .length($0) }, shortest: range.map { .length($0.shortest) },
          longest: range.map { .length($0.longest) }, left: turn.map { .length($0.left) },
          among: turn?.among, proposal: child.view.proposal, size: child.view.frame.size))
    }
    return sharing
  }
}
