import LayEngine

/// Draws a diagnostic: the place, what is wrong, the line, carets under the span, what to do.
package enum DiagnosticPicture {
  /// Lines longer than this are cut around the carets.
  private static let longestLine = 100

  /// The picture without a newline at its end.
  package static func draw(_ diagnostic: Diagnostic, from sources: SourceMap) -> String {
    let kind = diagnostic.severity == .error ? "error" : "warning"
    var picture = part(
      kind, diagnostic.message, diagnostic.span, hint: diagnostic.hint, from: sources)
    for note in diagnostic.notes {
      // What belongs to the same place is not shown twice.
      let isHere = note.span == diagnostic.span
      picture +=
        "\n" + part("note", note.message, isHere ? nil : note.span, hint: nil, from: sources)
    }
    return picture
  }

  private static func part(
    _ kind: String, _ message: String, _ span: SourceSpan?, hint: String?,
    from sources: SourceMap
  ) -> String {
    guard let span else {
      return "\(kind): \(message)" + (hint.map { "\n  \($0)" } ?? "")
    }
    let line = sources.lineNumber(of: span.start, in: span.source)
    let name = sources.name(of: span.source)
    var place = ""
    if !name.isEmpty {
      place = "\(name):\(line):\(sources.column(of: span.start, in: span.source)): "
    }
    return "\(place)\(kind): \(message)\n"
      + excerpt(line, span, from: sources) + (hint.map { " \($0)" } ?? "")
  }

  /// The line and the carets under it.
  private static func excerpt(_ line: Int, _ span: SourceSpan, from sources: SourceMap) -> String {
    let bytes = sources.bytes(of: span.source)
    let range = sources.byteRange(ofLine: line, in: span.source)
    let start = max(range.lowerBound, min(Int(span.start), range.upperBound))
    let end = max(start, min(Int(span.end), range.upperBound))
    let before = cells(String(decoding: bytes[range.lowerBound..<start], as: UTF8.self), from: 0)
    let marked = cells(
      String(decoding: bytes[start..<end], as: UTF8.self), from: before.count)
    let after = cells(
      String(decoding: bytes[end..<range.upperBound], as: UTF8.self),
      from: before.count + marked.count)
    let shown = cut(before + marked + after, around: before.count, marked.count)
    let gutter = String(repeating: " ", count: String(line).count)
    let carets = String(repeating: "^", count: max(1, shown.length))
    return "  \(line) │ \(shown.text)\n  \(gutter) │ "
      + String(repeating: " ", count: shown.start) + carets
  }

  /// One entry a cell: the character in its first cell, an empty string in its second.
  ///
  /// A tab goes on to the next multiple of four.
  private static func cells(_ text: String, from column: Int) -> [String] {
    var cells: [String] = []
    for character in text {
      if character == "\t" {
        repeat { cells.append(" ") } while (column + cells.count) % 4 != 0
      } else {
        cells.append(String(character))
        if DisplayWidth.of(character) == 2 { cells.append("") }
      }
    }
    return cells
  }

  /// The part of a long line that holds the carets, with `…` where it was cut.
  private static func cut(
    _ cells: [String], around start: Int, _ length: Int
  ) -> (text: String, start: Int, length: Int) {
    guard cells.count > longestLine else { return (cells.joined(), start, length) }
    let room = longestLine - 2
    let lead = max(0, (room - min(length, room)) / 2)
    var first = max(0, min(start - lead, cells.count - room))
    var last = min(cells.count, first + room)
    while first > 0, cells[first].isEmpty { first -= 1 }
    while last < cells.count, cells[last].isEmpty { last += 1 }
    let text =
      (first > 0 ? "…" : "") + cells[first..<last].joined() + (last < cells.count ? "…" : "")
    let caret = start - first + (first > 0 ? 1 : 0)
    return (text, caret, min(length, last - start))
  }
}
