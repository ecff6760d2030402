/// Places children, for the rules.
extension Pass {
  /// Puts a child: its size is its answer to the proposal that it is placed with.
  @inline(__always)
  mutating func put(_ child: NodeID, at origin: Point<Number>, _ proposal: Proposal<Number>) {
    put(child, at: origin, proposal, ask(child, proposal))
  }

  @inline(__always)
  mutating func put(
    _ child: NodeID, at origin: Point<Number>, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) {
    if !origin.x.isFinite || !origin.y.isFinite { misplace(child) }
    placements.append(Placed(node: child, origin: origin, proposal: proposal, size: size))
  }

  /// Puts a child in the centre of its parent.
  mutating func putCentered(
    _ child: NodeID, in bounds: Size<Number>, _ proposal: Proposal<Number>
  ) {
    let size = ask(child, proposal)
    let origin = Point(
      (bounds.width - size.width) / 2, (bounds.height - size.height) / 2)
    if Trace.isOn {
      tell(child, 0, .center, bounds.halved, size.halved)
    }
    put(child, at: origin, proposal, size)
  }

  /// Puts a child so that its alignment point is at the parent's default point for that alignment.
  mutating func putAligned(
    _ child: NodeID, _ alignment: Alignment, in bounds: Size<Number>,
    _ proposal: Proposal<Number>
  ) {
    let size = ask(child, proposal)
    if !Trace.isOn, nodes[Int(child)].explicitGuides.isEmpty, alignment.isCenter {
      let origin = Point(bounds.width / 2 - size.width / 2, bounds.height / 2 - size.height / 2)
      return put(child, at: origin, proposal, size)
    }
    let x = position(of: alignment.horizontal, in: child, proposal, size)
    let y = position(of: alignment.vertical, in: child, proposal, size)
    let line = Point(
      defaultPosition(of: alignment.horizontal, bounds),
      defaultPosition(of: alignment.vertical, bounds))
    let origin = Point(line.x - x, line.y - y)
    if Trace.isOn { tell(child, 0, alignment, line, Point(x, y)) }
    put(child, at: origin, proposal, size)
  }

  /// Traces by which guides a child is placed.
  @inline(never)
  mutating func tell(
    _ child: NodeID, _ index: Int, _ alignment: Alignment, _ line: Point<Number>,
    _ inChild: Point<Number>
  ) {
    tell(child, index, alignment.horizontal, line.x, inChild.x)
    tell(child, index, alignment.vertical, line.y, inChild.y)
  }

  /// Traces by which guide a child is placed on one axis.
  @inline(never)
  mutating func tell(
    _ child: NodeID, _ index: Int, _ guide: AlignmentGuide, _ line: Number, _ inChild: Number
  ) {
    let reason = PlaceReason(
      child: index, guide: guide, inParent: line.value, inChild: inChild.value)
    trace.append(.aligning(child, reason))
  }

  /// Traces what decided a view's answer.
  @inline(never)
  mutating func tell(_ id: NodeID, width: LengthReason, height: LengthReason) {
    trace.append(.decided(id, .horizontal, width))
    trace.append(.decided(id, .vertical, height))
  }

  /// Notes a view whose place is not finite.
  @inline(never)
  mutating func misplace(_ child: NodeID) {
    if misplaced.count < 8, !misplaced.contains(child) { misplaced.append(child) }
  }
}

extension Size {
  /// The point in the middle.
  var halved: Point<Number> { Point(width / 2, height / 2) }
}
