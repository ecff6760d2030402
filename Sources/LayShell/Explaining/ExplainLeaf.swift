import LayEngine
import LayLanguage

extension Explainer {
  static func explainLeaf(_ story: Story, in section: inout ExplanationSection) {
    switch story.view.view.kind {
    case .text(let string): explainText(story, string, in: &section)
    case .shape, .color: section.say("it fills what is proposed; where nothing is, it takes 10")
    case .circle:
      section.say("the smaller of width and height on both axes, 10 where nothing is proposed")
    case .image(let image):
      section.say(
        image.isResizable
          ? "it takes what is proposed; where nothing is, its natural length"
          : "its natural size, whatever is proposed")
    case .spacer(let minimum):
      section.say(
        "along the stack it takes what is proposed, at least \(NumberText.of(minimum ?? 8)); "
          + "across, nothing")
    case .divider: section.say("a line 1 thick across the stack, as long as proposed")
    default: section.say("it is nothing: no child, no spacing")
    }
  }

  private static func explainText(
    _ story: Story, _ string: String, in section: inout ExplanationSection
  ) {
    let lines = story.tree.lines(of: story.view.node, at: story.proposal)
    guard let metrics = story.tree.textMetrics(of: story.view.node), !lines.isEmpty else {
      return section.say("0 x 0 is proposed, and a text answers that with 0 x 0")
    }
    let cells = lines.map { DisplayWidth.of($0) }.max() ?? 0
    let width = NumberText.of(Double(cells) * metrics.advance)
    section.say(
      "the widest line has \(cells) characters of \(NumberText.of(metrics.advance)): \(width) wide")
    section.say(
      "\(lines.count == 1 ? "1 line" : "\(lines.count) lines") of "
        + "\(NumberText.of(metrics.lineHeight)): \(NumberText.of(story.size.height)) high")
    for line in lines.prefix(8) { section.say(ValueDescription.quoted(line)) }
    if lines.count > 8 { section.say("and \(lines.count - 8) more") }
    if lines.last?.hasSuffix("…") == true, !string.hasSuffix("…") {
      section.conclude("there is no room for more lines, so the last one is truncated")
    }
  }
}
