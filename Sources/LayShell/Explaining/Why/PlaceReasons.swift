import LayEngine
import LayLanguage

/// Follows a coordinate of a view through its ancestors, and explains what each adds to it.
enum PlaceReasons {
  static func steps(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    var place = ReasonPlace(shown)
    var steps = [
      Reasons.Step(
        number: shown.view.frame.origin[axis], reason: PlaceFact.placeInWhole, shown: shown)
    ]
    while let parent = place.parent, !traced.lookout.isOver {
      if let reason = reason(place, in: parent, axis, traced) {
        steps.append(
          Reasons.Step(
            number: place.view.originInParent[axis], reason: reason, shown: parent.shown))
      }
      place = parent
    }
    if let step = onScreen(place.view, axis) { steps.append(step) }
    if steps.count == 1 { steps.append(Reasons.Step(number: 0, reason: PlaceFact.placeOfRoot)) }
    return steps
  }

  /// Where a device puts the root view; nil without one, and where that is the edge of the screen.
  private static func onScreen(_ root: PlacedView, _ axis: Axis) -> Reasons.Step? {
    guard let screen = root.layout.screen else { return nil }
    let (insets, length) = (screen.safeInsets, root.frame.size[axis])
    let (before, whole) =
      axis == .horizontal
      ? (insets.leading, screen.proposal.width) : (insets.top, screen.proposal.height)
    let hasKeyboard = axis == .vertical && screen.keyboard > screen.insets.bottom
    return Reasons.Step(
      number: root.frame.origin[axis],
      reason: PlaceFact.placeOnScreen(
        device: screen.title, keyboard: hasKeyboard ? .length(screen.keyboard) : nil,
        before: .length(before), room: .length(whole), length: .length(length)))
  }

  /// What an ancestor adds; nil for one that can only place its child at 0.
  private static func reason(
    _ place: ReasonPlace, in parent: ReasonPlace, _ axis: Axis, _ traced: TracedLayout
  ) -> PlaceFact? {
    let (view, child) = (parent.view, place.mention)
    let facts = traced.arranging(view)
    let isMirrored = axis == .horizontal && view.layout.tree.isMirrored(view.node)
    let mirror = isMirrored ? FactNumber.length(view.frame.size.width) : nil
    if let reason = facts.places[place.number]?[axis] {
      return .placeByLine(
        child: child, mirroredIn: mirror, guide: reason.guide.nameOnAxis,
        inParent: .length(reason.inParent), inChild: .length(reason.inChild))
    }
    if let (point, anchor) = facts.anchors[place.number] {
      return .placeByAnchor(
        child: child, mirroredIn: mirror, at: .length(point[axis]),
        part: .length(axis == .horizontal ? anchor.x : anchor.y),
        length: .length(place.view.frame.size[axis]))
    }
    if let slot = facts.slots[place.number], let lines = facts.lines[axis],
      lines.indices.contains(slot.line(along: axis))
    {
      let (number, free, part) = (
        slot.line(along: axis), slot.free(along: axis), slot.part(along: axis)
      )
      let isFree = free != 0
      return .placeInGridLine(
        child: child, mirroredIn: mirror, axis: axis, number: number + 1,
        start: .length(lines[number].start), left: isFree ? .length(free) : nil,
        part: isFree ? .declared(part) : nil, distance: isFree ? .product(part, free) : nil)
    }
    if traced.answering(view, view.proposal)[axis] == .sum {
      return stacked(place, in: parent, axis, isMirrored)
    }
    if place.view.originInParent[axis] == 0 { return nil }
    switch view.view.content {
    case is Padding, is SafeAreaPadding: return .placeByInset(child: child, mirroredIn: mirror)
    case is Offset: return .placeByOffset(child: child, mirroredIn: mirror)
    default: return .placeByView(child: child, mirroredIn: mirror)
    }
  }

  private static func stacked(
    _ place: ReasonPlace, in stack: ReasonPlace, _ axis: Axis, _ isMirrored: Bool
  ) -> PlaceFact {
    let distances = stack.view.layout.tree.distances(in: stack.view.node)
    guard distances.count == stack.view.childCount else {
      return .placeByView(child: place.mention, mirroredIn: nil)
    }
    guard place.number > 0 else {
      return .placeFirst(child: place.mention, isMirrored: isMirrored)
    }
    let before = stack.child(place.number - 1)
    let start = before.view.originInParent[axis]
    return .placeAfter(
      child: place.mention, isMirrored: isMirrored, before: before.mention,
      edge: isMirrored ? .length(start) : .total([start, before.view.frame.size[axis]]),
      spacing: .length(distances[place.number]))
  }
}

extension ViewPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
