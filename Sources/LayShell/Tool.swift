import Glibc
import LayEngine
import LayLanguage

/// What the command line can ask for; each gives the status to exit with.
package struct Tool {
  private let console = Console()
  private let style: Style
  private let limits: Limits

  /// - Parameter timeout: the seconds that programs may take; nil for no limit.
  package init(timeout: Double? = nil) {
    limits = Limits(seconds: timeout)
    let isTerminal = Console.outputIsTerminal
    let allowsColor = (Console.environment("NO_COLOR") ?? "").isEmpty
    style = Style(
      columns: isTerminal ? Console.columns : 80,
      isColored: isTerminal && allowsColor && Console.environment("TERM") != "dumb",
      isPlain: !Locale.isUTF8)
  }

  private func makeShell() -> Shell {
    let console = console
    let shell = Shell(
      style: style, printResult: { console.writeLine($0) },
      printDiagnostic: { console.complain($0) })
    Interruption.install()
    limits.apply(to: shell.session.interpreter)
    return shell
  }

  /// Runs a script, which is standard input for `-`, with `arguments` bound to its arguments.
  package func runScript(_ path: String, arguments: [String] = []) -> ExitStatus {
    do throws(TextFile.Failure) {
      let text = try TextFile.read(path)
      let shell = makeShell()
      let values = arguments.map { Value.text($0) }
      shell.session.interpreter.define("arguments", .list(of: values))
      shell.session.openFiles = [path]
      return finish(shell, shell.run(text, named: path == "-" ? "stdin" : path, echo: .nothing))
    } catch {
      return fail(error)
    }
  }

  /// Runs texts from the command line, one after the other; the last value of each is printed.
  package func evaluate(_ texts: [String]) -> ExitStatus {
    let shell = makeShell()
    var outcome = Shell.Outcome.finished
    for (index, text) in texts.enumerated() where outcome == .finished {
      let isLast = index == texts.count - 1
      outcome = shell.run(text, named: "-e", echo: isLast ? .lastValue : .nothing)
    }
    return finish(shell, outcome)
  }

  /// Lays out the last view of a text at a proposal and prints the size, or everything as JSON.
  package func layOut(
    texts: [String], path: String?, proposal: ProposedViewSize, isJSON: Bool
  ) -> ExitStatus {
    let shell = makeShell()
    var outcome = Shell.Outcome.finished
    if let path {
      do throws(TextFile.Failure) {
        let text = try TextFile.read(path)
        shell.session.openFiles = [path]
        outcome = shell.run(text, named: path, echo: .nothing)
      } catch {
        return fail(error)
      }
    }
    for text in texts where outcome == .finished {
      outcome = shell.run(text, named: "-e", echo: .nothing)
    }
    if outcome == .finished || outcome == .left {
      outcome = shell.showLayout(proposal, isJSON: isJSON)
    }
    return finish(shell, outcome)
  }

  /// Runs scripts and transcripts and counts what held.
  package func test(_ paths: [String], records: Bool) -> ExitStatus {
    Interruption.install()
    let console = console
    var runner = TestRunner(records: records, limits) { console.writeLine($0) }
    let status = runner.run(paths)
    console.flush()
    return status
  }

  /// The prompt; a script on standard input where that is no terminal.
  package func prompt() -> ExitStatus {
    guard Console.inputIsTerminal else { return runScript("-") }
    let shell = makeShell()
    let outcome = InteractiveShell(shell, console).run()
    return finish(shell, outcome)
  }

  private func finish(_ shell: Shell, _ outcome: Shell.Outcome) -> ExitStatus {
    console.flush()
    switch outcome {
    case .failed: return .wrongText
    case .interrupted: return Interruption.isRequested ? .interrupted : .outOfTime
    case .unreadable: return .inputOutputFailed
    case .finished, .left:
      return shell.session.tally.failed > 0 ? .expectationFailed : .fine
    }
  }

  private func fail(_ failure: TextFile.Failure) -> ExitStatus {
    console.complain("error: \(failure.message)")
    return failure.status
  }
}

/// The character set of the terminal, by the environment.
enum Locale {
  /// True unless a locale is named that is not UTF-8; without one, terminals of today are.
  static var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Console.environment(name), !value.isEmpty else { continue }
      if value == "C" || value == "POSIX" { return true }
      let encoding = value.split(separator: ".").last?.split(separator: "@").first ?? ""
      return ["utf-8", "utf8"].contains(encoding.lowercased())
    }
    return true
  }
}
