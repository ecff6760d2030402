/// How a stack is built, apart from its axis.
package struct StackStyle: Hashable, Sendable {
  /// The guide on the other axis that the children are aligned by.
  package var alignment: AlignmentGuide?
  /// The distance between neighbours in points; nil for what the neighbours prefer.
  package var spacing: Double?
  /// Whether a loop or a condition made the children.
  ///
  /// A stack that is written with exactly one child is left out of the tree; a dynamic one stays,
  /// however many children it has.
  package var isDynamic: Bool

  package init(
    alignment: AlignmentGuide? = nil, spacing: Double? = nil, isDynamic: Bool = false
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.isDynamic = isDynamic
  }
}

/// HStack and VStack.
///
/// - Rule: the length without the distances is shared among the children, those of higher priority
///   first, and of equal priority the least flexible first. Each is offered an equal share of what
///   is left then, and the stack is as long as the children and the distances. If the length is
///   unspecified, every child is offered unspecified. Across, all children get the stack's proposal
///   and are aligned by one guide.
/// - Placed with an unspecified length across, the stack lays out again with its own size there.
/// - Source: layout-rules 4.
enum Stack {
  struct Parameters: BitwiseCopyable {
    /// The sum of all distances.
    var spacing: Double
    var guide: AlignmentGuide
    var hasOnePriority: Bool
  }

  /// What the stack knows of a child while it is laid out.
  struct Child<N: Scalar>: BitwiseCopyable {
    var id: NodeID
    var shortest: N
    var longest: N
    var offer: Length<N>
    var size: Size<N>
    /// Where the child's alignment guide is across the stack.
    var guide: N
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ axis: Axis, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    guard node.childCount > 0 else { return .zero }
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let parameters: Parameters = pass.parameters(of: node)
    let children = begin(node, &pass)
    measure(node, id, parameters, proposal, axis, children, &pass)
    let across = extent(node, id, parameters, proposal, axis, children, &pass)
    if T.isOn { pass.trace.append(.decided(id, axis, .sum)) }
    var length = N(parameters.spacing)
    for index in 0..<Int(node.childCount) { length = length + children[index].size[axis] }
    return Size(major: length, minor: across.upper - across.lower, along: axis)
  }

  static func arrange<N, T>(
    _ node: Node, _ placed: Placed<N>, _ axis: Axis, _ pass: inout Pass<N, T>
  ) {
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let parameters: Parameters = pass.parameters(of: node)
    let minor = placed.proposal[axis.other]
    let proposal = Proposal(
      major: placed.proposal[axis],
      minor: minor.isUnspecified ? Length(placed.size[axis.other]) : minor, along: axis)
    let children = begin(node, &pass)
    measure(node, placed.node, parameters, proposal, axis, children, &pass)
    let across = extent(node, placed.node, parameters, proposal, axis, children, &pass)
    var position = N(0)
    for index in 0..<Int(node.childCount) {
      let child = children[index]
      position = position + N(pass.edge(index, of: node).distance)
      let origin = Point(
        major: position, minor: N(0) - child.guide - across.lower, along: axis)
      let offered = Proposal(major: child.offer, minor: proposal[axis.other], along: axis)
      if T.isOn {
        pass.tell(child.id, index, parameters.guide, N(0) - across.lower, child.guide)
      }
      pass.put(child.id, at: origin, offered, child.size)
      position = position + child.size[axis]
    }
  }

  private static func begin<N, T>(
    _ node: Node, _ pass: inout Pass<N, T>
  ) -> UnsafeMutablePointer<Child<N>> {
    let children = pass.scratch.take(Int(node.childCount), of: Child<N>.self)
    for index in 0..<Int(node.childCount) {
      children[index] = Child(
        id: pass.edge(index, of: node).child, shortest: N(0), longest: N(0),
        offer: .unspecified, size: .zero, guide: N(0))
    }
    return children
  }

  /// The range that the children cover across the stack, relative to the alignment line.
  private static func extent<N, T>(
    _ node: Node, _ id: NodeID, _ parameters: Parameters, _ proposal: Proposal<N>, _ axis: Axis,
    _ children: UnsafeMutablePointer<Child<N>>, _ pass: inout Pass<N, T>
  ) -> (lower: N, upper: N) {
    var (lower, upper) = (N(0), N(0))
    var (first, last) = (0, 0)
    let across = axis.other
    for index in 0..<Int(node.childCount) {
      let child = children[index]
      let offered = Proposal(major: child.offer, minor: proposal[across], along: axis)
      let found = pass.position(of: parameters.guide, in: child.id, offered, child.size)
      let guide = found.isNaN ? N(.infinity) : found
      children[index].guide = guide
      var start = N(0) - guide
      var end = start + child.size[across]
      if start.isNaN { start = end }
      if end.isNaN { end = start }
      if T.isOn {
        if min(start.value, end.value) < lower.value { first = index }
        if max(start.value, end.value) > upper.value { last = index }
      }
      lower = pass.smaller(lower, pass.smaller(start, end))
      upper = pass.larger(upper, pass.larger(start, end))
    }
    // If no child reaches beyond the line on one side, both ends belong to one child.
    if T.isOn {
      if lower.value == 0 { first = last } else if upper.value == 0 { last = first }
      pass.trace.append(.decided(id, axis.other, .reach(from: first, to: last)))
    }
    return (lower, upper)
  }
}
