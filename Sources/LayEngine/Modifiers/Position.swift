/// Places the centre of one child at a point, and takes the whole proposal.
///
/// - Rule: answer the proposal, and the child's length where nothing is proposed; the child is
///   offered that size when it is placed.
/// - Spacing: ordinary on all edges.
/// - Source: layout-rules 6.6.
package struct Position: ModifierContent, ModifierRule, Equatable, BitwiseCopyable {
  static var rule: Rule { .position }
  package let x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn {
      pass.tell(
        id, width: proposal.width.isUnspecified ? .child(0) : .proposed,
        height: proposal.height.isUnspecified ? .child(0) : .proposed)
    }
    guard proposal.width.isUnspecified || proposal.height.isUnspecified else {
      return Size(proposal.width.or(0), proposal.height.or(0))
    }
    let child = pass.ask(node.child, proposal)
    return Size(proposal.width.or(child.width), proposal.height.or(child.height))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let position: Position = pass.parameters(of: node)
    let proposal = Proposal(placed.size)
    let size = pass.ask(node.child, proposal)
    let origin = Point(N(position.x) - size.width / 2, N(position.y) - size.height / 2)
    if T.isOn {
      pass.tell(node.child, 0, .center, Point(N(position.x), N(position.y)), size.halved)
    }
    pass.put(node.child, at: origin, proposal, size)
  }
}

extension Position {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, Position.rule, self) { inside in
      NodeTraits(explicitGuides: inside.explicitGuides, gridCell: inside.gridCell)
    }
  }
}
