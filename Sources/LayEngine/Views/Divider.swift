/// A line across the nearest stack: a colour with a fixed thickness of one point.
///
/// - Rule: in an HStack 1 wide and as high as proposed, 10 where nothing is; elsewhere 1 high and
///   as wide as proposed.
/// - Source: layout-rules 2.5.
package struct Divider: ViewContent, LeafRule, Equatable {
  package init() {}

  static let thickness: Double = 1

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let isVertical: Bool = pass.parameters(of: node)
    if T.isOn {
      let along = isVertical ? proposal.height : proposal.width
      let reason = along.isUnspecified ? LengthReason.usual : .proposed
      pass.tell(id, width: isVertical ? .own : reason, height: isVertical ? reason : .own)
    }
    return isVertical
      ? Size(N(thickness), proposal.height.orDefault)
      : Size(proposal.width.orDefault, N(thickness))
  }
}

extension Divider {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let isVertical = lowering.orientation(of: environment) == .horizontal
    lowering.finish(id, Divider.rule, parameters: lowering.keep(isVertical))
  }
}
