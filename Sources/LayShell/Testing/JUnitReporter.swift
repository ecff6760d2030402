/// Writes results as JUnit XML, which continuous integration services read: a suite for each file,
/// a case for each check.
struct JUnitReporter: TestReporter {
  var write: (String) -> Void
  private var suites: [String] = []

  init(write: @escaping (String) -> Void) { self.write = write }

  mutating func report(_ file: TestedFile) { suites.append(Self.text(of: file)) }

  private static func text(of file: TestedFile) -> String {
    let name = Self.escaped(file.path)
    var lines = [
      "  <testsuite name=\"\(name)\" tests=\"\(file.checks.count)\" failures=\"\(file.failedCount)\">"
    ]
    for check in file.checks {
      let line = check.line.map { "line \($0)" } ?? "reading"
      let start = "    <testcase classname=\"\(name)\" name=\"\(line)\" file=\"\(name)\""
      let place = check.place.map { " line=\"\($0)\"" } ?? ""
      guard check.problem != nil else {
        lines.append("\(start)\(place)/>")
        continue
      }
      lines.append("\(start)\(place)>")
      lines.append(
        "      <failure message=\"\(Self.escaped(check.headline))\">"
          + "\(Self.escaped(check.details))</failure>")
      lines.append("    </testcase>")
    }
    lines.append("  </testsuite>")
    return lines.joined(separator: "\n")
  }

  private static func head(_ totals: TestTotals) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites tests=\"\(totals.passed + totals.failed)\" failures=\"\(totals.failed)\">"
  }

  func kept(of file: TestedFile) -> String { Self.text(of: file) + "\n" }

  func ending(with file: TestedFile, _ totals: TestTotals) -> (head: String, tail: String) {
    (Self.head(totals) + "\n", Self.text(of: file) + "\n</testsuites>\n")
  }

  func end(_ totals: TestTotals) {
    write(Self.head(totals))
    for suite in suites { write(suite) }
    write("</testsuites>")
  }

  /// XML cannot contain most control characters, so they become control pictures or U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ":
        escaped.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
