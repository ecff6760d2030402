/// ZStack: children one upon the other.
///
/// - Rule: the children with the highest priority are aligned by their guides on each axis, and the
///   answer is the union of their frames: how far they reach before the guides' line and after it.
///   Where no guide is set, that is the largest width and height. Other children do not count.
///   Placed, every child is offered the ZStack's own size, and aligned again.
/// - Source: layout-rules 5.1.
package struct DepthStack: ViewContent, ContainerRule, Equatable {
  static var rule: Rule { .depthStack }
  package let alignment: Alignment
  /// Whether a loop or a condition made the children.
  ///
  /// A stack that is written with exactly one child is left out of the tree; a dynamic one stays,
  /// however many children it has.
  package let isDynamic: Bool

  package init(_ alignment: Alignment = .center, isDynamic: Bool = false) {
    self.alignment = alignment
    self.isDynamic = isDynamic
  }

  package var keepsValues: Bool { true }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    var largest: Size<N>?
    // For the trace: the first of the widest children, and the first of the highest.
    var (widest, highest) = (0, 0)
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      guard edge.rank == 1 else { continue }
      let child = pass.ask(edge.child, proposal)
      if T.isOn {
        if largest.map({ $0.width.value < child.width.value }) ?? true { widest = index }
        if largest.map({ $0.height.value < child.height.value }) ?? true { highest = index }
      }
      largest =
        largest.map { before in
          Size(pass.larger(before.width, child.width), pass.larger(before.height, child.height))
        } ?? child
    }
    guard var size = largest else { return .zero }
    if T.isOn {
      pass.tell(
        id, width: .reach(from: widest, to: widest), height: .reach(from: highest, to: highest))
    }
    let alignment: Alignment = pass.parameters(of: node)
    if setsLine(alignment.horizontal, node, pass) {
      size.width = union(node, id, alignment.horizontal, proposal, size.width, &pass)
    }
    if setsLine(alignment.vertical, node, pass) {
      size.height = union(node, id, alignment.vertical, proposal, size.height, &pass)
    }
    return size
  }

  /// Whether a guide may be at different fractions of the children's lengths; if it is at the same
  /// fraction in all of them, the longest child covers the others.
  private static func setsLine<N, T>(
    _ guide: AlignmentGuide, _ node: Node, _ pass: borrowing Pass<N, T>
  ) -> Bool {
    if case .custom = guide { return true }
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      if edge.rank == 1,
        pass.nodes[Int(edge.child)].explicitGuides.contains(GuideSet(guide))
      {
        return true
      }
    }
    return false
  }

  /// The length that the children cover on the axis of a guide when they are aligned by it.
  ///
  /// - Parameter longest: the largest of their lengths. It is the answer if a guide is infinitely
  ///   far away, so that there is no union.
  private static func union<N, T>(
    _ node: Node, _ id: NodeID, _ guide: AlignmentGuide, _ proposal: Proposal<N>, _ longest: N,
    _ pass: inout Pass<N, T>
  ) -> N {
    var reach: (before: N, after: N)?
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      guard edge.rank == 1 else { continue }
      let size = pass.ask(edge.child, proposal)
      let length = size[guide.axis]
      let before = pass.position(of: guide, in: edge.child, proposal, size)
      let after = length.value == .infinity ? length : length - before
      reach =
        reach.map { (pass.larger($0.before, before), pass.larger($0.after, after)) }
        ?? (before, after)
    }
    guard let reach, !(reach.before + reach.after).isNaN else { return longest }
    if T.isOn {
      pass.trace.append(
        .aligned(id, guide.axis, before: reach.before.value, after: reach.after.value))
    }
    return reach.before + reach.after
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let alignment: Alignment = pass.parameters(of: node)
    let proposal = Proposal(placed.size)
    let line = line(node, alignment, proposal, &pass)
    for index in 0..<Int(node.childCount) {
      let child = pass.edge(index, of: node).child
      let size = pass.ask(child, proposal)
      let x = pass.position(of: alignment.horizontal, in: child, proposal, size)
      let y = pass.position(of: alignment.vertical, in: child, proposal, size)
      if T.isOn { pass.tell(child, index, alignment, line, Point(x, y)) }
      pass.put(child, at: Point(line.x - x, line.y - y), proposal, size)
    }
  }

  private static func line<N, T>(
    _ node: Node, _ alignment: Alignment, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Point<N> {
    var line: Point<N>?
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      guard edge.rank == 1 else { continue }
      let size = pass.ask(edge.child, proposal)
      let x = pass.position(of: alignment.horizontal, in: edge.child, proposal, size)
      let y = pass.position(of: alignment.vertical, in: edge.child, proposal, size)
      line =
        line.map { before in Point(pass.larger(before.x, x), pass.larger(before.y, y)) }
        ?? Point(x, y)
    }
    return line ?? .zero
  }
}

extension DepthStack {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let elements = try lowering.elements(of: use.view)
    let inner = lowering.oriented(use.environment, along: nil)
    if elements.count == 1, !isDynamic {
      return try lowering.lowerOnlyChild(elements[0], use.id, inner)
    }
    let children = try lowering.lowerAll(elements, inner)
    let highest = children.map { lowering.traits(of: $0).priority }.max() ?? 0
    let counting = children.filter { lowering.traits(of: $0).priority == highest }
    let edges = children.map { child in
      Edge(child: child, rank: lowering.traits(of: child).priority == highest ? 1 : 0)
    }
    var result = lowering.mergedTraits(of: children)
    result.spacing = lowering.mergedTraits(of: counting).spacing
    lowering.finish(
      use.id, DepthStack.rule, link: lowering.append(edges), childCount: edges.count,
      parameters: lowering.keep(alignment), result)
  }
}

extension ViewTree {
  /// The priority of the children of a ZStack that count for its size; nil where all of them count,
  /// and for other views.
  package func countingPriority(of node: NodeID) -> Double? {
    guard nodes[Int(node)].rule == DepthStack.rule else { return nil }
    let ranks = (0..<Int(nodes[Int(node)].childCount)).map {
      edges[Int(nodes[Int(node)].link) + $0].rank
    }
    guard ranks.contains(where: { $0 != 1 }), let first = ranks.firstIndex(of: 1) else {
      return nil
    }
    return priority(of: children(of: node)[first])
  }
}
