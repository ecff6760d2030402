/// Whether a view with an aspect ratio fits in the proposal or covers it.
package enum ContentMode: UInt8, Hashable, Sendable, BitwiseCopyable {
  case fit, fill
}

/// Proposes a size with a given aspect ratio to one child.
///
/// - Rule: a base size, the ratio to 1 or the child's ideal size, is scaled by the smaller (fit) or
///   larger (fill) quotient of the proposal's lengths and the base's; an unspecified axis does not
///   count. The scaled size is offered, and the child's answer is the answer. If both axes are
///   unspecified, that is offered unchanged. The child is centred.
/// - Source: layout-rules 6.5; with one axis unspecified, fill uses the other alone.
package struct AspectRatio: ModifierContent, ModifierRule, Equatable {
  static var rule: Rule { .aspectRatio }
  /// Width to height; nil for the view's own.
  package let ratio: Double?
  package let mode: ContentMode

  package init(_ ratio: Double?, _ mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  struct Parameters: BitwiseCopyable {
    /// NaN for the child's own.
    var ratio: Double
    var mode: ContentMode
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(node.child, inside(proposal, node, id, &pass))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let offered = inside(placed.proposal, node, placed.node, &pass)
    pass.putCentered(node.child, in: placed.size, offered)
  }

  /// False if the ratio is that of an ideal size which depends on the container: the quotient of
  /// two linear functions is not linear.
  static func isAffine(_ node: Node, _ tree: ViewTree) -> Bool {
    let shape: Parameters = tree.parameters(of: node)
    return !shape.ratio.isNaN || node.slot != Node.containedSlot
  }

  private static func inside<N, T>(
    _ proposal: Proposal<N>, _ node: Node, _ id: NodeID, _ pass: inout Pass<N, T>
  ) -> Proposal<N> {
    let parameters: Parameters = pass.parameters(of: node)
    guard !proposal.width.isUnspecified || !proposal.height.isUnspecified else { return proposal }
    let base = base(parameters, node, id, &pass)
    let horizontal = scale(proposal.width, base.width, &pass)
    let vertical = scale(proposal.height, base.height, &pass)
    let chosen: N
    switch (horizontal, vertical) {
    case (let across?, let along?):
      chosen = parameters.mode == .fit ? pass.smaller(across, along) : pass.larger(across, along)
    case (let only?, nil), (nil, let only?): chosen = only
    case (nil, nil): return proposal
    }
    let offered = Proposal(Length(chosen * base.width), Length(chosen * base.height))
    if T.isOn {
      let shaping = Shaping(
        base: ViewSize(width: base.width, height: base.height), horizontal: horizontal?.value,
        vertical: vertical?.value, offered: offered.outside)
      pass.trace.append(.shaped(id, shaping))
    }
    return offered
  }

  /// The size that is scaled; a square one is 1 x 1.
  ///
  /// It is a constant, or else the answer is not linear.
  private static func base<N, T>(
    _ parameters: Parameters, _ node: Node, _ id: NodeID, _ pass: inout Pass<N, T>
  ) -> (width: Double, height: Double) {
    guard parameters.ratio.isNaN else { return (parameters.ratio, 1) }
    if T.isOn { pass.trace.append(.probing(id, .ideal)) }
    let ideal = pass.ask(node.child, .ideal)
    let (width, height) = (ideal.width.value, ideal.height.value)
    if ideal.width.slope != 0 || ideal.height.slope != 0 { N.breakOff(&pass.record) }
    return width == height ? (1, 1) : (width, height)
  }

  /// The proposed length divided by the base's; nil if it is unspecified, or if both are 0.
  private static func scale<N, T>(
    _ length: Length<N>, _ base: Double, _ pass: inout Pass<N, T>
  ) -> N? {
    if length.isUnspecified { return nil }
    let length = length.or(0)
    guard base == 0 else { return length / base }
    // With a base of 0, the quotient is infinite, with the sign of the length.
    if pass.isLess(N(0), length) { return N(1 / base) }
    return pass.isLess(length, N(0)) ? N(-1 / base) : nil
  }
}

extension AspectRatio {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, AspectRatio.rule, Parameters(ratio: ratio ?? .nan, mode: mode))
  }
}
