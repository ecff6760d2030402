/// A text as it is drawn at one proposal.
package struct TextLines {
  package var lines: [String]
  /// How the lines are aligned with each other.
  package var alignment: TextAlignment
  /// The scale of the font, at most 1.
  package var scale: Double
  /// The width of a cell and the height of a line, scaled, and the distance between two lines, in
  /// points.
  package var advance, lineHeight, lineSpacing: Double
  /// Whether the last line was cut.
  package var isTruncated: Bool
  /// How many lines are allowed; nil for any number.
  package var lineLimit: Int?
  /// How many lines the proposed height has room for; nil where it is not finite.
  package var lineRoom: Int?
  /// For how many lines room is kept even if fewer are shown; 0 for none.
  package var reservedLines: Int
  /// For a text of several runs, each line with its spans; nil for other texts.
  package var rows: [TextRow]?
}

extension ViewTree {
  /// What a text shows at a proposal; nil for other views, and for a text at 0 x 0.
  package func textLines(of node: NodeID, at proposed: ProposedViewSize) -> TextLines? {
    if nodes[Int(node)].rule == RunText.rule { return runLines(of: node, at: proposed) }
    guard nodes[Int(node)].rule == TextRule.rule, let content = view(of: node).content as? Text
    else { return nil }
    var record = Double.emptyRecord
    let text: TextRule.Parameters = parameters(of: nodes[Int(node)])
    let proposal = Proposal<Double>(proposed)
    if TextRule.isZero(proposal) { return nil }
    let measure = TextRule.measure(text, self.text, proposal, &record)
    let scaled = text.scaled(by: measure.scale)
    let characters = Array(text.letterCase?.applied(to: content.string) ?? content.string)
    let width = proposed.width ?? .infinity
    var breaker = LineBreaker<Double>(
      self.text, text.firstPiece..<text.endPiece, advance: scaled.advance)
    func shown(_ line: TextLine) -> String {
      guard line.end > line.start else { return "" }
      let start = Int(line.start - text.firstCharacter)
      let end = Int(line.end - text.firstCharacter)
      var text = ""
      for character in characters[start..<end] { text.append(character) }
      return text
    }
    var lines: [String] = []
    for index in 0..<measure.lineCount {
      if measure.isCut, index == measure.lineCount - 1 {
        let cut = breaker.truncated(text.truncation, width, &record)
        lines.append(shown(cut.before) + "…" + shown(cut.after))
      } else {
        lines.append(shown(breaker.next(width, &record)))
      }
    }
    return TextLines(
      lines: lines, alignment: text.alignment, scale: measure.scale, advance: scaled.advance,
      lineHeight: scaled.lineHeight, lineSpacing: text.lineSpacing, isTruncated: measure.isCut,
      lineLimit: text.upperLimit == 0 ? nil : Int(text.upperLimit),
      lineRoom: TextRule.lineRoom(scaled, proposal, &record).map { Int($0) },
      reservedLines: Int(text.lowerLimit))
  }
}
