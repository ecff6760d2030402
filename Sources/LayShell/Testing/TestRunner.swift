import LayLanguage
import LayTerminal

/// Runs scripts and transcripts, and counts what held and what did not.
struct TestRunner {
  private let records: Bool
  private let limits: Limits
  private let remembers: Bool
  private let report: (String) -> Void
  private(set) var passed = 0
  private(set) var failed = 0
  private var status = ExitStatus.fine

  init(
    records: Bool = false, _ limits: Limits = Limits(), remembers: Bool = true,
    report: @escaping (String) -> Void
  ) {
    self.records = records
    self.limits = limits
    self.remembers = remembers
    self.report = report
  }

  /// Runs the files, and those in the folders, that are named.
  mutating func run(_ paths: [String]) -> ExitStatus {
    for path in paths {
      do throws(TextFile.Failure) {
        let files = try TextFile.files(at: path, endings: [".lay", ".md"])
        guard !files.isEmpty else {
          report(VisibleText.of("error: there is no file ending in .lay or .md in `\(path)`"))
          return .noSuchFile
        }
        for file in files where limits.reasonToRunNoMore == nil { try run(file) }
      } catch {
        report(VisibleText.of("error: \(error.message)"))
        return error.status
      }
      switch limits.reasonToRunNoMore {
      case .interrupted?: return .interrupted
      case .outputGone?: return .inputOutputFailed
      case let reason?:
        report("error: \(reason.complaint.message)")
        status = ExitStatus(reason)
      case nil: continue
      }
      break
    }
    report("\(passed) passed, \(failed) failed")
    return status
  }

  private mutating func run(_ file: String) throws(TextFile.Failure) {
    limits.begin()
    let text = try TextFile.read(file) { limits.reasonToWaitNoLonger }
    let result = file.hasSuffix(".md") ? transcript(text, file) : script(text, file)
    passed += result.passed
    failed += result.complaints.count
    for complaint in result.complaints { report(complaint) }
    if !result.complaints.isEmpty, status == .fine { status = .expectationFailed }
    switch result.outcome {
    case .failed: status = .wrongText
    case .interrupted: status = Interruption.isRequested ? .interrupted : .outOfTime
    default: break
    }
    guard let recorded = result.recorded, recorded != text else { return }
    try TextFile.write(recorded, to: file)
    report(VisibleText.of("\(file): recorded anew"))
    if status == .fine { status = .expectationFailed }
  }

  private func script(_ text: String, _ file: String) -> FileResult {
    var complaints: [String] = []
    let shell = Shell(printResult: { _ in }, printDiagnostic: { complaints.append($0) })
    shell.session.openFiles = [OpenFile(file)]
    shell.session.options.remembers = remembers
    limits.apply(to: shell.session.interpreter)
    let outcome = shell.run(text, named: file, echo: .nothing)
    let isFine = shell.session.tally.failed == 0 && [.finished, .left].contains(outcome)
    return FileResult(
      passed: shell.session.tally.held, complaints: isFine ? [] : complaints, outcome: outcome)
  }

  private func transcript(_ text: String, _ file: String) -> FileResult {
    let replay = Transcript(text, named: file).replay(limits)
    var complaints = replay.complaints
    if !records {
      for difference in replay.differences {
        let text = VisibleText.of(difference.text, keepsLines: true)
        let place = VisibleText.of("\(file):\(difference.line)")
        complaints.append("\(place): printed something else\n\(text)")
      }
    }
    return FileResult(
      passed: replay.heldCount + replay.entryCount - replay.differences.count,
      complaints: complaints, outcome: replay.outcome,
      recorded: records ? replay.recorded : nil)
  }
}

/// What came of one file.
private struct FileResult {
  var passed: Int
  var complaints: [String]
  var outcome: Shell.Outcome
  /// The file as it should be, where it is to be recorded.
  var recorded: String?
}
