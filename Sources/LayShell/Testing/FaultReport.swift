import CLibedit
import LayTerminal

/// What `lay test` writes to standard output where a fault ends it: the file in which it did, as one
/// more failure, and the totals.
///
/// It is made before each file, since a handler of signals can only write.
struct FaultReport {
  /// - Parameters:
  ///   - path: the file that is run next.
  ///   - totals: those so far.
  func prepare(_ path: String, _ totals: TestTotals, _ reporter: any TestReporter) {
    let complaint = VisibleText.of("\(path): error: the run ended here; standard error says why")
    let check = Check(line: nil, problem: .complaint(complaint))
    let file = TestedFile(path: path, checks: [check], outcome: .failed)
    var totals = totals
    totals.count(file)
    let (head, tail) = reporter.ending(with: file, totals)
    fault_report(head, head.utf8.count, tail, tail.utf8.count)
  }

  /// Keeps what stands between the beginning and the end of the report.
  func keep(_ text: String) {
    if !text.isEmpty { fault_report_keep(text, text.utf8.count) }
  }

  /// Everything is written in the usual way from now on.
  func end() { fault_report("", 0, "", 0) }
}
