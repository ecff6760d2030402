/// Draws one child elsewhere.
///
/// - Rule: nothing about layout changes: size, spacing, priority and guides are the child's.
/// - Source: layout-rules 6.6.
enum Offset {
  struct Parameters: BitwiseCopyable {
    var x, y: Double
  }

  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    pass.ask(node.child, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let offset: Parameters = pass.parameters(of: node)
    pass.put(node.child, at: Point(N(offset.x), N(offset.y)), placed.proposal, placed.size)
  }
}

extension Lowering {
  mutating func offset(
    _ view: View, _ x: Double, _ y: Double, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(view.children[0], environment)
    let parameters = keep(Offset.Parameters(x: x, y: y))
    finish(id, .offset, child: child, parameters: parameters, traits(of: child))
  }
}
