import LayLanguage
import LayTerminal

/// The loop of the prompt: reads an entry, runs it, and prompts again.
struct InteractiveShell {
  private let shell: Shell
  private let console: Console
  private let limits: Limits
  private let saved = SavedSession(Console.environment)

  init(_ shell: Shell, _ console: Console, _ limits: Limits) {
    self.shell = shell
    self.console = console
    self.limits = limits
  }

  private static let greeting =
    "lay shows how SwiftUI lays out views. Paste SwiftUI code as it is, or write a view; then "
    + "`propose 100 x nil`, and `explain` tells why. `help` tells more, `walk` teaches."
  private static let wayOut = "Ctrl-D or `quit` leaves"

  /// - Parameters:
  ///   - start: the texts to run before the first entry.
  ///   - program: the program that runs after these texts; nil for none.
  ///   - request: a lesson or the list of lessons to start with, instead of `start`; nil for none.
  func run(
    _ start: PromptStart = PromptStart(), _ program: NamedProgram? = nil,
    walking request: WalkRequest? = nil
  ) -> Shell.Outcome {
    let guide = LessonGuide(shell, console)
    let prompt = LibeditPrompt(PromptSession(shell: shell) { guide.status(columns: $0) })
    guide.showTyped = { [unowned prompt, console] text in
      console.flush()
      prompt.showTyped(text)
    }
    shell.session.entries = { [unowned prompt] in prompt.history.entries }
    defer { prompt.close() }
    limits.onLook = { [progress = shell.session.progress] in progress.tick() }
    defer { saved.end() }
    return shell.telling(PromptListener(shell, console, limits, saved, guide)) {
      for sentence in saved.news() { shell.remark(sentence) }
      if let request {
        guide.begin(request, fromCommandLine: true)
      } else {
        if !start.isQuiet {
          for line in shell.style.paragraph(Self.greeting) { console.print(line) }
        }
        run(start, program)
      }
      return runEntries(prompt, guide)
    }
  }

  /// Runs entries until the person leaves.
  private func runEntries(_ prompt: LibeditPrompt, _ guide: LessonGuide) -> Shell.Outcome {
    while true {
      console.flush()
      if console.hasFailed { return .unreadable }
      // Time spent on typing the next entry does not count.
      limits.pause()
      console.resume()
      switch prompt.next() {
      case .entry(let text):
        // The flag of Ctrl-C is not cleared here: since Enter it is meant for the evaluation.
        let outcome = answer(text) { guide.run(text) }
        prompt.keys.append(shell.session.pictureTerminal?.takeTypedAhead() ?? [])
        prompt.keys.append(shell.session.fullScreen?.takeTypedAhead() ?? [])
        if outcome == .left { return .finished }
      case .interrupted: console.print(Self.wayOut)
      case .endOfInput: return .finished
      case .failed: return .unreadable
      }
    }
  }

  /// Runs an entry, which the saved session names meanwhile.
  private func answer(_ entry: String, _ work: () -> Shell.Outcome) -> Shell.Outcome {
    saved.begin(entry)
    limits.begin()
    shell.style.rows = TerminalKind.size(of: 1)?.rows
    shell.fit(columns: Console.columns)
    let progress = shell.session.progress
    progress.beginAnswer()
    let outcome = work()
    progress.endAnswer()
    if outcome != .finished, outcome != .left { reportLinesNotRun() }
    saved.finishEntry(undone: shell.session.log.undone)
    console.flush()
    Interruption.clear()
    return outcome
  }

  /// Runs the start-up file, then the texts and the script of the command line.
  ///
  /// Errors are reported, and the prompt appears all the same.
  private func run(_ start: PromptStart, _ program: NamedProgram?) {
    if start.readsStartUpFile, let path = StartUpFile.path(Console.environment) {
      do throws(Refusal) {
        let file = try FilePath(path)
        let text = try TextFile.read(file) { limits.reasonToWaitNoLonger }
        shell.session.openFiles = [OpenFile(file)]
        _ = answer("load \"\(path)\"") {
          shell.run(text, named: path, by: .person, echo: .nothing)
        }
      } catch {
        if error.status != .noSuchFile { shell.warn(Complaint(error.message)) }
      }
    }
    for (name, text) in start.texts {
      shell.session.openFiles = []
      _ = answer(text) { shell.run(text, named: name, by: .person, echo: .nothing) }
    }
    if let program {
      _ = answer("load \"\(program.path.text)\"") { shell.run(program) }
    } else {
      shell.define(arguments: [])
    }
    shell.session.openFiles = []
  }

  /// Reports lines that were not run because an error ended the text, as after a paste.
  private func reportLinesNotRun() {
    switch shell.linesNotRun {
    case 0: return
    case 1: console.complain("the line after it was not run")
    case let count: console.complain("the \(count) lines after it were not run")
    }
  }
}

/// The script that the prompt runs before the first entry.
enum StartUpFile {
  /// `lay/init.lay` in the folder that `XDG_CONFIG_HOME` names, or else in `~/.config`.
  ///
  /// - Returns: nil where there is no home folder either. A relative path in `XDG_CONFIG_HOME` is
  ///   ignored, as the XDG specification requires.
  static func path(_ environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/lay/init.lay"
    }
    return FilePath.home(environment).map { $0 + "/.config/lay/init.lay" }
  }
}

/// What comes before the first entry of the prompt.
package struct PromptStart {
  /// Whether the greeting is left out.
  package var isQuiet = false
  package var readsStartUpFile = true
  /// Texts that are run first, each with its name in diagnostics.
  package var texts: [(name: String, text: String)] = []
  /// A script that is run first, and the arguments that it gets.
  package var file: String?
  package var arguments: [String] = []

  package init() {}
}
