/// Views that change nothing about layout: drawing effects, environment modifiers, stacks of one
/// view.
///
/// - Rule: the one child gets the proposal and the place; its traits are seen through.
/// - Source: layout-rules 4.1, 6.7 and 6.13.
enum Transparent: SeparableModifierRule {
  static var needsMemory: Bool { false }

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

extension Lowering {
  /// Makes a node of which nothing is seen but the child.
  mutating func lowerTransparent(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    finish(id, .transparent, child: child, parameters: 0, traits(of: child))
  }

  /// Takes the place of a stack that is not there; what the child tells a grid ends here.
  mutating func lowerOnlyChild(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    var traits = traits(of: child)
    traits.gridCell = 0
    finish(id, .transparent, child: child, parameters: 0, traits)
  }
}
