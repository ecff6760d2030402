extension Pass {
  /// Lays the tree out: asks the root, then arranges every view that is shown.
  ///
  /// Nothing recurses here. Each view appends a block of children, and the blocks are processed in
  /// the order in which they were appended.
  mutating func place(_ proposal: Proposal<Number>) {
    let last = takePlacements(proposal)
    readerLayouts.removeAll()
    notes = PlacedNotes()
    pendingLayers.removeAll()
    containers.removeAll()
    begin(proposal)
    let size = ask(tree.root, proposal)
    placedRoot = placements.count
    placements.append(
      Placed(node: tree.root, origin: .zero, proposal: proposal, size: size))
    containers.append(container)
    beginPlaces(proposal, size)
    if let last {
      placeChanges(since: last.root)
    } else {
      placeAll()
      placements.trim()
    }
    fillLayers()
    placedCount = placements.count - placedRoot
    // Warnings and views without a finite place are reported by each layout for itself, so that
    // such placements are not taken over.
    let isKept = Self.isDirect && failure == nil && misplaced.isEmpty && warnings.isEmpty
    let fullCount = last?.fullCount ?? placements.count
    lastPlaced =
      isKept ? LastPlaced(root: placedRoot, proposal: proposal, fullCount: fullCount) : nil
    bringPlacements()
  }

  private mutating func placeAll() {
    var next = placedRoot
    while next < placements.count, failure == nil, !isStopped() {
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
      !isLookedFor(node.pointee) && !node.pointee.isMirrored && !usesContainer && !usesPlaces
    guard Self.isDirect, isPlain else { return arrangeGenerally(index) }
    let first = placements.count
    let choice = arrange(node.pointee, placements[index])
    let placed = placements.pointer + index
    placed.pointee.firstChild = Int32(truncatingIfNeeded: first)
    placed.pointee.childCount = Int32(truncatingIfNeeded: placements.count - first)
    placed.pointee.choice = choice
  }

  /// Whether to look up if the node was already arranged for another place.
  @inline(__always)
  private func isLookedFor(_ node: Node) -> Bool {
    switch node.sharing {
    case .none: false
    case .small: arrangedBlocks.findsSmall
    case .large: true
    }
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
    let isShared =
      isLookedFor(node) && node.slot != Node.containedSlot && !node.asksPlace
    var block = ArrangedBlock()
    if isShared, arrangedBlocks.find(placed.node, placed.proposal, &block) {
      (placements.pointer + index).pointee.firstChild = block.first
      (placements.pointer + index).pointee.childCount = block.count
      (placements.pointer + index).pointee.choice = block.choice
      return
    }
    let first = placements.count
    if Trace.isOn { trace.arranging(placed.node, placed.proposal, placed.size) }
    let choice = arrange(node, placed)
    if Trace.isOn { trace.arranged(placed.node) }
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
  private mutating func mirror(_ children: Range<Int>, in bounds: Size<Number>) {
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
