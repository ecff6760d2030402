extension Pass {
  /// Lays the tree out: asks the root, then arranges every view that is shown.
  ///
  /// Nothing recurses here. Each view appends a block of children, and the blocks are worked off
  /// in the order in which they were appended.
  mutating func place(_ proposal: Proposal<Number>) {
    placements.removeAll()
    arrangedBlocks.removeAll(keepingCapacity: true)
    misplaced.removeAll()
    begin(proposal)
    let size = ask(tree.root, proposal)
    placements.append(
      Placed(node: tree.root, origin: .zero, proposal: proposal, size: size))
    var next = 0
    while next < placements.count, failure == nil {
      arrangeChildren(of: next)
      next += 1
    }
  }

  private mutating func arrangeChildren(of index: Int) {
    let placed = placements[index]
    let node = nodes[Int(placed.node)]
    guard node.childCount > 0 else { return }
    let question = Question(node: placed.node, proposal: placed.proposal)
    if node.isShared, let block = arrangedBlocks[question] {
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
    (placements.pointer + index).pointee.firstChild = Int32(first)
    (placements.pointer + index).pointee.childCount = Int32(count)
    (placements.pointer + index).pointee.choice = choice
    if node.isShared { arrangedBlocks[question] = (Int32(first), Int32(count), choice) }
  }

  /// Appends the placements of a view's children, one level deep; gives the choice, if there is.
  ///
  /// The one place where rules are asked to arrange, for placing and for guides alike.
  private mutating func arrange(_ node: Node, _ placed: Placed<Number>) -> Int32 {
    switch node.rule {
    case .transparent: put(node.child, at: .zero, placed.proposal, placed.size)
    case .aspectRatio: AspectRatio.arrange(node, placed, &self)
    case .fixedFrame: FixedFrame.arrange(node, placed, &self)
    case .fixedSize: FixedSize.arrange(node, placed, &self)
    case .flexibleFrame: FlexibleFrame.arrange(node, placed, &self)
    case .offset: Offset.arrange(node, placed, &self)
    case .padding: Padding.arrange(node, placed, &self)
    case .position: Position.arrange(node, placed, &self)
    case .relativeProposed: RelativeProposed.arrange(node, placed, &self)
    case .layered: Layered.arrange(node, placed, &self)
    case .horizontalStack: Stack.arrange(node, placed, .horizontal, &self)
    case .verticalStack: Stack.arrange(node, placed, .vertical, &self)
    case .depthStack: DepthStack.arrange(node, placed, &self)
    case .viewThatFits: return ViewThatFits.arrange(node, placed, &self)
    case .scrollView: ScrollView.arrange(node, placed, &self)
    case .custom: Custom.arrange(node, placed, &self)
    case .grid: Grid.arrange(node, placed, &self)
    case .lazyGrid: LazyGrid.arrange(node, placed, &self)
    case .lazyStack: LazyStack.arrange(node, placed, &self)
    default: break
    }
    return -1
  }

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

  @inline(never)
  private mutating func misplace(_ child: NodeID) {
    if misplaced.count < 8, !misplaced.contains(child) { misplaced.append(child) }
  }

  // MARK: Guides

  /// Where a guide of a view is: its explicit position, or the default one for its size.
  @inline(__always)
  mutating func position(
    of guide: AlignmentGuide, in id: NodeID, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) -> Number {
    if nodes[Int(id)].explicitGuides.contains(GuideSet(guide)),
      let explicit = explicitPosition(of: guide, in: id, proposal, size)
    {
      return explicit
    }
    return Self.defaultPosition(of: guide, size)
  }

  @inline(__always)
  static func defaultPosition(of guide: AlignmentGuide, _ size: Size<Number>) -> Number {
    switch guide {
    case .leading, .top: Number(0)
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// The explicit position of a guide, if the view has one; worked out once a pass.
  ///
  /// A container has to arrange its children for it. It has none at a size that is not finite.
  ///
  /// - Source: layout-rules 7.
  @inline(never)
  mutating func explicitPosition(
    of guide: AlignmentGuide, in id: NodeID, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) -> Number? {
    guard size.width.isFinite, size.height.isFinite, !StackFloor.current.isReached else {
      return nil
    }
    let question = Question(node: id, proposal: proposal, guide: guide)
    if let known = guidePositions[question] { return known.isNaN ? nil : known }
    let found = findExplicitPosition(of: guide, in: id, proposal, size)
    guidePositions[question] = found ?? Number(.nan)
    return found
  }

  private mutating func findExplicitPosition(
    of guide: AlignmentGuide, in id: NodeID, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) -> Number? {
    let node = nodes[Int(id)]
    switch node.rule {
    case .text: return TextRule.baseline(guide, node, proposal, &self)
    case .fixedImage: return ImageContent.baseline(guide, node, &self)
    default: break
    }
    let first = placements.count
    let known = misplaced
    _ = arrange(node, Placed(node: id, origin: .zero, proposal: proposal, size: size))
    var found: Number?
    for index in first..<placements.count {
      let child = placements[index]
      guard nodes[Int(child.node)].explicitGuides.contains(GuideSet(guide)),
        let position = explicitPosition(of: guide, in: child.node, child.proposal, child.size)
      else { continue }
      // An offset moves what is drawn and leaves the guides where they were.
      let shift = node.rule == .offset ? Point<Number>.zero : child.origin
      let here = position + (guide.axis == .horizontal ? shift.x : shift.y)
      if let before = found { found = merged(before, here, guide) } else { found = here }
      if node.rule == .layered { break }
    }
    placements.removeLast(downTo: first)
    misplaced = known
    return found
  }

  /// Of the text baselines of several children the first is the smallest, the last the largest.
  private mutating func merged(_ one: Number, _ other: Number, _ guide: AlignmentGuide) -> Number {
    guide == .lastTextBaseline ? larger(one, other) : smaller(one, other)
  }
}

extension AlignmentGuide {
  /// The axis on which the guide is a position.
  package var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    default: .vertical
    }
  }
}
