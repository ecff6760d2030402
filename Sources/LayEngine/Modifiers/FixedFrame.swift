/// A frame with a fixed length on one axis or both.
///
/// - Rule: answer the declared lengths and the child's on a free axis; offer the declared lengths
///   and the proposal on a free axis. With both declared the child is not asked. The child's
///   alignment guides are placed at the frame's default positions for these guides.
/// - A declared length below 0 counts as 0; one that is not finite as not given.
/// - Spacing: ordinary on the edges across a declared axis, unless the child is a spacer.
/// - Source: layout-rules 6.1.
package struct FixedFrame: ModifierContent, ModifierRule, Hashable, Sendable {
  static var rule: Rule { .fixedFrame }
  package var width: Double?
  package var height: Double?
  package var alignment: Alignment

  package init(width: Double?, height: Double?, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The length that counts for a declared one; nil if it is not finite, which counts as not given.
  package static func counted(_ declared: Double) -> Double? {
    declared.isFinite ? max(declared, 0) : nil
  }

  struct Parameters: BitwiseCopyable {
    /// NaN where not given.
    var width, height: Double
    var alignment: Alignment
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let frame: Parameters = pass.parameters(of: node)
    if T.isOn {
      pass.tell(
        id, width: frame.width.isNaN ? .child(0) : .declared,
        height: frame.height.isNaN ? .child(0) : .declared)
    }
    if !frame.width.isNaN, !frame.height.isNaN { return Size(N(frame.width), N(frame.height)) }
    let child = pass.ask(node.child, inside(proposal, frame))
    return Size(
      frame.width.isNaN ? child.width : N(frame.width),
      frame.height.isNaN ? child.height : N(frame.height))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let frame: Parameters = pass.parameters(of: node)
    let proposal = inside(placed.proposal, frame)
    pass.putAligned(node.child, frame.alignment, in: placed.size, proposal)
  }

  private static func inside<N>(_ proposal: Proposal<N>, _ frame: Parameters) -> Proposal<N> {
    Proposal(
      frame.width.isNaN ? proposal.width : Length(N(frame.width)),
      frame.height.isNaN ? proposal.height : Length(N(frame.height)))
  }
}

extension FixedFrame {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.warn(about: self.width, .horizontal, use.view)
    lowering.warn(about: self.height, .vertical, use.view)
    let child = try lowering.lowerContent(use)
    let width = self.width.flatMap(Self.counted) ?? .nan
    let height = self.height.flatMap(Self.counted) ?? .nan
    var edges: EdgeSet = []
    if !width.isNaN { edges.formUnion(.horizontal) }
    if !height.isNaN { edges.formUnion(.vertical) }
    let parameters = Parameters(width: width, height: height, alignment: alignment)
    var traits = lowering.traits(of: child, framedAt: edges)
    let inside = lowering.traits(of: child).plain
    traits.plain = PlainAnswer(
      width: width.isNaN ? inside.width : width, height: height.isNaN ? inside.height : height,
      isKnown: inside.isKnown || (!width.isNaN && !height.isNaN))
    lowering.finish(
      use.id, FixedFrame.rule, child: child, parameters: lowering.keep(parameters), traits)
  }
}
