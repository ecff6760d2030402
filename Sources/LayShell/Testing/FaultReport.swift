import CLibedit
import LayTerminal

/// The report that `lay test` writes to standard output if it crashes: the current file, as one
/// more failure, and the totals.
///
/// It is prepared before each file, because a signal handler can only write.
struct FaultReport {
  /// - Parameters:
  ///   - path: the file that will be run next.
  ///   - totals: the totals so far.
  func prepare(_ path: String, _ totals: TestTotals, _ reporter: any TestReporter) {
    let complaint = VisibleText.of("\(path): error: the run ended here; standard error says why")
    let check = Check(line: nil, problem: .complaint(complaint))
    let file = TestedFile(path: path, checks: [check], outcome: .failed)
    var totals = totals
    totals.count(file)
    let (head, tail) = reporter.ending(with: file, totals)
    fault_report(head, head.utf8.count, tail, tail.utf8.count)
  }

  /// Adds the text of a finished file, which goes between the head and the tail of the report.
  func keep(_ text: String) {
    if !text.isEmpty { fault_report_keep(text, text.utf8.count) }
  }

  /// Clears the report: all results are now written normally.
  func end() { fault_report("", 0, "", 0) }
}
