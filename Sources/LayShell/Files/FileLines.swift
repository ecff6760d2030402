/// The lines of a text, whatever ends them, and what ends them.
///
/// A byte order mark and the ends of lines are no part of a line, and are kept to be written again.
struct FileLines {
  private(set) var lines: [Substring] = []
  /// What ends the lines that are added: as the first line ends.
  let end: String
  let hasMark: Bool

  /// - Parameter isOver: asked at some of the lines; where it is true, the rest is left out.
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

  /// The text with other lines.
  func text(of lines: [String]) -> String {
    (hasMark ? "\u{FEFF}" : "") + lines.joined(separator: end)
  }
}
