/// How a separable stack shares its length, and what its children cover across.
///
/// It does what `StackSharing.swift` does, one axis at a time, with bitwise equal results.
extension Stack {
  /// What the children of a stack are offered along it, and what they take.
  struct Shares<N: Scalar> {
    let offers: UnsafeMutablePointer<Length<N>>
    let taken: UnsafeMutablePointer<N>

    @inline(__always)
    func starting(at edge: Int32) -> Shares {
      Shares(offers: offers + Int(edge), taken: taken + Int(edge))
    }
  }

  /// A stack is separable if its children are, unless it aligns them by a custom or explicit guide.
  static func isSeparable(_ node: Node, _ lowering: inout Lowering) -> Bool {
    let parameters: Parameters = lowering.parameters(of: node)
    if case .custom = parameters.guide { return false }
    let guide = GuideSet(parameters.guide)
    for index in 0..<Int(node.childCount) {
      let child = lowering.nodes[Int(lowering.edges[Int(node.link) + index].child)]
      guard child.isSeparable, child.explicitGuides.isDisjoint(with: guide) else { return false }
    }
    return true
  }

  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, of stackAxis: Axis, _ proposal: Length<A.Number>,
    _ asker: inout A
  ) -> A.Number {
    guard node.childCount > 0 else { return A.Number(0) }
    let parameters: Parameters = asker.parameters(of: node)
    guard axis == stackAxis else { return extent(node, parameters, axis, proposal, &asker) }
    let taken = asker.shares(of: node, along: axis, proposal)
    var length = A.Number(parameters.spacing)
    for index in 0..<Int(node.childCount) { length = length + taken[index] }
    return length
  }

  private static func extent<A: LengthAsker & ~Copyable>(
    _ node: Node, _ parameters: Parameters, _ axis: Axis, _ proposal: Length<A.Number>,
    _ asker: inout A
  ) -> A.Number {
    var extent = Extent<A.Number>()
    for index in 0..<Int(node.childCount) {
      let length = asker.length(of: asker.edge(index, of: node).child, along: axis, proposal)
      extent.cover(length, from: Extent.line(parameters.guide, in: length), &asker)
    }
    return extent.upper - extent.lower
  }

  /// Computes what the children are offered along the stack, and what they take.
  static func share<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ shares: Shares<A.Number>,
    _ asker: inout A
  ) {
    let parameters: Parameters = asker.parameters(of: node)
    if proposal.isUnspecified {
      for index in 0..<Int(node.childCount) {
        offer(.unspecified, to: index, node, axis, shares, &asker)
      }
      return
    }
    var left = proposal.or(0) - A.Number(parameters.spacing)
    if offersAllTheSame(left, node, parameters, axis, shares, &asker) { return }
    guard parameters.isOrdered else {
      return serveInOrder(node, parameters, axis, left, shares, &asker)
    }
    serve(0..<Int(node.childCount), node, axis, &left, shares, &asker) { place, asker in
      Int(asker.edge(place, of: node).rank)
    }
  }

  @inline(__always)
  private static func offer<A: LengthAsker & ~Copyable>(
    _ offer: Length<A.Number>, to index: Int, _ node: Node, _ axis: Axis,
    _ shares: Shares<A.Number>, _ asker: inout A
  ) {
    shares.offers[index] = offer
    shares.taken[index] = asker.length(
      of: asker.edge(index, of: node).child, along: axis, offer)
  }

  /// Offers 0 to all children if nothing is left, and infinity to all if that is left; returns
  /// false, without a result, in other cases and if a child answers a negative length to 0.
  private static func offersAllTheSame<A: LengthAsker & ~Copyable>(
    _ left: A.Number, _ node: Node, _ parameters: Parameters, _ axis: Axis,
    _ shares: Shares<A.Number>, _ asker: inout A
  ) -> Bool {
    let isSomething = asker.isLess(A.Number(0), left)
    let isEndless = !left.isFinite && isSomething
    if isEndless ? !parameters.hasOnePriority : !left.isFinite || isSomething { return false }
    let length = Length(isEndless ? left : A.Number(0))
    for index in 0..<Int(node.childCount) {
      offer(length, to: index, node, axis, shares, &asker)
      if !isEndless, asker.isLess(shares.taken[index], A.Number(0)) { return false }
    }
    return true
  }

  /// Offers equal shares of what is left to some children, in the order of `places`.
  @inline(__always)
  private static func serve<A: LengthAsker & ~Copyable>(
    _ places: Range<Int>, _ node: Node, _ axis: Axis, _ left: inout A.Number,
    _ shares: Shares<A.Number>, _ asker: inout A, _ index: (Int, borrowing A) -> Int
  ) {
    var among = places.count
    for place in places {
      let index = index(place, asker)
      let share = Length(asker.larger(left / Double(among), 0))
      offer(share, to: index, node, axis, shares, &asker)
      let rest = left - shares.taken[index]
      if !rest.isNaN { left = rest }
      among -= 1
    }
  }

  /// Shares a length among children whose order is not known beforehand.
  ///
  /// Higher priorities come first, and among equal ones the least flexible children. The smallest
  /// lengths of lower priorities are reserved until their turn.
  @inline(never)
  private static func serveInOrder<A: LengthAsker & ~Copyable>(
    _ node: Node, _ parameters: Parameters, _ axis: Axis, _ available: A.Number,
    _ shares: Shares<A.Number>, _ asker: inout A
  ) {
    let count = Int(node.childCount)
    var left = available
    withUnsafeTemporaryAllocation(of: ServedChild<A.Number>.self, capacity: count) { memory in
      guard let children = memory.baseAddress else { return }
      for place in 0..<count {
        let index = parameters.hasOnePriority ? place : Int(asker.edge(place, of: node).rank)
        children[place] = ServedChild(index, node, axis, &asker)
      }
      var start = 0
      while start < count {
        let end = ServedChild.endOfPriority(children, start, count)
        if start == 0 {
          if end < count { left = left - ServedChild.shortest(children, end..<count) }
        } else {
          left = left + ServedChild.shortest(children, start..<end)
        }
        StackOrder.sort(children + start, end - start, &asker) { one, other, asker in
          one.goesBefore(other, &asker)
        }
        serve(start..<end, node, axis, &left, shares, &asker) { place, _ in
          children[place].index
        }
        start = end
      }
    }
  }
}

/// A child that waits for its share.
struct ServedChild<N: Scalar>: BitwiseCopyable {
  let index: Int
  private let priority: Double
  private let shortest: N
  private let flexibility: N

  fileprivate init<A: LengthAsker & ~Copyable>(
    _ index: Int, _ node: Node, _ axis: Axis, _ asker: inout A
  ) where A.Number == N {
    let child = asker.edge(index, of: node).child
    self.index = index
    priority = asker.priority(of: child)
    shortest = asker.length(of: child, along: axis, Length(N(0)))
    let range = asker.length(of: child, along: axis, Length(N(.infinity))) - shortest
    flexibility = range.isNaN ? N(0) : range
  }

  init(index: Int, shortest: N, longest: N) {
    self.index = index
    priority = 0
    self.shortest = shortest
    let range = longest - shortest
    flexibility = range.isNaN ? N(0) : range
  }

  fileprivate static func endOfPriority(
    _ children: UnsafeMutablePointer<ServedChild>, _ start: Int, _ count: Int
  ) -> Int {
    var end = start + 1
    while end < count, children[end].priority == children[start].priority { end += 1 }
    return end
  }

  fileprivate static func shortest(
    _ children: UnsafeMutablePointer<ServedChild>, _ places: Range<Int>
  ) -> N {
    var sum = N(0)
    for place in places { sum = sum + children[place].shortest }
    return sum
  }

  /// The less flexible child goes first; of two with infinite flexibility, the one that needs more.
  @inline(__always)
  func goesBefore<A: LengthAsker & ~Copyable>(_ other: ServedChild, _ asker: inout A) -> Bool
  where A.Number == N {
    if asker.isLess(flexibility, other.flexibility) { return true }
    let isEndless = !flexibility.isFinite && !other.flexibility.isFinite
    return isEndless && asker.isLess(other.shortest, shortest)
  }
}

extension Stack {
  /// The range that the children cover across a stack, relative to the alignment line.
  struct Extent<N: Scalar> {
    private(set) var lower = N(0)
    private(set) var upper = N(0)

    /// The default position of a guide in a length; infinity if that is NaN.
    @inline(__always)
    static func line(_ guide: AlignmentGuide, in length: N) -> N {
      let found =
        switch guide {
        case .leading, .top, .custom: N(0)
        case .horizontalCenter, .verticalCenter: length / 2
        case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
        }
      return found.isNaN ? N(.infinity) : found
    }

    /// Extends the range by a child with the length and the position of its guide.
    @inline(__always)
    mutating func cover<A: LengthAsker & ~Copyable>(
      _ length: N, from line: N, _ asker: inout A
    ) where A.Number == N {
      var start = N(0) - line
      var end = start + length
      if start.isNaN { start = end }
      if end.isNaN { end = start }
      lower = asker.smaller(lower, asker.smaller(start, end))
      upper = asker.larger(upper, asker.larger(start, end))
    }
  }

  /// Places the children of a separable stack.
  @inline(__always)
  static func arrangeSeparable<N, T>(
    _ node: Node, _ placed: Placed<N>, _ axis: Axis, _ pass: inout Pass<N, T>
  ) {
    let parameters: Parameters = pass.parameters(of: node)
    let across = axis.other
    let minor = placed.proposal[across]
    let offeredAcross = minor.isUnspecified ? Length(placed.size[across]) : minor
    let taken = pass.shares(of: node, along: axis, placed.proposal[axis])
    let offers = pass.lengths.shares.starting(at: node.link).offers
    let first = pass.placements.take(Int(node.childCount))
    var extent = Extent<N>()
    var position = N(0)
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      let length = pass.length(of: edge.child, along: across, offeredAcross)
      let line = Extent.line(parameters.guide, in: length)
      extent.cover(length, from: line, &pass)
      position = position + N(edge.distance)
      pass.placements[first + index] = Placed(
        node: edge.child, origin: Point(major: position, minor: N(0) - line, along: axis),
        proposal: Proposal(major: offers[index], minor: offeredAcross, along: axis),
        size: Size(major: taken[index], minor: length, along: axis))
      position = position + taken[index]
    }
    for index in first..<first + Int(node.childCount) {
      let child = pass.placements.pointer + index
      if axis == .horizontal {
        child.pointee.origin.y = child.pointee.origin.y - extent.lower
      } else {
        child.pointee.origin.x = child.pointee.origin.x - extent.lower
      }
      if !child.pointee.origin.x.isFinite || !child.pointee.origin.y.isFinite {
        pass.misplace(child.pointee.node)
      }
    }
  }
}
