/// Gives one child its ideal length on some axes.
///
/// - Rule: offer the proposal with those axes unspecified, also for placing; answer the child.
/// - The child's priority is hidden.
/// - Source: layout-rules 6.3.
package struct FixedSize: ModifierContent, ModifierRule, Equatable {
  static var rule: Rule { .fixedSize }
  package let axes: AxisSet

  package init(_ axes: AxisSet) { self.axes = axes }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(node.child, proposal.unspecified(on: pass.parameters(of: node)))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let axes: AxisSet = pass.parameters(of: node)
    pass.put(node.child, at: .zero, placed.proposal.unspecified(on: axes))
  }
}

extension FixedSize {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, FixedSize.rule, axes)
  }
}
