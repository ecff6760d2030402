import LayEngine
import LayLanguage

/// The result of replaying a transcript.
struct TranscriptReplay {
  /// The checks, in the order of the file.
  var checks: [Check] = []
  var outcome = Shell.Outcome.finished
  /// The blocks with their current output, in the order of the file.
  var blocks: [Transcript.Block] = []
  /// The files that it loaded.
  var loadedNames: Set<String> = []
}

extension Transcript {
  /// Runs all input in a new session and compares the output exactly.
  ///
  /// - Parameter prepare: gives the interpreter its limits.
  func replay(preparing prepare: (Interpreter) -> Void = { _ in }) -> TranscriptReplay {
    var replay = TranscriptReplay()
    if let mistake {
      replay.outcome = .failed
      replay.checks = [
        Check(
          line: mistake.line,
          problem: .complaint("\(name):\(mistake.line): error: \(mistake.message)"))
      ]
      return replay
    }
    let session = ReplayedSession(prepare)
    for case .block(var block) in pieces {
      for (index, part) in block.parts.enumerated() {
        switch part {
        case .prose: continue
        case .script(let lines, let line):
          session.runScript(lines, from: line, named: name, &replay)
        case .entry(let input, let expected, let line):
          let printed = session.run(input, named: name, &replay)
          block.parts[index] = .entry(input: input, printed: printed, line: line)
          let difference = PrintedDifference(
            expected.map(Self.trimmed), printed, firstLine: line + input.count)
          replay.checks.append(
            Check(line: line, problem: difference.map { .difference($0, input: input) }))
        }
      }
      replay.blocks.append(block)
    }
    replay.loadedNames = session.loadedNames
    return replay
  }
}

/// The session of a transcript.
struct ReplayedSession {
  private let shell: Shell

  var loadedNames: Set<String> { shell.session.loadedNames }

  init(_ prepare: (Interpreter) -> Void) { shell = Shell(silently: prepare) }

  /// Runs an entry and returns its output lines.
  ///
  /// Its diagnostics show no place in the file, so that recorded output does not depend on the path
  /// of the file.
  func run(_ input: [String], named name: String, _ replay: inout TranscriptReplay) -> [String] {
    shell.session.interpreter.sources.hiddenName = name
    let (outcome, lines) = shell.lines(of: Transcript.text(ofInput: input))
    if outcome == .interrupted { replay.outcome = .interrupted }
    return lines.map(Transcript.trimmed)
  }

  /// Runs a block without a prompt, silently; its diagnostics show their places in the file.
  func runScript(
    _ lines: [String], from line: Int, named name: String, _ replay: inout TranscriptReplay
  ) {
    shell.session.interpreter.sources.hiddenName = nil
    let checks = CheckedRun(shell)
    let outcome = checks.run(lines.joined(separator: "\n"), named: name, firstLine: line)
    replay.checks += checks.checks
    if [.failed, .interrupted].contains(outcome) { replay.outcome = outcome }
  }
}

/// Runs a text silently and collects the results of its expectations.
///
/// Diagnostics that are not failures, such as warnings, are added to the next problem.
final class CheckedRun: ShellListener {
  private(set) var checks: [Check] = []
  private let shell: Shell
  private var said: [String] = []

  init(_ shell: Shell) { self.shell = shell }

  func run(_ text: String, named name: String, firstLine: Int = 1) -> Shell.Outcome {
    shell.run(text, named: name, firstLine: firstLine, echo: .nothing, to: self)
  }

  func complain(_ diagnostic: String) { said.append(diagnostic) }

  /// Records a check; the shell reports a failure's diagnostic before it calls this.
  func didJudge(_ span: SourceSpan?, _ judgement: Shell.Judgement) {
    let sources = shell.session.interpreter.sources
    let line = span.map(sources.origin).map {
      sources.lineNumber(of: $0.start, in: $0.source)
    }
    if judgement.holds { return checks.append(Check(line: line)) }
    var mismatch: Mismatch?
    if case .expectation(.failed(let found, _)) = judgement { mismatch = found }
    checks.append(Check(line: line, problem: .complaint(said.joined(separator: "\n"), mismatch)))
    said = []
  }
}
