/// Whether a view that is lowered may be asked on one axis at a time.
extension Lowering {
  /// Whether a view's lengths depend only on what is proposed to it.
  ///
  /// Custom layouts of the program get every question that the rules ask, since a program may count
  /// them.
  @inline(__always)
  func maySettle(_ node: Node) -> Bool {
    node.slot != Node.containedSlot && !node.asksProgram
  }

  mutating func asksProgram(_ node: Node) -> Bool {
    guard !layouts.isEmpty else { return false }
    if node.rule.asksProgram { return true }
    if node.rule.hasOneChild { return nodes[Int(node.child)].asksProgram }
    return (Int(node.link)..<Int(node.link) + Int(node.childCount)).contains { index in
      nodes[Int(edges[index].child)].asksProgram
    }
  }

  mutating func isSeparable(_ node: Node) -> Bool {
    guard maySettle(node) else { return false }
    return withUnsafeMutablePointer(to: &self) { lowering in
      node.rule.with(SeparabilityVisitor(node: node, lowering: lowering))
    }
  }
}

/// Says whether each axis of a view's answer follows from that axis alone.
private struct SeparabilityVisitor: RuleVisitor {
  let node: Node
  let lowering: UnsafeMutablePointer<Lowering>

  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool {
    R.isSeparable(node, &lowering.pointee)
  }
}
