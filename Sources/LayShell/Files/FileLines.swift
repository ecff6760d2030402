/// The lines of a text, whatever ends them, and what ends them.
///
/// A byte order mark and the ends of lines are no part of a line, and are kept to be written again.
struct FileLines {
  private(set) var lines: [Substring] = []
  /// What ends the lines that are added: as the first line ends.
  let end: String
  let hasMark: Bool

  init(_ text: String) {
    hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let scalars = hasMark ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    var firstEnd: String?
    for line in scalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let isLast = line.endIndex == scalars.endIndex
      let hasReturn = line.last == "\r" && !isLast
      if firstEnd == nil, !isLast { firstEnd = hasReturn ? "\r\n" : "\n" }
      lines.append(Substring(hasReturn ? line.dropLast() : line))
    }
    end = firstEnd ?? "\n"
  }

  /// The text with other lines.
  func text(of lines: [String]) -> String {
    (hasMark ? "\u{FEFF}" : "") + lines.joined(separator: end)
  }
}
