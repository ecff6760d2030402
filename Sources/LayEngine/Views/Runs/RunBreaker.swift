/// One line of a text of runs: its characters, as places in the store, and its size in points.
struct RunLine: BitwiseCopyable {
  var start: Int32
  var end: Int32
  var width = 0.0
  var ascent = 0.0
  var descent = 0.0
  /// For a truncated line: the characters after the ellipsis, and the font of the ellipsis.
  var cut: Cut?

  struct Cut: BitwiseCopyable {
    var restStart: Int32
    var restEnd: Int32
    /// The character whose font the ellipsis has.
    var beside: Int32
  }

  var height: Double { ascent + descent }
}

/// Fills lines with the characters of one text, as many as fit in each.
///
/// - Rule: as `LineBreaker`: between words, between characters where a word is wider than a line;
///   blanks at a break have no width, and those that begin a paragraph belong to its first word.
struct RunBreaker<Number: Scalar> {
  private let glyphs: UnsafePointer<Glyph>
  private let first: Int32
  private let end: Int32
  private let scale: Double
  /// Where the next line begins.
  private var place: Int32

  init(_ store: TextStore, _ text: RunText.Parameters) {
    glyphs = store.glyphs
    (first, end, scale) = (text.first, text.end, text.scale)
    place = text.first
  }

  var isAtEnd: Bool { place >= end }

  private func width(_ index: Int32) -> Double { glyphs[Int(index)].width * scale }

  private func kind(_ index: Int32) -> CharacterKind { glyphs[Int(index)].kind }

  private func fits(_ length: Double, _ width: Number, _ record: inout Number.Record) -> Bool {
    !Number.isLess(width, Number(length), &record)
  }

  /// Where a word that begins at a place ends; a wide character and an image are one by themselves.
  private func endOfWord(_ start: Int32) -> Int32 {
    guard kind(start) == .narrow else { return start + 1 }
    var index = start + 1
    while index < end, kind(index) == .narrow { index += 1 }
    return index
  }

  /// The next line in a width that may be infinite; not to be called at the end.
  mutating func next(_ width: Number, _ record: inout Number.Record) -> RunLine {
    let beginsParagraph = place == first || kind(place - 1) == .newline
    var line = RunLine(start: place, end: place)
    var isEmpty = true
    while place < end {
      var wordStart = place
      var gap = 0.0
      while kind(wordStart) == .blank {
        gap += self.width(wordStart)
        wordStart += 1
      }
      if kind(wordStart) == .newline {
        if !isEmpty || beginsParagraph { takeBlanks(to: wordStart, into: &line, width, &record) }
        place = wordStart + 1
        break
      }
      if isEmpty, !beginsParagraph {
        (line.start, line.end, gap) = (wordStart, wordStart, 0)
        place = wordStart
      }
      let wordEnd = endOfWord(wordStart)
      var word = gap
      for index in wordStart..<wordEnd { word += self.width(index) }
      if fits(line.width + word, width, &record) {
        line.width += word
        line.end = wordEnd
        place = wordEnd
      } else if isEmpty {
        line.width += gap
        takeCharacters(wordStart..<wordEnd, into: &line, width, &record)
        if place < wordEnd { break }
      } else {
        break
      }
      isEmpty = false
    }
    measureHeight(of: &line)
    return line
  }

  private mutating func takeBlanks(
    to blanksEnd: Int32, into line: inout RunLine, _ width: Number, _ record: inout Number.Record
  ) {
    while place < blanksEnd, fits(line.width + self.width(place), width, &record) {
      line.width += self.width(place)
      place += 1
      line.end = place
    }
  }

  private mutating func takeCharacters(
    _ word: Range<Int32>, into line: inout RunLine, _ width: Number,
    _ record: inout Number.Record
  ) {
    for index in word {
      let own = self.width(index)
      if index > word.lowerBound, !fits(line.width + own, width, &record) { break }
      line.width += own
      line.end = index + 1
      place = index + 1
    }
  }

  /// Sets the largest ascent and descent on a line; an empty line has those of the line feed.
  private func measureHeight(of line: inout RunLine) {
    for index in line.start..<line.end { raise(&line, by: index) }
    if let cut = line.cut {
      for index in cut.restStart..<cut.restEnd { raise(&line, by: index) }
      raise(&line, by: cut.beside)
    } else if line.start == line.end {
      raise(&line, by: min(line.start, end - 1))
    }
  }

  private func raise(_ line: inout RunLine, by index: Int32) {
    line.ascent = max(line.ascent, glyphs[Int(index)].ascent * scale)
    line.descent = max(line.descent, glyphs[Int(index)].descent * scale)
  }
}

// MARK: Cutting

extension RunBreaker {
  /// The rest of the text, truncated to one line with an ellipsis.
  mutating func truncated(
    _ mode: TruncationMode, _ width: Number, _ record: inout Number.Record
  ) -> RunLine {
    var line: RunLine
    switch mode {
    case .tail: line = beginning(width, parts: 1, &record)
    case .head:
      line = RunLine(start: place, end: place)
      addEnd(to: &line, width, &record)
    case .middle:
      line = beginning(width, parts: 2, &record)
      addEnd(to: &line, width, &record)
    }
    measureHeight(of: &line)
    return line
  }

  /// The longest beginning of the paragraph that fits with an ellipsis when its width is multiplied
  /// by `parts`; blanks before the ellipsis are dropped.
  private func beginning(
    _ width: Number, parts: Double, _ record: inout Number.Record
  ) -> RunLine {
    var line = RunLine(start: place, end: place)
    var length = 0.0
    var beside = place
    var index = place
    while kind(index) != .newline {
      length += self.width(index)
      if kind(index) != .blank {
        let ellipsis = glyphs[Int(index)].ellipsis * scale
        guard fits(length * parts + ellipsis, width, &record) else { break }
        (line.width, line.end, beside) = (length, index + 1, index)
      }
      index += 1
    }
    let ellipsis = glyphs[Int(beside)].ellipsis * scale
    line.cut = RunLine.Cut(restStart: end, restEnd: end, beside: beside)
    line.width += ellipsis
    return line
  }

  /// Adds the longest end of the last paragraph that fits after an ellipsis.
  private func addEnd(
    to line: inout RunLine, _ width: Number, _ record: inout Number.Record
  ) {
    let last = end - 1
    var beside = line.cut?.beside ?? last - 1
    var rest = last
    var length = 0.0
    let before = line.width - (line.cut.map { glyphs[Int($0.beside)].ellipsis * scale } ?? 0)
    var restWidth = 0.0
    var index = last - 1
    while index >= line.end, kind(index) != .newline {
      length += self.width(index)
      if kind(index) != .blank {
        let ellipsis = glyphs[Int(line.cut?.beside ?? index)].ellipsis * scale
        guard fits(before + ellipsis + length, width, &record) else { break }
        (rest, restWidth) = (index, length)
        if line.cut == nil { beside = index }
      }
      index -= 1
    }
    beside = max(beside, first)
    line.cut = RunLine.Cut(restStart: rest, restEnd: last, beside: beside)
    line.width = before + glyphs[Int(beside)].ellipsis * scale + restWidth
  }
}
