import LayEngine
import LayLanguage

/// Follows a coordinate from a view through those around it: what each adds to it.
struct PlaceReasons {
  static func steps(_ shown: ShownView, _ axis: Axis, _ traced: TracedLayout) -> [Reasons.Step] {
    var place = ReasonPlace(shown)
    let whole = shown.view.frame.origin[axis]
    var steps = [
      Reasons.Step(
        number: whole, sentence: "\(place.title), in the whole", path: shown.path)
    ]
    while let parent = place.parent, !traced.lookout.isOver {
      let sentence = sentence(place, in: parent, axis, traced.facts(of: parent.view))
      if let sentence {
        steps.append(
          Reasons.Step(
            number: place.view.originInParent[axis], sentence: sentence, path: parent.shown.path))
      }
      place = parent
    }
    if steps.count == 1 {
      let sentence = "no view around it moves it"
      steps.append(Reasons.Step(number: 0, sentence: sentence, path: nil))
    }
    return steps
  }

  /// What a view adds; nil for those that put what is in them at 0 and could not do otherwise.
  private static func sentence(
    _ place: ReasonPlace, in parent: ReasonPlace, _ axis: Axis, _ facts: TraceIndex.Facts
  ) -> String? {
    let view = parent.view
    let start = place.view.originInParent[axis]
    if let reason = facts.places[place.number]?[axis] {
      let guide = reason.guide.nameOnAxis
      let line = PlaceText.of(reason.inParent)
      var sentence =
        "in \(parent.title): its `\(guide)` at \(line), less "
        + "that of \(place.title) at \(PlaceText.of(reason.inChild))"
      if axis == .horizontal, view.layout.tree.isMirrored(view.node) {
        sentence += ", mirrored in \(NumberText.of(view.frame.size.width))"
      }
      return sentence
    }
    if facts[axis] == .sum { return stacked(place, in: parent, axis) }
    switch view.view.content {
    case is Padding, is SafeAreaPadding:
      return start == 0 ? nil : "in \(parent.title): the inset before it"
    case is Offset: return start == 0 ? nil : "moved by \(parent.title)"
    default: return start == 0 ? nil : "in \(parent.title), which puts it there"
    }
  }

  private static func stacked(
    _ place: ReasonPlace, in stack: ReasonPlace, _ axis: Axis
  ) -> String {
    let isMirrored = axis == .horizontal && stack.view.layout.tree.isMirrored(stack.view.node)
    guard place.number > 0 else {
      return "in \(stack.title): the first" + (isMirrored ? ", from the right" : "")
    }
    let before = stack.child(place.number - 1)
    let distances = stack.view.layout.tree.distances(in: stack.view.node)
    let spacing = place.number < distances.count ? distances[place.number] : 0
    let edge =
      isMirrored
      ? before.view.originInParent[axis]
      : before.view.originInParent[axis] + before.view.frame.size[axis]
    return "in \(stack.title): \(before.title) \(isMirrored ? "begins" : "ends") at "
      + "\(PlaceText.of(edge)), and \(NumberText.of(spacing)) spacing"
  }
}

extension ViewPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
