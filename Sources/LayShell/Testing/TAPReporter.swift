import LayLanguage
import LayTerminal

/// Writes results in the Test Anything Protocol, version 14: a line for each check, the plan last.
struct TAPReporter: TestReporter {
  var write: (String) -> Void
  private var count = 0

  init(write: @escaping (String) -> Void) {
    self.write = write
    write("TAP version 14")
  }

  mutating func report(_ file: TestedFile) {
    for check in file.checks {
      count += 1
      let place = file.path + (check.line.map { ":\($0)" } ?? "")
      let word = check.problem == nil ? "ok" : "not ok"
      write("\(word) \(count) - \(Self.escaped(place))")
      if check.problem == nil { continue }
      write("  ---")
      write("  message: \(Self.quoted(check.headline))")
      write("  file: \(Self.quoted(file.path))")
      if let line = check.place { write("  line: \(line)") }
      write("  details: |2")
      for line in VisibleText.of(check.details, keepsLines: true).split(separator: "\n") {
        write("    \(line)")
      }
      write("  ...")
    }
  }

  func end(_ totals: TestTotals) {
    if totals.isCut {
      write("Bail out! \(totals.status == .interrupted ? "interrupted" : "not all files were run")")
    }
    write("1..\(count)")
  }

  /// Escapes `#`, which would begin a directive.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in VisibleText.of(text) {
      if character == "#" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private static func quoted(_ text: String) -> String { JSONText.string(VisibleText.of(text)) }
}
