/// One line of a text: its characters, as places in the store, and the cells that they fill.
struct TextLine {
  var start: Int32
  var end: Int32
  var cells: Int32
}

/// Fills lines with the pieces of one text, as many as fit in each.
///
/// - Rule: a line breaks between words; a word wider than a line breaks between its characters,
///   with at least one on each line. Blanks at a break have no width, blanks that begin a paragraph
///   belong to its first word. A newline always breaks.
/// - Source: layout-rules 2.2.6; blanks at the start of a paragraph are our own choice.
struct LineBreaker<Number: Scalar> {
  let pieces: UnsafePointer<TextPiece>
  let cells: UnsafePointer<UInt8>
  let lastPiece: Int32
  /// The width of a cell, in points.
  let advance: Double
  /// The piece that the next line begins with, and how many of its characters are used up.
  private(set) var piece: Int32
  private(set) var used: Int32 = 0
  /// The cells of the used characters.
  private var usedCells: Int32 = 0

  init(_ store: TextStore, _ range: Range<Int32>, advance: Double) {
    pieces = UnsafePointer(store.pieces)
    cells = UnsafePointer(store.cells)
    piece = range.lowerBound
    lastPiece = range.upperBound
    self.advance = advance
  }

  var isAtEnd: Bool { piece >= lastPiece }

  @inline(__always)
  func fits(_ count: Int32, _ width: Number, _ record: inout Number.Record) -> Bool {
    !Number.isLess(width, Number(Double(count) * advance), &record)
  }

  /// The next line in a width that may be infinite; not to be called at the end.
  mutating func next(_ width: Number, _ record: inout Number.Record) -> TextLine {
    var line = begin()
    var isEmpty = true
    while piece < lastPiece {
      let next = pieces[Int(piece)]
      if next.isFirstOfParagraph && !isEmpty { break }
      // Blanks after a break are dropped; `begin` has counted those at the start of a paragraph.
      let gap = isEmpty ? 0 : next.gap
      if next.isTrailingBlank {
        takeBlanks(gap, into: &line, width, &record)
        piece += 1
        break
      }
      let rest = next.width - usedCells
      if fits(line.cells + gap + rest, width, &record) {
        line.cells += gap + rest
        line.end = next.end
        advancePiece()
      } else if isEmpty {
        takeCharacters(of: next, into: &line, width, &record)
        if used > 0 { break }
      } else {
        break
      }
      isEmpty = false
    }
    return line
  }

  /// The longest beginning of the rest of the paragraph that fits together with an ellipsis; blanks
  /// before the ellipsis are dropped.
  mutating func beginning(_ width: Number, _ record: inout Number.Record) -> TextLine {
    var line = begin()
    var cellsBefore = line.cells
    line.cells = 0
    line.end = line.start
    var isEmpty = true
    while piece < lastPiece {
      let next = pieces[Int(piece)]
      if (next.isFirstOfParagraph && !isEmpty) || next.isTrailingBlank { break }
      if !isEmpty { cellsBefore += next.gap }
      for index in (next.start + used)..<next.end {
        cellsBefore += Int32(cells[Int(index)])
        guard fits(cellsBefore + 1, width, &record) else { return line }
        line.cells = cellsBefore
        line.end = index + 1
      }
      advancePiece()
      isEmpty = false
    }
    return line
  }

  /// A line that begins at the current place, with only the blanks that begin a paragraph.
  private func begin() -> TextLine {
    let first = pieces[Int(piece)]
    guard used == 0, first.isFirstOfParagraph else {
      return TextLine(start: first.start + used, end: first.start + used, cells: 0)
    }
    return TextLine(start: first.start - first.gap, end: first.start, cells: first.gap)
  }

  private mutating func advancePiece() {
    piece += 1
    used = 0
    usedCells = 0
  }

  private mutating func takeBlanks(
    _ gap: Int32, into line: inout TextLine, _ width: Number, _ record: inout Number.Record
  ) {
    var count = gap
    while count > 0, !fits(line.cells + count, width, &record) { count -= 1 }
    line.cells += count
    line.end += count
  }

  private mutating func takeCharacters(
    of piece: TextPiece, into line: inout TextLine, _ width: Number,
    _ record: inout Number.Record
  ) {
    let first = piece.start + used
    for index in first..<piece.end {
      let own = Int32(cells[Int(index)])
      if index > first, !fits(line.cells + own, width, &record) { break }
      line.cells += own
      line.end = index + 1
      used += 1
      usedCells += own
    }
    if line.end == piece.end { advancePiece() }
  }
}
