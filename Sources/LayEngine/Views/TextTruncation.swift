/// A line that was cut: what is shown before and after the ellipsis.
struct CutLine {
  var before: TextLine
  var after: TextLine

  /// With the ellipsis, which is one cell.
  var cells: Int32 { before.cells + 1 + after.cells }
}

/// Truncates the last kept line.
///
/// - Rule: what is left of the text goes on one line. `tail` keeps the longest beginning that fits
///   with an ellipsis, `head` the longest end, `middle` both: the beginning may fill half of the
///   cells, rounded up, the end gets the others. Blanks beside the ellipsis are dropped.
/// - Source: layout-rules 2.2.12. Where the rest has newlines, a beginning ends at the first of
///   them and an end starts after the last: our own choice, as are the halves of `middle`.
extension LineBreaker {
  mutating func truncated(
    _ mode: TruncationMode, _ width: Number, _ record: inout Number.Record
  ) -> CutLine {
    let none = TextLine(start: 0, end: 0, cells: 0)
    switch mode {
    case .tail: return CutLine(before: beginning(width, &record), after: none)
    case .head: return CutLine(before: none, after: end(room(width, &record)))
    case .middle:
      let room = room(width, &record)
      let before = beginning(room: (room + 1) / 2)
      return CutLine(before: before, after: end(room - before.cells))
    }
  }

  /// How many cells fit beside the ellipsis, at most as many as the rest of the text has.
  private func room(_ width: Number, _ record: inout Number.Record) -> Int32 {
    var total: Int32 = 0
    for index in piece..<lastPiece {
      total += pieces[Int(index)].gap + pieces[Int(index)].width
    }
    var room: Int32 = 0
    while room < total, fits(room + 2, width, &record) { room += 1 }
    return room
  }

  /// The longest beginning of the paragraph in a number of cells.
  private func beginning(room: Int32) -> TextLine {
    let first = pieces[Int(piece)]
    let blanks = used == 0 && first.isFirstOfParagraph ? first.gap : 0
    let start = first.start + used - blanks
    var line = TextLine(start: start, end: start, cells: 0)
    var count = blanks
    for index in piece..<lastPiece {
      let next = pieces[Int(index)]
      if next.isTrailingBlank || (next.isFirstOfParagraph && index > piece) { break }
      if index > piece { count += next.gap }
      for character in (index == piece ? next.start + used : next.start)..<next.end {
        count += Int32(cells[Int(character)])
        if count > room { return line }
        line.cells = count
        line.end = character + 1
      }
    }
    return line
  }

  /// The longest end of the last paragraph in a number of cells.
  private func end(_ room: Int32) -> TextLine {
    var line = TextLine(start: 0, end: 0, cells: 0)
    var count: Int32 = 0
    for index in stride(from: lastPiece - 1, through: piece, by: -1) {
      let next = pieces[Int(index)]
      let first = index == piece ? next.start + used : next.start
      for character in stride(from: next.end - 1, through: first, by: -1) {
        count += Int32(cells[Int(character)])
        if count > room { return line }
        if line.cells == 0 { line.end = character + 1 }
        line.cells = count
        line.start = character
      }
      if next.isFirstOfParagraph { break }
      if !next.isTrailingBlank { count += next.gap }
    }
    return line
  }
}
