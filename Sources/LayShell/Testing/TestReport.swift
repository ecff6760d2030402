/// What came of one file.
struct TestedFile {
  var path: String
  /// In the order of the file.
  var checks: [Check]
  var outcome: Shell.Outcome

  var failedCount: Int { checks.count { $0.problem != nil } }
  var passedCount: Int { checks.count - failedCount }
}

/// What came of all files so far.
struct TestTotals: Equatable {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var status = ExitStatus.fine
  /// Files that had something to run.
  var filesRun = 0

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

  /// The first thing that is worse than a failed expectation stays; Ctrl-C goes before all.
  mutating func note(_ next: ExitStatus) {
    if status == .fine || status == .expectationFailed && next != .fine || next == .interrupted {
      status = next
    }
  }
}

/// How the results of `lay test` are written.
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
  /// A transcript was written anew.
  mutating func recorded(_ file: String)
  mutating func end(_ totals: TestTotals)
  /// Where it writes.
  var write: (String) -> Void { get set }
  /// What `end` writes of a file that was reported; nothing where that is written at once.
  func kept(of file: TestedFile) -> String
  /// What `end` writes before all that is kept, and after it, where a last file is reported.
  func ending(with file: TestedFile, _ totals: TestTotals) -> (head: String, tail: String)
}

extension TestReporter {
  mutating func recorded(_ file: String) {}

  func kept(of file: TestedFile) -> String { "" }

  func ending(with file: TestedFile, _ totals: TestTotals) -> (head: String, tail: String) {
    var reporter = self
    var text = ""
    reporter.write = { text += $0 + "\n" }
    reporter.report(file)
    reporter.end(totals)
    return ("", text)
  }
}

extension Check {
  /// What is wrong in one line.
  var headline: String {
    switch problem {
    case nil: ""
    case .complaint(let text): String(text.prefix { !$0.isNewline })
    case .difference: "printed something else"
    case .file(let message): message
    }
  }

  /// Everything that is said about it.
  var details: String {
    switch problem {
    case nil: ""
    case .complaint(let text): text
    case .difference(let difference, let input): (input + [difference.text]).joined(separator: "\n")
    case .file(let message): message
    }
  }

  /// Where to look: for printed lines, the first that differs.
  var place: Int? {
    if case .difference(let difference, _)? = problem { difference.firstLine } else { line }
  }
}
