import LayEngine
import LayLanguage
import LayTerminal

/// Reads, evaluates, prints: the loop behind the prompt, scripts and tests.
///
/// A text is run item by item, so that the items before an error have taken effect when the error
/// is reported.
final class Shell {
  var session: Session {
    didSet { (options, sources) = (session.options, session.interpreter.sources) }
  }
  /// Copies of the session's options and sources, for warnings while a command modifies the
  /// session.
  private(set) var options: Options
  private(set) var sources: SourceMap
  /// Who hears the present run.
  private(set) var listener: any ShellListener
  /// Whether results that are for programs are kept alone, which is not so at the prompt.
  private var separatesResults = false
  /// Whether results that are not for programs are printed where diagnostics go.
  private var setsResultsAside = false
  /// Whether the present command is a question, whose answer is for programs whatever it prints.
  var isAsked = false
  /// The preview or view of SwiftUI code to show; nil for the first one.
  var swiftView: String?
  /// The device on which SwiftUI code of the command line is shown.
  var deviceOfCode = DeviceChoice.preview
  /// Whether of SwiftUI code only the files are read that are named.
  var readsNamedFilesOnly = false
  /// Whether lines of a file of stand-ins are asked for, which would help.
  var asksForStandIns = false
  var style: Style
  var diagnosticStyle = Style(columns: .max)
  /// The number of non-empty lines after the item that ended the last run.
  var linesNotRun: Int { (notRun?.linesLeft ?? 0) + linesOfPartsNotRun }
  /// The reader of the items that were not run.
  private var notRun: ItemReader?
  /// How many lines that are not empty the parts have that were not run.
  private var linesOfPartsNotRun = 0
  /// The number of nested texts that are running, each loaded by the one before.
  private(set) var depth = 0
  /// How many changes the listener has heard of.
  private var changesTold = 0
  /// The changes of the files that the current item loads, as lines of a script.
  private var loadedChanges: [String] = []

  /// Which values of forms are printed; the prompt prints every value.
  enum Echo: Sendable {
    case nothing
    case everyValue
    case lastValue
  }

  /// How the running of a text ended.
  enum Outcome: Equatable, Sendable {
    case finished
    case left
    case failed
    case interrupted
    /// Reading from the terminal has failed.
    case unreadable
  }

  /// The result of an expectation, or an error in its place.
  enum Judgement {
    case expectation(ExpectationResult)
    case mistake(Diagnostic)

    var holds: Bool { if case .expectation(.held) = self { true } else { false } }
  }

  /// - Parameter listener: hears each run that is not handed another one.
  init(
    session: Session = Session(), style: Style = Style(),
    to listener: any ShellListener = SilentListener()
  ) {
    self.session = session
    (options, sources) = (session.options, session.interpreter.sources)
    self.style = style
    self.listener = listener
    session.interpreter.hintForUnknownName = { [unowned interpreter = session.interpreter] in
      CommandList.hint(forUnknown: $0, in: interpreter)
    }
    self.session.interpreter.output = { [unowned self] text in self.printResult(text) }
    self.session.interpreter.warn = { [unowned self] diagnostic in
      self.printDiagnostic(self.picture(of: diagnostic))
    }
    session.interpreter.setReader {
      [swiftCode = session.swiftCode, unowned interpreter = session.interpreter]
      text, span throws(Diagnostic) in
      try swiftCode.inString(text, at: span, interpreter)
    }
  }

  /// A shell that prints nothing.
  ///
  /// - Parameter prepare: gives the interpreter its limits.
  convenience init(silently prepare: (Interpreter) -> Void) {
    self.init()
    prepare(session.interpreter)
  }

  /// Does work that another listener hears.
  func telling<Result, Failure>(
    _ other: any ShellListener, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = listener
    listener = other
    defer { listener = outer }
    return try work()
  }

  /// Runs a text as an entry of the prompt, and gives the lines that it prints.
  func lines(of text: String, echo: Echo = .everyValue) -> (Outcome, [String]) {
    let output = HeldOutput(listener)
    let outcome = run(text, named: "", echo: echo, to: output)
    if output.held.isEmpty { return (outcome, []) }
    let printed = output.held.map(\.text).joined(separator: "\n")
    return (outcome, FileLines(printed).lines.map { String($0) })
  }

  /// Runs a text as `run` does, and tells another listener.
  func run(
    _ text: String, named name: String, firstLine: Int = 1, echo: Echo,
    to other: any ShellListener
  ) -> Outcome {
    telling(other) { run(text, named: name, firstLine: firstLine, echo: echo) }
  }

  /// Runs a text until its end or its first error, which is printed.
  ///
  /// The text may also be SwiftUI code; where no file tells which it is, one may follow the other.
  func run(
    _ text: String, named name: String, by author: Author = .anyone, firstLine: Int = 1,
    isLibrary: Bool = false, echo: Echo
  ) -> Outcome {
    let isSwift = !isLibrary && SwiftText.isMeant(text, named: name)
    let whole = [TypedText.Part(text: text, firstLine: 0, isSwift: isSwift)]
    let isTyped = !isLibrary && (echo == .everyValue || TypedText.mayBe(name))
    (notRun, linesOfPartsNotRun) = (nil, 0)
    let lookout = session.interpreter.lookout()
    var parts = (isTyped ? entries(of: text, lookout) : whole)[...]
    do throws(Diagnostic) { try lookout.check() } catch { return report(error) }
    while let part = parts.popFirst() {
      var part = part
      if isTyped, let (value, rest) = valueBefore(part) {
        part = value
        if rest.lineCount > 0 { parts = [rest] + parts }
      }
      let line = firstLine + part.firstLine
      let echo = echo == .lastValue && !parts.isEmpty ? .nothing : echo
      let outcome =
        (isTyped ? runValue(of: part, named: name, firstLine: line, echo: echo) : nil)
        ?? (part.isSwift
          ? runSwift(part.text, named: name, firstLine: line, echo: echo)
          : runScript(
            part.text, named: name, by: author, firstLine: line, isLibrary: isLibrary, echo: echo))
      guard outcome == .finished else {
        linesOfPartsNotRun = parts.reduce(0) { $0 + $1.lineCount }
        return outcome
      }
    }
    return .finished
  }

  /// Runs code of Swift: a file is shown on a device and in the system's face, typed code at the
  /// present proposal.
  private func runSwift(
    _ text: String, named name: String, firstLine: Int, echo: Echo
  ) -> Outcome {
    let isFile = name.hasSuffix(SwiftText.fileEnding)
    if isFile { session.usualFace = .system }
    return runSwift(
      [SwiftFile(name: name, text: text)], firstLine: firstLine,
      on: isFile ? session.options.device ?? .preview : nil, echo: echo)
  }

  /// Runs a text that is no code of Swift.
  private func runScript(
    _ text: String, named name: String, by author: Author, firstLine: Int, isLibrary: Bool,
    echo: Echo
  ) -> Outcome {
    var items = session.interpreter.items(
      of: text, named: name, firstLine: firstLine, isLibrary: isLibrary,
      isCommand: CommandList.isCommand)
    var last: Evaluation?
    let before = echo == .everyValue ? SessionChanges.State(session) : nil
    var isForgiven = false
    defer {
      if let before, !isForgiven {
        session.changes.note(
          text, session.log.entry, from: before, to: SessionChanges.State(session))
      }
    }
    var present: ItemInProgress?
    let outer = session.author
    session.author = author
    defer { session.author = outer }
    depth += 1
    if depth == 1 { session.log.beginEntry() }
    defer { depth -= 1 }
    do throws(Diagnostic) {
      while let item = try items.next() {
        try session.interpreter.lookout().check()
        last = nil
        let item = asCommand(item)
        if !isLibrary { warn(aboutCommandBehind: item, items) }
        session.interpreter.beginItem()
        if depth == 1 { loadedChanges = [] }
        present = ItemInProgress(item, session, isInLibrary: isLibrary, changesTold)
        switch item {
        case .form(let tree):
          last = try run(tree, before: items.restOfLine(), echo: echo)
        case .command(let line):
          let outcome = try run(line)
          if outcome != .finished {
            log(present, outcome == .failed ? .failed("") : .interrupted)
            notRun = items
            return outcome
          }
        }
        session.noteLayout()
        log(present, .done)
        present = nil
      }
      if echo == .lastValue, let last { try printValue(last) }
      return .finished
    } catch {
      notRun = items
      return ended(by: error, present, &isForgiven)
    }
  }

  /// Runs code of Swift as one item, which is undone and saved as a whole.
  ///
  /// - Returns: nil where the work gives nothing, so that nothing was entered.
  func runItem(
    _ entered: SessionLog.Entered, _ text: String, echo: Echo,
    _ work: () throws(Diagnostic) -> Outcome?
  ) throws(Diagnostic) -> Outcome? {
    let before = SessionChanges.State(session)
    let item = ItemInProgress(entered, session, isInLibrary: false, changesTold)
    guard let outcome = try work() else { return nil }
    depth += 1
    defer { depth -= 1 }
    if depth == 1 {
      session.log.beginEntry()
      loadedChanges = []
    }
    log(item, .done)
    if echo == .everyValue {
      session.changes.note(
        text, session.log.entry, from: before, to: SessionChanges.State(session))
    }
    return outcome
  }

  private func run(
    _ tree: SyntaxTree, before rest: RestOfLine?, echo: Echo
  ) throws(Diagnostic) -> Evaluation {
    try refuseMistakenLine(tree, rest)
    let evaluation = try evaluate(tree)
    if echo == .everyValue {
      try printValue(evaluation)
      warn(aboutList: tree, evaluation)
      remark(aboutNumber: tree)
    }
    return evaluation
  }

  private func ended(
    by mistake: Diagnostic, _ item: ItemInProgress?, _ isForgiven: inout Bool
  ) -> Outcome {
    let mistake = sources.told(mistake)
    isForgiven = listener.forgives(mistake)
    if isForgiven { return .failed }
    let outcome = report(mistake)
    log(item, SessionLog.Ending(mistake))
    return outcome
  }

  /// Does work while holding back its output and its error.
  ///
  /// - Returns: the result, the error that ended the work, and a function that prints the held
  ///   output.
  func tentatively<Result>(
    _ work: () throws(Diagnostic) -> Result
  ) -> (result: Result?, mistake: Diagnostic?, show: () -> Void) {
    let output = TentativeOutput(listener)
    var result: Result?
    do throws(Diagnostic) {
      result = try telling(output, work)
    } catch {
      output.mistake = error
    }
    return (result, output.mistake, output.release)
  }

  private final class TentativeOutput: HeldOutput {
    var mistake: Diagnostic?

    override func forgives(_ mistake: Diagnostic) -> Bool {
      self.mistake = mistake
      return true
    }
  }

  /// Prints and records the error that ends a text.
  func report(_ mistake: Diagnostic) -> Outcome {
    let mistake = sources.told(mistake)
    printDiagnostic(picture(of: mistake))
    listener.didJudge(mistake.span, .mistake(mistake))
    return mistake.isInterruption ? .interrupted : .failed
  }

  /// Logs an item with its outcome; for items in loaded files, only their changes.
  ///
  /// What runs or writes by a `Power` is left out: a transcript, or a file to load, may not do it.
  private func log(_ item: ItemInProgress?, _ ending: SessionLog.Ending) {
    guard let item, item.powersBefore == session.powersUsed else { return }
    let entered = item.entered
    let change = item.change(in: session)
    // Changes by a loaded file were already reported by its items.
    let isTold = changesTold > item.changesBefore
    if let change, !item.isInLibrary, !isTold,
      let script = change == .proposal
        ? "\(ProposeCommand.name) \(session.proposalText)"
        : SessionLog.script(entered, ending, session.interpreter.sources)
    {
      changesTold += 1
      listener.didChange(script, change)
      if depth > 1, change == .program { loadedChanges.append(script) }
    }
    guard depth == 1,
      session.log.append(
        entered, ending, isChange: change == .program, loaded: loadedChanges)
    else { return }
    let text = session.interpreter.sources.text(of: entered.span)
    guard let recording = session.recording, let failure = recording.append(text) else { return }
    warn(Complaint(failure), at: entered.span)
  }

  /// Treats `(load "views.lay")` as the command, unless the program has defined `load`, and `set(device, ipad-11)`
  /// as its words; a proposal knows the names of its lengths.
  private func asCommand(_ item: Item) -> Item {
    if case .command(let line) = item, line.name != ProposeCommand.name, let called = line.called {
      return .command(called)
    }
    guard case .form(let tree) = item, !tree.isEmpty, tree.childCount(0) > 0,
      tree.symbol(1)?.name == LoadCommand.name,
      session.interpreter.value(of: LoadCommand.name) == nil
    else { return item }
    return .command(CommandItem(form: tree))
  }

  private func run(_ line: CommandItem) throws(Diagnostic) -> Outcome {
    guard let command = CommandList.command(named: line.name) else { return .finished }
    var words = Words(line, usage: command.usage, session.interpreter)
    words.shownName = session.current?.codeName
    let output = try command.init().run(&words, in: &session)
    // On another device, a view may have other controls.
    if let current = session.current { warn(about: current.tree.warnings) }
    if command == ProposeCommand.self || command == ExpectCommand.self {
      listener.didAnswer(session)
    }
    switch output {
    case .leave: return .left
    case .clearedWindow: listener.clearWindow()
    case .source(let source, let text): return load(source, text, at: line.span)
    case .expectation(let result):
      if let failure = result.diagnostic { printDiagnostic(picture(of: failure)) }
      listener.didJudge(line.span, .expectation(result))
    default: break
    }
    try show(
      output, at: line.span,
      isForPrograms: isAsked || line.printsForPrograms(session.interpreter))
    return .finished
  }

  /// Keeps results that are for other programs alone on standard output: where one of the texts,
  /// or a file that is loaded later, prints such a result, all others go where diagnostics go.
  func setAsideResults(besidePrograms texts: [String]) {
    separatesResults = true
    guard texts.contains(where: CommandItem.mayPrintForPrograms) else { return }
    let (interpreter, lookout) = (Interpreter(), session.interpreter.lookout())
    for part in texts.flatMap({ TypedText.parts(of: $0, lookout) }) where !part.isSwift {
      var items = interpreter.items(of: part.text, isCommand: CommandList.isCommand)
      while !lookout.isOver, case .some(let item) = try? items.next() {
        guard case .command(let line) = item, line.printsForPrograms(interpreter) else { continue }
        return setAsideResults()
      }
    }
  }

  /// Prints results that are not for other programs where diagnostics go.
  func setAsideResults() { setsResultsAside = true }

  func printResult(_ text: String) {
    setsResultsAside ? listener.complain(text) : listener.print(text)
  }

  func printDiagnostic(_ text: String) { listener.complain(text) }

  /// Prints the output of a command.
  ///
  /// - Parameter span: the place of the command; nil for output that the command line asked for.
  func show(
    _ output: Output, at span: SourceSpan?, isForPrograms: Bool = false
  ) throws(Diagnostic) {
    for remark in session.swiftCode.newRemarks() { printDiagnostic(picture(of: remark)) }
    if let layout = output.showsPlaces { warn(about: layout) }
    let lookout = session.interpreter.lookout()
    let text = Renderer(
      style: presentStyle, lookout: output.isPart ? .afterStop : lookout
    ).text(output)
    // A partial result is printed before the reason that stopped the command.
    let isAlone = isForPrograms && setsResultsAside
    if output.isPart, let text { isAlone ? listener.print(text) : printResult(text) }
    try lookout.check(at: span)
    if let text {
      if isAlone {
        listener.print(text)
      } else if case .drawing = output {
        // A picture is seen as a whole or not at all, so it fits the window.
        printResult(text)
      } else {
        printAnswer(text)
      }
      // Writing a long text may have been interrupted.
      try session.interpreter.lookout().check(at: span)
    }
  }

  func printAnswer(_ text: String) {
    if !listener.showsLong(text) { printResult(text) }
  }

  private func load(
    _ source: LoadedSource, _ text: String, at span: SourceSpan
  ) -> Outcome {
    if separatesResults { setAsideResults(besidePrograms: [text]) }
    let outerView = swiftView
    if case .view(let name, _, let told) = source {
      swiftView = name
      for sentence in told { remark(sentence) }
    }
    defer { swiftView = outerView }
    defer { session.openFiles.removeLast() }
    switch source {
    case .library(let name):
      session.openFiles.append(OpenFile(library: name, loadedAt: span))
      return run(text, named: name, isLibrary: true, echo: .nothing)
    case .view(_, let path, _), .file(let path):
      session.openFiles.append(OpenFile(path, loadedAt: span, isNamed: session.author > .anyone))
      if !path.mayBeQuoted { session.interpreter.sources.keepSecret(path.text) }
      return run(text, named: path.text, echo: .nothing)
    }
  }

  /// Binds `arguments` to the arguments of the command line.
  func define(arguments: [String]) {
    session.interpreter.define(NamedProgram.argumentsName, .list(of: arguments.map { .text($0) }))
  }

  /// The style with the options of the session.
  var presentStyle: Style {
    var style = style
    if let width = session.options.width { (style.columns, style.isEndless) = (width, false) }
    if let isColored = session.options.isColored { style.isColored = isColored }
    if let isPlain = session.options.isPlain { style.isPlain = isPlain }
    return style
  }
}

extension Shell {
  /// The exit status of a run with this end.
  func status(of outcome: Outcome) -> ExitStatus {
    switch outcome {
    case .failed: .wrongText
    case .interrupted: Interruption.isRequested ? .interrupted : .outOfTime
    case .unreadable: .inputOutputFailed
    case .finished, .left: session.tally.failed > 0 ? .expectationFailed : .fine
    }
  }

  /// Follows the window, of which diagnostics on a terminal keep the width too.
  func fit(columns: Int) {
    style.columns = columns
    if diagnosticStyle.columns != .max { diagnosticStyle.columns = columns }
  }

  /// Prints a sentence where diagnostics go, in lines of the window.
  func remark(_ sentence: String) {
    let text = VisibleText.of(sentence, isPlain: diagnosticStyle.isPlain)
    let lines = Paragraph.fitted([text], columns: diagnosticStyle.columns)
    printDiagnostic(lines.joined(separator: "\n"))
  }

  func warn(_ complaint: Complaint, at span: SourceSpan? = nil) {
    printDiagnostic(picture(of: Diagnostic(complaint, at: span, severity: .warning)))
  }

  /// The printed form of a diagnostic, with the source lines that it points at.
  func picture(of diagnostic: Diagnostic) -> String {
    let style = Style(
      columns: diagnosticStyle.columns, isColored: options.isColored ?? diagnosticStyle.isColored,
      isPlain: options.isPlain ?? diagnosticStyle.isPlain)
    let diagnostic = diagnostic.severity == .error ? namingLoaders(diagnostic) : diagnostic
    return DiagnosticPicture.draw(diagnostic, from: sources, style: style)
  }

  /// Adds the places where the open files were loaded to a diagnostic, innermost first.
  private func namingLoaders(_ diagnostic: Diagnostic) -> Diagnostic {
    let sources = session.interpreter.sources
    let places = session.openFiles.reversed().compactMap(\.loadedAt).filter {
      !sources.name(of: $0.source).isEmpty
    }
    return diagnostic.noting("it was loaded here", at: Array(places.prefix(Self.mostLoaders)))
  }

  /// The most places of loading files that are listed.
  private static let mostLoaders = 5
}
