/// Breaks running text into lines that fit a window.
package enum Paragraph {
  /// Breaks a text at its blanks; short code between back-ticks stays in one piece.
  ///
  /// - Parameters:
  ///   - indentation: the blanks before the first line.
  ///   - hanging: the blanks before the others, in place of `indentation`.
  package static func lines(
    _ text: String, columns: Int, indentation: Int = 0, hanging: Int? = nil
  ) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indentation)
    var isEmpty = true
    let room = max(columns - max(indentation, hanging ?? indentation), 8)
    for word in pieces(of: text).flatMap({ broken($0[...], at: room) }) {
      let width = DisplayWidth.of(line) + DisplayWidth.of(String(word))
      if !isEmpty, width + 1 > columns {
        lines.append(line)
        line = String(repeating: " ", count: hanging ?? indentation)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// Code of more characters may be broken at its blanks.
  package static let longestWhole = 30

  /// The words of a text, with the words of short code joined: `propose 100 x nil`.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var code: [Substring] = []
    for word in text.split(separator: " ") {
      let isMark = word.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1
      guard isMark || !code.isEmpty else {
        pieces.append(String(word))
        continue
      }
      let isEnd = isMark && !code.isEmpty
      code.append(word)
      let length = code.reduce(code.count - 1) { $0 + $1.count }
      if isEnd, length <= longestWhole {
        pieces.append(code.joined(separator: " "))
      } else if isEnd || length > longestWhole {
        pieces += code.map(String.init)
      } else {
        continue
      }
      code = []
    }
    return pieces + code.map(String.init)
  }

  /// In a window with fewer columns, meanings are written below their terms.
  private static let fewestForTwoColumns = 40

  /// The pieces of a word that is too long for a line.
  private static func broken(_ word: Substring, at columns: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while let end = rest.index(rest.startIndex, offsetBy: columns, limitedBy: rest.endIndex),
      end < rest.endIndex
    {
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces + [rest]
  }

  /// Breaks the lines that are too long, with the rest of each indented further.
  package static func fitted(_ text: [String], columns: Int) -> [String] {
    text.flatMap { line -> [String] in
      guard DisplayWidth.of(line) > columns, !line.contains("\u{1B}") else { return [line] }
      let blanks = line.prefix { $0 == " " }.count
      return lines(line, columns: columns, indentation: blanks, hanging: blanks + 2)
    }
  }

  /// Lists terms with their meanings beside them; a long term gets a line of its own.
  package static func definitions(_ rows: [(term: String, meaning: String)], columns: Int)
    -> [String]
  {
    if columns < Self.fewestForTwoColumns {
      return rows.flatMap { term, meaning in
        Paragraph.lines(term, columns: columns, indentation: 2, hanging: 4)
          + Paragraph.lines(meaning, columns: columns, indentation: 4)
      }
    }
    let longest = rows.map { DisplayWidth.of($0.term) }.max() ?? 0
    let width = min(longest, max(10, columns / 3))
    let start = 2 + width + 2
    var lines: [String] = []
    for (term, meaning) in rows {
      let termWidth = DisplayWidth.of(term)
      if termWidth > width {
        lines.append("  " + term)
        lines += Paragraph.lines(meaning, columns: columns, indentation: start)
      } else {
        let head = "  " + term + String(repeating: " ", count: width - termWidth + 2)
        let meanings = Paragraph.lines(meaning, columns: max(columns - start, 12))
        lines.append(head + (meanings.first ?? ""))
        lines += meanings.dropFirst().map { String(repeating: " ", count: start) + $0 }
      }
    }
    return lines
  }
}
