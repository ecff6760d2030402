import LayLanguage
import LayTerminal

/// Writes results for people: the failures with their places, and the totals.
struct TextReporter: TestReporter {
  var write: (String) -> Void

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
