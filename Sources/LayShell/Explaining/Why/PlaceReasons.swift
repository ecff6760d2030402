import LayEngine
import LayLanguage

/// Follows a coordinate of a view through its ancestors, and explains what each adds to it.
struct PlaceReasons {
  static func steps(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    var place = ReasonPlace(shown)
    let whole = shown.view.frame.origin[axis]
    var steps = [
      Reasons.Step(
        number: whole, fact: Fact(.placeInWhole, [.view: place.mention]), path: shown.path,
        view: shown.view.view)
    ]
    while let parent = place.parent, !traced.lookout.isOver {
      if let fact = fact(place, in: parent, axis, traced) {
        let number = place.view.originInParent[axis]
        steps.append(
          Reasons.Step(
            number: number, fact: fact, path: parent.shown.path, view: parent.view.view))
      }
      place = parent
    }
    if steps.count == 1 {
      steps.append(Reasons.Step(number: 0, fact: Fact(.placeOfRoot), path: nil))
    }
    return steps
  }

  /// What an ancestor adds; nil for one that can only place its child at 0.
  private static func fact(
    _ place: ReasonPlace, in parent: ReasonPlace, _ axis: Axis, _ traced: TracedLayout
  ) -> Fact? {
    let view = parent.view
    let facts = traced.arranging(view)
    let isMirrored = axis == .horizontal && view.layout.tree.isMirrored(view.node)
    var values: FactValues = [.view: parent.mention, .child: place.mention]
    if isMirrored { values[.mirroredIn] = .length(view.frame.size.width) }
    if let reason = facts.places[place.number]?[axis] {
      values[.guide] = .word(reason.guide.nameOnAxis)
      values[.inParent] = .length(reason.inParent)
      values[.inChild] = .length(reason.inChild)
      return Fact(.placeByLine, values)
    }
    if let (point, anchor) = facts.anchors[place.number] {
      values[.at] = .length(point[axis])
      values[.part] = .length(axis == .horizontal ? anchor.x : anchor.y)
      values[.length] = .length(place.view.frame.size[axis])
      return Fact(.placeByAnchor, values)
    }
    if let slot = facts.slots[place.number], let lines = facts.lines[axis],
      lines.indices.contains(slot.line(along: axis))
    {
      return inLine(slot, lines[slot.line(along: axis)], values, axis)
    }
    if traced.answering(view, view.proposal)[axis] == .sum {
      return stacked(place, in: parent, axis, isMirrored)
    }
    if place.view.originInParent[axis] == 0 { return nil }
    switch view.view.content {
    case is Padding, is SafeAreaPadding: return Fact(.placeByInset, values)
    case is Offset: return Fact(.placeByOffset, values)
    default: return Fact(.placeByView, values)
    }
  }

  /// The position of a grid cell in its column or row.
  private static func inLine(
    _ slot: GridSlot, _ line: GridLine, _ known: FactValues, _ axis: Axis
  ) -> Fact {
    var values = known
    values[.axis] = .axis(axis)
    values[.number] = .count(slot.line(along: axis) + 1)
    values[.start] = .length(line.start)
    let (free, part) = (slot.free(along: axis), slot.part(along: axis))
    if free != 0 {
      values[.left] = .length(free)
      values[.part] = .declared(part)
      values[.distance] = .product(part, free)
    }
    return Fact(.placeInGridLine, values)
  }

  private static func stacked(
    _ place: ReasonPlace, in stack: ReasonPlace, _ axis: Axis, _ isMirrored: Bool
  ) -> Fact? {
    let distances = stack.view.layout.tree.distances(in: stack.view.node)
    guard distances.count == stack.view.childCount else {
      return Fact(.placeByView, [.view: stack.mention, .child: place.mention])
    }
    var values: FactValues = [
      .view: stack.mention, .child: place.mention, .isMirrored: .truth(isMirrored),
    ]
    guard place.number > 0 else { return Fact(.placeFirst, values) }
    let before = stack.child(place.number - 1)
    let start = before.view.originInParent[axis]
    values[.before] = before.mention
    values[.edge] =
      isMirrored ? .length(start) : .total([start, before.view.frame.size[axis]])
    values[.spacing] = .length(distances[place.number])
    return Fact(.placeAfter, values)
  }
}

extension ViewPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
