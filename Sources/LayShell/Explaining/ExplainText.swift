import LayEngine
import LayLanguage

extension Explainer {
  static func explainText(
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
