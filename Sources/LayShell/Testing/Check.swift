import LayEngine
import LayLanguage

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
}

/// Runs a text silently and collects the results of its expectations.
///
/// Diagnostics that are not failures, such as warnings, are added to the next problem.
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

  /// Records a check; the shell reports a failure's diagnostic before it calls this.
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
