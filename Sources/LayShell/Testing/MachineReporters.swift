import LayTerminal

/// Writes results in the Test Anything Protocol, version 14: a line for each check, the plan last.
struct TAPReporter: TestReporter {
  let write: (String) -> Void
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
    VisibleText.of(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func quoted(_ text: String) -> String { JSONText.string(VisibleText.of(text)) }
}

/// Writes results as one JSON object, with a version of its format.
struct JSONReporter: TestReporter {
  let write: (String) -> Void
  private var files: [String] = []

  init(write: @escaping (String) -> Void) { self.write = write }

  mutating func report(_ file: TestedFile) {
    let checks = file.checks.map { check in
      var fields = [
        "\"line\": \(check.line.map(String.init) ?? "null")", "\"held\": \(check.problem == nil)",
      ]
      if check.problem != nil {
        fields.append("\"place\": \(check.place.map(String.init) ?? "null")")
        fields.append("\"message\": \(JSONText.string(check.headline))")
        fields.append("\"details\": \(JSONText.string(check.details))")
      }
      return "       {" + fields.joined(separator: ", ") + "}"
    }
    files.append(
      "    {\"path\": \(JSONText.string(file.path)), \"passed\": \(file.passedCount),"
        + " \"failed\": \(file.failedCount),\n     \"checks\": ["
        + (checks.isEmpty ? "]}" : "\n" + checks.joined(separator: ",\n") + "]}"))
  }

  func end(_ totals: TestTotals) {
    write(
      "{\"version\": 1, \"passed\": \(totals.passed), \"failed\": \(totals.failed),"
        + " \"status\": \(totals.status.rawValue),")
    write(
      files.isEmpty ? " \"files\": []}" : " \"files\": [\n" + files.joined(separator: ",\n") + "]}")
  }
}

/// Writes results as JUnit XML, which continuous integration services read: a suite for each file,
/// a case for each check.
struct JUnitReporter: TestReporter {
  let write: (String) -> Void
  private var suites: [String] = []

  init(write: @escaping (String) -> Void) { self.write = write }

  mutating func report(_ file: TestedFile) {
    let name = Self.escaped(file.path)
    suites.append(
      "  <testsuite name=\"\(name)\" tests=\"\(file.checks.count)\" failures=\"\(file.failedCount)\">"
    )
    for check in file.checks {
      let line = check.line.map { "line \($0)" } ?? "reading"
      let place = check.place.map { " line=\"\($0)\"" } ?? ""
      let start =
        "    <testcase classname=\"\(name)\" name=\"\(line)\" file=\"\(name)\"\(place)"
      if check.problem == nil {
        suites.append("\(start)/>")
      } else {
        suites += [
          "\(start)>",
          "      <failure message=\"\(Self.escaped(check.headline))\">"
            + "\(Self.escaped(check.details))</failure>",
          "    </testcase>",
        ]
      }
    }
    suites.append("  </testsuite>")
  }

  func end(_ totals: TestTotals) {
    write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<testsuites tests=\"\(totals.passed + totals.failed)\" failures=\"\(totals.failed)\">")
    for line in suites { write(line) }
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
