import LayEngine
import LayLanguage

extension Explainer {
  static func explainPadding(
    _ story: Story, _ insets: Insets, in section: inout ExplanationSection
  ) {
    let sides = [
      ("width", story.proposal.width, insets.leading, insets.trailing, story.size.width),
      ("height", story.proposal.height, insets.top, insets.bottom, story.size.height),
    ]
    for (side, proposed, before, after, answer) in sides {
      let margins = "\(NumberText.of(before)) and \(NumberText.of(after))"
      let inside = proposed.map { NumberText.of(max($0 - before - after, 0)) } ?? "nil"
      let offered = proposed.map(NumberText.of) ?? "nil"
      section.say(
        "\(side): \(offered) less \(margins) leaves \(inside) inside; "
          + "with them the answer is \(NumberText.of(answer))")
    }
    sayInside(story, in: &section)
  }

  static func explainFixedSize(
    _ story: Story, _ axes: AxisSet, in section: inout ExplanationSection
  ) {
    let sides = axes == .both ? "both axes" : "the \(axes.name) axis"
    section.say("on \(sides) nothing is proposed inside, so the view takes its ideal size there")
    sayInside(story, in: &section)
  }

  static func explainAspectRatio(
    _ story: Story, _ ratio: Double?, _ mode: ContentMode, in section: inout ExplanationSection
  ) {
    guard story.proposal != .ideal else {
      section.say("nothing is proposed, so the shape has no say")
      return sayInside(story, in: &section)
    }
    let shape = ratio.map { "\(NumberText.of($0)) to 1" } ?? "the view's ideal size"
    let how = mode == .fit ? "stays inside" : "covers"
    section.say("a size shaped like \(shape) that \(how) what is proposed is offered")
    sayInside(story, in: &section)
  }

  static func explainOffset(_ x: Double, _ y: Double, in section: inout ExplanationSection) {
    section.say(
      "it draws the view \(NumberText.of(x)) to the right and \(NumberText.of(y)) down; "
        + "nothing about layout changes")
  }

  static func explainPosition(
    _ story: Story, _ x: Double, _ y: Double, in section: inout ExplanationSection
  ) {
    section.say(
      "it takes what is proposed, and puts the view's centre at "
        + "\(NumberText.of(x)), \(NumberText.of(y))")
    sayInside(story, in: &section)
  }

  static func explainRelativeProposed(
    _ story: Story, _ width: Double, _ height: Double, in section: inout ExplanationSection
  ) {
    for (side, proposed, factor) in [
      ("width", story.proposal.width, width), ("height", story.proposal.height, height),
    ] where factor != 1 {
      let offered = proposed.map(NumberText.of) ?? "nil"
      let inside = proposed.map { NumberText.of($0 * factor) } ?? "nil"
      section.say("\(side): \(offered) × \(NumberText.of(factor)) = \(inside) is proposed inside")
    }
    section.say("the view's answer is its own answer")
    sayInside(story, in: &section)
  }
}
