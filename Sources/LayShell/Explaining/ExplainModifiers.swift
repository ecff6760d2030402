import LayEngine
import LayLanguage

// MARK: Frames

extension FixedFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for (axis, declared) in [(Axis.horizontal, width), (.vertical, height)] {
      section.say(
        ModifierFact.declaredLength(
          axis: axis, declared: .declared(declared),
          isIgnored: declared != nil && slice.reason(axis) != .declared,
          answer: slice.answer(axis)))
    }
    section.sayInside(slice)
  }
}

extension FlexibleFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for (axis, declared) in [(Axis.horizontal, width), (.vertical, height)] {
      let clamp = slice.clamp(axis)
      section.say(
        ModifierFact.boundedLength(
          axis: axis, proposed: .length(slice.proposal[axis]),
          reason: slice.reason(axis) ?? .child(0), answer: slice.answer(axis),
          minimum: .declared(declared.minimum), ideal: .declared(declared.ideal),
          maximum: .declared(declared.maximum), held: clamp?.subject,
          length: clamp.map { .length($0.length) }, least: clamp.map { .length($0.least) },
          most: clamp.map { .length($0.most) }))
    }
    section.sayInside(slice)
  }
}

extension ContainerRelativeFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var container = ProposedViewSize.ideal
    for case .foundContainer(_, let found) in slice.arranging { container = found }
    let isPart = function == nil && (count != 1 || span != 1)
    for axis in Axis.allCases {
      section.say(
        ModifierFact.containerPart(
          axis: axis, isChosen: axes.contains(axis), reason: slice.reason(axis) ?? .child(0),
          container: .length(container[axis]), answer: slice.answer(axis),
          hasFunction: function != nil, count: isPart ? .declared(count) : nil,
          span: isPart ? .declared(span) : nil, spacing: isPart ? .declared(spacing) : nil))
    }
    section.sayInside(slice)
  }
}

extension RelativeProposed: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let child = slice.child else { return }
    for case .scaled(_, let axis, let proposed, let factor) in slice.arranging where factor != 1 {
      section.say(
        ModifierFact.proposedPart(
          axis: axis, proposed: .length(proposed), factor: .length(factor),
          offered: .length(child.view.proposal[axis])))
    }
    section.say(ModifierFact.answerOfChild)
    section.sayInside(slice)
  }
}

extension FixedSize: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ModifierFact.fixedSize(axes: Axis.allCases.filter { axes.contains($0) }))
    section.sayInside(slice)
  }
}

extension AspectRatio: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var shaping: Shaping?
    for case .shaped(_, let found) in slice.arranging { shaping = found }
    if let shaping {
      section.say(
        ModifierFact.shape(
          ratio: .declared(ratio), base: shaping.base, mode: mode,
          horizontal: .length(shaping.horizontal), vertical: .length(shaping.vertical),
          offered: shaping.offered))
    } else {
      section.say(ModifierFact.noShape)
    }
    section.sayInside(slice)
  }
}

// MARK: Places

extension Position: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ModifierFact.position(x: .declared(x), y: .declared(y)))
    section.sayInside(slice)
  }
}

extension ChangedShape: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
    section.sayInside(slice)
  }
}

extension Offset: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(ModifierFact.offset(x: .declared(x), y: .declared(y)))
  }
}

extension GuideSetting: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var (position, usual): (Double?, Double?) = (nil, nil)
    for case .setLine(_, let found?, let other) in slice.arranging {
      (position, usual) = (found, other ?? usual)
    }
    section.say(
      ModifierFact.setLine(
        guide: guide.name, position: .length(position), usual: usual.map { .length($0) }))
  }
}

// MARK: Insets

extension Padding: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayInsets(slice)
  }
}

extension SafeAreaPadding: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayInsets(slice)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayInsets(_ slice: TraceSlice) {
    guard let child = slice.child else { return }
    for case .inset(_, let insets) in slice.arranging {
      let sides = [
        (Axis.horizontal, insets.leading, insets.trailing), (.vertical, insets.top, insets.bottom),
      ]
      for (axis, before, after) in sides {
        say(
          ModifierFact.insets(
            axis: axis, proposed: .length(slice.proposal[axis]), before: .length(before),
            after: .length(after), offered: .length(child.view.proposal[axis]),
            answer: slice.answer(axis)))
      }
    }
    sayInside(slice)
  }
}

extension SafeAreaInset: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var sharing: EdgeSharing?
    for case .sharedEdge(_, let found) in slice.arranging { sharing = found }
    guard let sharing, slice.children.count == 2 else { return }
    let axis = edge.axis
    section.say(
      ContainerFact.edgeContent(
        edge: edge.spelling, axis: axis, content: .length(sharing.content[axis]),
        distance: .length(sharing.distance), needed: .length(sharing.needed),
        offered: .length(sharing.viewOffer[axis])))
    let parts = [sharing.content[axis], sharing.distance, sharing.view[axis]]
    section.say(
      ContainerFact.edgeSum(
        axis: axis, parts: parts.map { .length($0) }, total: .total(parts),
        answer: slice.answer(axis), across: slice.answer(axis.other)))
    section.sayChildren(slice)
  }
}

extension IgnoresSafeArea: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    var reach = Insets()
    for case .inset(_, let insets) in slice.arranging { reach = insets }
    section.say(ModifierFact.safeAreaReach(insets: reach))
    section.sayInside(slice)
  }
}
