import LayEngine
import LayLanguage

/// Follows a coordinate of a view through its ancestors, and explains what each adds to it.
enum PlaceReasons {
  static func steps(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    var place = ReasonPlace(shown)
    let whole = Fact("placeInWhole") { "\($0), in the whole" }
    var steps = [
      Reasons.Step(number: shown.view.frame.origin[axis], fact: whole, shown: shown)
    ]
    while let parent = place.parent, !traced.lookout.isOver {
      let found = PlacedChild(place, in: parent, axis, traced).fact
      if let found {
        steps.append(
          Reasons.Step(
            number: place.view.originInParent[axis], fact: found, shown: parent.shown))
      }
      place = parent
    }
    if let step = onScreen(place.view, axis) { steps.append(step) }
    if steps.count == 1 {
      steps.append(
        Reasons.Step(number: 0, fact: Fact("placeOfRoot", "no view around it moves it")))
    }
    return steps
  }

  /// Where a device centres the root view in the room that it leaves from an edge on; nil without one.
  private static func onScreen(_ root: PlacedView, _ axis: Axis) -> Reasons.Step? {
    guard let screen = root.layout.screen else { return nil }
    let (insets, size) = (screen.safeInsets, root.frame.size[axis])
    let (start, whole) =
      axis == .horizontal
      ? (insets.leading, screen.proposal.width) : (insets.top, screen.proposal.height)
    let hasKeyboard = axis == .vertical && screen.keyboard > screen.insets.bottom
    let keyboard = hasKeyboard ? FactNumber.length(screen.keyboard) : nil
    let (before, room) = (FactNumber.length(start), FactNumber.length(whole))
    let length = FactNumber.length(size)
    let fact = Fact(
      "placeOnScreen",
      [
        "device": screen.title, "keyboard": keyboard, "before": before, "room": room,
        "length": length,
      ],
      "on \(screen.title)\(keyboard.map { ", with a keyboard of \($0)" } ?? ""): "
        + (start == 0 ? "" : "\(before) kept free, and ")
        + (whole == size ? "all of \(room)" : "the middle of \(room), for \(length)"))
    return Reasons.Step(number: root.frame.origin[axis], fact: fact)
  }
}

/// A view in the one around it, which adds something to the view's coordinate on an axis.
private struct PlacedChild {
  let place, parent: ReasonPlace
  let axis: Axis
  let traced: TracedLayout
  let child: ViewMention
  /// Whether the layout goes from right to left along the axis.
  let isMirrored: Bool
  /// The width in which it is mirrored.
  let mirror: FactNumber?

  init(
    _ place: ReasonPlace, in parent: ReasonPlace, _ axis: Axis, _ traced: TracedLayout
  ) {
    (self.place, self.parent, self.axis, self.traced) = (place, parent, axis, traced)
    child = place.mention
    let view = parent.view
    isMirrored = axis == .horizontal && view.layout.tree.isMirrored(view.node)
    mirror = isMirrored ? .length(view.frame.size.width) : nil
  }

  private var mirrored: String { mirror.map { ", mirrored in \($0)" } ?? "" }

  /// What the view around adds; nil for one that can only place its child at 0.
  var fact: Fact? {
    let facts = traced.arranging(parent.view)
    if let reason = facts.places[place.number]?[axis] { return byLine(reason) }
    if let (point, anchor) = facts.anchors[place.number] { return byAnchor(point, anchor) }
    if let slot = facts.slots[place.number], let lines = facts.lines[axis],
      lines.indices.contains(slot.line(along: axis))
    {
      return inLine(slot, lines)
    }
    if traced.answering(parent.view, parent.view.proposal)[axis] == .sum { return stacked }
    if place.view.originInParent[axis] == 0 { return nil }
    switch parent.view.view.content {
    case is Padding, is SafeAreaPadding:
      return computed("placeByInset", isMirrored ? .after : .before) {
        "in \($0): the inset before it"
      }
    case let offset as Offset:
      let isTurned = axis == .horizontal && place.view.originInParent.x == -offset.x
      return computed("placeByOffset", .offset) {
        "moved by \($0)" + (isTurned ? ", from right to left" : "")
      }
    default: return byView(mirror)
    }
  }

  /// What a view adds that the program may compute.
  private func computed(
    _ name: String, _ part: DeclaredPart, about sentence: @escaping (ViewMention) -> String
  ) -> Fact {
    let computed = traced.computation(part, of: parent.shown, axis)
    return Fact(
      name,
      [
        "child": child, "mirroredIn": mirror, "expression": computed?.expression,
        "depends": computed?.share,
      ]
    ) { sentence($0) + Computation.added(computed) }
  }

  private func byView(_ mirror: FactNumber?) -> Fact {
    Fact("placeByView", ["child": child, "mirroredIn": mirror]) { "in \($0), which puts it there" }
  }

  private func byLine(_ reason: PlaceReason) -> Fact {
    let (inParent, inChild) = (
      FactNumber.length(reason.inParent), FactNumber.length(reason.inChild)
    )
    let (guide, child, mirrored) = (reason.guide.nameOnAxis, child, mirrored)
    return Fact(
      "placeByLine",
      [
        "child": child, "mirroredIn": mirror, "guide": guide, "inParent": inParent,
        "inChild": inChild,
      ]
    ) {
      "in \($0): its `\(guide)` at \(inParent.coordinate), less that of \(child) "
        + "at \(inChild.coordinate)\(mirrored)"
    }
  }

  private func byAnchor(_ point: ViewPoint, _ anchor: UnitPoint) -> Fact {
    let (at, part) = (
      FactNumber.length(point[axis]),
      FactNumber.length(axis == .horizontal ? anchor.x : anchor.y)
    )
    let length = FactNumber.length(place.view.frame.size[axis])
    let less = part.value == 0 ? "" : ", less \(part) of \(length)"
    let mirrored = mirrored
    return Fact(
      "placeByAnchor",
      ["child": child, "mirroredIn": mirror, "at": at, "part": part, "length": length]
    ) { "in \($0), which places it at \(at)\(less)\(mirrored)" }
  }

  /// The start of a grid's column or row, and how much of the free room there is before the cell.
  private func inLine(_ slot: GridSlot, _ lines: [GridLine]) -> Fact {
    let (number, free, part) = (
      slot.line(along: axis), slot.free(along: axis), slot.part(along: axis)
    )
    let start = FactNumber.length(lines[number].start)
    let (left, distance) = (FactNumber.length(free), FactNumber.product(part, free))
    let isFree = free != 0
    let before =
      !isFree || part == 0
      ? ""
      : part == 1
        ? ", and all of the \(left) free there comes before the cell"
        : ", and of the \(left) free there \(distance) comes before the cell"
    let (axis, mirrored) = (axis, mirrored)
    return Fact(
      "placeInGridLine",
      [
        "child": child, "mirroredIn": mirror, "axis": axis, "number": number + 1, "start": start,
        "left": isFree ? left : nil, "part": isFree ? FactNumber.declared(part) : nil,
        "distance": isFree ? distance : nil,
      ]
    ) {
      "in \($0): its \(axis.line) \(number + 1) begins at \(start.coordinate)\(before)\(mirrored)"
    }
  }

  private var stacked: Fact {
    let (tree, node) = (parent.view.layout.tree, parent.view.node)
    let distances = tree.distances(in: node)
    guard distances.count == parent.view.childCount else { return byView(nil) }
    let isMirrored = isMirrored
    guard place.number > 0 else {
      return Fact("placeFirst", ["child": child, "isMirrored": isMirrored]) {
        "in \($0): the first" + (isMirrored ? ", from the right" : "")
      }
    }
    let before = parent.child(place.number - 1)
    let start = before.view.originInParent[axis]
    let edge: FactNumber =
      isMirrored ? .length(start) : .total([start, before.view.frame.size[axis]])
    let spacing = FactNumber.length(distances[place.number])
    let mention = before.mention
    let computed = traced.computation(.spacing, of: parent.shown, axis)
    return Fact(
      "placeAfter",
      [
        "child": child, "isMirrored": isMirrored, "before": mention, "edge": edge,
        "spacing": spacing, "expression": computed?.expression, "depends": computed?.share,
      ]
    ) {
      "in \($0): \(mention) \(isMirrored ? "begins" : "ends") at \(edge.coordinate), "
        + "and \(spacing) spacing" + Computation.added(computed)
    }
  }
}

extension ViewPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
