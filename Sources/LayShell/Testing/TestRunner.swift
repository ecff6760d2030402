import CLibedit
import LayLanguage
import LayTerminal

/// Runs scripts, transcripts and what code of Swift expects of its views, and counts passed and failed checks.
///
/// - Rule: a file that cannot be read is one failure, and the run goes on.
/// - Rule: a path without a check is an error, so that it is not mistaken for one that passes.
/// - Rule: what is tested writes no file and runs no program (`Power`).
struct TestRunner {
  private let records: Bool
  private let limits: Limits
  private let remembers: Bool
  private let checksOfLesson: LessonChecks
  private let complain: (String) -> Void
  private var reporter: any TestReporter
  private var totals = TestTotals()
  /// The files that were run or loaded, and the folders that were searched.
  private(set) var watched: Set<String> = []

  /// The checks of a lesson, given its text, its name and what gives an interpreter its limits.
  typealias LessonChecks = (String, _ named: String, _ prepare: (Interpreter) -> Void) -> [Check]

  var passed: Int { totals.passed }
  var failed: Int { totals.failed }

  /// - Parameters:
  ///   - checksOfLesson: gives further checks of a transcript, which may be a lesson.
  ///   - complain: called with errors that are not test results.
  ///   - report: called with the results, text by text.
  init(
    records: Bool = false, _ limits: Limits = Limits(), format: TestFormat = .text,
    remembers: Bool = true, checksOfLesson: @escaping LessonChecks = { _, _, _ in [] },
    complain: ((String) -> Void)? = nil,
    report: @escaping (String) -> Void
  ) {
    self.records = records
    self.limits = limits
    self.remembers = remembers
    self.checksOfLesson = checksOfLesson
    self.complain = complain ?? report
    reporter = format.reporter(report)
  }

  /// Runs the files at paths, and those in folders.
  mutating func run(_ paths: [String]) -> ExitStatus {
    for path in paths {
      let before = totals
      let limits = limits
      let files = FoundFiles(at: path, endings: [".lay", ".md", SwiftText.fileEnding]) {
        limits.reasonToRunNoMore != nil
      }
      for found in files {
        switch found {
        case .file(let file): run(file, foundIn: path)
        case .failure(let file, let reason):
          fail(file, Refusal.failed(file, reason: reason))
        case .leftOut(let sentence): complain(sentence)
        }
      }
      watched.insert(path)
      if totals.filesTested == before.filesTested, totals.failed == before.failed,
        limits.reasonToRunNoMore == nil
      {
        complain(
          VisibleText.of("error: there is nothing to test in `\(path)`")
            + "\n  a script ends in .lay and has lines with `expect`; a transcript is a block marked"
            + " ```lay in a file ending in .md; code of Swift has `// lay: expect whole` above a preview"
        )
        totals.note(.noSuchFile)
      }
    }
    if let reason = limits.reasonToRunNoMore {
      if case .outOfTime = reason { complain("error: \(reason.complaint.message)") }
      totals.cut(reason)
    }
    fault_note(nil)
    reporter.end(totals)
    return totals.status
  }

  private mutating func run(_ file: FilePath, foundIn named: String) {
    fault_note(VisibleText.of("; it ran `\(file.text)`"))
    do throws(Refusal) {
      limits.begin()
      let text = try TextFile.read(file) { limits.reasonToStop }
      watched.insert(file.text)
      if file.ends(in: ".md") {
        try runTranscript(text, file)
      } else if file.ends(in: SwiftText.fileEnding) {
        try runExpectations(ViewExpectations(text, in: file), file)
      } else {
        runScript(text, file, foundIn: named)
      }
    } catch {
      fail(file.text, error)
    }
  }

  private mutating func fail(_ file: String, _ failure: Refusal) {
    complain(VisibleText.of("error: \(failure.message)"))
    let check = Check(line: nil, problem: .file(failure.message))
    finish(TestedFile(path: file, checks: [check], outcome: .finished))
    totals.note(failure.status)
  }

  private mutating func runScript(_ text: String, _ file: FilePath, foundIn named: String) {
    let shell = Shell(silently: { limits.apply(to: $0) })
    shell.session.openFiles = [OpenFile(file, foundIn: [named])]
    shell.session.options.remembers = remembers
    let run = CheckedRun(shell)
    let outcome = run.run(text, named: file.text)
    if !run.checks.isEmpty { totals.filesTested += 1 }
    watched.formUnion(shell.session.loadedNames)
    finish(TestedFile(path: file.text, checks: run.checks, outcome: outcome))
  }

  private mutating func runExpectations(
    _ expected: ViewExpectations, _ file: FilePath
  ) throws(Refusal) {
    if expected.isEmpty { return }
    let checks = try expected.checks(limits)
    totals.filesTested += 1
    finish(TestedFile(path: file.text, checks: checks, outcome: .finished))
  }

  private mutating func runTranscript(_ text: String, _ file: FilePath) throws(Refusal) {
    // Keep the first reason: otherwise a partly read file could be taken for the whole file.
    var reason: StopReason?
    let transcript = Transcript(text, named: file.text) {
      reason = reason ?? limits.reasonToStop
      return reason != nil
    }
    if let reason { throw .stopped(reason) }
    if transcript.isEmpty { return }
    let replay = transcript.replay { limits.apply(to: $0) }
    watched.formUnion(replay.loadedNames)
    var tested = TestedFile(path: file.text, checks: replay.checks, outcome: replay.outcome)
    let lesson = checksOfLesson(text, file.text) { limits.apply(to: $0) }
    tested.checks = (tested.checks + lesson).sorted { $0.line ?? 0 < $1.line ?? 0 }
    if !tested.checks.isEmpty { totals.filesTested += 1 }
    let isWhole =
      transcript.mistake == nil && replay.outcome != .interrupted
      && limits.reasonToRunNoMore == nil
    guard records, isWhole else { return finish(tested) }
    // The printed lines are about to become the expected ones.
    tested.checks.removeAll { if case .difference? = $0.problem { true } else { false } }
    switch transcript.recorded(replay.blocks) {
    case .refused(let line):
      tested.checks.append(Check(line: line, problem: .complaint(.notRecorded(file.text, line))))
      finish(tested)
    case .text(let recorded):
      finish(tested)
      guard recorded != text else { return }
      guard file.end == .file else { throw .notWritten(file.text, reason: "it is no file") }
      guard try TextFile.read(file) == text else {
        throw .notWritten(file.text, reason: "it was changed while it was run")
      }
      try TextFile.write(recorded, to: file)
      reporter.recorded(file.text)
      totals.note(.expectationFailed)
    }
  }

  private mutating func finish(_ file: TestedFile) {
    totals.count(file)
    reporter.report(file)
  }
}

extension String {
  /// The error for an entry whose output cannot be recorded below it.
  fileprivate static func notRecorded(_ file: String, _ line: Int) -> String {
    "\(file):\(line): error: what this entry prints cannot stand in a transcript\n"
      + "  it prints a line that begins like an input; nothing was written"
  }
}
