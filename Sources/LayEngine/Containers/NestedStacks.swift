/// Stacks in stacks to which one proposal is handed on, and for which an answer is to be worked out.
///
/// A stack that has nothing left to share offers 0 to each of its children, one with endless room
/// infinity, and one that is proposed nothing along it nothing. A deep chain of stacks hands such a
/// proposal on from its outermost to its innermost view. Asked by recursion, each level would leave
/// about a kilobyte on the stack, which is more memory than all that is known of it. So where views
/// are nested deep, the innermost stacks are asked first: the answers are the same, and each stack
/// finds those of its children.
struct NestedStacks: ~Copyable {
  /// Those whose children are looked at later, and those that were found and are not asked yet,
  /// outermost first.
  fileprivate var pending = Buffer<NodeID>(capacity: 16)
  fileprivate var found = Buffer<NodeID>(capacity: 16)
  /// Below this address of the stack views are nested deep.
  private var deep: UInt = 0

  /// So many bytes of the stack stay in the cache of a processor, and most layouts take less.
  private static var shallow: UInt { 1 << 19 }

  /// To be called where the pass begins.
  mutating func begin() { deep = StackFloor.here &- Self.shallow }

  /// Whether the running question is asked deep below those that the pass began with.
  @inline(__always)
  var isDeep: Bool { StackFloor.here < deep }
}

extension Pass {
  /// Works out what the stacks in a stack answer, innermost first, as far as they get the proposal to
  /// it.
  ///
  /// To be called before the stack itself is worked out. Stacks with layouts of the program in them
  /// are left out: those see the order in which they are asked.
  @inline(never)
  mutating func answerNested(in id: NodeID, _ proposal: Proposal<Number>) {
    let start = nested.found.count
    nested.pending.append(id)
    var last = id - 1
    while let next = nested.pending.popLast() {
      // In the order of a walk nodes are numbered upwards; one that was met before is not.
      guard next > last else { continue }
      last = next
      if next != id { nested.found.append(next) }
      let node = nodes[Int(next)]
      guard Stack.handsOn(node, proposal, self) else { continue }
      for index in (0..<Int(node.childCount)).reversed() {
        let child = edge(index, of: node).child
        if isUnknownStack(child, proposal) { nested.pending.append(child) }
      }
    }
    while failure == nil, nested.found.count > start, let next = nested.found.popLast() {
      // One that stands in several places may be answered by now. It is asked where its parent is.
      if isUnknownStack(next, proposal) { _ = compute(next, proposal) }
    }
    nested.found.removeLast(downTo: start)
  }

  /// Whether a view is a stack that is asked for sizes and has not answered a proposal.
  private func isUnknownStack(_ id: NodeID, _ proposal: Proposal<Number>) -> Bool {
    let node = nodes + Int(id)
    guard node.pointee.rule.isStack, !node.pointee.isSeparable, node.pointee.slot >= 0,
      !node.pointee.asksProgram
    else { return false }
    var size = Size<Number>.zero
    return !memo.find(node.pointee.slot, proposal, &size)
  }
}

extension Rule {
  /// Whether it is that of an HStack or a VStack.
  @inline(__always)
  var isStack: Bool { self == HorizontalStack.rule || self == VerticalStack.rule }
}

extension Stack {
  /// Whether a stack offers each child just what it is proposed itself.
  fileprivate static func handsOn<N, T>(
    _ node: Node, _ proposal: Proposal<N>, _ pass: borrowing Pass<N, T>
  ) -> Bool {
    let length = proposal[node.rule == HorizontalStack.rule ? .horizontal : .vertical]
    if length.isUnspecified { return true }
    let parameters: Parameters = pass.parameters(of: node)
    if !length.or(0).isFinite { return parameters.hasOnePriority && length.or(0).value > 0 }
    return Length.same(length, Length(N(0))) && parameters.spacing >= 0
  }
}
