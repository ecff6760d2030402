/// A frame with a fixed length on one axis or both.
///
/// - Rule: answer the declared lengths and the child's on a free axis; offer the declared lengths
///   and the proposal on a free axis. With both declared the child is not asked. The child's guide
///   for the alignment is put on the frame's own.
/// - A declared length below 0 counts as 0; one that is not finite as not given.
/// - Spacing: ordinary on the edges across a declared axis, unless the child is a spacer.
/// - Source: layout-rules 6.1.
package struct FixedFrame: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  package var alignment: Alignment

  package init(width: Double?, height: Double?, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// What counts of a declared length; nil where it is not finite and so not given.
  package static func counted(_ declared: Double) -> Double? {
    declared.isFinite ? max(declared, Choices.leastFixedLength) : nil
  }

  struct Parameters: BitwiseCopyable {
    /// NaN where not given.
    var width, height: Double
    var alignment: Alignment
  }

  static func size<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let frame: Parameters = pass.parameters(of: node)
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

extension Pass {
  /// Puts a child so that its point for an alignment lies on the default point of its parent.
  mutating func putAligned(
    _ child: NodeID, _ alignment: Alignment, in bounds: Size<Number>,
    _ proposal: Proposal<Number>
  ) {
    let size = ask(child, proposal)
    let x = position(of: alignment.horizontal, in: child, proposal, size)
    let y = position(of: alignment.vertical, in: child, proposal, size)
    let origin = Point(
      defaultPosition(of: alignment.horizontal, bounds) - x,
      defaultPosition(of: alignment.vertical, bounds) - y)
    put(child, at: origin, proposal, size)
  }
}

extension Lowering {
  mutating func fixedFrame(
    _ view: View, _ frame: FixedFrame, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    warn(about: frame.width, .horizontal, view)
    warn(about: frame.height, .vertical, view)
    let child = try lower(view.children[0], environment)
    let width = frame.width.flatMap(FixedFrame.counted) ?? .nan
    let height = frame.height.flatMap(FixedFrame.counted) ?? .nan
    var edges: EdgeSet = []
    if !width.isNaN { edges.formUnion(.horizontal) }
    if !height.isNaN { edges.formUnion(.vertical) }
    let parameters = FixedFrame.Parameters(
      width: width, height: height, alignment: frame.alignment)
    var traits = traits(of: child).framed(edges)
    let inside = self.traits(of: child).plain
    traits.plain = PlainAnswer(
      width: width.isNaN ? inside.width : width, height: height.isNaN ? inside.height : height,
      isKnown: inside.isKnown || (!width.isNaN && !height.isNaN))
    finish(id, .fixedFrame, child: child, parameters: keep(parameters), traits)
  }
}

extension NodeTraits {
  /// The traits of a view in a frame that decides about some edges.
  func framed(_ edges: EdgeSet) -> NodeTraits {
    var traits = behindModifier
    if !isSpacer { traits.spacing = traits.spacing.resetting(edges) }
    return traits
  }
}
