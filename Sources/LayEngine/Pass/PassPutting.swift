/// What rules put their children with.
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
    put(child, at: origin, proposal, size)
  }

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

  /// Notes a view whose place is no number.
  @inline(never)
  mutating func misplace(_ child: NodeID) {
    if misplaced.count < 8, !misplaced.contains(child) { misplaced.append(child) }
  }
}
