import LayEngine
import LayLanguage

// MARK: Frames

extension FixedFrame: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    [(Axis.horizontal, width), (.vertical, height)].map { axis, declared in
      ModifierFact.declaredLength(
        axis: axis, declared: .declared(declared),
        isIgnored: declared != nil && slice.reason(axis) != .declared, answer: slice.answer(axis))
    } + slice.inside
  }
}

extension FlexibleFrame: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    [(Axis.horizontal, width), (.vertical, height)].map { axis, declared in
      let clamp = slice.clamp(axis)
      return ModifierFact.boundedLength(
        axis: axis, proposed: .length(slice.proposal[axis]),
        reason: slice.reason(axis) ?? .child(0), answer: slice.answer(axis),
        minimum: .declared(declared.minimum), ideal: .declared(declared.ideal),
        maximum: .declared(declared.maximum), held: clamp?.subject,
        length: clamp.map { .length($0.length) }, least: clamp.map { .length($0.least) },
        most: clamp.map { .length($0.most) })
    } + slice.inside
  }
}

extension ContainerRelativeFrame: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    var container = ProposedViewSize.ideal
    for case .foundContainer(_, let found) in slice.arranging { container = found }
    let isPart = function == nil && (count != 1 || span != 1)
    return Axis.allCases.map { axis in
      ModifierFact.containerPart(
        axis: axis, isChosen: axes.contains(axis), reason: slice.reason(axis) ?? .child(0),
        container: .length(container[axis]), answer: slice.answer(axis),
        hasFunction: function != nil, count: isPart ? .declared(count) : nil,
        span: isPart ? .declared(span) : nil, spacing: isPart ? .declared(spacing) : nil)
    } + slice.inside
  }
}

extension RelativeProposed: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    guard let child = slice.child else { return [] }
    var facts: [any Fact] = []
    for case .scaled(_, let axis, let proposed, let factor) in slice.arranging where factor != 1 {
      facts.append(
        ModifierFact.proposedPart(
          axis: axis, proposed: .length(proposed), factor: .length(factor),
          offered: .length(child.view.proposal[axis])))
    }
    return facts + [ModifierFact.answerOfChild] + slice.inside
  }
}

extension FixedSize: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    [ModifierFact.fixedSize(axes: Axis.allCases.filter { axes.contains($0) })] + slice.inside
  }
}

extension AspectRatio: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    var shape = ModifierFact.noShape
    for case .shaped(_, let found) in slice.arranging {
      shape = .shape(
        ratio: .declared(ratio), base: found.base, mode: mode,
        horizontal: .length(found.horizontal), vertical: .length(found.vertical),
        offered: found.offered)
    }
    return [shape] + slice.inside
  }
}

// MARK: Places

extension Position: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    [ModifierFact.position(x: .declared(x), y: .declared(y))] + slice.inside
  }
}

extension Offset: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    [ModifierFact.offset(x: .declared(x), y: .declared(y))]
  }
}

extension GuideSetting: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    var (position, usual): (Double?, Double?) = (nil, nil)
    for case .setLine(_, let found?, let other) in slice.arranging {
      (position, usual) = (found, other ?? usual)
    }
    return [
      ModifierFact.setLine(
        guide: guide.name, position: .length(position), usual: usual.map { .length($0) })
    ]
  }
}

extension MatchedGeometry: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    if isSource {
      return [
        ModifierFact.effect(
          effect: name, purpose: "gives its place and its size to views that take them")
      ]
    }
    return [ModifierFact.answerOfChild] + slice.inside
  }
}

// MARK: Insets

extension TraceSlice {
  /// The facts of a padding.
  var insets: [any Fact] {
    guard let child else { return [] }
    var facts: [any Fact] = []
    for case .inset(_, let insets) in arranging {
      let sides = [
        (Axis.horizontal, insets.leading, insets.trailing), (.vertical, insets.top, insets.bottom),
      ]
      facts += sides.map { axis, before, after in
        ModifierFact.insets(
          axis: axis, proposed: .length(proposal[axis]), before: .length(before),
          after: .length(after), offered: .length(child.view.proposal[axis]), answer: answer(axis))
      }
    }
    return facts + inside
  }
}

extension SafeAreaInset: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    var sharing: EdgeSharing?
    for case .sharedEdge(_, let found) in slice.arranging { sharing = found }
    guard let sharing, slice.children.count == 2 else { return [] }
    let axis = edge.axis
    let parts = [sharing.content[axis], sharing.distance, sharing.view[axis]]
    return [
      ContainerFact.edgeContent(
        edge: edge.spelling, axis: axis, content: .length(sharing.content[axis]),
        distance: .length(sharing.distance), needed: .length(sharing.needed),
        offered: .length(sharing.viewOffer[axis])),
      ContainerFact.edgeSum(
        axis: axis, parts: parts.map { .length($0) }, total: .total(parts),
        answer: slice.answer(axis), across: slice.answer(axis.other)),
    ] + slice.childFacts
  }
}

extension IgnoresSafeArea: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [any Fact] {
    var reach = Insets()
    for case .inset(_, let insets) in slice.arranging { reach = insets }
    return [ModifierFact.safeAreaReach(insets: reach)] + slice.inside
  }
}
