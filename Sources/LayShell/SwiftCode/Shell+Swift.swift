import LayEngine
import LayLanguage
import LaySwift
import LaySwiftTree
import LayTerminal

extension Shell {
  /// Runs a program that the command line names.
  ///
  /// SwiftUI code is proposed the room on its device.
  func run(_ program: NamedProgram) -> Outcome {
    session.openFiles = [OpenFile(program.path)]
    if let face = program.face { session.options.face = face }
    guard program.swift.isEmpty else {
      session.usualFace = .system
      (swiftView, readsNamedFilesOnly) = (program.view, program.isAlone)
      // Code that is typed later has views of its own.
      defer { (swiftView, readsNamedFilesOnly) = (nil, false) }
      session.loadedFiles.formUnion(program.furtherFiles)
      let device = program.device ?? usualDevice(for: program.swift)
      deviceOfCode = device
      return runSwift(program.swift, on: device, echo: .nothing)
    }
    define(arguments: program.arguments)
    return run(program.text, named: program.name, by: .script, echo: .nothing)
  }

  /// Runs a script; where it ends with SwiftUI code, draws the view, since nothing else tells of it.
  func runToPicture(_ program: NamedProgram) -> Outcome {
    let outcome = run(program)
    guard outcome == .finished, program.endsInSwift, session.current != nil else { return outcome }
    return drawLayout()
  }

  /// Sets the face of the system for SwiftUI code that is typed at the prompt, where none was chosen.
  func chooseFace(for entry: String) {
    guard session.options.face == nil, session.usualFace.title == FaceChoice.mono.title,
      SwiftText.begins(entry)
    else { return }
    guard run("set face system", named: "", by: .person, echo: .nothing) == .finished else {
      return
    }
    remark(
      "texts have the face `system`, as in SwiftUI; `set face mono` has characters of 8 x 20")
  }

  /// Runs SwiftUI code: the view that it shows becomes the current view, and what it declares is known
  /// to later code.
  ///
  /// - Parameters:
  ///   - firstLine: the number of the first line, for code that is a part of a file.
  ///   - device: the device on which the view will be laid out; nil for none.
  func runSwift(
    _ files: [SwiftFile], firstLine: Int = 1, on device: DeviceChoice? = nil, echo: Echo
  ) -> Outcome {
    do throws(Diagnostic) {
      let sources = session.interpreter.sources
      let files = try files.map { file throws(Diagnostic) in try withViewBefore(file) }
      let texts = files.map { sources.add(name: $0.name, text: $0.text, firstLine: firstLine) }
      let text = files.map(\.text).joined(separator: "\n")
      let span = SourceSpan(
        source: texts[0], start: 0, end: Int32(clamping: files[0].text.utf8.count))
      return try runItem(SessionLog.Entered(swift: span, text), text, echo: echo) {
        () throws(Diagnostic) in
        try showView(of: files, texts, on: device, echo: echo)
        return .finished
      } ?? .finished
    } catch {
      return report(error)
    }
  }

  /// Shows the view of some files; after a mistake the session is as it was.
  private func showView(
    of files: [SwiftFile], _ texts: [Int32], on device: DeviceChoice?, echo: Echo
  ) throws(Diagnostic) {
    let before = SessionChanges.State(session)
    let attempt = tentatively { () throws(Diagnostic) in
      let (interpreter, swiftCode) = (session.interpreter, session.swiftCode)
      let evaluator = swiftCode.evaluator(interpreter)
      let shownOn = device ?? session.options.device ?? .preview
      if let screen = shownOn.screen { evaluator.use(shownOn.device.kind, screen) }
      let code = try parsed(files, texts, on: device, for: evaluator)
      if let found = code.resources {
        swiftCode.resources = found.resources
        evaluator.use(found.resources)
      }
      swiftCode.standIns = code.standIns ?? swiftCode.standIns
      if let lines = swiftCode.standIns { evaluator.use(lines) }
      swiftCode.add(code.files, to: evaluator, interpreter.sources)
      try show(evaluator, isTyped: files[0].name.isEmpty, on: device, echo: echo)
      if let found = code.resources { session.loadedFiles.formUnion(found.read) }
      if let lines = code.standIns { tell(unusedOf: lines) }
      if files[0].name.hasSuffix(SwiftText.fileEnding) {
        session.shownFile = try? FilePath(files[0].name)
      }
    }
    if let mistake = attempt.mistake {
      before.restore(in: &session)
      throw mistake
    }
    attempt.show()
  }

  private func show(
    _ evaluator: SwiftEvaluator, isTyped: Bool, on device: DeviceChoice?, echo: Echo
  ) throws(Diagnostic) {
    let interpreter = session.interpreter
    guard let shown = try evaluator.shown(swiftView, isTyped: isTyped) else { return }
    interpreter.beginItem()
    guard let view = try shown.make(nil) else { throw Diagnostic(.showsNothing, at: shown.span) }
    if isTyped, shown.showsNothing() {
      for remark in session.swiftCode.newRemarks(of: evaluator) {
        printDiagnostic(picture(of: remark))
      }
      return
    }
    let origin = ViewOrigin(in: interpreter) { states throws(Diagnostic) in
      try shown.make(states)
    }
    try session.setCurrent(view, from: origin)
    session.current?.written = .swift(source: shown.span.source)
    session.current?.codeName = shown.viewName
    if let current = session.current { warn(about: current.tree.warnings) }
    // What is told of the first layout is shown; those of other devices are only tried.
    if device == nil { _ = try session.current?.layout(session.proposal) }
    if let mistake = mistakeOfLayout(on: device) { throw mistake }
    session.noteLayout()
    // What its layouts do at the ideal size may not be followed either.
    let ideal = echo == .nothing ? nil : try session.current?.size(.ideal)
    tell(evaluator, shown, isTyped: isTyped)
    if let ideal, let current = session.current {
      printResult(
        Renderer(style: style).text(.view(current.view), idealSize: ideal, of: shown.viewName))
    }
  }

  /// Tells what is not followed in the code, and which of its views is shown.
  private func tell(_ evaluator: SwiftEvaluator, _ shown: ShownCode, isTyped: Bool) {
    for remark in session.swiftCode.newRemarks(of: evaluator) {
      printDiagnostic(picture(of: remark))
    }
    let another = depth > 0 ? "`\(ViewCommand.name) NAME`" : "--view"
    // In an app previews have other names, which `AppViews` tells.
    let isOfApp = session.app != nil && session.fileAfterApp == nil
    if !isTyped, !isOfApp, let choice = shown.choice(by: another) { remark(choice) }
    guard let view = session.current?.view else { return }
    for picture in session.swiftCode.note(evaluator.missingPictures(in: view)) {
      printDiagnostic(self.picture(of: picture))
    }
    let (views, standIns) = evaluator.count(in: view)
    if standIns > 0, views > 0 {
      remark(
        "\(views) of \(views + standIns) views are from the code; "
          + "\(CountText.of(standIns, "box stands", "boxes stand")) for the rest")
    }
  }

  /// The error in laying out the current view, without reporting it; nil for none.
  ///
  /// Some content is only created during layout. Without a device, the preview device is tried too,
  /// since other sizes may be proposed later.
  private func mistakeOfLayout(on device: DeviceChoice?) -> Diagnostic? {
    if let device { return mistakeOfProposal(device) }
    let now = tentatively { () throws(Diagnostic) in
      _ = try session.current?.layout(session.proposal)
    }.mistake
    if let now { return now }
    let before = SessionChanges.State(session)
    defer { before.restore(in: &session) }
    return mistakeOfProposal(.preview)
  }

  private func mistakeOfProposal(_ device: DeviceChoice) -> Diagnostic? {
    tentatively { () throws(Diagnostic) in
      try session.propose(Proposed(device))
      _ = try session.current?.layout(session.proposal)
    }.mistake
  }
}

extension Session {
  /// The names of the previews and the views of some files, by what `#if` holds for a system.
  func viewNames(
    of files: [SwiftFile], for system: String = TreeRequest.usualSystem
  ) throws(Diagnostic) -> [String] {
    try evaluator(of: files, for: system).namesToShow
  }

  /// What knows the previews and the views of some files.
  func evaluator(
    of files: [SwiftFile], for system: String = TreeRequest.usualSystem
  ) throws(Diagnostic) -> SwiftEvaluator {
    let sources = interpreter.sources
    let parser = SwiftParser(sources, interpreter.reasonToStop, swiftCode.parser, for: system)
    let evaluator = swiftCode.evaluator(interpreter)
    let trees = try parser.results(of: files).map { result throws(Diagnostic) in try result.get() }
    evaluator.add(
      zip(files, trees).map { .init(source: sources.add(name: $0.name, text: $0.text), tree: $1) })
    return evaluator
  }
}

extension SwiftSession {
  /// Reads code in a string of a script.
  func inString(
    _ text: String, at span: SourceSpan, _ interpreter: Interpreter
  ) throws(Diagnostic) -> SwiftInString? {
    if let known = strings[span] { return known }
    let source = interpreter.sources.add(string: span, text: text)
    let parser = SwiftParser(interpreter.sources, interpreter.reasonToStop, parser)
    let results = try parser.results(of: [SwiftFile(name: "", text: text)], among: [source])
    let evaluator = evaluator(interpreter)
    add([.init(source: source, tree: try results[0].get())], to: evaluator, interpreter.sources)
    var shown = try evaluator.shown(isTyped: true)?.inString
    var told = 0
    shown?.tell = { [unowned self, unowned interpreter] in
      let remarks = evaluator.remarksOfViews
      for remark in note(remarks.dropFirst(told)) { interpreter.warn(remark) }
      told = remarks.count
    }
    strings[span] = shown
    return shown
  }
}

extension ShownCode {
  /// Which preview of a file is shown, and which others there are; nil where there is no choice.
  ///
  /// - Parameter another: the words with which another one is chosen.
  fileprivate func choice(by another: String) -> String? {
    guard let name else { return nil }
    let most = 6
    var others = others.prefix(most).map { "`\($0)`" }
    if self.others.count > most { others.append("\(self.others.count - most) more") }
    return "shows `\(name)`"
      + (others.isEmpty ? "" : "; \(another) shows another: \(others.joined(separator: ", "))")
  }
}

/// Modifiers on lines of their own, which go on with the view before them.
extension Shell {
  /// The code with the view before it, where it begins with a modifier: `.padding(8)`.
  private func withViewBefore(_ file: SwiftFile) throws(Diagnostic) -> SwiftFile {
    guard SwiftText.continues(file.text) else { return file }
    guard let current = session.current else { throw Diagnostic(.hasNoViewBefore, at: nil) }
    let sources = session.interpreter.sources
    var before = "it"
    if case .swift(let source)? = current.written,
      !sources.name(of: source).hasSuffix(SwiftText.fileEnding)
    {
      let text = String(decoding: sources.bytes(of: source), as: UTF8.self)
      if SwiftText.isExpression(text) { before = text }
    }
    return SwiftFile(name: file.name, text: before + "\n" + file.text)
  }

  /// An entry as what is run, one part after the other; a word of another program is the command that it
  /// means.
  func entries(of text: String, _ lookout: Lookout) -> [TypedText.Part] {
    if let command = OtherWords.command(for: text, in: session.interpreter) {
      return [TypedText.Part(text: command, firstLine: 0, isSwift: false)]
    }
    return TypedText.parts(of: text, lookout)
  }
}

extension Complaint {
  fileprivate static let hasNoViewBefore = Complaint(
    "a line that begins with a dot goes on with the view before it, and there is none",
    hint: "write a view first, such as `Text(\"Hello\")`")

  fileprivate static let showsNothing = Complaint(
    "this code shows no view", hint: "write a view, a `#Preview { … }` or a struct that is a `View`"
  )
}

extension DeviceChoice {
  /// The device on which SwiftUI code is shown.
  static let preview = DeviceChoice(DeviceList.iPhone17)
}
