/// One line of a text: its characters, as places in the store.
///
/// In "Hello World" at 60 points the first line is `Hello`, 0 to 5, with the blank from 5 to 6 behind
/// it.
struct TextLine: BitwiseCopyable {
  var start, end: Int32
  /// Where the blanks end at which the line wraps; `end` where it does not wrap at blanks.
  var blanksEnd: Int32
  /// For a truncated line: the characters after the ellipsis, and the one whose font it has.
  var cut: Cut?

  struct Cut: BitwiseCopyable {
    var restStart, restEnd, beside: Int32
  }

  init(start: Int32, end: Int32) { (self.start, self.end, blanksEnd) = (start, end, end) }
}

/// Fills lines with the pieces of one text.
///
/// - Rule: as many pieces as fit go on a line; a piece wider than a line breaks between its
///   characters, with at least one on each line. Blanks at a break do not count for what fits, blanks
///   that begin a paragraph belong to its first word. A newline always breaks. A paragraph of two
///   lines does not end in a lone word: the last word of the first line goes down too if it fits
///   there and if that makes the two lines more equal.
/// - Source: layout-rules 2.2.6 and 2.2.20; blanks at the start of a paragraph are our own choice.
struct LineBreaker<Number: Scalar> {
  private let text: TextParameters
  private let store: TextStore
  /// The piece that the next line begins with, and the character.
  private var piece: Int32
  private var place: Int32

  init(_ text: TextParameters, _ store: TextStore) {
    (self.text, self.store) = (text, store)
    piece = text.firstPiece
    place = store.pieces[Int(piece)].blank
  }

  var isAtEnd: Bool { piece >= text.endPiece }

  /// The piece inside of which the last line ended, as one wider than a line does; nil where it ended
  /// between two.
  var brokenPiece: Int32? { !isAtEnd && place > store.pieces[Int(piece)].start ? piece : nil }

  private func fits(_ length: Double, _ width: Number, _ record: inout Number.Record) -> Bool {
    !Number.isLess(width, Number(length), &record)
  }

  private func width(_ start: Int32, _ end: Int32) -> Double { store.width(text, start, end) }

  private func pieceOfParagraph(_ index: Int32) -> TextPiece? {
    guard index < text.endPiece else { return nil }
    let next = store.pieces[Int(index)]
    return next.isFirstOfParagraph ? nil : next
  }

  /// The next line in a width that may be infinite; not to be called at the end.
  mutating func next(_ width: Number, _ record: inout Number.Record) -> TextLine {
    let first = piece
    let head = store.pieces[Int(first)]
    let beginsParagraph = head.isFirstOfParagraph && place == head.blank
    var line = TextLine(start: place, end: place)
    var following: TextPiece? = head
    while let next = following {
      if next.isTrailingBlank {
        takeBlanks(before: next, into: &line, width, &record)
      } else if fits(self.width(line.start, next.end), width, &record) {
        line.end = next.end
      } else if piece == first {
        takeCharacters(of: next, into: &line, width, &record)
        if line.end < next.end {
          (line.blanksEnd, place) = (line.end, line.end)
          return line
        }
      } else {
        break
      }
      piece += 1
      following = pieceOfParagraph(piece)
    }
    if beginsParagraph, let following, following.blank < following.start {
      avoidLoneWord(after: &line, from: first, width, &record)
    }
    line.blanksEnd = line.end
    if following != nil { line.blanksEnd = store.pieces[Int(piece)].start }
    if !isAtEnd {
      place = following == nil ? store.pieces[Int(piece)].blank : line.blanksEnd
    }
    return line
  }

  /// The blanks that end a paragraph, as far as they fit.
  private func takeBlanks(
    before piece: TextPiece, into line: inout TextLine, _ width: Number,
    _ record: inout Number.Record
  ) {
    while line.end < piece.start, fits(self.width(line.start, line.end + 1), width, &record) {
      line.end += 1
    }
  }

  /// As many characters of a piece as fit, at least one.
  private func takeCharacters(
    of piece: TextPiece, into line: inout TextLine, _ width: Number,
    _ record: inout Number.Record
  ) {
    line.end = max(line.start, piece.start) + 1
    while line.end < piece.end, fits(self.width(line.start, line.end + 1), width, &record) {
      line.end += 1
    }
  }

  /// Ends the first line of a paragraph before its last word, if the second line would be a lone word
  /// otherwise; the next piece begins that word.
  private mutating func avoidLoneWord(
    after line: inout TextLine, from first: Int32, _ width: Number, _ record: inout Number.Record
  ) {
    let lone = store.pieces[Int(piece)]
    var last = lone
    var index = piece + 1
    while let next = pieceOfParagraph(index), !next.isTrailingBlank {
      if next.blank < next.start { return }
      last = next
      index += 1
    }
    var word = piece - 1
    while word > first, store.pieces[Int(word)].blank == store.pieces[Int(word)].start { word -= 1 }
    guard word > first else { return }
    let company = store.pieces[Int(word)]
    let unequal = abs(self.width(line.start, line.end) - self.width(lone.start, last.end))
    let second = self.width(company.start, last.end)
    guard abs(self.width(line.start, company.blank) - second) < unequal,
      fits(second, width, &record)
    else { return }
    line.end = company.blank
    piece = word
  }

  // MARK: Cutting

  /// What is left of the text, on one line with an ellipsis.
  ///
  /// - Rule: `tail` keeps the longest beginning that fits with an ellipsis, `head` the longest end,
  ///   `middle` both: the beginning may fill half of what the ellipsis leaves. Blanks beside the
  ///   ellipsis are dropped.
  /// - Source: layout-rules 2.2.12. Where the rest has newlines, a beginning ends at the first of
  ///   them and an end starts after the last: our own choice.
  func truncated(
    _ mode: TruncationMode, _ width: Number, _ record: inout Number.Record
  ) -> TextLine {
    var line = TextLine(start: place, end: place)
    if mode != .head { addBeginning(to: &line, mode == .middle ? 2 : 1, width, &record) }
    if mode != .tail { addEnd(to: &line, width, &record) }
    line.blanksEnd = line.end
    return line
  }

  private func ellipsis(at place: Int32) -> Double {
    text.hasRuns ? store.run(text, at: place).ellipsis * text.scale : text.face.ellipsis
  }

  /// The longest beginning of the paragraph that fits with an ellipsis when its width is multiplied
  /// by `share`.
  private func addBeginning(
    to line: inout TextLine, _ share: Double, _ width: Number, _ record: inout Number.Record
  ) {
    var following: TextPiece? = store.pieces[Int(piece)]
    var index = piece
    search: while let next = following, !next.isTrailingBlank {
      for character in max(line.start, next.start)..<next.end {
        let length = self.width(line.start, character + 1) * share + ellipsis(at: character)
        guard fits(length, width, &record) else { break search }
        line.end = character + 1
      }
      index += 1
      following = pieceOfParagraph(index)
    }
    let beside = max(line.end - 1, line.start)
    line.cut = TextLine.Cut(restStart: line.end, restEnd: line.end, beside: beside)
  }

  /// The longest end of the last paragraph that fits behind the beginning and an ellipsis.
  private func addEnd(
    to line: inout TextLine, _ width: Number, _ record: inout Number.Record
  ) {
    let before = self.width(line.start, line.end)
    var rest: (start: Int32, end: Int32)?
    search: for index in stride(from: text.endPiece - 1, through: piece, by: -1) {
      let next = store.pieces[Int(index)]
      if !next.isTrailingBlank {
        let first = max(next.start, line.end)
        for character in stride(from: next.end - 1, through: first, by: -1) {
          let end = rest?.end ?? next.end
          let ellipsis = ellipsis(at: line.cut?.beside ?? character)
          let length = before + ellipsis + self.width(character, end)
          guard fits(length, width, &record) else { break search }
          rest = (character, end)
        }
      }
      if next.isFirstOfParagraph { break }
    }
    let place = rest?.start ?? line.end
    line.cut = TextLine.Cut(
      restStart: place, restEnd: rest?.end ?? place, beside: line.cut?.beside ?? place)
  }

  // MARK: Measures

  /// The width of a line as it is drawn, without the blanks at which it wraps.
  func drawnWidth(of line: TextLine) -> Double {
    let width = width(line.start, line.end)
    guard let cut = line.cut else { return width }
    return width + ellipsis(at: cut.beside) + self.width(cut.restStart, cut.restEnd)
  }

  /// How far a line extends above and below its baseline: as far as its highest run.
  ///
  /// The leading below it is that of the run with the highest lines.
  func extent(of line: TextLine) -> (ascent: Double, descent: Double, leading: Double) {
    guard text.hasRuns else { return (text.face.ascent, text.face.descent, text.face.leading) }
    var (ascent, descent, leading, highest) = (0.0, 0.0, 0.0, 0.0)
    func raise(_ run: MeasuredRun) {
      ascent = max(ascent, run.face.ascent * text.scale)
      descent = max(descent, run.face.descent * text.scale)
      if run.face.lineHeight > highest {
        (leading, highest) = (run.face.leading * text.scale, run.face.lineHeight)
      }
    }
    store.eachRun(text, line.start, line.end) { run, _, _ in raise(run) }
    if let cut = line.cut {
      store.eachRun(text, cut.restStart, cut.restEnd) { run, _, _ in raise(run) }
      raise(store.run(text, at: cut.beside))
    } else if line.start == line.end {
      raise(store.run(text, at: line.start))
    }
    return (ascent, descent, leading)
  }

  /// How much wider or narrower the proposal could be, in points, until the line that begins here would
  /// break elsewhere: the nearest of the widths with which a piece ends, from the width.
  func margin(_ line: TextLine, _ width: Double) -> Double {
    var nearest = Double.infinity
    // The first piece that ends behind the beginning of the line.
    var (index, end) = (text.firstPiece, text.endPiece)
    while index < end {
      let middle = index + (end - index) / 2
      if store.pieces[Int(middle)].end <= line.start { index = middle + 1 } else { end = middle }
    }
    while index < text.endPiece, !store.pieces[Int(index)].isTrailingBlank {
      let piece = store.pieces[Int(index)]
      if piece.isFirstOfParagraph, piece.start > line.start { break }
      let distance = self.width(line.start, piece.end) - width
      nearest = min(nearest, abs(distance))
      if distance > 0 { break }
      index += 1
    }
    return nearest
  }
}
