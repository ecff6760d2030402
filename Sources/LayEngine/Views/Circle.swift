/// The largest circle in what it is given.
///
/// - Rule: answer the smaller of width and height on both axes, 10 counting where nothing is
///   proposed.
/// - Source: layout-rules 2.1.
package struct Circle: ViewContent, LeafRule, Equatable {
  package init() {}

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let (width, height) = (proposal.width.orDefault, proposal.height.orDefault)
    let diameter = pass.smaller(width, height)
    if T.isOn {
      let reason = LengthReason.smaller(height.value < width.value ? .vertical : .horizontal)
      pass.tell(id, width: reason, height: reason)
    }
    return Size(diameter, diameter)
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.finish(id, Circle.rule)
  }
}
