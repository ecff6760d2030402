extension Pass {
  /// Computes the answers of the stacks in a stack that get the same proposal, innermost first.
  ///
  /// To be called before the stack's own answer is computed. Stacks that contain custom layouts are
  /// left out: a custom layout can observe the order in which it is asked.
  @inline(never)
  mutating func answerNested(in id: NodeID, _ proposal: Proposal<Number>) {
    let start = nested.found.count
    nested.pending.append(id)
    var last = id - 1
    while let next = nested.pending.popLast() {
      // In preorder, node numbers increase; a node that was met before has a smaller number.
      guard next > last else { continue }
      last = next
      if next != id { nested.found.append(next) }
      let node = nodes[Int(next)]
      guard Stack.passesOn(node, proposal, self) else { continue }
      for index in (0..<Int(node.childCount)).reversed() {
        let child = edge(index, of: node).child
        if isUnknownStack(child, proposal) { nested.pending.append(child) }
      }
    }
    while failure == nil, nested.found.count > start, let next = nested.found.popLast() {
      // A stack that is used in several places may have answered by now.
      if isUnknownStack(next, proposal) { _ = compute(next, proposal) }
    }
    nested.found.removeLast(downTo: start)
  }

  /// Whether a view is a stack that is asked for sizes and has not answered the proposal yet.
  private func isUnknownStack(_ id: NodeID, _ proposal: Proposal<Number>) -> Bool {
    let node = nodes + Int(id)
    guard node.pointee.rule.isStack, node.pointee.slot >= 0,
      !node.pointee.asksProgram
    else { return false }
    var size = Size<Number>.zero
    return !memo.find(node.pointee.slot, proposal, &size)
  }
}

extension Rule {
  /// Whether it is the rule of an HStack or a VStack.
  @inline(__always)
  var isStack: Bool { self == HorizontalStack.rule || self == VerticalStack.rule }
}

extension Stack {
  /// Whether a stack offers each child exactly the proposal that it gets.
  fileprivate static func passesOn<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: borrowing Pass<N, T>
  ) -> Bool {
    let length = proposal[node.rule == HorizontalStack.rule ? .horizontal : .vertical]
    if length.isUnspecified { return true }
    let parameters: Parameters = pass.parameters(of: node)
    if !length.or(0).isFinite { return parameters.hasOnePriority && length.or(0).value > 0 }
    return Length.same(length, Length(N(0))) && parameters.spacing >= 0
  }
}
