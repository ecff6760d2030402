import LayEngine
import LayLanguage
import LayTerminal

extension HorizontalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainStack(slice, .horizontal, style, in: &section)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayAbsentStack()
  }
}

extension VerticalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainStack(slice, .vertical, style, in: &section)
  }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayAbsentStack()
  }
}

extension Explainer {
  /// The spacing, the order by priority and flexibility, each offer and answer, and the sum.
  fileprivate static func explainStack(
    _ slice: TraceSlice, _ axis: Axis, _ style: StackStyle, in section: inout ExplanationSection
  ) {
    let children = slice.children
    guard !children.isEmpty else { return section.say("it has no children: 0 x 0") }
    let distances = slice.tree.distances(in: slice.view.node)
    let spacing = distances.reduce(0, +)
    let sharing = Sharing(slice)
    sayAvailable(slice, axis, spacing, children.count, in: &section)
    if sharing.kept > 0 {
      section.say(
        "\(NumberText.of(sharing.kept)) is kept back until their turn for children of lower "
          + "priority, which need that at least")
    }
    section.parts.append(.table(table(slice, axis, distances, sharing)))
    let lengths = children.map { $0.frame.size[axis] }
    section.conclude(sum(lengths, spacing, slice, axis))
    sayAcross(slice, axis, style, in: &section)
  }

  private static func sayAvailable(
    _ slice: TraceSlice, _ axis: Axis, _ spacing: Double, _ count: Int,
    in section: inout ExplanationSection
  ) {
    let side = axis.side
    guard let proposed = slice.proposal[axis] else {
      return section.say("no \(side) is proposed: each child is asked for its ideal \(side)")
    }
    let spaced = "\(NumberText.of(proposed)) − \(NumberText.of(spacing)) for spacing"
    let rest = NumberText.of(proposed - spacing)
    let sentence = "\(side): \(spaced) = \(rest) to share among \(count)"
    section.say(
      sentence + (count > 1 ? "; high priority first, then those that can go less far" : ""))
  }

  private static func table(
    _ slice: TraceSlice, _ axis: Axis, _ distances: [Double], _ sharing: Sharing
  ) -> TextTable {
    let hasPriorities = Set(slice.children.map { slice.tree.priority(of: $0.node) }).count > 1
    var columns: [(heading: String, side: TextTable.Side)] = [("    child", .left)]
    if distances.contains(where: { $0 != distances.last }) || distances.count > 1 {
      columns.append(("after", .right))
    }
    if hasPriorities { columns.append(("priority", .right)) }
    if !sharing.ranges.isEmpty { columns.append(("can be", .right)) }
    if !sharing.turns.isEmpty { columns.append(("left / among", .right)) }
    columns += [("proposed", .right), ("answers", .right)]
    var table = TextTable(columns)
    for index in sharing.order(of: slice.children.count) where !slice.lookout.isOver {
      let child = slice.children[index]
      let title = "  \(index + 1) \(ViewTitle.withContent(child.view))"
      var row: [TextTable.Cell] = [.init(title)]
      if distances.count > 1 {
        row.append(.init(index == 0 ? "" : NumberText.of(distances[index])))
      }
      if hasPriorities { row.append(.init(NumberText.of(slice.tree.priority(of: child.node)))) }
      if !sharing.ranges.isEmpty { row.append(.init(sharing.range(of: index))) }
      if !sharing.turns.isEmpty { row.append(.init(sharing.turn(of: index))) }
      row.append(.init(ProposalText.of(child.proposal)))
      row.append(.init(ProposalText.of(child.frame.size)))
      table.add(row)
    }
    return table
  }

  private static func sum(
    _ lengths: [Double], _ spacing: Double, _ slice: TraceSlice, _ axis: Axis
  ) -> String {
    let parts =
      lengths.count <= 8 ? lengths.map(NumberText.of).joined(separator: " + ") : "children"
    let total = slice.size[axis]
    var sentence = "\(parts) + \(NumberText.of(spacing)) spacing = \(NumberText.of(total))"
    let proposed = slice.proposal[axis]
    if let proposed, proposed.isFinite, total.isFinite {
      if total > proposed { sentence += ", too long by \(NumberText.of(total - proposed))" }
      if total < proposed { sentence += ", \(NumberText.of(proposed - total)) is not used" }
    }
    return sentence
  }

  private static func sayAcross(
    _ slice: TraceSlice, _ axis: Axis, _ style: StackStyle, in section: inout ExplanationSection
  ) {
    let side = axis.other.side
    let guide = style.alignment ?? .center(along: axis.other)
    let across = NumberText.of(slice.size[axis.other])
    section.say("\(side): \(across), what the children cover when aligned by \(guide.nameOnAxis)")
  }
}

/// What the events of a stack tell about each child.
private struct Sharing {
  var ranges: [Int: (shortest: Double, longest: Double)] = [:]
  var turns: [Int: (left: Double, among: Int)] = [:]
  /// What is reserved for children of lower priority while the first ones are served.
  private(set) var kept: Double = 0
  private var sequence: [Int] = []

  init(_ slice: TraceSlice) {
    for event in slice.events where !slice.lookout.isOver {
      switch event {
      case .probed(_, let child, let shortest, let longest): ranges[child] = (shortest, longest)
      case .shared(_, let child, let left, let among, _, _):
        if turns[child] == nil { sequence.append(child) }
        turns[child] = (left, among)
      case .reserved(_, let length): if length > 0 { kept = length }
      default: break
      }
    }
  }

  /// The children in the order in which they were served.
  func order(of count: Int) -> [Int] {
    sequence.count == count ? sequence : Array(0..<count)
  }

  func range(of child: Int) -> String {
    guard let range = ranges[child] else { return "" }
    return "\(NumberText.of(range.shortest))…\(NumberText.of(range.longest))"
  }

  func turn(of child: Int) -> String {
    guard let turn = turns[child] else { return "" }
    return "\(NumberText.of(turn.left)) / \(turn.among)"
  }
}
