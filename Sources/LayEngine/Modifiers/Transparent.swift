/// Views that change nothing about layout: drawing effects, environment modifiers, stacks of one
/// view.
///
/// - Rule: the one child gets the proposal and the place; its traits are seen through.
/// - Source: layout-rules 4.1, 6.7 and 6.13.
enum Transparent: SeparableModifierRule {
  static var needsMemory: Bool { false }

  /// A stack of one view is not there, and a container all the same.
  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? {
    tree.view(of: id).content.keepsValues ? nil : node.child
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    pass.mayGoOn(node.child) ? pass.ask(node.child, proposal) : .zero
  }

  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ asker: inout A
  ) -> A.Number {
    asker.length(of: node.child, along: axis, proposal)
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
