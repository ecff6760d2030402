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
  static var rule: Rule { .transparent }
  static var needsMemory: Bool { false }

  /// A stack of one view does not change layout, but it hides the layout values of that view.
  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? {
    tree.view(of: id).content.keepsValues ? nil : node.child
  }
}

/// Lowers views that change nothing about the layout of their child.
extension Lowering {
  /// Makes a node that answers what its child answers and has the same frame.
  ///
  /// - Parameter child: nil for the first of the view's children.
  mutating func lowerTransparent(
    _ use: ViewUse, _ child: View? = nil, in environment: EnvironmentID? = nil
  ) throws(LayoutFailure) {
    let child = try lower(child ?? use.view.children[0], environment ?? use.environment)
    finish(use.id, Transparent.rule, child: child, parameters: 0, traits(of: child))
  }

  /// Makes a node for a stack of one view, which lays out as its child does but hides the child's
  /// grid cell.
  mutating func lowerOnlyChild(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    var traits = traits(of: child)
    traits.gridCell = 0
    finish(id, Transparent.rule, child: child, parameters: 0, traits)
  }
}

/// The rule of views that show nothing: 0 x 0, whatever is proposed.
enum Nothing: LeafRule {
  static var rule: Rule { .nothing }
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    .zero
  }
}
