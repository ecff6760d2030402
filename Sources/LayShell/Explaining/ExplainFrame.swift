import LayEngine
import LayLanguage

extension Explainer {
  static func explainFixedFrame(
    _ story: Story, _ frame: FixedFrame, in section: inout ExplanationSection
  ) {
    for (side, declared) in [("width", frame.width), ("height", frame.height)] {
      section.say("\(side): " + rule(declared))
    }
    sayInside(story, in: &section)
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

  static func explainFlexibleFrame(
    _ story: Story, _ frame: FlexibleFrame, in section: inout ExplanationSection
  ) {
    let child = story.child?.frame.size
    section.say(
      "width: "
        + rule(frame.width, story.proposal.width, story.size.width, child: child?.width))
    section.say(
      "height: "
        + rule(frame.height, story.proposal.height, story.size.height, child: child?.height))
    sayInside(story, in: &section)
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

  /// What was proposed to the only child, what it answered and where it stands.
  static func sayInside(_ story: Story, in section: inout ExplanationSection) {
    guard let child = story.child else { return }
    let origin = child.originInParent
    section.say(
      "inside, \(ProposalText.of(child.proposal)) is proposed to \(ViewTitle.subject(child.view)); "
        + "it answers \(ProposalText.of(child.frame.size)) "
        + "and stands at \(NumberText.of(origin.x)), \(NumberText.of(origin.y))")
    let over = overflow(child, in: story.size)
    if !over.isEmpty { section.conclude("it is larger than its frame: \(over)") }
  }

  private static func overflow(_ child: PlacedView, in size: ViewSize) -> String {
    let width = child.frame.size.width - size.width
    let height = child.frame.size.height - size.height
    var parts: [String] = []
    if width > 0 { parts.append("too wide by \(NumberText.of(width))") }
    if height > 0 { parts.append("too high by \(NumberText.of(height))") }
    return parts.joined(separator: ", ")
  }
}
