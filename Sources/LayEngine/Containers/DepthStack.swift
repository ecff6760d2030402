/// ZStack: children one upon the other.
///
/// - Rule: of the children with the highest priority the largest width and height; the others do
///   not count. Placed, every child is offered the ZStack's own size, and their alignment guides
///   are put on one line, the outermost one of the children that count.
/// - Source: layout-rules 5.1.
enum DepthStack {
  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    var size: Size<N>?
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      guard edge.rank == 1 else { continue }
      let child = pass.ask(edge.child, proposal)
      if let largest = size {
        size = Size(
          pass.larger(largest.width, child.width), pass.larger(largest.height, child.height))
      } else {
        size = child
      }
    }
    return size ?? .zero
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

extension Lowering {
  mutating func depthStack(
    _ view: View, _ alignment: Alignment, _ isDynamic: Bool, _ id: NodeID,
    _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try elements(of: view.children)
    let inner = oriented(environment, along: nil)
    if elements.count == 1, !isDynamic {
      return try onlyChild(elements[0], id, inner)
    }
    let children = try lowerAll(elements, inner)
    let highest = children.map { traits(of: $0).priority }.max() ?? 0
    let counting = children.filter { traits(of: $0).priority == highest }
    let edges = children.map { child in
      Edge(child: child, rank: traits(of: child).priority == highest ? 1 : 0)
    }
    var result = mergedTraits(of: children)
    result.spacing = mergedTraits(of: counting).spacing
    finish(
      id, .depthStack, link: append(edges), childCount: edges.count, parameters: keep(alignment),
      result)
  }
}
