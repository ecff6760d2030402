import LayEngine
import LayLanguage
import LayTerminal

/// Reads, evaluates, prints: the loop behind the prompt, scripts and tests.
///
/// A text is run item by item, so that what stands before a mistake has been done when the mistake
/// is told.
final class Shell {
  var session: Session {
    didSet { (options, sources) = (session.options, session.interpreter.sources) }
  }
  /// Those of the session, for warnings that come while a command has the session to itself.
  private(set) var options: Options
  private(set) var sources: SourceMap
  /// Where results and diagnostics go, each a text without the newline at its end.
  var printResult: (String) -> Void
  var printDiagnostic: (String) -> Void
  /// Shows a text that is longer than the window elsewhere; false where it is to be printed.
  var showLong: (String) -> Bool = { _ in false }
  /// Empties the window, where there is one.
  var clearWindow: () -> Void = {}
  /// Which preview or view of SwiftUI code is shown; nil for the first one.
  var swiftView: String?
  var style: Style
  var diagnosticStyle = DiagnosticStyle()
  /// Told the text of each form that has defined something, also of those in files that are loaded.
  var didDefine: (String) -> Void = { _ in }
  /// Told what does again what an item has changed, as lines of a script, and what that is; also of
  /// items in files that are loaded.
  var didChange: (_ script: String, ItemInProgress.Change) -> Void = { _, _ in }
  /// Told of each expectation, and of the mistake that ends a text, after these are printed: where
  /// it is, and whether it holds.
  var noteCheck: (SourceSpan?, Bool) -> Void = { _, _ in }
  /// Told of each expectation, and of the mistake that ends a text, as values.
  var didJudge: (Judgement) -> Void = { _ in }
  /// Told after each command that proposes something or expects an answer.
  var didAnswer: (Session) -> Void = { _ in }
  /// How many lines that hold something stand after the item that ended the last run.
  var linesNotRun: Int { notRun?.linesLeft ?? 0 }
  /// What reads the items after the one that ended the last run.
  private var notRun: ItemReader?
  /// Asked about the mistake that ends a text; true where it is not to be told.
  private var forgives: ((Diagnostic) -> Bool)?
  /// How many texts are being run, each of which loads the next.
  private var depth = 0
  /// What the files have changed that the present item loads, as lines of a script.
  private var loadedChanges: [String] = []

  /// Whether the values of forms are printed, as at the prompt.
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
    /// The terminal cannot be read any more.
    case unreadable
  }

  /// What came of an expectation, or a mistake in place of it.
  enum Judgement {
    case expectation(ExpectationResult)
    case mistake(Diagnostic)
  }

  init(
    session: Session = Session(), style: Style = Style(),
    printResult: @escaping (String) -> Void, printDiagnostic: @escaping (String) -> Void
  ) {
    self.session = session
    (options, sources) = (session.options, session.interpreter.sources)
    self.style = style
    self.printResult = printResult
    self.printDiagnostic = printDiagnostic
    self.session.interpreter.output = { [unowned self] text in self.printResult(text) }
    self.session.interpreter.warn = { [unowned self] diagnostic in
      self.printDiagnostic(self.picture(of: diagnostic))
    }
    self.session.interpreter.setReader { [unowned self] text, span throws(Diagnostic) in
      try self.script(ofSwift: text, at: span)
    }
  }

  /// Runs a text until its end or its first mistake, which is printed.
  ///
  /// - Parameter origins: of what the text was made; nil where a person wrote it, which may also be
  ///   SwiftUI code.
  func run(
    _ text: String, named name: String, firstLine: Int = 1, isLibrary: Bool = false,
    origins: [SourceMap.Origin]? = nil, echo: Echo
  ) -> Outcome {
    if origins == nil, !isLibrary, SwiftText.isMeant(text, named: name) {
      return runSwift([SwiftFile(name: name, text: text)], firstLine: firstLine, echo: echo)
    }
    var items = session.interpreter.items(
      of: text, named: name, firstLine: firstLine, isLibrary: isLibrary, origins: origins,
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
    depth += 1
    if depth == 1 { session.log.beginEntry() }
    defer { depth -= 1 }
    do throws(Diagnostic) {
      while let item = try items.next() {
        try session.interpreter.lookout().check()
        last = nil
        let item = asCommand(item)
        session.interpreter.beginItem()
        if depth == 1 { loadedChanges = [] }
        present = ItemInProgress(item, session, isInLibrary: isLibrary, loadedChanges.count)
        switch item {
        case .form(let tree):
          try refuseForgottenParentheses(tree, items.restOfLine())
          let evaluation = try evaluate(tree)
          last = evaluation
          if echo == .everyValue {
            try printValue(evaluation)
            warn(aboutList: tree, evaluation)
          }
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

  private func ended(
    by mistake: Diagnostic, _ item: ItemInProgress?, _ isForgiven: inout Bool
  ) -> Outcome {
    isForgiven = forgives?(mistake) == true
    if isForgiven { return .failed }
    let outcome = tell(mistake)
    log(item, SessionLog.Ending(mistake))
    return outcome
  }

  /// Does something of which nothing is printed yet, and no mistake is told.
  ///
  /// - Returns: what the work gives, the mistake that ended it, and what prints what it would have
  ///   printed.
  func tentatively<Result>(
    _ work: () throws(Diagnostic) -> Result
  ) -> (result: Result?, mistake: Diagnostic?, show: () -> Void) {
    var held: [(text: String, isResult: Bool)] = []
    var mistake: Diagnostic?
    let (printResult, printDiagnostic, outer) = (printResult, printDiagnostic, forgives)
    self.printResult = { held.append(($0, true)) }
    self.printDiagnostic = { held.append(($0, false)) }
    forgives = {
      mistake = $0
      return true
    }
    defer {
      (self.printResult, self.printDiagnostic, forgives) = (printResult, printDiagnostic, outer)
    }
    var result: Result?
    do throws(Diagnostic) { result = try work() } catch { mistake = error }
    return (
      result, mistake,
      { for (text, isResult) in held { isResult ? printResult(text) : printDiagnostic(text) } }
    )
  }

  /// Prints and notes the mistake that ends a text.
  func tell(_ mistake: Diagnostic) -> Outcome {
    printDiagnostic(picture(of: mistake))
    noteCheck(session.interpreter.sources.placedInCode(mistake).span, false)
    didJudge(.mistake(mistake))
    return mistake.isInterruption ? .interrupted : .failed
  }

  /// Keeps what was entered and how it ended; of what a file holds that it loads, what that changed.
  private func log(_ item: ItemInProgress?, _ ending: SessionLog.Ending) {
    guard let item else { return }
    let entered = item.entered
    let change = item.change(in: session)
    // What a file did that was loaded has been told by its items.
    let isTold = loadedChanges.count > item.changesBefore
    if let change, !item.isInLibrary, !isTold,
      let script = change == .proposal
        ? "\(ProposeCommand.name) \(session.proposalText)"
        : SessionLog.script(entered, ending, session.interpreter.sources)
    {
      didChange(script, change)
      if depth > 1, change == .program { loadedChanges.append(script) }
    }
    guard depth == 1,
      session.log.append(
        entered, ending, isChange: change == .program, loaded: loadedChanges)
    else { return }
    let text = session.interpreter.sources.text(of: entered.span)
    guard let recording = session.recording, let failure = recording.append(text) else { return }
    printDiagnostic(
      picture(of: Diagnostic(Complaint(failure), at: entered.span, severity: .warning)))
  }

  /// `(load "views.lay")` is the command, unless the program calls something else so.
  private func asCommand(_ item: Item) -> Item {
    guard case .form(let tree) = item, !tree.isEmpty, tree.childCount(0) > 0,
      tree.symbol(1)?.name == LoadCommand.name,
      session.interpreter.value(of: LoadCommand.name) == nil
    else { return item }
    return .command(CommandItem(form: tree))
  }

  private func run(_ line: CommandItem) throws(Diagnostic) -> Outcome {
    guard let command = CommandList.command(named: line.name) else { return .finished }
    var words = Words(line, session.interpreter)
    let output = try command.init().run(&words, in: &session)
    if command == ProposeCommand.self || command == ExpectCommand.self { didAnswer(session) }
    switch output {
    case .leave: return .left
    case .clearedWindow: clearWindow()
    case .source(let path, let text, let isLibrary):
      return load(path, text, isLibrary, at: line.span)
    case .expectation(let result):
      if let failure = result.diagnostic { printDiagnostic(picture(of: failure)) }
      noteCheck(line.span, result.diagnostic == nil)
      didJudge(.expectation(result))
    default: break
    }
    try show(output, at: line.span)
    return .finished
  }

  /// Prints what a command gave.
  ///
  /// - Parameter span: the command; nil where it is one of the command line.
  func show(_ output: Output, at span: SourceSpan?) throws(Diagnostic) {
    if let layout = output.showsPlaces { warn(about: layout) }
    let lookout = session.interpreter.lookout()
    let text = Renderer(presentStyle, lookout).text(output)
    // What was found until it was ended is printed before that is told.
    if output.isPart, let text { printResult(text) }
    try lookout.check(at: span)
    if let text {
      printAnswer(text)
      // Writing a long text may have been ended.
      try session.interpreter.lookout().check(at: span)
    }
  }

  func printAnswer(_ text: String) {
    if !showLong(text) { printResult(text) }
  }

  private func load(
    _ path: String, _ text: String, _ isLibrary: Bool, at span: SourceSpan
  ) -> Outcome {
    session.openFiles.append(OpenFile(path, loadedAt: span))
    if !isLibrary, !FilePath.mayBeQuoted(path) { session.interpreter.sources.keepSecret(path) }
    defer { session.openFiles.removeLast() }
    return run(text, named: path, isLibrary: isLibrary, echo: .nothing)
  }

  /// Binds `arguments` to those of the command line.
  func define(arguments: [String]) {
    session.interpreter.define("arguments", .list(of: arguments.map { .text($0) }))
  }

  /// The style with the options of the session.
  var presentStyle: Style {
    var style = style
    if let width = session.options.width { style.columns = width }
    if let isColored = session.options.isColored { style.isColored = isColored }
    if let isPlain = session.options.isPlain { style.isPlain = isPlain }
    return style
  }
}
