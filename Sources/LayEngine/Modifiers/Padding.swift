/// Keeps a margin around one child.
///
/// - Rule: offer what is left inside the insets, never below 0; an unspecified length stays
///   unspecified. Answer the child plus the insets, never below 0. Negative insets offer more and
///   answer less. The child's origin is at the leading and the top inset.
/// - Spacing: an edge with an inset other than 0 becomes ordinary.
/// - Source: layout-rules 6.4.
package struct Padding: ModifierContent, ModifierRule, Equatable {
  static var rule: Rule { .padding }
  package let insets: Insets

  package init(_ insets: Insets) { self.insets = insets }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let insets: Insets = pass.parameters(of: node)
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    let child = pass.ask(node.child, inside(proposal, insets, &pass))
    return Size(
      pass.larger(child.width + N(insets.horizontal), 0),
      pass.larger(child.height + N(insets.vertical), 0))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let insets: Insets = pass.parameters(of: node)
    let origin = Point(N(insets.leading), N(insets.top))
    if T.isOn { pass.trace.append(.inset(placed.node, insets)) }
    pass.put(node.child, at: origin, inside(placed.proposal, insets, &pass))
  }

  private static func inside<N, T>(
    _ proposal: Proposal<N>, _ insets: Insets, _ pass: inout Pass<N, T>
  ) -> Proposal<N> {
    Proposal(
      proposal.width.map { pass.larger($0 - N(insets.horizontal), 0) },
      proposal.height.map { pass.larger($0 - N(insets.vertical), 0) })
  }
}

extension Padding {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let child = try lowering.lowerContent(use)
    var edges: EdgeSet = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    var traits = lowering.traits(of: child)
    traits.spacing = lowering.spacings.resetting(traits.spacing, edges)
    lowering.finish(
      use.id, Padding.rule, child: child, parameters: lowering.keep(insets), traits.behindModifier)
  }
}

/// Safe area insets of a fixed length on each edge: a padding that hides the spacing and the guides
/// of its view.
///
/// - Source: layout-rules 6.10.
package struct SafeAreaPadding: ModifierContent, Equatable {
  package let insets: Insets

  package init(_ insets: Insets) { self.insets = insets }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let child = try lowering.lowerContent(use, in: lowering.inSafeArea(use.environment))
    lowering.finish(
      use.id, Padding.rule, child: child, parameters: lowering.keep(insets), NodeTraits())
  }
}
