/// A text as it is drawn at one proposal.
package struct TextLines {
  package var rows: [TextRow]
  /// How the lines are aligned with each other.
  package var alignment: TextAlignment
  /// For how many lines room is kept even if fewer are shown; 0 for none.
  package var reservedLines: Int
  /// The scale of the font, at most 1.
  package var scale: Double
  /// Whether the last line was cut.
  package var isTruncated: Bool

  package var lines: [String] { rows.map(\.string) }
}

/// How a text came out at one proposal: "Hello World" at 60 with a line limit of 1 is cut by the limit.
package struct TextOutcome: Equatable, Sendable {
  package var lineCount: Int
  package var isCut: Bool
  /// How many lines are allowed; nil for any number.
  package var limit: Int?
  /// The scale of the font, and the least one that is allowed, both at most 1.
  package var scale, leastScale: Double
  /// Whether the width of a character is an estimate.
  package var isEstimated: Bool
  /// The first word, with the marks beside it, that is wider than a line, so that it goes on in the next;
  /// nil for none.
  package var brokenWord: String?
  /// Which word of the text that is, the first being 0.
  package var brokenWordNumber: Int32?
  /// By how many points of width it would break elsewhere, where that is less than 1 % and widths are
  /// not exact; else nil.
  package var margin: Double?

  /// Whether the line limit does not allow more lines.
  package var isCutByLimit: Bool { isCut && limit == lineCount }
}

/// One line of a text as it is drawn, in points from the text's upper edge.
package struct TextRow {
  package var top, height, baseline: Double
  /// Without the blanks at which the line wraps.
  package var width: Double
  package var spans: [TextSpan]

  package var string: String { spans.map(\.string).joined() }
}

/// A part of a line in one font and colour.
package struct TextSpan {
  package var string: String
  /// From the beginning of the line.
  package var x, width: Double
  /// The width of a cell in points; nil where characters have widths of their own.
  package var advance: Double?
  /// The size of the font, in points.
  package var size: Double
  /// nil for the colour of the text.
  package var color: String?
}

extension ViewTree {
  /// What a text shows at a proposal; nil for other views, and for a text at 0 x 0.
  ///
  /// - Parameter isOver: called after some thousand lines or characters; if it returns true, the answer
  ///   is one for those until there.
  package func textLines(
    of node: NodeID, at proposed: ProposedViewSize, isOver: () -> Bool = { false }
  ) -> TextLines? {
    guard nodes[Int(node)].rule == TextRule.rule, let content = view(of: node).content as? Text
    else { return nil }
    var record = Double.emptyRecord
    let whole: TextParameters = parameters(of: nodes[Int(node)])
    if TextRule.isZero(Proposal<Double>(proposed)) { return nil }
    let (measure, proposal) = TextRule.drawn(
      whole, text, Proposal<Double>(proposed), &record, isOver: isOver)
    let scaled = whole.scaled(by: measure.scale)
    var drawn = DrawnText(content, scaled, text, lowering.customFaces[node])
    var rows: [TextRow] = []
    var top = 0.0
    func show(_ breaker: LineBreaker<Double>, _ line: TextLine) {
      let extent = breaker.extent(of: line)
      rows.append(
        TextRow(
          top: top, height: extent.ascent + extent.descent, baseline: top + extent.ascent,
          width: breaker.drawnWidth(of: line), spans: drawn.spans(of: line, isOver: isOver)))
      top += extent.ascent + extent.descent + whole.lineGap(leading: extent.leading)
    }
    _ = TextRule.wrap(scaled, text, proposal, &record, show: show, isOver: isOver)
    return TextLines(
      rows: rows, alignment: whole.alignment, reservedLines: Int(whole.lowerLimit),
      scale: measure.scale, isTruncated: measure.isCut)
  }
}

extension ViewTree {
  /// The names of the fonts of an app in which a text is, each once; none for one in the face of all texts.
  package func fontNames(of node: NodeID) -> [String] {
    var names: [String] = []
    for case let face? in lowering.customFaces[node] ?? [] where !names.contains(face.name) {
      names.append(face.name)
    }
    return names
  }

  /// The height of a line of a text in its font, in points, 20.3 for `body`; nil for other views.
  package func lineHeight(of node: NodeID) -> Double? {
    guard nodes[Int(node)].rule == TextRule.rule else { return nil }
    let whole: TextParameters = parameters(of: nodes[Int(node)])
    return whole.face.lineHeight
  }

  /// How a text comes out at a proposal; nil for other views, and for a text at 0 x 0.
  ///
  /// - Parameter isOver: called after some thousand lines; if it returns true, the answer is one for
  ///   the lines until there.
  package func textOutcome(
    of node: NodeID, at proposed: ProposedViewSize, isOver: () -> Bool = { false }
  ) -> TextOutcome? {
    guard nodes[Int(node)].rule == TextRule.rule else { return nil }
    let whole: TextParameters = parameters(of: nodes[Int(node)])
    if TextRule.isZero(Proposal<Double>(proposed)) { return nil }
    var record = Double.emptyRecord
    let (measure, proposal) = TextRule.drawn(
      whole, text, Proposal<Double>(proposed), &record, isOver: isOver)
    let scaled = whole.scaled(by: measure.scale)
    return TextOutcome(
      lineCount: Int(measure.lineCount), isCut: measure.isCut,
      limit: whole.upperLimit == 0 ? nil : Int(whole.upperLimit), scale: measure.scale,
      leastScale: whole.minimumScale, isEstimated: whole.widths == .estimated,
      brokenWord: measure.brokenPiece.flatMap { word($0, of: node, scaled) },
      brokenWordNumber: measure.brokenPiece.map { $0 - whole.firstPiece },
      margin: whole.isProportional && !isOver()
        ? TextRule.margin(scaled, measure, proposal, text, &record, isOver: isOver) : nil)
  }

  private func word(_ piece: Int32, of node: NodeID, _ parameters: TextParameters) -> String? {
    guard let content = view(of: node).content as? Text else { return nil }
    let piece = text.pieces[Int(piece)]
    var drawn = DrawnText(content, parameters, text, nil)
    let line = TextLine(start: piece.start, end: piece.end)
    return drawn.spans(of: line, isOver: { false }).map(\.string).joined()
  }

  /// The strings of its texts, also of candidates that are not shown.
  package var texts: [String] {
    var texts: [String] = []
    var seen: Set<NodeID> = [root]
    var pending = [root]
    while let node = pending.popLast() {
      if let text = view(of: node).textString { texts.append(text) }
      pending += children(of: node).filter { seen.insert($0).inserted }
    }
    return texts
  }
}

/// The characters of a text, as they are drawn.
private struct DrawnText {
  private let text: TextParameters
  private let store: TextStore
  private var characters: DrawnCharacters
  private let colors: [String?]
  private let customFaces: [FontFace?]

  init(
    _ content: Text, _ text: TextParameters, _ store: TextStore, _ customFaces: [FontFace?]?
  ) {
    (self.text, self.store) = (text, store)
    self.customFaces = customFaces ?? []
    characters = DrawnCharacters(
      content.runs.map { ($0.string, $0.letterCase ?? text.letterCase) },
      from: store.pieces[Int(text.firstPiece)].blank)
    colors = content.runs.map(\.color)
  }

  mutating func spans(of line: TextLine, isOver: () -> Bool) -> [TextSpan] {
    var spans: [TextSpan] = []
    func add(
      _ string: String, width: Double, _ face: TextFace, ellipsis: Double, _ run: MeasuredRun?
    ) {
      guard !string.isEmpty else { return }
      let (number, x) = (run.map { Int($0.number) }, spans.last.map { $0.x + $0.width } ?? 0)
      let (advance, color) = (text.isProportional ? nil : ellipsis, number.flatMap { colors[$0] })
      let size =
        text.isProportional ? face.lineHeight / lineOfSize(number ?? 0) : ellipsis * 2
      if let last = spans.last, last.advance == advance, last.size == size, last.color == color {
        spans[spans.count - 1].string += string
        spans[spans.count - 1].width += width
      } else {
        spans.append(
          TextSpan(
            string: string, x: x, width: width, advance: advance, size: size, color: color))
      }
    }
    func shown(_ start: Int32, _ end: Int32) -> String {
      characters.read(from: start, to: end, isOver: isOver)
    }
    func add(_ start: Int32, _ end: Int32) {
      guard text.hasRuns else {
        return add(
          shown(start, end), width: store.width(text, start, end), text.face,
          ellipsis: text.face.ellipsis, nil)
      }
      store.eachRun(text, start, end) { run, start, end in
        add(
          shown(start, end), width: store.width(text, start, end),
          run.face.scaled(by: text.scale), ellipsis: run.ellipsis * text.scale, run)
      }
    }
    add(line.start, line.end)
    if let cut = line.cut {
      let run = text.hasRuns ? store.run(text, at: cut.beside) : nil
      let face = run?.face.scaled(by: text.scale) ?? text.face
      let ellipsis = run.map { $0.ellipsis * text.scale } ?? face.ellipsis
      add("…", width: ellipsis, face, ellipsis: ellipsis, run)
      add(cut.restStart, cut.restEnd)
    }
    return spans
  }

  /// How high a line of a run is, of its size: in the system's face 1.19, and about so on a Mac.
  private func lineOfSize(_ run: Int) -> Double {
    guard customFaces.indices.contains(run), let heights = customFaces[run]?.heights else {
      return 1.193359375
    }
    return max(heights.ascent + heights.descent + heights.lineGap, 0.1)
  }
}

/// The characters of a text's runs, read from its front to its end.
///
/// Where characters begin and end takes long to find in a long text, so no more of them are looked at
/// than are read, and some thousand at once.
private struct DrawnCharacters {
  private let runs: [(string: String, letterCase: LetterCase?)]
  /// Where the first character stands in the store, and the next one.
  private let first: Int32
  private var place: Int32
  /// The run of which a stretch is taken next, and from where.
  private var run = 0
  private var start = String.Index?.none
  /// The stretch that is being read, in its letter case, and its next character.
  private var stretch = ""
  private var next = "".startIndex
  private var isStopped = false

  /// The most characters of a stretch.
  private static var length: Int { 4096 }

  init(_ runs: [(string: String, letterCase: LetterCase?)], from first: Int32) {
    (self.runs, self.first, place) = (runs, first, first)
  }

  /// The characters between two places in the store.
  ///
  /// - Parameter isOver: called for each stretch; if it returns true, no more is read.
  mutating func read(from start: Int32, to end: Int32, isOver: () -> Bool) -> String {
    if start < place { self = DrawnCharacters(runs, from: first) }
    skip(to: start, isOver: isOver) { _ in }
    var read = ""
    skip(to: end, isOver: isOver) { read += $0 }
    return read
  }

  private mutating func skip(to end: Int32, isOver: () -> Bool, over body: (Substring) -> Void) {
    while place < end, !isStopped {
      if next == stretch.endIndex {
        guard takeStretch() else { return }
        isStopped = isOver()
      }
      var count = Int(end - place)
      let behind = stretch.index(next, offsetBy: count, limitedBy: stretch.endIndex)
      let passed = stretch[next..<(behind ?? stretch.endIndex)]
      if behind == nil { count = passed.count }
      body(passed)
      (next, place) = (passed.endIndex, place + Int32(count))
    }
  }

  /// - Returns: false behind the last character.
  private mutating func takeStretch() -> Bool {
    while run < runs.count {
      let (string, letterCase) = runs[run]
      let start = start ?? string.startIndex
      if start == string.endIndex {
        (run, self.start) = (run + 1, nil)
        continue
      }
      let end =
        string.index(start, offsetBy: Self.length, limitedBy: string.endIndex) ?? string.endIndex
      let taken = String(string[start..<end])
      stretch = letterCase?.applied(to: taken) ?? taken
      (next, self.start) = (stretch.startIndex, end)
      return true
    }
    return false
  }
}

extension TextRun {
  /// The letter case that the run itself sets; nil if it sets none.
  fileprivate var letterCase: LetterCase?? {
    for case .textCase(let letterCase) in changes.reversed() { return .some(letterCase) }
    return nil
  }
}
