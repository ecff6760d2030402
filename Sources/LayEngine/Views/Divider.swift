/// A line across the nearest stack: a colour with a fixed thickness of one point.
///
/// - Rule: in an HStack 1 wide and as high as proposed, 10 where nothing is; elsewhere 1 high and
///   as wide as proposed.
/// - Source: layout-rules 2.5.
enum Divider {
  static let thickness: Double = 1

  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let isVertical: Bool = pass.parameters(of: node)
    return isVertical
      ? Size(N(thickness), proposal.height.orDefault)
      : Size(proposal.width.orDefault, N(thickness))
  }
}

extension Lowering {
  mutating func divider(_ id: NodeID, _ environment: EnvironmentID) {
    let isVertical = self.environment(environment).orientation == .horizontal
    finish(id, .divider, parameters: keep(isVertical))
  }
}
