/// The lines of a text, with either kind of line ending.
///
/// A byte order mark and line endings are not part of a line; they are kept for writing the text
/// back.
struct FileLines {
  private(set) var lines: [Substring] = []
  /// The line ending to write: that of the first line.
  let end: String
  let hasMark: Bool

  /// - Parameter isOver: called every 256 lines; where it returns true, the rest is left out.
  init(_ text: String, isOver: () -> Bool = { false }) {
    hasMark = text.unicodeScalars.first == "\u{FEFF}"
    var rest = text.utf8[...]
    if hasMark { rest = rest.dropFirst(3) }
    var firstEnd: String?
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<newline]
      let hasReturn = line.last == UInt8(ascii: "\r")
      if firstEnd == nil { firstEnd = hasReturn ? "\r\n" : "\n" }
      lines.append(Substring(hasReturn ? line.dropLast() : line))
      rest = rest[rest.index(after: newline)...]
      if lines.count.isMultiple(of: 256), isOver() { break }
    }
    lines.append(Substring(rest))
    end = firstEnd ?? "\n"
  }

  /// The text of other lines, with this mark and line ending.
  func text(of lines: [String]) -> String {
    (hasMark ? "\u{FEFF}" : "") + lines.joined(separator: end)
  }
}
