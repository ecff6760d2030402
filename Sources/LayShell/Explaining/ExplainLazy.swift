import LayEngine
import LayLanguage
import LayTerminal

extension LazyHorizontalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainLazyStack(slice, .horizontal, in: &section)
  }
}

extension LazyVerticalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainLazyStack(slice, .vertical, in: &section)
  }
}

extension LazyHorizontalGrid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainLazyGrid(slice, style, .vertical, in: &section)
  }
}

extension LazyVerticalGrid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainLazyGrid(slice, style, .horizontal, in: &section)
  }
}

extension Explainer {
  fileprivate static func explainLazyStack(
    _ slice: TraceSlice, _ axis: Axis, in section: inout ExplanationSection
  ) {
    guard !slice.children.isEmpty else {
      return section.say("it has no children, or no room across: 0 x 0")
    }
    let (along, across) = (axis.side, axis.other.side)
    let proposed = slice.proposal[axis.other]
    let length = NumberText.of(slice.size[axis.other])
    section.say(
      proposed == nil
        ? "\(across): nothing is proposed, so the first child's ideal \(across): \(length)"
        : "\(across): it takes what is proposed: \(length)")
    section.say("each child is offered that and no \(along); what is proposed there does not count")
    section.parts.append(.table(slice.childTable()))
    let spacing = slice.tree.distances(in: slice.view.node).reduce(0, +)
    let lengths = slice.children.map { $0.frame.size[axis] }
    let exact = lengths.reduce(spacing, +)
    let total = slice.size[axis]
    let parts =
      lengths.count <= 8 ? lengths.map(NumberText.of).joined(separator: " + ") : "children"
    let rounded = exact == total ? "" : ", rounded up to \(NumberText.of(total))"
    section.conclude(
      "\(along): \(parts) + \(NumberText.of(spacing)) spacing = \(NumberText.of(exact))\(rounded)")
  }

  /// The tracks with their rules and lengths, and the cells in them.
  fileprivate static func explainLazyGrid(
    _ slice: TraceSlice, _ style: LazyGridStyle, _ axis: Axis, in section: inout ExplanationSection
  ) {
    var lines: [GridLine] = []
    for case .lines(_, _, let found) in slice.events { lines = found }
    let (side, tracks) = (axis.side, axis.line + "s")
    let proposed = slice.proposal[axis]
    guard let last = lines.last else {
      return section.say(
        proposed?.isFinite == false
          ? "with no end to the \(side) there are no \(tracks)" : "it has no cells")
    }
    let answer = slice.size[axis]
    section.say(
      proposed.map { "\(side): \(NumberText.of($0)) is proposed for the \(tracks)" }
        ?? "\(side): nothing is proposed, so the \(tracks) share what the first cells would like")
    for track in style.tracks where !slice.lookout.isOver { section.say(rule(track)) }
    section.say(
      "placed, the \(tracks) are found once more from the \(NumberText.of(answer)) answered")
    section.parts.append(.table(trackTable(lines, axis, slice.lookout)))
    section.parts.append(.table(slice.childTable()))
    if last.start + last.length > answer {
      let excess = NumberText.of(last.start + last.length - answer)
      section.conclude("the \(tracks) that are shown are longer than the grid, by \(excess)")
    }
  }

  private static func trackTable(
    _ lines: [GridLine], _ axis: Axis, _ lookout: Lookout
  ) -> TextTable {
    var table = TextTable([
      ("    " + axis.line, .left), ("from", .right), (axis.side, .right),
    ])
    for (number, line) in lines.enumerated() where !lookout.isOver {
      table.add([
        .init("  \(number + 1)"), .init(NumberText.of(line.start)),
        .init(NumberText.of(line.length)),
      ])
    }
    return table
  }

  private static func rule(_ track: GridTrack) -> String {
    let spacing = NumberText.of(track.spacing ?? 8)
    switch track.length {
    case .fixed(let length): return "fixed: \(NumberText.of(length))"
    case .flexible(let least, let most):
      return "flexible: an equal part of what is left, from \(NumberText.of(least)) to "
        + NumberText.of(most)
    case .adaptive(let least, let most):
      return
        "adaptive: as many of at least \(NumberText.of(least)), \(spacing) apart, as fit in an "
        + "equal part of what is left, each up to \(NumberText.of(most))"
    }
  }
}
