/// Finds the positions of alignment guides in views.
///
/// - Source: layout-rules 7.
extension Pass {
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
    if case .custom(let line) = guide { return position(of: line, (id, proposal), size) }
    return Self.builtInPosition(of: guide, size)
  }

  /// The default position of a guide in a view of the given size.
  @inline(__always)
  mutating func defaultPosition(of guide: AlignmentGuide, _ size: Size<Number>) -> Number {
    if case .custom(let line) = guide { return position(of: line, nil, size) }
    return Self.builtInPosition(of: guide, size)
  }

  /// The default position of a custom line; it must not depend on itself.
  @inline(never)
  private mutating func position(
    of line: CustomGuideReference, _ view: (id: NodeID, proposal: Proposal<Number>)?,
    _ size: Size<Number>
  ) -> Number {
    guard !openLines.contains(where: { $0.line == line && $0.view == view?.id }) else {
      fail(.endlessLine(name: line.definition.name))
      return Number(0)
    }
    openLines.append((line, view?.id))
    defer { openLines.removeLast() }
    return call(line.definition.defaultPosition, view, size) ?? Number(0)
  }

  @inline(__always)
  private static func builtInPosition(of guide: AlignmentGuide, _ size: Size<Number>) -> Number {
    switch guide {
    case .leading, .top, .custom: Number(0)
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    }
  }

  /// The explicit position of a guide, if the view has one.
  ///
  /// It is computed once per pass, unless it depends on the container around the view.
  @inline(never)
  mutating func explicitPosition(
    of guide: AlignmentGuide, in id: NodeID, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) -> Number? {
    guard nodes[Int(id)].explicitGuides.contains(GuideSet(guide)), mayGoOn(id) else { return nil }
    guard nodes[Int(id)].slot != Node.containedSlot else {
      return findExplicitPosition(of: guide, in: id, proposal, size)
    }
    let question = Question(node: id, proposal: proposal, guide: guide)
    if let known = guidePositions[question] {
      add(known.record)
      return known.value?.isNaN == true ? nil : known.value
    }
    let found = recorded { $0.findExplicitPosition(of: guide, in: id, proposal, size) }
    guidePositions[question] = found
    return found.value
  }

  /// The explicit position of a guide, if it was asked for already and does not depend on the
  /// container around the view.
  func knownPosition(
    of guide: AlignmentGuide, in id: NodeID, _ proposal: Proposal<Number>
  ) -> Number? {
    let known = guidePositions[Question(node: id, proposal: proposal, guide: guide)]
    return known?.value?.isNaN == true ? nil : known?.value
  }

  private mutating func findExplicitPosition(
    of guide: AlignmentGuide, in id: NodeID, _ proposal: Proposal<Number>, _ size: Size<Number>
  ) -> Number? {
    let node = nodes[Int(id)]
    let placed = Placed(node: id, origin: .zero, proposal: proposal, size: size)
    if Trace.isOn { trace.append(.findingLine(id, guide, proposal.outside)) }
    let found = withUnsafeMutablePointer(to: &self) { pass in
      node.rule.with(PositionVisitor(pass: pass, guide: guide, node: node, placed: placed))
    }
    if Trace.isOn {
      let isNowhere = found?.isNaN ?? true
      trace.append(.foundLine(id, guide, at: isNowhere ? nil : found?.value))
    }
    return found
  }

  /// The explicit position that a guide gets from the children, as the view places them.
  ///
  /// A container has to arrange its children to find it. A size that is not finite has none.
  ///
  /// - Parameter most: how many children count, from the first one that is placed.
  /// - Parameter isShifted: false where the guides do not move with the children.
  mutating func positionFromChildren(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<Number>, most: Int = .max,
    isShifted: Bool = true
  ) -> Number? {
    guard placed.size.isFinite else { return nil }
    let first = placements.count
    let known = (misplaced, warnings)
    let (outer, here) = (container, place)
    place = nil
    _ = arrange(node, placed)
    (container, place) = (outer, here)
    let end = first + min(most, placements.count - first)
    var merged = MergedPosition<Number>()
    for index in first..<end {
      let child = placements[index]
      guard
        let position = explicitPosition(of: guide, in: child.node, child.proposal, child.size)
      else { continue }
      let shift = isShifted ? child.origin : Point<Number>.zero
      merged.add(position + (guide.axis == .horizontal ? shift.x : shift.y), guide, &self)
    }
    placements.removeLast(downTo: first)
    (misplaced, warnings) = known
    return merged.position
  }

  /// Calls a function of the program for a position in a view, or in bounds without a view.
  ///
  /// If it throws, the pass ends and throws that error. A position that follows from lengths that move is
  /// not known to be linear; one that follows from none is a constant.
  @inline(never)
  mutating func call(
    _ function: GuideFunction, _ view: (id: NodeID, proposal: Proposal<Number>)?,
    _ size: Size<Number>
  ) -> Number? {
    let position = run { run, pass in
      func read(_ number: Number) -> Double {
        if number.slope != 0, run.isOpen { Number.breakOff(&pass.pointee.record) }
        return number.value
      }
      let dimensions = ViewDimensions {
        read(size[$0])
      } position: { guide in
        if !run.isOpen { return nil }
        guard let view else { return read(pass.pointee.defaultPosition(of: guide, size)) }
        return read(pass.pointee.position(of: guide, in: view.id, view.proposal, size))
      }
      return try function.position(dimensions)
    }
    guard let position, !position.isNaN else { return nil }
    return Number(position)
  }
}

/// Merges the positions of one guide in several children: the smallest of first text baselines,
/// the largest of last text baselines, the mean of a custom line.
private struct MergedPosition<Number: Scalar> {
  private(set) var position: Number?
  private var sum = Number(0)
  private var count = 0

  mutating func add<T>(
    _ other: Number, _ guide: AlignmentGuide, _ pass: inout Pass<Number, T>
  ) {
    guard let position else {
      (position, sum, count) = (other, other, 1)
      return
    }
    switch guide {
    case .custom:
      sum = sum + other
      count += 1
      self.position = sum / Double(count)
    case .lastTextBaseline:
      self.position = pass.larger(position, other)
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom,
      .firstTextBaseline:
      self.position = pass.smaller(position, other)
    }
  }
}

/// Finds alignment guides of views in a finished layout, for drawing them.
///
/// It asks the views of one tree in a pass of its own, which shares no answers with the layout's.
package final class GuideFinder {
  private var pass: Pass<Double, NoTrace>

  /// - Parameter shouldStop: called now and then; after it returns true, nothing more is found.
  package init(_ tree: ViewTree, shouldStop: @escaping () -> Bool = { false }) {
    pass = Pass(tree)
    pass.shouldStop = shouldStop
  }

  /// The position of a guide that a view, or a view in it, sets, in points from the view's leading
  /// or top edge; nil if none sets it, or if a function of the program fails.
  package func explicitPosition(of guide: AlignmentGuide, in view: PlacedView) -> Double? {
    pass.begin(Proposal(view.layout.proposal))
    let size = view.frame.size
    return pass.explicitPosition(
      of: guide, in: view.node, Proposal(view.proposal), Size(size.width, size.height))
  }
}
