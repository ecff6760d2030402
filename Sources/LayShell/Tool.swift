import Glibc
import LayEngine
import LayLanguage
import LayTerminal

/// The actions of the command line; each returns the status to exit with.
package struct Tool {
  let console = Console()
  let style: Style
  let diagnosticStyle: Style
  let limits: Limits
  /// The face that the command line chooses; nil for the usual one.
  private var face: FaceChoice?

  /// - Parameters:
  ///   - timeout: the seconds that a program may take; nil for no limit.
  ///   - timeoutForAll: the seconds that several files may take together, where inner nil means no
  ///     limit; outer nil where there is only one program.
  package init(
    timeout: Double? = nil, timeoutForAll: Double?? = nil, color: ColorChoice = .auto
  ) {
    let console = console
    let limits = Limits(
      seconds: timeout, for: timeoutForAll == nil ? .program : .file,
      secondsForAll: timeoutForAll ?? nil
    ) { console.hasFailed }
    console.reasonToStop = { limits.reasonToWaitNoLonger }
    self.limits = limits
    let isTerminal = Console.outputIsTerminal
    let areErrorsTerminal = Console.errorsAreTerminal
    let asked = Console.askedColumns
    var style = Style(
      columns: isTerminal ? Console.columns : asked ?? 80,
      isColored: color.isColored(isTerminal: isTerminal, Console.environment),
      isPlain: !Locale.isUTF8)
    style.isEndless = !isTerminal && asked == nil
    self.style = style
    diagnosticStyle = Style(
      columns: areErrorsTerminal && isTerminal ? Console.columns : .max,
      isColored: color.isColored(isTerminal: areErrorsTerminal, Console.environment),
      isPlain: style.isPlain)
  }

  /// The command line with options of SwiftUI code behind their file.
  package static func fileFirst(_ words: [String]) -> [String] { NamedProgram.fileFirst(words) }

  /// Chooses the face of texts; the status to exit with, after saying why, where there is no such face.
  package mutating func choose(face word: String) -> ExitStatus? {
    do throws(Refusal) {
      face = try FaceChoice.of(word)
      return nil
    } catch {
      return fail(error)
    }
  }

  /// Runs the work of a command line on a stack that is deep enough.
  package static func run(_ work: () -> ExitStatus) -> ExitStatus {
    ProcessStart.prepare()
    LastResort.prepare()
    Allocator.prepare()
    return DeepStack.run(work)
  }

  /// - Parameter listener: who hears the shell instead of the console.
  func makeShell(to listener: (any ShellListener)? = nil) -> Shell {
    Interruption.install()
    limits.begin()
    let (console, limits) = (console, limits)
    DeferredRelease.isOver = { limits.reasonToWaitNoLonger != nil }
    let shell = Shell(style: style, to: listener ?? console)
    shell.diagnosticStyle = diagnosticStyle
    limits.apply(to: shell.session.interpreter)
    shell.session.options.face = face
    if Console.errorsAreTerminal {
      shell.session.progress = ProgressLine(
        { console.showInPassing($0) }, wipe: { console.wipePassingText() })
    }
    let progress = shell.session.progress
    shell.session.fullScreen = FullScreen(
      style: style,
      flush: {
        console.flush()
        // There is no line for progress in a full-screen window.
        progress.endAnswer()
      }, willWait: { limits.pause() },
      willWork: { limits.begin() })
    shell.session.pictureTerminal = PictureTerminal(style) {
      console.flush()
      console.wipePassingText()
    }
    return shell
  }

  /// A shell that is never freed, since the process exits after its work.
  func makeOnlyShell(to listener: (any ShellListener)? = nil) -> Shell {
    let shell = makeShell(to: listener)
    _ = Unmanaged.passRetained(shell)
    return shell
  }

  /// Runs a script, which is standard input for `-`, with `arguments` bound to its arguments.
  ///
  /// - Parameter subcommands: names that the path may have been meant to be if there is no such
  ///   file.
  package func runScript(
    _ path: String, arguments: [String] = [], subcommands: [String] = []
  ) -> ExitStatus {
    let shell = makeOnlyShell()
    return runScript(path, arguments: arguments, subcommands: subcommands, in: shell)
  }

  func runScript(
    _ path: String, arguments: [String], subcommands: [String] = [], in shell: Shell
  ) -> ExitStatus {
    do throws(Refusal) {
      let named = try FilePath(path)
      if named.end == .folder {
        return try runApp(named, arguments, in: shell)
      }
      let program = try NamedProgram(path, arguments, lookout, read: read)
      if !program.swift.isEmpty { return runSwift(program, in: shell) }
      shell.setAsideResults(besidePrograms: [program.text])
      return console.finish(shell.status(of: shell.runToPicture(program)))
    } catch {
      if error.status == .noSuchFile,
        CommandList.isCommand(path) || NearestName.nearest(to: path, among: subcommands) == nil,
        let complaint = Self.complaint(about: path, arguments)
      {
        return fail(complaint, .wrongCommandLine)
      }
      return fail(error, hint: hint(for: path, subcommands))
    }
  }

  /// The complaint about a word before a file, as in `propose X.swift` and `draw X.swift`; nil where
  /// the word may be a file that is missing.
  private static func complaint(about word: String, _ arguments: [String]) -> Complaint? {
    guard !word.contains("."), !word.contains("/"), let file = arguments.first,
      access(file, F_OK) == 0
    else { return nil }
    return Complaint(
      "`lay` has no subcommand `\(word)`", hint: hint(for: word, file, arguments.dropFirst()))
  }

  /// What to write for a word before a file, with the words behind it.
  private static func hint(
    for word: String, _ file: String, _ rest: ArraySlice<String>
  ) -> String {
    let isSwift = file.hasSuffix(SwiftText.fileEnding)
    let whole = ([word] + rest).joined(separator: " ")
    switch word {
    case CompareCommand.name where rest.first.map(AskedCommand.namesFile) == true:
      return "write `lay diff \(([file] + rest).joined(separator: " "))`"
    case ProposeCommand.name:
      return "write `lay show \(file) --propose \(rest.isEmpty ? "393x852" : rest.joined())`"
    case ViewCommand.name where isSwift && !rest.isEmpty:
      return "write `lay \(file) --view \(rest.joined(separator: " "))`"
    case _ where CommandList.isCommand(word) && !(needsWords.contains(word) && rest.isEmpty):
      return "write `lay \(SessionLine.load(file)) -e '\(whole)'`"
    default:
      return
        "`lay \(file)` \(isSwift ? "draws it" : "runs it"), and `lay --help` lists what there is"
    }
  }

  /// Commands that do nothing useful behind a file where no words follow them.
  private static let needsWords = [
    CompareCommand.name, LoadCommand.name, SaveCommand.name, ViewCommand.name,
  ]

  /// Notices that the time is up, or Ctrl-C.
  private var lookout: Lookout { Lookout { [limits] in limits.reasonToStop } }

  func read(_ path: FilePath) throws(Refusal) -> String {
    try TextFile.read(path) { limits.reasonToStop }
  }

  func hint(for path: String, _ subcommands: [String] = []) -> String? {
    if subcommands.contains(path) { return nil }
    return NearestName.nearest(to: path, among: subcommands).map { "did you mean `lay \($0)`?" }
      ?? FilePath.nearest(to: path).map { "did you mean `\($0)`?" }
  }

  /// Prints a text of the program's own, such as its help, as it is.
  package func show(_ text: String) -> ExitStatus {
    console.print(text)
    return console.finish(.fine)
  }

  /// Prints a line of output with names of files.
  package func say(_ line: String) -> ExitStatus {
    console.print(style.visible(line))
    return console.finish(.fine)
  }

  /// Prints an error in the command line.
  ///
  /// - Parameter question: what is asked with an answer in JSON; nil for anything else.
  package func failOnCommandLine(
    _ message: String, of question: AskedCommand? = nil
  ) -> ExitStatus {
    guard let question else {
      console.complain(VisibleText.of(message, isPlain: style.isPlain, keepsLines: true))
      return .wrongCommandLine
    }
    let mistake = Diagnostic(Complaint(message.replacing("error: ", with: "")), at: nil)
    console.print(MistakeJSON.text(mistake, of: question, SourceMap()))
    return console.finish(.wrongCommandLine)
  }

  /// Prints that an argument of the command line, counted from 1, is not valid UTF-8.
  package func failOnArgument(_ number: Int) -> ExitStatus {
    fail(Complaint("argument \(number) is no text in UTF-8"), .wrongCommandLine)
  }

  /// Prints that there is no subcommand of this name.
  package func failWithoutSubcommand(_ name: String, among known: [String]) -> ExitStatus {
    let hint = NearestName.hint(for: name, among: known) ?? "`lay --help` lists them"
    return fail(Complaint("`lay` has no subcommand `\(name)`", hint: hint), .wrongCommandLine)
  }

  /// Runs texts from the command line in order; the last value of the last text is printed.
  package func evaluate(_ texts: [String]) -> ExitStatus {
    let shell = makeOnlyShell()
    shell.setAsideResults(besidePrograms: texts)
    shell.session.noteFace(for: Self.named(texts))
    var outcome = Shell.Outcome.finished
    for (index, (name, text)) in Self.named(texts).enumerated() where outcome == .finished {
      let isLast = index == texts.count - 1
      outcome = shell.run(
        text, named: name, by: .person, echo: isLast ? .lastValue : .nothing)
    }
    return finish(shell, outcome)
  }

  /// Texts of the command line with their names in diagnostics, which are numbered if there are
  /// several.
  package static func named(_ texts: [String]) -> [(name: String, text: String)] {
    NamedProgram.named(texts)
  }

  /// Asks a question about the view of a program.
  ///
  /// Standard output gets its answer alone, so that another program can read it.
  package func ask(_ question: LayoutQuestion) -> ExitStatus {
    let shell = makeOnlyShell()
    var question = question
    question.author = .person
    let answer = shell.answer(question) { path throws(Refusal) in
      do throws(Refusal) { return try read(path) } catch {
        guard error.status == .noSuchFile else { throw error }
        throw Refusal(error.message, hint: hint(for: path.text), error.status)
      }
    }
    if let text = answer.text { console.print(text) }
    return console.finish(answer.status)
  }

  /// Runs scripts and transcripts as tests.
  package func test(_ paths: [String], records: Bool, format: TestFormat = .text) -> ExitStatus {
    Interruption.install()
    return console.finish(runTests(paths, records: records, format: format).0)
  }

  /// - Returns: the status, and the runner, which knows the files that were run.
  func runTests(
    _ paths: [String], records: Bool, format: TestFormat
  ) -> (ExitStatus, TestRunner) {
    let console = console
    var runner = TestRunner(
      records: records, limits, format: format, checksOfLesson: LessonTest.checks,
      complain: { console.complain($0) }
    ) { console.print($0) }
    let status = runner.run(paths)
    return (status, runner)
  }

  /// Formats scripts, or tells which are not in their canonical form.
  package func format(
    _ paths: [String], checks: Bool, showsDifference: Bool
  ) -> ExitStatus {
    Interruption.install()
    limits.begin()
    let console = console
    var aims: ScriptFormatting.Aims = []
    if checks { aims.insert(.check) }
    if showsDifference { aims.insert(.difference) }
    let formatting = ScriptFormatting(
      aims: aims, report: { console.print($0) }, complain: { console.complain($0) },
      reasonToStop: { limits.reasonToStop })
    return console.finish(formatting.run(paths))
  }

  /// Runs the prompt; without a terminal, runs standard input as a script.
  package func prompt(_ start: PromptStart = PromptStart()) -> ExitStatus {
    guard Console.inputIsTerminal, Console.outputIsTerminal else {
      return runWithoutPrompt(start)
    }
    let shell = makeShell()
    do throws(Refusal) {
      let program = try program(of: start, in: shell)
      return finish(shell, InteractiveShell(shell, console, limits).run(start, program))
    } catch {
      return fail(error, hint: hint(for: start.file ?? ""))
    }
  }

  private func program(
    of start: PromptStart, in shell: Shell
  ) throws(Refusal) -> NamedProgram? {
    guard let path = start.file else { return nil }
    let named = try FilePath(path)
    if named.end == .folder {
      return try program(ofApp: named, start.arguments, staysOpen: true, in: shell)
    }
    return try NamedProgram(path, start.arguments, staysOpen: true, lookout, read: read)
  }

  /// Runs the texts and the script of the command line, then standard input, in one session.
  private func runWithoutPrompt(_ start: PromptStart) -> ExitStatus {
    let shell = makeShell()
    do throws(Refusal) {
      let program = try program(of: start, in: shell)
      shell.setAsideResults(
        besidePrograms: start.texts.map(\.text) + [program?.text].compactMap(\.self))
      shell.session.noteFace(for: start.texts)
      var outcome = Shell.Outcome.finished
      for (name, text) in start.texts where outcome == .finished {
        outcome = shell.run(text, named: name, by: .person, echo: .nothing)
      }
      if let program, outcome == .finished { outcome = shell.run(program) }
      if outcome == .finished {
        let arguments = program?.arguments ?? []
        let input = try NamedProgram("-", arguments, staysOpen: true, lookout, read: read)
        if !input.swift.isEmpty { return runSwift(input, in: shell) }
        shell.setAsideResults(besidePrograms: [input.text])
        outcome = shell.runToPicture(input)
      }
      return finish(shell, outcome)
    } catch {
      return fail(error, hint: hint(for: start.file ?? "-"))
    }
  }

  /// Plays a lesson at the prompt; without a name, starts with the list of lessons.
  ///
  /// Without a terminal, prints the Markdown of the lesson, or the list.
  package func walk(_ word: String?) -> ExitStatus {
    Interruption.install()
    limits.begin()
    do throws(Refusal) {
      if Console.inputIsTerminal, Console.outputIsTerminal {
        let request = try LessonGuide.request(word) { limits.reasonToStop }
        let shell = makeShell()
        return finish(shell, InteractiveShell(shell, console, limits).run(walking: request))
      }
      if let word {
        let text = try LessonSource.text(word, reasonToStop: { limits.reasonToStop }).text
        console.write(
          Console.outputIsTerminal ? VisibleText.of(text, keepsLines: true) : text)
      } else {
        for line in LessonList(progress: progress, style: style).lines() { console.print(line) }
      }
      return console.finish(.fine)
    } catch {
      return fail(error)
    }
  }

  /// Forgets the progress in a lesson, or in all lessons.
  package func resetLessons(_ word: String?) -> ExitStatus {
    var progress = progress
    guard let word else {
      progress.resetAll()
      return console.finish(.fine)
    }
    Interruption.install()
    limits.begin()
    do throws(Refusal) {
      let lesson = try LessonSource.text(word, reasonToStop: { limits.reasonToStop })
      progress.reset(lesson.name)
      return console.finish(.fine)
    } catch {
      return fail(error)
    }
  }

  /// Writes a small lesson that shows how to write others.
  package func writeLesson(_ path: String) -> ExitStatus {
    do throws(Refusal) {
      try LessonTemplate.write(to: path)
      return say("wrote \(path); `lay walk \(path)` goes through it, `lay test \(path)` tests it")
    } catch {
      return fail(error)
    }
  }

  private var progress: LessonProgress {
    LessonProgress(HistoryPlace.of(Console.environment)) { message in
      console.complain(
        DiagnosticPicture.draw(
          Diagnostic(Complaint(message), at: nil, severity: .warning), from: SourceMap(),
          style: diagnosticStyle))
    }
  }

  /// Returns the exit status; never frees the session, since the process exits after this anyway.
  private func finish(_ shell: Shell, _ outcome: Shell.Outcome) -> ExitStatus {
    _ = Unmanaged.passRetained(shell)
    return console.finish(shell.status(of: outcome))
  }

  /// - Parameter hint: advice for a file that is missing.
  func fail(_ refusal: Refusal, hint: @autoclosure () -> String? = nil) -> ExitStatus {
    let advice = refusal.status == .noSuchFile ? hint() : nil
    return fail(Complaint(refusal.message, hint: refusal.hint ?? advice), refusal.status)
  }

  func fail(_ complaint: Complaint, _ status: ExitStatus) -> ExitStatus {
    console.complain(
      DiagnosticPicture.draw(
        Diagnostic(complaint, at: nil), from: SourceMap(), style: diagnosticStyle))
    return status
  }
}

/// The character encoding of the terminal, according to the environment.
enum Locale {
  /// False only if a locale is set that is not UTF-8, such as `C`; without one, UTF-8 is assumed.
  static var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Console.environment(name), !value.isEmpty else { continue }
      let encoding = value.split(separator: ".").last?.split(separator: "@").first ?? ""
      return ["utf-8", "utf8"].contains(encoding.lowercased())
    }
    return true
  }
}
