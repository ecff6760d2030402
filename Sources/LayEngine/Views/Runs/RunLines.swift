/// One line of a text of several runs as it is drawn, in points from the text's upper edge.
package struct TextRow {
  package var top, height, baseline, width: Double
  package var spans: [TextSpan]
}

/// A part of a line in one font and colour.
package struct TextSpan {
  package var string: String
  /// From the beginning of the line.
  package var x, width: Double
  /// The width of a cell, in points.
  package var advance: Double
  /// nil for the colour of the text.
  package var color: String?
}

extension ViewTree {
  /// What a text of several runs shows at a proposal; nil at 0 x 0.
  func runLines(of node: NodeID, at proposed: ProposedViewSize) -> TextLines? {
    guard let content = view(of: node).content as? RichText else { return nil }
    var record = Double.emptyRecord
    var text: RunText.Parameters = parameters(of: nodes[Int(node)])
    let proposal = Proposal<Double>(proposed)
    if TextRule.isZero(proposal) { return nil }
    let measure = RunText.measure(text, self.text, proposal, &record)
    text.scale = measure.scale
    var lines: [RunLine] = []
    _ = RunText.wrap(text, self.text, proposal, &record) { lines.append($0) }
    let drawn = DrawnRuns(content, text, self.text)
    var top = 0.0
    let rows = lines.map { line in
      let row = TextRow(
        top: top, height: line.height, baseline: top + line.ascent, width: line.width,
        spans: drawn.spans(of: line))
      top += line.height + text.lineSpacing
      return row
    }
    return TextLines(
      lines: rows.map { $0.spans.map(\.string).joined() }, alignment: text.alignment,
      scale: measure.scale, advance: text.lineHeight * text.scale / 2.5,
      lineHeight: text.lineHeight * text.scale, lineSpacing: text.lineSpacing,
      isTruncated: measure.isCut, lineLimit: text.upperLimit == 0 ? nil : Int(text.upperLimit),
      lineRoom: nil, reservedLines: Int(text.lowerLimit), rows: rows)
  }
}

/// The characters of a text of runs, as they are drawn.
private struct DrawnRuns {
  private let content: RichText
  private let text: RunText.Parameters
  private let store: TextStore
  private let characters: [String]

  init(_ content: RichText, _ text: RunText.Parameters, _ store: TextStore) {
    (self.content, self.text, self.store) = (content, text, store)
    characters = content.runs.flatMap { run -> [String] in
      switch run.content {
      case .image: [run.string]
      case .string(let string): (run.letterCase?.applied(to: string) ?? string).map { String($0) }
      }
    }
  }

  func spans(of line: RunLine) -> [TextSpan] {
    var spans: [TextSpan] = []
    var x = 0.0
    func add(_ string: String, _ glyph: Glyph, width: Double) {
      let run = glyph.run < 0 ? nil : content.runs[Int(glyph.run)]
      let span = TextSpan(
        string: string, x: x, width: width, advance: glyph.ellipsis * text.scale,
        color: run?.color)
      x += width
      if let last = spans.last, last.advance == span.advance, last.color == span.color {
        spans[spans.count - 1].string += string
        spans[spans.count - 1].width += width
      } else {
        spans.append(span)
      }
    }
    func add(_ range: Range<Int32>) {
      for index in range {
        let glyph = store.glyphs[Int(index)]
        let place = Int(index - text.first)
        add(
          characters.indices.contains(place) ? characters[place] : "", glyph,
          width: glyph.width * text.scale)
      }
    }
    add(line.start..<line.end)
    if let cut = line.cut {
      let glyph = store.glyphs[Int(cut.beside)]
      add("…", glyph, width: glyph.ellipsis * text.scale)
      add(cut.restStart..<cut.restEnd)
    }
    return spans
  }
}

extension TextRun {
  /// The letter case that the run itself sets.
  fileprivate var letterCase: LetterCase? {
    for case .textCase(let letterCase) in changes.reversed() { return letterCase }
    return nil
  }
}

extension View {
  /// The string of a text, of one run or of several; nil for other views.
  package var textString: String? {
    switch content {
    case let text as Text: text.string
    case let text as RichText: text.string
    default: nil
    }
  }
}
