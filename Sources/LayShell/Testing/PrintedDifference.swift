import LayTerminal

/// The difference between expected and printed lines.
struct PrintedDifference: Equatable {
  enum Line: Equatable {
    case same(String)
    case missing(String)
    case added(String)

    fileprivate var isSame: Bool { if case .same = self { true } else { false } }
    fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
    fileprivate var isAdded: Bool { if case .added = self { true } else { false } }
  }

  /// All lines of both, in order.
  let lines: [Line]
  /// The line number in the file of the first line that differs.
  let firstLine: Int

  /// The most lines that are matched one by one.
  private static let mostMatched = 1_000
  /// How many equal lines are shown around those that differ.
  private static let context = 2

  /// Nil for equal lines.
  ///
  /// - Parameter firstLine: the line number in the file of the first expected line.
  init?(_ expected: [String], _ printed: [String], firstLine: Int) {
    guard expected != printed else { return nil }
    var start = 0
    while start < min(expected.count, printed.count), expected[start] == printed[start] {
      start += 1
    }
    var same = 0
    while same < min(expected.count, printed.count) - start,
      expected[expected.count - 1 - same] == printed[printed.count - 1 - same]
    {
      same += 1
    }
    lines =
      expected[..<start].map { .same($0) }
      + Self.matched(
        Array(expected[start..<(expected.count - same)]),
        Array(printed[start..<(printed.count - same)]))
      + expected[(expected.count - same)...].map { .same($0) }
    self.firstLine = firstLine + start
  }

  private static func matched(_ expected: [String], _ printed: [String]) -> [Line] {
    guard expected.count + printed.count <= mostMatched else {
      return expected.map { .missing($0) } + printed.map { .added($0) }
    }
    let changes = printed.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < printed.count {
      if removed.contains(old) {
        lines.append(.missing(expected[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(.added(printed[new]))
        new += 1
      } else {
        lines.append(.same(expected[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// The difference of two texts of a file as a patch, with three equal lines around; empty for
  /// equal texts.
  static func patch(of path: String, from old: String, to new: String) -> String {
    // A line that ends the text without a line end differs from one that has it.
    func lines(_ text: String) -> [String] {
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return lines.dropLast().map { String(Substring($0)) }
        + (lines.last?.isEmpty == false
          ? [String(Substring(lines[lines.count - 1])) + "\n\\ No newline at end of file"] : [])
    }
    guard let lines = Self(lines(old), lines(new), firstLine: 1)?.lines else { return "" }
    let changed = lines.indices.filter { !lines[$0].isSame }
    var text = ["--- \(path)", "+++ \(path)"]
    var rest = changed[...]
    while let first = rest.first {
      var last = first
      while let next = rest.first, next - last <= 6 {
        last = next
        rest.removeFirst()
      }
      let start = max(0, first - 3)
      let hunk = lines[start..<min(lines.count, last + 4)]
      func place(_ part: (Line) -> Bool) -> String {
        let count = hunk.count(where: part)
        return "\(lines[..<start].count(where: part) + (count > 0 ? 1 : 0)),\(count)"
      }
      text.append("@@ -\(place { !$0.isAdded }) +\(place { !$0.isMissing }) @@")
      text += hunk.map { line in
        switch line {
        case .same(let line): " " + line
        case .missing(let line): "-" + line
        case .added(let line): "+" + line
        }
      }
    }
    return VisibleText.of(text.joined(separator: "\n"), keepsLines: true)
  }

  /// The difference as text: `-` marks expected lines, `+` printed ones, with two equal lines
  /// around.
  var text: String {
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let around = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
      for near in around { shown[near] = true }
    }
    var text: [String] = []
    for (index, line) in lines.enumerated() {
      guard shown[index] else {
        if index == 0 || shown[index - 1] { text.append("  …") }
        continue
      }
      switch line {
      case .same(let line): text.append(line.isEmpty ? "" : "  \(line)")
      case .missing(let line): text.append(line.isEmpty ? "-" : "- \(line)")
      case .added(let line): text.append(line.isEmpty ? "+" : "+ \(line)")
      }
    }
    return text.joined(separator: "\n")
  }
}
