import LayEngine
import LayLanguage

/// Draws a diagnostic: the place, what is wrong, the line, carets under the span, what to do.
package struct DiagnosticPicture {
  /// Lines longer than this are cut around the carets.
  private static let longestLine = 100
  /// The most bytes of a line that are read on either side of the start of the span.
  private static let longestPart = 4096

  private let sources: SourceMap
  private let style: Style

  /// The picture without a newline at its end.
  ///
  /// - Parameter style: its columns are `.max` if lines may have any length.
  package static func draw(
    _ diagnostic: Diagnostic, from sources: SourceMap, style: Style = Style(columns: .max)
  ) -> String {
    let picture = DiagnosticPicture(sources: sources, style: style)
    let diagnostic = sources.told(diagnostic)
    var parts = [
      picture.part(
        diagnostic.severity, diagnostic.message, diagnostic.span.map(sources.origin),
        hint: diagnostic.hint)
    ]
    for note in diagnostic.notes {
      // A note at the span of the diagnostic does not quote the line again.
      let isHere = note.span == diagnostic.span
      let place = isHere ? nil : sources.origin(of: note.span)
      parts.append(picture.part(nil, note.message, place, hint: nil))
    }
    return parts.joined(separator: "\n")
  }

  /// - Parameter severity: nil for a note.
  private func part(
    _ severity: Diagnostic.Severity?, _ message: String, _ span: SourceSpan?, hint: String?
  ) -> String {
    let word =
      switch severity {
      case .error: "error:"
      case .warning: "warning:"
      case nil: "note:"
      }
    let isSecret = span.map { sources.isSecret($0.source) } ?? false
    let message = sentence(message)
    let hint = hint.map { sentence($0) }
    guard let span else {
      let head = head("", word, message, severity)
      return head + (hint.map { "\n" + wrapped($0, indentation: 2) } ?? "")
    }
    let line = sources.lineNumber(of: span.start, in: span.source)
    let name = visible(sources.name(of: span.source))
    var place = ""
    if !name.isEmpty {
      place = "\(name):\(line):\(sources.column(of: span.start, in: span.source)): "
    }
    let head = head(place, word, message, severity)
    if isSecret { return head }
    let excerpt = excerpt(line, span, severity)
    guard let hint else { return head + "\n" + excerpt.text }
    let isRoom = excerpt.width + 1 + DisplayWidth.of(hint) <= style.columns
    if isRoom { return head + "\n" + excerpt.text + " " + hint }
    let lines = wrapped(hint, columns: max(style.columns - excerpt.margin.count, 20))
    return head + "\n" + excerpt.text + "\n"
      + lines.split(separator: "\n").map { excerpt.margin + $0 }.joined(separator: "\n")
  }

  /// The place, the severity and the message, in lines of the window.
  private func head(
    _ place: String, _ word: String, _ message: String, _ severity: Diagnostic.Severity?
  ) -> String {
    let text = wrapped("\(place)\(word) \(message)", hanging: 2)
    guard text.hasPrefix(place + word) else { return text }
    return place + style.paint(word, Self.ink(severity))
      + text.dropFirst(place.count + word.count)
  }

  /// A sentence in lines of the window; as it is where it fits, or where lines may have any length.
  private func wrapped(
    _ text: String, columns: Int? = nil, indentation: Int = 0, hanging: Int? = nil
  ) -> String {
    let columns = columns ?? style.columns
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      indentation + DisplayWidth.of(String(line)) <= columns
        ? [String(repeating: " ", count: indentation) + line]
        : Paragraph.lines(
          String(line), columns: columns, indentation: indentation, hanging: hanging)
    }
    return lines.joined(separator: "\n")
  }

  private static func ink(_ severity: Diagnostic.Severity?) -> Ink {
    switch severity {
    case .error: .error
    case .warning: .warning
    case nil: .strong
    }
  }

  private func visible(_ text: String) -> String {
    VisibleText.of(text, isPlain: style.isPlain, keepsLines: true)
  }

  /// A sentence that `lay` writes, with long words cut, and in ASCII where only that may be used.
  private func sentence(_ text: String) -> String {
    style.plain(visible(LongNames.cut(text)))
  }

  /// The source line with carets under it, the width of the line of carets, and its margin.
  private func excerpt(
    _ line: Int, _ span: SourceSpan, _ severity: Diagnostic.Severity?
  ) -> (text: String, width: Int, margin: String) {
    let bytes = sources.bytes(of: span.source)
    let range = sources.byteRange(ofLine: line, in: span.source)
    let start = max(range.lowerBound, min(Int(span.start), range.upperBound))
    let end = max(start, min(Int(span.end), range.upperBound))
    var first = max(range.lowerBound, start - Self.longestPart)
    while first > range.lowerBound, first < start, bytes[first] & 0xC0 == 0x80 { first += 1 }
    var last = min(range.upperBound, start + Self.longestPart)
    while last < range.upperBound, last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    let markEnd = min(end, last)
    let before = cells(String(decoding: bytes[first..<start], as: UTF8.self), from: 0)
    let marked = cells(String(decoding: bytes[start..<markEnd], as: UTF8.self), from: before.count)
    let after = cells(
      String(decoding: bytes[markEnd..<last], as: UTF8.self), from: before.count + marked.count)
    let gutter = String(repeating: " ", count: String(line).count)
    let bar = style.character("│", "|")
    let margin = "  \(gutter) \(bar) "
    let longest = max(20, min(Self.longestLine, style.columns - margin.count))
    let shown = cut(
      before + marked + after, to: longest, around: before.count, marked.count,
      goesOn: (first > range.lowerBound, last < range.upperBound))
    let carets = String(repeating: "^", count: max(1, shown.length))
    let text =
      "  \(line) \(bar) \(shown.text)\n\(margin)"
      + String(repeating: " ", count: shown.start) + style.paint(carets, Self.ink(severity))
    return (text, margin.count + shown.start + carets.count, margin)
  }

  /// One entry a cell: the character in its first cell, an empty string in its second.
  ///
  /// A tab advances to the next multiple of four cells.
  private func cells(_ text: String, from column: Int) -> [String] {
    var cells: [String] = []
    for character in visible(text) {
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
  ///
  /// - Parameter goesOn: whether the line has more before and after the cells.
  private func cut(
    _ cells: [String], to longest: Int, around start: Int, _ length: Int,
    goesOn: (before: Bool, after: Bool)
  ) -> (text: String, start: Int, length: Int) {
    guard cells.count > longest || goesOn.before || goesOn.after else {
      return (cells.joined(), start, length)
    }
    let room = longest - 2
    let lead = max(0, (room - min(length, room)) / 2)
    var first = max(0, min(start - lead, cells.count - room))
    var last = min(cells.count, first + room)
    while first > 0, cells[first].isEmpty { first -= 1 }
    while last < cells.count, cells[last].isEmpty { last += 1 }
    let isCutBefore = first > 0 || goesOn.before
    let text =
      (isCutBefore ? style.ellipsis : "") + cells[first..<last].joined()
      + (last < cells.count || goesOn.after ? style.ellipsis : "")
    let caret = start - first + (isCutBefore ? 1 : 0)
    return (text, caret, min(length, last - start))
  }
}

/// Shortens very long words in sentences that quote what a user wrote.
private enum LongNames {
  /// A word of more UTF-8 bytes is cut in the middle.
  private static let longest = 240
  /// How many bytes of such a word are kept at either end, rounded up to a whole scalar.
  private static let kept = 100

  /// The sentence with `…` in the place of the middle of each very long word.
  static func cut(_ sentence: String) -> String {
    guard sentence.utf8.count > longest else { return sentence }
    var words: [Substring] = []
    var isCut = false
    // By scalars: a single character may have any length, and comparing a long one is slow.
    for scalars in sentence.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
      let word = Substring(scalars)
      guard word.utf8.count > longest, !scalars.contains("\n") else {
        words.append(word)
        continue
      }
      isCut = true
      words.append(beginning(of: word) + "…" + end(of: word))
    }
    return isCut ? words.joined(separator: " ") : sentence
  }

  private static func beginning(of word: Substring) -> Substring {
    let scalars = word.unicodeScalars
    var place = scalars.startIndex
    while word.utf8.distance(from: word.startIndex, to: place) < kept {
      scalars.formIndex(after: &place)
    }
    return Substring(scalars[..<place])
  }

  private static func end(of word: Substring) -> Substring {
    let scalars = word.unicodeScalars
    var place = scalars.endIndex
    while word.utf8.distance(from: place, to: word.endIndex) < kept {
      scalars.formIndex(before: &place)
    }
    return Substring(scalars[place...])
  }
}
