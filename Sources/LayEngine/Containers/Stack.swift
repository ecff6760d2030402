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
    guard pass.failure == nil else { return }
    var position = N(0)
    for index in 0..<Int(node.childCount) where !T.isOn || !pass.isStoppedInLoop() {
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

/// How a stack shares its length among its children.
///
/// - Source: layout-rules 4.2 and 4.3.
extension Stack {
  /// Computes each child's offer and size.
  static func measure<N, T>(
    _ node: Node, _ id: NodeID, _ parameters: Parameters, _ proposal: Proposal<N>, _ axis: Axis,
    _ children: UnsafeMutablePointer<Child<N>>, _ pass: inout Pass<N, T>
  ) {
    let count = Int(node.childCount)
    let minor = proposal[axis.other]
    if proposal[axis].isUnspecified {
      for index in 0..<count {
        let offered = Proposal(major: .unspecified, minor: minor, along: axis)
        children[index].size = pass.ask(children[index].id, offered)
      }
      return
    }
    var run = Run(
      id: id, axis: axis, minor: minor, children: children,
      order: pass.scratch.take(count, of: Int32.self),
      left: proposal[axis].or(0) - N(parameters.spacing))
    if T.isOn { pass.trace.append(.available(id, run.left.value)) }
    for index in 0..<count { run.order[index] = Int32(index) }
    if run.offersAllTheSame(count, parameters, &pass) { return }
    if parameters.hasOnePriority {
      run.share(0..<count, &pass)
    } else {
      for index in 0..<count { run.order[index] = pass.edge(index, of: node).rank }
      run.shareByPriority(count, &pass)
    }
  }

  /// One sharing of a length.
  private struct Run<N: Scalar> {
    let id: NodeID
    let axis: Axis
    let minor: Length<N>
    let children: UnsafeMutablePointer<Child<N>>
    let order: UnsafeMutablePointer<Int32>
    /// What is not taken yet; may be negative.
    var left: N

    /// Offers 0 to all children if nothing is left, and infinity to all if that is left.
    ///
    /// The order does not matter then, and children are not asked for their smallest and largest
    /// lengths. Returns false in other cases, and if a child answers a negative length.
    mutating func offersAllTheSame<T>(
      _ count: Int, _ parameters: Parameters, _ pass: inout Pass<N, T>
    ) -> Bool {
      let isEndless = !left.isFinite && pass.isLess(N(0), left)
      if isEndless ? !parameters.hasOnePriority : !left.isFinite || pass.isLess(N(0), left) {
        return false
      }
      let offer = Length(isEndless ? left : N(0))
      let offered = Proposal(major: offer, minor: minor, along: axis)
      for index in 0..<count where !pass.isStoppedInLoop() {
        let size = pass.ask(children[index].id, offered)
        if !isEndless, pass.isLess(size[axis], N(0)) { return false }
        children[index].offer = offer
        children[index].size = size
      }
      if T.isOn {
        for index in 0..<count where !pass.isStoppedInLoop() {
          pass.trace.append(
            .shared(
              id, child: index, left: left.value, among: count - index, offered.outside,
              children[index].size.outside))
        }
      }
      return true
    }

    /// Serves higher priorities first, and reserves the smallest lengths of lower ones until then.
    mutating func shareByPriority<T>(_ count: Int, _ pass: inout Pass<N, T>) {
      var start = 0
      while start < count {
        let priority = self.priority(start, pass)
        var end = start + 1
        while end < count, self.priority(end, pass) == priority { end += 1 }
        if start == 0 {
          reserve(end..<count, &pass)
        } else {
          let kept = shortest(start..<end)
          left = left + kept
          if T.isOn { pass.trace.append(.reserved(id, -kept.value)) }
        }
        share(start..<end, &pass)
        start = end
      }
    }

    private func priority<T>(_ place: Int, _ pass: borrowing Pass<N, T>) -> Double {
      pass.priority(of: children[Int(order[place])].id)
    }

    private mutating func reserve<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      guard !places.isEmpty else { return }
      for place in places where !pass.isStoppedInLoop() {
        probeShortest(Int(order[place]), &pass)
      }
      let kept = shortest(places)
      left = left - kept
      if T.isOn { pass.trace.append(.reserved(id, kept.value)) }
    }

    private func shortest(_ places: Range<Int>) -> N {
      var sum = N(0)
      for place in places { sum = sum + children[Int(order[place])].shortest }
      return sum
    }

    /// Offers equal shares of what is left, to the least flexible children first.
    mutating func share<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      if places.count > 1 {
        for place in places where !pass.isStoppedInLoop() { probe(Int(order[place]), &pass) }
        sort(places, &pass)
      }
      if T.isOn {
        let priority = priority(places.lowerBound, pass)
        pass.trace.append(
          .sharing(id, available: left.value, priority: priority, among: places.count))
      }
      serve(places, &pass)
    }

    /// Sorts as the library does, which keeps the order of equals; apart, so that what it needs of the
    /// stack is free while children are asked.
    @inline(never)
    private func sort<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      var sorted = UnsafeMutableBufferPointer(
        start: order + places.lowerBound, count: places.count)
      sorted.sort { Self.goesBefore(children[Int($0)], children[Int($1)], &pass) }
    }

    /// Offers equal shares of what is left, in the given order.
    mutating func serve<T>(_ places: Range<Int>, _ pass: inout Pass<N, T>) {
      var among = places.count
      for place in places where !pass.isStoppedInLoop() {
        let index = Int(order[place])
        let offer = Length(pass.larger(left / Double(among), 0))
        let offered = Proposal(major: offer, minor: minor, along: axis)
        let size = pass.ask(children[index].id, offered)
        children[index].offer = offer
        children[index].size = size
        if T.isOn {
          pass.trace.append(
            .shared(
              id, child: index, left: left.value, among: among, offered.outside, size.outside))
        }
        let rest = left - size[axis]
        if !rest.isNaN { left = rest }
        among -= 1
      }
    }

    private func probe<T>(_ index: Int, _ pass: inout Pass<N, T>) {
      let child = children[index].id
      let plain = pass.nodes[Int(child)].plain
      let longest: N
      if plain.isKnown {
        let range: (shortest: N, longest: N) = plain.range(along: axis)
        children[index].shortest = range.shortest
        longest = range.longest
      } else {
        probeShortest(index, &pass)
        let most = Proposal(major: Length(N(.infinity)), minor: minor, along: axis)
        if T.isOn { pass.trace.append(.probing(id, .longest)) }
        longest = pass.ask(child, most)[axis]
      }
      children[index].longest = longest
      if T.isOn {
        let shortest = children[index].shortest.value
        pass.trace.append(
          .probed(id, child: index, shortest: shortest, longest: longest.value))
      }
    }

    /// A text that is a direct child counts as 0 wide at least, without being asked.
    private func probeShortest<T>(_ index: Int, _ pass: inout Pass<N, T>) {
      let child = children[index].id
      if axis == .horizontal, pass.nodes[Int(child)].rule == TextRule.rule {
        children[index].shortest = N(0)
        return
      }
      let least = Proposal(major: Length(N(0)), minor: minor, along: axis)
      if T.isOn { pass.trace.append(.probing(id, .shortest)) }
      children[index].shortest = pass.ask(child, least)[axis]
    }

    /// The less flexible child goes first; of two with infinite flexibility, the one that needs
    /// more.
    @inline(__always)
    private static func goesBefore<T>(
      _ one: Child<N>, _ other: Child<N>, _ pass: inout Pass<N, T>
    ) -> Bool {
      let left = flexibility(one)
      let right = flexibility(other)
      if pass.isLess(left, right) { return true }
      let isEndless = !left.isFinite && !right.isFinite
      return isEndless && pass.isLess(other.shortest, one.shortest)
    }

    @inline(__always)
    private static func flexibility(_ child: Child<N>) -> N {
      let range = child.longest - child.shortest
      return range.isNaN ? N(0) : range
    }
  }
}

/// HStack: views side by side.
package struct HorizontalStack: StackContent, ContainerRule {
  static var rule: Rule { .horizontalStack }
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package static var axis: Axis { .horizontal }
}

/// VStack: views one below the other.
package struct VerticalStack: StackContent, ContainerRule {
  static var rule: Rule { .verticalStack }
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package static var axis: Axis { .vertical }
}

/// A stack, lazy or not, along an axis.
package protocol StackContent: ViewContent, Equatable {
  var style: StackStyle { get }
  static var axis: Axis { get }
  static var isLazy: Bool { get }
}

extension StackContent {
  package static var isLazy: Bool { false }
  package var keepsValues: Bool { true }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    if Self.isLazy {
      try lowering.lowerLazyStack(use, style, Self.axis)
    } else {
      try lowering.lowerStack(use, style, Self.axis)
    }
  }
}

extension ContainerRule where Self: StackContent {
  @inline(__always)
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    Stack.size(node, id, proposal, axis, &pass)
  }

  @inline(__always)
  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    Stack.arrange(node, placed, axis, &pass)
  }
}

extension Lowering {
  /// Lowers an HStack or a VStack; one that is written with exactly one view becomes transparent.
  ///
  /// - Source: layout-rules 4.1 and 4.8.
  fileprivate mutating func lowerStack(
    _ use: ViewUse, _ style: StackStyle, _ axis: Axis
  ) throws(LayoutFailure) {
    let elements = try elements(of: use.view)
    let inner = oriented(use.environment, along: axis)
    if elements.count == 1, !style.isDynamic {
      return try lowerOnlyChild(elements[0], use.id, inner)
    }
    let start = try lowerEdges(elements, inner)
    let count = elements.count
    let hasOnePriority = rankByPriority(start, count)
    let parameters = Stack.Parameters(
      spacing: spread(start, count, style.spacing, axis),
      guide: style.alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter),
      hasOnePriority: hasOnePriority)
    finish(
      use.id, axis == .horizontal ? HorizontalStack.rule : VerticalStack.rule, link: start,
      childCount: count, parameters: keep(parameters), stackTraits(start, count, axis))
  }

  /// Sets the distances before the children; returns their sum, in points.
  private mutating func spread(
    _ start: Int32, _ count: Int, _ spacing: Double?, _ axis: Axis
  ) -> Double {
    let edges = edges.pointer + Int(start)
    var sum = 0.0
    for index in 0..<count {
      let (before, child) = (edges[max(index - 1, 0)].child, edges[index].child)
      edges[index].distance = index == 0 ? 0 : spacing ?? distance(from: before, to: child, axis)
      sum += edges[index].distance
    }
    return sum
  }

  /// Ranks children by priority, high first, and in source order where it is equal; returns whether
  /// all have one priority.
  private mutating func rankByPriority(_ start: Int32, _ count: Int) -> Bool {
    let edges = edges.pointer + Int(start)
    var hasOnePriority = true
    for index in 0..<count {
      edges[index].rank = Int32(index)
      if traits(of: edges[index].child).priority != traits(of: edges[0].child).priority {
        hasOnePriority = false
      }
    }
    if hasOnePriority { return true }
    let priorities = (0..<count).map { traits(of: edges[$0].child).priority }
    let indices = priorities.indices.sorted { one, other in
      priorities[one] == priorities[other] ? one < other : priorities[one] > priorities[other]
    }
    for (place, index) in indices.enumerated() { edges[place].rank = Int32(index) }
    return false
  }

  private mutating func stackTraits(_ start: Int32, _ count: Int, _ axis: Axis) -> NodeTraits {
    guard count > 0 else { return .empty }
    let edges = edges.pointer + Int(start)
    var result = mergedTraits(of: (0..<count).lazy.map { edges[$0].child })
    result.spacing = spacings.ends(
      of: result.spacing, traits(of: edges[0].child).spacing,
      traits(of: edges[count - 1].child).spacing, along: axis)
    return result
  }
}

extension ViewTree {
  /// Where the distances between the children of a stack come from; the first is that before the
  /// second child.
  ///
  /// Empty for other views.
  package func spacingReasons(in node: NodeID) -> [SpacingReason] {
    guard let content = view(of: node).content as? any StackContent else { return [] }
    let (axis, declared) = (type(of: content).axis, content.style.spacing)
    let (children, distances) = (children(of: node), distances(in: node))
    return zip(children.dropFirst(), zip(children, distances.dropFirst())).map { next, rest in
      let (before, distance) = rest
      guard declared == nil else { return SpacingReason(distance: distance, source: .declared) }
      let (one, other) = (spacing(of: before), spacing(of: next))
      let source =
        axis == .horizontal
        ? one.trailing.source(to: other.leading, or: one.defaultDistance)
        : one.bottom.source(to: other.top, or: one.defaultDistance)
      return SpacingReason(distance: distance, source: source)
    }
  }
}
