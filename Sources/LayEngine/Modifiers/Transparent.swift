/// A modifier that does not change the layout of its child.
///
/// - Rule: the one child gets the proposal and the place; its traits are passed on.
/// - Source: layout-rules 4.1, 6.7 and 6.13.
protocol TransparentRule: ChildSizedRule {}

extension TransparentRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.mayGoOn(node.child) ? pass.ask(node.child, proposal) : .zero
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    pass.put(node.child, at: .zero, placed.proposal, placed.size)
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    pass.explicitPosition(of: guide, in: node.child, placed.proposal, placed.size)
  }
}

/// Views that change nothing about layout: drawing effects, environment modifiers, stacks of one
/// view.
enum Transparent: TransparentRule {
  static var needsMemory: Bool { false }

  /// A stack of one view does not change layout, but it hides the layout values of that view.
  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? {
    tree.view(of: id).content.keepsValues ? nil : node.child
  }
}
