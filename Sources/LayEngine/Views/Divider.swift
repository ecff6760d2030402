/// A line across the nearest stack: a colour with a fixed thickness, that of one pixel of the screen.
///
/// - Rule: in an HStack so wide and as high as proposed, 10 where nothing is; elsewhere so high and
///   as wide as proposed. On no screen it is 1 thick.
/// - Source: layout-rules 2.5.
package struct Divider: ViewContent, LeafRule, Equatable {
  static var rule: Rule { .divider }
  package init() {}

  struct Parameters: BitwiseCopyable {
    var isVertical: Bool
    /// In points.
    var thickness: Double
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let divider: Parameters = pass.parameters(of: node)
    let isVertical = divider.isVertical
    if T.isOn {
      let along = isVertical ? proposal.height : proposal.width
      let reason = along.isUnspecified ? LengthReason.usual : .proposed
      pass.tell(id, width: isVertical ? .own : reason, height: isVertical ? reason : .own)
    }
    return isVertical
      ? Size(N(divider.thickness), proposal.height.orDefault)
      : Size(proposal.width.orDefault, N(divider.thickness))
  }
}

extension Divider {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let isVertical = lowering.orientation(of: use.environment) == .horizontal
    let around = lowering.environment(use.environment)
    let thickness = around.controlStyle.system.dividerThickness(
      scale: around.pixelsPerPoint, around.dynamicType)
    lowering.finish(
      use.id, Divider.rule,
      parameters: lowering.keep(Parameters(isVertical: isVertical, thickness: thickness)))
  }
}
