extension ViewTree {
  /// What decides a length that is known before any pass, so that no rule runs and nothing is
  /// traced: a colour's, a fixed image's, that of a frame with both lengths; nil for other views.
  ///
  /// A frame 40 wide answers `.declared` along the horizontal axis.
  package func plainReason(
    of id: NodeID, at proposal: ProposedViewSize, along axis: Axis
  ) -> LengthReason? {
    let node = nodes[Int(id)]
    guard node.plain.isKnown else { return nil }
    if hasPlainChild(node) { return declares(node, axis) ? .declared : .child(0) }
    let length = axis == .horizontal ? node.plain.width : node.plain.height
    if !length.isNaN { return .own }
    let proposed = axis == .horizontal ? proposal.width : proposal.height
    return proposed == nil ? .usual : .proposed
  }

  /// What a view whose answer is known before any pass would propose to its child, and the
  /// child's answer; nil for other views, and where the child's answer is not known and not needed.
  package func plainQuestion(
    in id: NodeID, at proposal: ProposedViewSize
  ) -> (proposal: ProposedViewSize, answer: ViewSize)? {
    let node = nodes[Int(id)]
    guard node.plain.isKnown, hasPlainChild(node) else { return nil }
    var offered = proposal
    if declares(node, .horizontal) { offered.width = node.plain.width }
    if declares(node, .vertical) { offered.height = node.plain.height }
    let child = nodes[Int(node.rule.hasOneChild ? node.child : edges[Int(node.link)].child)].plain
    guard child.isKnown else { return nil }
    return (offered, child.size(Proposal<Double>(offered)).outside)
  }

  /// Whether the answer is that of a child: in a frame, in a view with a background.
  private func hasPlainChild(_ node: Node) -> Bool {
    node.childCount > 0 && node.rule != GeometryReader.rule
  }

  private func declares(_ node: Node, _ axis: Axis) -> Bool {
    guard node.rule == FixedFrame.rule else { return false }
    let frame: FixedFrame.Parameters = parameters(of: node)
    return !(axis == .horizontal ? frame.width : frame.height).isNaN
  }
}
