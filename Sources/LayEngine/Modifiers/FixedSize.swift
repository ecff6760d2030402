/// Gives one child its ideal length on some axes.
///
/// - Rule: offer the proposal with those axes unspecified, placed too; answer the child.
/// - The child's priority is hidden.
/// - Source: layout-rules 6.3.
enum FixedSize {
  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    pass.ask(node.child, proposal.unspecified(on: pass.parameters(of: node)))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let axes: AxisSet = pass.parameters(of: node)
    pass.put(node.child, at: .zero, placed.proposal.unspecified(on: axes))
  }
}

extension Lowering {
  mutating func fixedSize(
    _ view: View, _ axes: AxisSet, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(view.children[0], environment)
    finish(
      id, .fixedSize, child: child, parameters: keep(axes), traits(of: child).behindModifier)
  }
}
