import LayEngine
import LayLanguage

extension Explainer {
  static func explainText(
    _ story: Story, _ string: String, in section: inout ExplanationSection
  ) {
    guard let text = story.tree.textLines(of: story.view.node, at: story.proposal) else {
      return section.say("0 x 0 is proposed, and a text answers that with 0 x 0")
    }
    if text.scale < 1 {
      section.say(
        "in its full size it would be truncated, so it is scaled to \(NumberText.of(text.scale))")
    }
    let cells = text.lines.map { DisplayWidth.of($0) }.max() ?? 0
    section.say(
      "the widest line has \(cells) characters of \(NumberText.of(text.advance)): "
        + "\(NumberText.of(Double(cells) * text.advance)) wide")
    section.say(height(text, story.size.height))
    for line in text.lines.prefix(8) { section.say(ValueDescription.quoted(line)) }
    if text.lines.count > 8 { section.say("and \(text.lines.count - 8) more") }
    if text.isTruncated {
      section.conclude("there is no room for more lines, so the last one is truncated")
    }
  }

  private static func height(_ text: TextLines, _ height: Double) -> String {
    let count = text.lines.count
    var sentence = "\(count == 1 ? "1 line" : "\(count) lines") of "
    sentence += NumberText.of(text.lineHeight)
    if text.lineSpacing > 0, count > 1 {
      sentence += " and \(NumberText.of(text.lineSpacing)) between them"
    }
    return sentence + ": \(NumberText.of(height)) high"
  }
}
