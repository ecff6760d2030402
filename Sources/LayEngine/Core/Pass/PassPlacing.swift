extension Pass {
  /// Lays the tree out, or one view of it: asks the root, then arranges every view that is shown.
  ///
  /// Nothing recurses here. Each view appends a block of children, and the blocks are processed in
  /// the order in which they were appended.
  mutating func place(_ proposal: Proposal<Number>, from view: NodeID? = nil) {
    let root = view ?? tree.root
    placeOnce(root, proposal)
    guard tree.lowering.matchesGeometry, !matched.isEmpty, failure == nil else { return }
    if Trace.isOn {
      forgetAnswers()
      trace = Trace()
    }
    placeOnce(root, proposal)
  }

  private mutating func placeOnce(_ root: NodeID, _ proposal: Proposal<Number>) {
    placements.removeAll()
    arrangedBlocks.clear()
    misplaced.removeAll()
    warnings.removeAll()
    readerLayouts.removeAll()
    movingContents.removeAll()
    notes = PlacedNotes()
    pendingLayers.removeAll()
    containers.removeAll()
    begin(proposal)
    let size = ask(root, proposal)
    placements.append(Placed(node: root, origin: .zero, proposal: proposal, size: size))
    containers.append(container)
    beginPlaces(proposal, size)
    placeAll()
    fillLayers()
  }

  private mutating func placeAll() {
    var next = 0
    while next < placements.count, !isStopped() {
      arrangeChildren(of: next)
      otherWork &+= 1
      next += 1
    }
  }

  @inline(__always)
  mutating func arrangeChildren(of index: Int) {
    let node = nodes + Int(placements[index].node)
    guard node.pointee.childCount > 0 else {
      if node.pointee.rule.makesContent { makeContent(at: index) }
      return
    }
    let isPlain =
      !node.pointee.isShared && !node.pointee.isMirrored && !usesContainer && !usesPlaces
    guard Self.isDirect, isPlain else { return arrangeGenerally(index) }
    let first = placements.count
    let choice = arrange(node.pointee, placements[index])
    let placed = placements.pointer + index
    placed.pointee.firstChild = Int32(truncatingIfNeeded: first)
    placed.pointee.childCount = Int32(truncatingIfNeeded: placements.count - first)
    placed.pointee.choice = choice
  }

  /// Makes the content of a view that was placed.
  @inline(never)
  private mutating func makeContent(at index: Int) {
    if usesContainer { container = containers[index] }
    let rule = nodes[Int(placements[index].node)].rule
    withUnsafeMutablePointer(to: &self) { pass in
      rule.with(ContentVisitor(pass: pass, index: index))
    }
  }

  /// Arranges children once for all places that share them, mirrors them, and traces it.
  @inline(never)
  private mutating func arrangeGenerally(_ index: Int) {
    let placed = placements[index]
    let node = nodes[Int(placed.node)]
    if usesContainer { container = containers[index] }
    place = usesPlaces ? places[index] : nil
    let isShared = node.isShared && node.slot != Node.containedSlot && !node.asksPlace
    var block = ArrangedBlock()
    if isShared, arrangedBlocks.find(placed.node, placed.proposal, &block) {
      (placements.pointer + index).pointee.firstChild = block.first
      (placements.pointer + index).pointee.childCount = block.count
      (placements.pointer + index).pointee.choice = block.choice
      return
    }
    let first = placements.count
    if Trace.isOn {
      trace.append(.arranging(placed.node, placed.proposal.outside, placed.size.outside))
    }
    let choice = arrange(node, placed)
    if Trace.isOn { trace.append(.arranged(placed.node)) }
    let count = placements.count - first
    if node.isMirrored { mirror(first..<placements.count, in: placed.size) }
    if usesContainer { for _ in 0..<count { containers.append(container) } }
    if usesPlaces { recordPlaces(of: first..<placements.count, in: index) }
    (placements.pointer + index).pointee.firstChild = Int32(first)
    (placements.pointer + index).pointee.childCount = Int32(count)
    (placements.pointer + index).pointee.choice = choice
    if isShared {
      let block = ArrangedBlock(first: Int32(first), count: Int32(count), choice: choice)
      arrangedBlocks.insert(placed.node, placed.proposal, block)
    }
  }

  /// Appends the placements of a view's children, one level deep; returns the index of the
  /// candidate that is shown, -1 if there are no candidates.
  ///
  /// The only place where rules arrange children, for placing and for guides alike.
  @inline(__always)
  mutating func arrange(_ node: Node, _ placed: Placed<Number>) -> Int32 {
    let former = Number.isConstant ? placed.node : Number.enter(placed.node, &record)
    defer { if !Number.isConstant { _ = Number.enter(former, &record) } }
    return withUnsafeMutablePointer(to: &self) { pass in
      node.rule.with(ArrangeVisitor(pass: pass, node: node, placed: placed))
    }
  }

  /// Mirrors children about the middle of their parent, for a layout from right to left.
  mutating func mirror(_ children: Range<Int>, in bounds: Size<Number>) {
    for index in children {
      let child = placements[index]
      // A child that is as wide as its parent stays in place, even if both are infinite.
      let free = bounds.width - child.size.width
      let x = (free.isNaN ? Number(0) : free) - child.origin.x
      (placements.pointer + index).pointee.origin.x = x
      if !x.isFinite { misplace(child.node) }
    }
  }
}

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

  /// Traces that a view answers what it is proposed, and the default length where nothing is.
  mutating func tell(_ id: NodeID, filling proposal: Proposal<Number>) {
    tell(
      id, width: proposal.width.isUnspecified ? .usual : .proposed,
      height: proposal.height.isUnspecified ? .usual : .proposed)
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

/// The placements of a view's children, shared by all places that give the view one proposal: three
/// from the fifth on are `first` 5 and `count` 3.
struct ArrangedBlock: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0
  /// As in `Placed`.
  var choice: Int32 = -1
}

/// A placed view: its node, its origin in its parent, the proposal and the answer.
///
/// Origins are relative to the parent, so that a view used twice is arranged once: both places
/// share one block of children. The text in `(padding 8 (text "Hi"))` at 100 x 100 is the node 1 at
/// 8, 8, proposed 84 x 84, of size 16 x 20.
struct Placed<Number: Scalar>: BitwiseCopyable {
  var node: NodeID
  /// The index of the first child's placement; the others follow it.
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  /// For a ViewThatFits, the index of the candidate that is shown; -1 for none.
  var choice: Int32 = -1
  var origin: Point<Number>
  var proposal: Proposal<Number>
  var size: Size<Number>
}
