import LayEngine
import LayLanguage

extension FixedFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    for (side, declared) in [("width", width), ("height", height)] {
      section.say("\(side): " + Self.rule(declared))
    }
    section.sayInside(slice)
  }

  private static func rule(_ declared: Double?) -> String {
    guard let declared else { return "not declared, so the view's own" }
    let written = NumberText.of(declared)
    guard let counted = FixedFrame.counted(declared) else {
      return "\(written) is ignored, so the view's own"
    }
    return counted == declared
      ? "\(written) is declared, whatever is proposed"
      : "\(written) is declared, which counts as \(NumberText.of(counted))"
  }
}

extension FlexibleFrame: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let child = slice.child?.frame.size
    section.say(
      "width: "
        + Self.rule(width, slice.proposal.width, slice.size.width, child: child?.width))
    section.say(
      "height: "
        + Self.rule(height, slice.proposal.height, slice.size.height, child: child?.height))
    section.sayInside(slice)
  }

  /// What a flexible frame answers on one axis, by which of its bounds are given.
  private static func rule(
    _ length: FlexibleLength, _ proposed: Double?, _ answer: Double, child: Double?
  ) -> String {
    let result = NumberText.of(answer)
    let length = length.consistent
    guard length.isGiven else { return "no bounds, so the view's own: \(result)" }
    if proposed == nil, length.ideal != nil {
      return "nothing is proposed, so the ideal: \(result)"
    }
    guard !length.isEmpty else {
      return "the smallest is above the largest, so the view's own: \(result)"
    }
    let low = length.minimum.map(NumberText.of)
    let high = length.maximum.map(NumberText.of)
    let offered = proposed.map(NumberText.of) ?? "nothing"
    switch (low, high) {
    case (let low?, let high?):
      let held = proposed.map(NumberText.of) ?? "the view"
      return "\(held) held between \(low) and \(high): \(result)"
    case (let low?, nil):
      return "with \(offered) proposed, the view held between \(low) and what it is offered: "
        + result
    case (nil, let high?):
      return "with \(offered) proposed, the view held between what it is offered and \(high): "
        + result
    case (nil, nil):
      return "an ideal counts only where nothing is proposed; the view's own: \(result)"
    }
  }
}
