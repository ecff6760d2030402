import LayEngine
import LayLanguage

/// One thing that a test looks at: an expectation of a script, an entry of a transcript, a file.
struct Check {
  enum Problem {
    /// What the shell says about it, with its place.
    case complaint(String)
    case difference(PrintedDifference, input: [String])
    /// The file cannot be read or written.
    case file(String)
  }

  /// In its file, counted from 1; nil for the file itself.
  var line: Int?
  /// Nil if it held.
  var problem: Problem?
}

/// Runs a text silently and keeps what its expectations gave.
///
/// What fails nothing, such as a warning, is printed before the next problem.
final class CheckedRun {
  private(set) var checks: [Check] = []
  private let shell: Shell
  private var said: [String] = []

  init(_ shell: Shell) { self.shell = shell }

  func run(_ text: String, named name: String, firstLine: Int = 1) -> Shell.Outcome {
    shell.printResult = { _ in }
    shell.printDiagnostic = { [unowned self] in said.append($0) }
    shell.noteCheck = { [unowned self] in note($0, $1) }
    defer {
      shell.noteCheck = { _, _ in }
      shell.printDiagnostic = { _ in }
    }
    return shell.run(text, named: name, firstLine: firstLine, echo: .nothing)
  }

  /// The shell notes a failure after it was told.
  private func note(_ span: SourceSpan?, _ holds: Bool) {
    let sources = shell.session.interpreter.sources
    let line = span.map(sources.origin).map {
      sources.lineNumber(of: $0.start, in: $0.source)
    }
    checks.append(
      Check(line: line, problem: holds ? nil : .complaint(said.joined(separator: "\n"))))
    if !holds { said = [] }
  }
}
