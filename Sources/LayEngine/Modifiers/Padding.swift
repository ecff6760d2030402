/// Keeps a margin around one child.
///
/// - Rule: offer what is left inside the insets, never below 0, an unspecified length staying
///   unspecified; answer the child plus the insets, never below 0. Negative insets offer more and
///   answer less. The child stands at the leading and the top inset.
/// - Spacing: an edge with an inset other than 0 becomes ordinary.
/// - Source: layout-rules 6.4.
enum Padding {
  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let insets: Insets = pass.parameters(of: node)
    let child = pass.ask(node.child, inside(proposal, insets, &pass))
    return Size(
      pass.larger(child.width + N(insets.horizontal), 0),
      pass.larger(child.height + N(insets.vertical), 0))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let insets: Insets = pass.parameters(of: node)
    let origin = Point(N(insets.leading), N(insets.top))
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

extension Lowering {
  mutating func padding(
    _ view: View, _ insets: Insets, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(view.children[0], environment)
    var edges: EdgeSet = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    var traits = traits(of: child)
    traits.spacing = traits.spacing.resetting(edges)
    finish(id, .padding, child: child, parameters: keep(insets), traits.behindModifier)
  }
}

extension NodeTraits {
  /// The traits of a view seen through a modifier with a layout of its own: priority and being a
  /// spacer end there, spacing and explicit guides go on.
  ///
  /// - Source: layout-rules 6.8 and 4.8.
  var behindModifier: NodeTraits {
    NodeTraits(spacing: spacing, explicitGuides: explicitGuides, gridCell: gridCell)
  }
}
