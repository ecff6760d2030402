import LayEngine
import LayLanguage
import LayTerminal

extension Text: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard let text = slice.tree.textLines(of: slice.view.node, at: slice.proposal) else {
      return section.say("0 x 0 is proposed, and a text answers that with 0 x 0")
    }
    if text.scale < 1 {
      section.say(
        "in its full size it does not fit, so it is scaled to \(NumberText.of(text.scale))")
    }
    let cells = text.lines.map { DisplayWidth.of($0) }.max() ?? 0
    section.say(Self.width(cells, text, slice))
    section.say(Self.height(text, slice.size.height))
    for line in text.lines.prefix(8) { section.say(ValueDescription.quoted(line)) }
    if text.lines.count > 8 { section.say("and \(text.lines.count - 8) more") }
    if text.isTruncated {
      section.conclude(reasonForTruncation(text))
    }
  }

  private func reasonForTruncation(_ text: TextLines) -> String {
    guard let limit = text.lineLimit, text.lines.count == limit else {
      return "there is no room for more lines, so the last one is truncated"
    }
    return "the line limit is \(limit), so the last line is truncated"
  }

  /// The width of the widest line, and why the answer is another one.
  private static func width(_ cells: Int, _ text: TextLines, _ slice: TraceSlice) -> String {
    let width = Double(cells) * text.advance
    let answer = slice.size.width
    let count = cells == 1 ? "1 cell" : "\(cells) cells"
    var sentence = "the widest line has \(count) of \(NumberText.of(text.advance)): "
    sentence += "\(NumberText.of(width)) wide"
    if answer < width, let proposed = slice.proposal.width {
      sentence += ", but a text answers no more than is proposed"
      if proposed < 0 { sentence += ", and not less than 0" }
      sentence += ": \(NumberText.of(answer))"
    } else if NumberText.of(answer) != NumberText.of(width) {
      sentence += ", rounded up to \(NumberText.of(answer))"
    }
    return sentence
  }

  private static func height(_ text: TextLines, _ height: Double) -> String {
    let count = text.lines.count
    var sentence = "\(lines(count)) of \(NumberText.of(text.lineHeight))"
    if count < text.reservedLines { sentence += ", with room kept for \(text.reservedLines)" }
    if text.lineSpacing > 0, max(count, text.reservedLines) > 1 {
      sentence += " and \(NumberText.of(text.lineSpacing)) between them"
    }
    return sentence + ": \(NumberText.of(height)) high"
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
