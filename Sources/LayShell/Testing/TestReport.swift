import LayLanguage
import LayTerminal

/// The result of one file.
struct TestedFile {
  var path: String
  /// The checks, in the order of the file.
  var checks: [Check]
  var outcome: Shell.Outcome

  var failedCount: Int { checks.count { $0.problem != nil } }
  var passedCount: Int { checks.count - failedCount }
}

/// The totals of all files so far.
struct TestTotals: Equatable {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var status = ExitStatus.fine
  /// The number of files with a check, whether it is counted or recorded.
  var filesTested = 0
  /// Whether the run ended before all files were run.
  private(set) var isCut = false

  mutating func count(_ file: TestedFile) {
    passed += file.passedCount
    failed += file.failedCount
    if file.failedCount > 0 { note(.expectationFailed) }
    switch file.outcome {
    case .failed: note(.wrongText)
    case .interrupted: note(Interruption.isRequested ? .interrupted : .outOfTime)
    default: break
    }
  }

  /// Records that the run ends before all files were run.
  mutating func cut(_ reason: StopReason) {
    isCut = true
    note(ExitStatus(reason))
  }

  /// Updates the status: the first one worse than a failed expectation is kept, and Ctrl-C
  /// overrides all.
  mutating func note(_ next: ExitStatus) {
    if status == .fine || status == .expectationFailed && next != .fine || next == .interrupted {
      status = next
    }
  }
}

/// The output formats of `lay test`.
package enum TestFormat: String, CaseIterable, Sendable {
  case text, tap, junit, json

  func reporter(_ write: @escaping (String) -> Void) -> any TestReporter {
    switch self {
    case .text: TextReporter(write: write)
    case .tap: TAPReporter(write: write)
    case .junit: JUnitReporter(write: write)
    case .json: JSONReporter(write: write)
    }
  }
}

/// Writes results as they come, in the order of the files.
protocol TestReporter {
  mutating func report(_ file: TestedFile)
  /// Reports that a transcript was rewritten.
  mutating func recorded(_ file: String)
  mutating func end(_ totals: TestTotals)
}

extension TestReporter {
  mutating func recorded(_ file: String) {}
}

/// One check of a test run: an expectation of a script, an entry of a transcript, or a file.
struct Check {
  enum Problem {
    /// The diagnostic of the shell, with its place, and what an expectation found.
    case complaint(String, Mismatch? = nil)
    case difference(PrintedDifference, input: [String])
    /// The file cannot be read or written.
    case file(String)
  }

  /// The line in the file, counted from 1; nil for a check of the file itself.
  var line: Int?
  /// Nil if the check passed.
  var problem: Problem?

  /// The problem in one line; empty for a check that passed.
  var headline: String {
    switch problem {
    case nil: ""
    case .complaint(let text, _): String(text.prefix { !$0.isNewline })
    case .difference: "printed something else"
    case .file(let message): message
    }
  }

  /// The full text of the problem.
  var details: String {
    switch problem {
    case nil: ""
    case .complaint(let text, _): text
    case .difference(let difference, let input): (input + [difference.text]).joined(separator: "\n")
    case .file(let message): message
    }
  }

  /// What was expected, and what was found or printed: numbers, texts or lines; nil where there is
  /// none.
  var values: (found: (any JSONValue)?, expected: (any JSONValue)?) {
    switch problem {
    case .complaint(_, let mismatch?): mismatch.values
    case .difference(let difference, _): (difference.printed, difference.expected)
    default: (nil, nil)
    }
  }

  /// The line to look at: for printed lines, the first that differs.
  var place: Int? {
    if case .difference(let difference, _)? = problem { difference.firstLine } else { line }
  }
}

/// Writes results for people: the failures with their places, and the totals.
struct TextReporter: TestReporter {
  let write: (String) -> Void

  func report(_ file: TestedFile) {
    for check in file.checks {
      switch check.problem {
      case nil, .file: continue
      case .complaint(let text, _): write(VisibleText.of(text, keepsLines: true))
      case .difference:
        let text = VisibleText.of(check.details, keepsLines: true)
        write(VisibleText.of("\(file.path):\(check.place ?? 1): \(check.headline)") + "\n" + text)
      }
    }
  }

  func recorded(_ file: String) { write(VisibleText.of("\(file): recorded anew")) }

  func end(_ totals: TestTotals) { write("\(totals.passed) passed, \(totals.failed) failed") }
}

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

  private static func quoted(_ text: String) -> String { VisibleText.of(text).json }
}

/// Writes results as one JSON object, with a version of its format.
struct JSONReporter: TestReporter {
  let write: (String) -> Void
  private var files: [String] = []

  init(write: @escaping (String) -> Void) { self.write = write }

  mutating func report(_ file: TestedFile) {
    let checks = file.checks.map { check in
      let problem =
        check.problem == nil
        ? ""
        : ", "
          + JSONText.members([
            "place": check.place, "message": check.headline, "details": check.details,
          ]) + Self.more("expected", check.values.expected)
          + Self.more("found", check.values.found)
      return "       {" + JSONText.members(["line": check.line, "held": check.problem == nil])
        + problem + "}"
    }
    let counts = JSONText.members([
      "path": file.path, "passed": file.passedCount, "failed": file.failedCount,
    ])
    files.append(
      "    {\(counts),\n     \"checks\": ["
        + (checks.isEmpty ? "]}" : "\n" + checks.joined(separator: ",\n") + "]}"))
  }

  private static func more(_ name: String, _ value: (any JSONValue)?) -> String {
    value.map { ", \"\(name)\": \($0.json)" } ?? ""
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

  private static func escaped(_ text: String) -> String {
    SVGText.escaped(text, keepsLines: true)
  }
}
