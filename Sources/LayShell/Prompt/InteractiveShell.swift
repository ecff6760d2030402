import CLibedit
import LayLanguage
import LayTerminal

/// The prompt's loop: an entry comes in, it is run, the next prompt appears.
struct InteractiveShell {
  private let shell: Shell
  private let console: Console
  private let limits: Limits

  init(_ shell: Shell, _ console: Console, _ limits: Limits) {
    self.shell = shell
    self.console = console
    self.limits = limits
  }

  private static let greeting =
    "lay: write a view, propose a size to it, ask it to explain. `help` tells more."
  private static let wayOut = "Ctrl-D or `quit` leaves"

  /// - Parameter request: a lesson to begin with, or the list of them.
  func run(_ request: WalkRequest? = nil) -> Shell.Outcome {
    let guide = LessonGuide(shell, console)
    var configuration = configuration
    configuration.status = { guide.status(columns: $0) }
    let prompt = LibeditPrompt(configuration: configuration)
    guide.showTyped = { [unowned prompt, console] text in
      console.flush()
      prompt.showTyped(text)
    }
    let console = console
    // The terminal has shown `^C` in the line that a running evaluation left.
    shell.printDiagnostic = { console.complain((Interruption.isRequested ? "\n" : "") + $0) }
    shell.session.entries = { [unowned prompt] in prompt.history.entries }
    shell.clearWindow = { console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    defer { prompt.close() }
    crash_watch(Console.environment("HOME"))
    shell.didDefine = { guide.didDefine($0) }
    let crashTexts = CrashTexts()
    shell.didChange = { [unowned shell] script, change in
      crashTexts.append(script, of: shell.session.log.entry, change)
    }
    if let request {
      guide.begin(request, fromCommandLine: true)
    } else {
      console.writeLine(Self.greeting)
    }
    while true {
      console.flush()
      if console.hasFailed { return .unreadable }
      // The clock of a program does not run while the person thinks about the next entry.
      limits.pause()
      console.resume()
      switch prompt.next() {
      case .entry(let text):
        // Ctrl-C since Enter is for the evaluation, so it is not cleared here.
        crash_entry(text, text.utf8.count)
        limits.begin()
        shell.style.columns = Console.columns
        let outcome = guide.run(text)
        crashTexts.leaveOut(shell.session.log.undone)
        if outcome == .left { return .finished }
        if outcome != .finished { tellLinesNotRun() }
        crash_entry("", 0)
        console.flush()
        Interruption.clear()
      case .interrupted: console.writeLine(Self.wayOut)
      case .endOfInput: return .finished
      case .failed: return .unreadable
      }
    }
  }

  /// A text that was pasted may have gone on after its mistake.
  private func tellLinesNotRun() {
    switch shell.linesNotRun {
    case 0: return
    case 1: console.complain("the line after it was not run")
    case let count: console.complain("the \(count) lines after it were not run")
    }
  }

  private var configuration: PromptConfiguration {
    let place = HistoryPlace.of(Console.environment)
    var configuration = PromptConfiguration(historyPath: place?.path)
    configuration.historyIsUsual = place?.isUsual == true
    let shell = shell
    let console = console
    configuration.completions = { text in Completion.answer(text, in: shell.session) }
    configuration.completeness = { text in
      ItemReader.completeness(of: Array(text.utf8), isCommand: CommandList.isCommand)
    }
    configuration.kindOfName = { Self.kind(of: $0, in: shell.session) }
    configuration.isForm = { name in
      Catalogue.layoutParts.contains(name) || Catalogue.forms.contains { $0.names.contains(name) }
    }
    configuration.isColored = shell.style.isColored
    configuration.warn = { message in
      console.complain(
        shell.picture(of: Diagnostic(Complaint(message), at: nil, severity: .warning)))
    }
    return configuration
  }

  private static func kind(of name: String, in session: Session) -> NameKind? {
    let entry = Catalogue.entry(named: name)
    if entry == nil, CommandList.isCommand(name) { return .command }
    if case .declaration(let declaration) = entry {
      switch declaration.kind {
      case .view, .container: return .view
      case .modifier: return .modifier
      default: return .other
      }
    }
    let isKnown =
      entry != nil || Catalogue.layoutParts.contains(name)
      || session.interpreter.value(of: name) != nil
    return isKnown ? .other : nil
  }
}
