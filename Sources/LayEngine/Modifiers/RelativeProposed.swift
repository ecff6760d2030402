/// Proposes the proposal times a factor to one child.
///
/// The relative-size layout of the articles. It is a custom layout, so that spacers inside do not
/// see the stack around it, and several views in it are in an implicit `vstack`.
///
/// - Rule: offer the proposal times a factor, axis by axis; an unspecified length stays
///   unspecified. Answer the child. Placed, the factors apply to the placement proposal, and the
///   child is centred.
/// - Source: layout-rules 8.2.
package struct RelativeProposed: ViewContent, ModifierRule, Equatable, BitwiseCopyable {
  static var rule: Rule { .relativeProposed }
  package let width, height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// It is shown as a modifier of one view, but counts as one element in a list.
  package var isModifier: Bool { true }

  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? { nil }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(node.child, scaled(proposal, pass.parameters(of: node)))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let factors: Self = pass.parameters(of: node)
    if T.isOn {
      let (id, given) = (placed.node, placed.proposal.outside)
      pass.trace.append(.scaled(id, .horizontal, from: given.width, by: factors.width))
      pass.trace.append(.scaled(id, .vertical, from: given.height, by: factors.height))
    }
    pass.putCentered(node.child, in: placed.size, scaled(placed.proposal, factors))
  }

  private static func scaled<N>(_ proposal: Proposal<N>, _ factors: Self) -> Proposal<N> {
    Proposal(
      proposal.width.map { $0 * factors.width }, proposal.height.map { $0 * factors.height })
  }
}

extension RelativeProposed {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let inner = lowering.oriented(use.environment, along: nil)
    guard let content = try lowering.scrolledContent(of: use.view.children[...]) else {
      return lowering.finish(use.id, Nothing.rule, .empty)
    }
    let child = try lowering.lower(content, inner)
    // As a custom layout it passes on the guides that a container of several views does.
    var traits = lowering.traits(of: child).behindModifier
    traits.explicitGuides.formIntersection(.merged)
    traits.gridCell = 0
    let parameters = lowering.keep(self)
    lowering.finish(use.id, RelativeProposed.rule, child: child, parameters: parameters, traits)
  }
}
