import LayEngine
import LayLanguage

extension FixedFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for (axis, declared) in [(Axis.horizontal, width), (.vertical, height)] {
      section.say(
        .declaredLength,
        [
          .axis: .axis(axis), .declared: .declared(declared),
          .isIgnored: .truth(declared != nil && slice.reason(axis) != .declared),
          .answer: .length(slice.size[axis]),
        ])
    }
    section.sayInside(slice)
  }
}

extension FlexibleFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for (axis, declared) in [(Axis.horizontal, width), (.vertical, height)] {
      section.say(.boundedLength, values(axis, declared, slice))
    }
    section.sayInside(slice)
  }

  /// The frame's answer on an axis, with the bounds that it was clamped to.
  private func values(
    _ axis: Axis, _ declared: FlexibleLength, _ slice: TraceSlice
  ) -> FactValues {
    var values: FactValues = [
      .axis: .axis(axis), .proposed: .length(slice.proposal[axis]),
      .reason: .word(slice.reason(axis)?.word ?? "child"), .answer: .length(slice.size[axis]),
      .minimum: .declared(declared.minimum), .ideal: .declared(declared.ideal),
      .maximum: .declared(declared.maximum),
    ]
    guard let clamp = slice.clamp(axis) else { return values }
    values[.held] = .word(clamp.subject == .proposal ? "proposal" : "child")
    values[.length] = .length(clamp.length)
    values[.least] = .length(clamp.least)
    values[.most] = .length(clamp.most)
    return values
  }
}
