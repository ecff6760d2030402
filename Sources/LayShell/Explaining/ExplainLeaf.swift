import LayEngine
import LayLanguage

extension Shape: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
  }
}

extension Color: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayFilling(slice)
  }
}

extension Circle: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard case .smaller(let axis) = slice.reason(.horizontal) else { return }
    section.say(
      .smallerLength,
      [
        .axis: .axis(axis), .isProposed: .truth(slice.proposal[axis] != nil),
        .answer: .length(slice.size.width),
      ])
  }
}

extension Spacer: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for axis in Axis.allCases {
      var values: FactValues = [.axis: .axis(axis), .answer: .length(slice.size[axis])]
      if let clamp = slice.clamp(axis) { values[.least] = .length(clamp.least) }
      section.say(.spacerLength, values)
    }
  }
}

extension Divider: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let axis: Axis = slice.reason(.horizontal) == .own ? .horizontal : .vertical
    section.say(
      .dividerLine,
      [
        .thickness: .length(slice.size[axis]), .axis: .axis(axis.other),
        .answer: .length(slice.size[axis.other]),
        .isProposed: .truth(slice.reason(axis.other) == .proposed),
      ])
  }
}

extension EmptyView: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.say(.nothing) }
}

extension Group: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.say(.nothing) }

  func explainTransparent(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.groupOfOne)
  }
}

extension GridRow: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) { section.say(.nothing) }
}

extension ImageContent: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard isResizable else { return section.say(.naturalSize, [.size: .size(slice.size)]) }
    for axis in Axis.allCases {
      section.say(
        .imageLength,
        [
          .axis: .axis(axis), .reason: .word(slice.reason(axis)?.word ?? "proposed"),
          .answer: .length(slice.size[axis]),
        ])
    }
    if caps != Insets() {
      section.say(.caps, [.width: .declared(caps.horizontal), .height: .declared(caps.vertical)])
    }
  }
}

extension ExplanationSection {
  /// Says that a view without a length of its own takes the proposed size.
  mutating func sayFilling(_ slice: TraceSlice) {
    var values: FactValues = [:]
    for axis in Axis.allCases where slice.proposal[axis] == nil {
      values[axis == .horizontal ? .width : .height] = .length(slice.size[axis])
    }
    say(.fills, values)
  }
}
