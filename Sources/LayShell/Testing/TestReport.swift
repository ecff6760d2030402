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
    /// The diagnostic of the shell, with its place.
    case complaint(String)
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
    case .complaint(let text): String(text.prefix { !$0.isNewline })
    case .difference: "printed something else"
    case .file(let message): message
    }
  }

  /// The full text of the problem.
  var details: String {
    switch problem {
    case nil: ""
    case .complaint(let text): text
    case .difference(let difference, let input): (input + [difference.text]).joined(separator: "\n")
    case .file(let message): message
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
      case .complaint(let text): write(VisibleText.of(text, keepsLines: true))
      case .difference:
        let text = VisibleText.of(check.details, keepsLines: true)
        write(VisibleText.of("\(file.path):\(check.place ?? 1): \(check.headline)") + "\n" + text)
      }
    }
  }

  func recorded(_ file: String) { write(VisibleText.of("\(file): recorded anew")) }

  func end(_ totals: TestTotals) { write("\(totals.passed) passed, \(totals.failed) failed") }
}
