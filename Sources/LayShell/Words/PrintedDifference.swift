import LayTerminal

/// The difference between expected and printed lines: of `["a", "b"]` and `["a", "c"]` the lines
/// ` a`, `-b` and `+c`.
struct PrintedDifference: Equatable {
  enum Sign: String {
    case same = " "
    case missing = "-"
    case added = "+"
  }

  struct Line: Equatable {
    let sign: Sign
    let text: String

    init(_ sign: Sign, _ text: some StringProtocol) {
      (self.sign, self.text) = (sign, String(text))
    }
  }

  /// All lines of both, in order.
  let lines: [Line]
  /// The line number in the file of the first line that differs.
  let firstLine: Int

  var expected: [String] { lines.filter { $0.sign != .added }.map(\.text) }
  var printed: [String] { lines.filter { $0.sign != .missing }.map(\.text) }

  /// Nil for equal lines.
  ///
  /// - Parameter firstLine: the line number in the file of the first expected line.
  init?(_ expected: [String], _ printed: [String], firstLine: Int) {
    guard expected != printed else { return nil }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    let same = CommonSequence.places(expected, printed)
    for (oldEnd, newEnd) in same + [(expected.count, printed.count)] {
      lines += expected[old..<oldEnd].map { Line(.missing, $0) }
      lines += printed[new..<newEnd].map { Line(.added, $0) }
      if oldEnd < expected.count { lines.append(Line(.same, expected[oldEnd])) }
      (old, new) = (oldEnd + 1, newEnd + 1)
    }
    self.lines = lines
    self.firstLine = firstLine + zip(expected, printed).prefix { $0 == $1 }.count
  }

  /// The lines that differ, each with so many equal lines around.
  private func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != .same {
      let hunk = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }

  /// The difference of two texts of a file as a patch, with three equal lines around; empty for
  /// equal texts.
  ///
  /// - Parameter isForGit: whether `git apply` takes it: the names have a folder in front, and all bytes stay.
  static func patch(
    of path: String, from old: String, to new: String, isForGit: Bool = false
  ) -> String {
    // A line that ends the text without a line end differs from one that has it.
    func lines(_ text: String) -> [String] {
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return lines.dropLast().map { String(Substring($0)) }
        + (lines.last?.isEmpty == false
          ? [String(Substring(lines[lines.count - 1])) + "\n\\ No newline at end of file"] : [])
    }
    guard let difference = Self(lines(old), lines(new), firstLine: 1) else { return "" }
    // A name with blanks ends with a tab.
    let end = path.contains(" ") ? "\t" : ""
    var text =
      isForGit ? ["--- a/\(path)\(end)", "+++ b/\(path)\(end)"] : ["--- \(path)", "+++ \(path)"]
    for range in difference.hunks(context: 3) {
      let hunk = difference.lines[range]
      func place(_ other: Sign) -> String {
        let count = hunk.count { $0.sign != other }
        let before = difference.lines[..<range.lowerBound].count { $0.sign != other }
        return "\(before + (count > 0 ? 1 : 0)),\(count)"
      }
      text.append("@@ -\(place(.added)) +\(place(.missing)) @@")
      text += hunk.map { $0.sign.rawValue + $0.text }
    }
    let patch = text.joined(separator: "\n")
    return isForGit ? patch : VisibleText.of(patch, keepsLines: true)
  }

  /// The difference as text: `-` marks expected lines, `+` printed ones, with two equal lines
  /// around.
  var text: String {
    var text: [String] = []
    var end = 0
    for hunk in hunks(context: 2) {
      if hunk.lowerBound > end { text.append("  …") }
      text += lines[hunk].map { line in
        if line.text.isEmpty { return line.sign == .same ? "" : line.sign.rawValue }
        return line.sign.rawValue + " " + line.text
      }
      end = hunk.upperBound
    }
    if end < lines.count { text.append("  …") }
    return text.joined(separator: "\n")
  }
}
