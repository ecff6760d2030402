import LayEngine
import LayLanguage
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
      return runSwift(program.swift, on: program.device ?? .preview, echo: .nothing)
    }
    define(arguments: program.arguments)
    return run(program.text, named: program.name, by: .script, echo: .nothing)
  }

  /// Translates SwiftUI code to a script and runs it: the view that the code shows becomes the
  /// current view.
  ///
  /// An expression that cannot be evaluated is replaced by a guess, with a warning, and the code is
  /// run again, so that the rest can still be shown.
  ///
  /// - Parameters:
  ///   - firstLine: the number of the first line, for code that is a part of a file.
  ///   - device: the device on which the view will be laid out; nil for none.
  func runSwift(
    _ files: [SwiftFile], firstLine: Int = 1, on device: DeviceChoice? = nil, echo: Echo
  ) -> Outcome {
    do throws(Diagnostic) {
      let sources = session.interpreter.sources
      let (files, standIn) = try withViewBefore(files)
      let texts = files.map {
        CodeText(source: sources.add(name: $0.name, text: $0.text, firstLine: firstLine))
      }
      if standIn == nil, let outcome = try routed(files, texts, on: device, echo: echo) {
        return outcome
      }
      let finished = try finished(
        files, readingOptions(), texts, on: device, standIn: standIn, echo: echo)
      report(finished.program, texts)
      let isTyped = files.first?.name.isEmpty == true
      if !isTyped, let choice = SwiftReport.choice(finished.program) {
        remark(choice)
      }
      if let report = SwiftReport.line(finished.program, isTyped: isTyped) { remark(report) }
      finished.show()
      return finished.mistake.map { report($0) } ?? finished.outcome ?? .failed
    } catch {
      return report(error)
    }
  }

  /// A program that was run, with its result.
  struct FinishedSwift {
    let program: SwiftProgram
    let outcome: Outcome?
    let mistake: Diagnostic?
    /// Prints the output of the run, which was held back.
    let show: () -> Void
  }

  /// Runs code, and reads it again with more guesses as long as it fails.
  ///
  /// - Parameter standIn: the place of the code that stands for the current view; nil for none.
  func finished(
    _ files: [SwiftFile], _ wanted: SwiftReadingOptions, _ texts: [CodeText],
    on device: DeviceChoice?, standIn: SwiftPlace? = nil, echo: Echo
  ) throws(Diagnostic) -> FinishedSwift {
    var options = wanted
    var program = try read(files, options, texts)
    while true {
      let script = Self.script(standIn.map(program.withIt) ?? program, texts)
      let before = SessionChanges.State(session)
      let attempt = tentatively { () throws(Diagnostic) in
        run(
          script.text, named: files.first?.name ?? "", origins: script.origins, echo: echo)
      }
      let mistake = attempt.mistake ?? mistakeOfLayout(on: device, attempt.result)
      if let mistake, options.guessed.count < Self.mostGuesses,
        let other = try other(than: program, files, &options, places(in: mistake, texts), texts)
      {
        program = other
        before.restore(in: &session)
        continue
      }
      let ring = mistake?.isRecursion == true ? mistake : nil
      return FinishedSwift(
        program: program, outcome: attempt.result, mistake: attempt.mistake ?? ring,
        show: attempt.show)
    }
  }

  /// The program with a guess for the expression at the first of some places, or for code around
  /// it; nil where no guess changes the program.
  private func other(
    than program: SwiftProgram, _ files: [SwiftFile], _ options: inout SwiftReadingOptions,
    _ places: [SwiftPlace], _ texts: [CodeText]
  ) throws(Diagnostic) -> SwiftProgram? {
    let known = options.guessed
    for place in places {
      options.guessed = known
      for _ in 0..<Self.mostSteps {
        options.guessed.append(place)
        let other = try read(files, options, texts)
        if other.text != program.text { return other }
      }
    }
    return nil
  }

  /// The most enclosing expressions that are tried for one place.
  private static let mostSteps = 6

  /// The most calls on the way to an error that are examined.
  private static let mostCalls = 4

  /// The most expressions that are replaced by guesses.
  private static let mostGuesses = 60

  /// The error in laying out the current view, without reporting it; nil for none.
  ///
  /// Some content is only created during layout. Without a device, the preview device is tried too,
  /// since other sizes may be proposed later.
  func mistakeOfLayout(on device: DeviceChoice?, _ outcome: Outcome?) -> Diagnostic? {
    guard outcome == .finished, session.current != nil else { return nil }
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

  /// The places in the code of an error and of the calls that led to it, innermost first.
  ///
  /// The list is empty for errors that guesses cannot fix: a value out of range, which the author
  /// wrote, what uses itself without an end, or an interruption. The outermost call is left out, because it makes everything that is
  /// shown.
  private func places(in mistake: Diagnostic, _ texts: [CodeText]) -> [SwiftPlace] {
    guard !mistake.isInterruption, !mistake.isAboutRange, !mistake.isRecursion else { return [] }
    let calls = mistake.notes.compactMap { place($0.span, texts) }
    let here = mistake.span.flatMap { place($0, texts) }
    return (here.map { [$0] } ?? []) + Array(calls.dropLast().prefix(Self.mostCalls))
  }

  /// The place in the code that a span of the program comes from; nil for none.
  private func place(_ span: SourceSpan, _ texts: [CodeText]) -> SwiftPlace? {
    guard let place = session.interpreter.sources.knownOrigin(of: span),
      let file = texts.firstIndex(where: { $0.source == place.source })
    else { return nil }
    return SwiftPlace(file: file, start: Int(place.start), end: Int(place.end))
  }

  /// Prints SwiftUI code as a script.
  func printScript(of files: [SwiftFile], _ options: SwiftReadingOptions) -> Outcome {
    do throws(Diagnostic) {
      let sources = session.interpreter.sources
      let texts = files.map { CodeText(source: sources.add(name: $0.name, text: $0.text)) }
      let program = try tried(files, options, texts, on: .preview)
      report(program, texts)
      var text = program.text
      if text.hasSuffix("\n") { text.removeLast() }
      printResult(text)
      if let report = SwiftReport.line(program, isTyped: false) { remark(report) }
      return .finished
    } catch {
      return report(error)
    }
  }

  /// The script for SwiftUI code in a string of a script.
  func script(ofSwift text: String, at span: SourceSpan) throws(Diagnostic) -> SwiftScript {
    let sources = session.interpreter.sources
    let texts = [CodeText(source: span.source, offsets: sources.offsets(inString: span))]
    var options = readingOptions()
    options.view = nil
    let file = SwiftFile(name: sources.name(of: span.source), text: text)
    let program = try tried([file], options, texts)
    report(program, texts)
    return Self.script(program, texts)
  }

  private func readingOptions() -> SwiftReadingOptions {
    var options = SwiftReadingOptions()
    options.view = swiftView
    options.placeholder = session.options.placeholder
    return options
  }

  /// The program for some files.
  ///
  /// - Throws: the first mistake that the reader found in them.
  func read(
    _ files: [SwiftFile], _ options: SwiftReadingOptions, _ texts: [CodeText]
  ) throws(Diagnostic) -> SwiftProgram {
    let program = try session.swiftReader.read(
      files, options, session.interpreter.reasonToStop)
    guard let index = program.remarks.firstIndex(where: \.isError) else { return program }
    for remark in program.remarks[..<index] { report(remark, texts) }
    throw Self.diagnostic(program.remarks[index], texts)
  }

  /// Prints the remarks of the reader.
  private func report(_ program: SwiftProgram, _ texts: [CodeText]) {
    for remark in program.remarks { report(remark, texts) }
    session.guesses += program.remarks.compactMap { $0.place.flatMap { Self.span($0, texts) } }
  }

  private func report(_ remark: SwiftRemark, _ texts: [CodeText]) {
    printDiagnostic(picture(of: Self.diagnostic(remark, texts)))
  }

  private static func diagnostic(_ remark: SwiftRemark, _ texts: [CodeText]) -> Diagnostic {
    Diagnostic(
      Complaint(remark.message, hint: remark.hint),
      at: remark.place.flatMap { span($0, texts) },
      severity: remark.isError ? .error : .warning)
  }

  private static func script(_ program: SwiftProgram, _ texts: [CodeText]) -> SwiftScript {
    let origins = program.origins.compactMap { origin in
      span(origin.place, texts).map {
        SourceMap.Origin(start: origin.start, end: origin.end, place: $0)
      }
    }
    let names = Catalogue.namesInSwift.merging(program.names) { $1 }
    return SwiftScript(text: program.text, origins: SourceMap.Origins(origins, names: names))
  }

  private static func span(_ place: SwiftPlace, _ texts: [CodeText]) -> SourceSpan? {
    guard texts.indices.contains(place.file) else { return nil }
    let text = texts[place.file]
    return SourceSpan(
      source: text.source, start: text.offset(place.start), end: text.offset(place.end))
  }
}

/// Modifiers on lines of their own, which go on with the view before them.
extension Shell {
  /// The code with the view before it, where it begins with a modifier: `.padding(8)`.
  ///
  /// - Returns: the files, and the place of the code that stands for the current view, where that
  ///   view was not typed as one expression of Swift.
  private func withViewBefore(
    _ files: [SwiftFile]
  ) throws(Diagnostic) -> ([SwiftFile], standIn: SwiftPlace?) {
    guard files.count == 1, let file = files.first, SwiftText.continues(file.text) else {
      return (files, nil)
    }
    guard let current = session.current else { throw Diagnostic(.hasNoViewBefore, at: nil) }
    let sources = session.interpreter.sources
    if let code = current.code(in: sources),
      !sources.name(of: code).hasSuffix(SwiftText.fileEnding)
    {
      let before = String(decoding: sources.bytes(of: code), as: UTF8.self)
      if SwiftText.isExpression(before) {
        return ([SwiftFile(name: file.name, text: before + "\n" + file.text)], nil)
      }
    }
    let place = SwiftPlace(file: 0, start: 0, end: Self.standIn.utf8.count)
    return ([SwiftFile(name: file.name, text: Self.standIn + "\n" + file.text)], place)
  }

  private static let standIn = "Text(\"it\")"

  /// A typed text as what is run, one part after the other: the command that a word of another
  /// program means, or the text, of which modifiers on lines behind a form are a part of their own.
  func entries(of text: String) -> [String] {
    if let command = OtherWords.command(for: text, in: session.interpreter) { return [command] }
    guard text.contains(/\n\s*\.[a-z]/), !SwiftText.begins(text) else { return [text] }
    let bytes = Array(text.utf8)
    var (parts, begin, depth) = ([Range<Int>](), 0, 0)
    for token in ItemReader.tokens(of: bytes, isCommand: CommandList.isCommand)
    where token.range.lowerBound >= begin {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .word where depth == 0:
        let end = SwiftText.endOfModifiers(in: bytes, from: token.range.lowerBound)
        guard let end else { continue }
        parts += [begin..<token.range.lowerBound, token.range.lowerBound..<end]
        begin = end
      default: continue
      }
    }
    parts.append(begin..<bytes.count)
    return parts.map { String(decoding: bytes[$0], as: UTF8.self) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension SwiftProgram {
  /// The program with `it`, the current view, for what a place of the code has become.
  ///
  /// Blanks fill the rest, so that all origins stay.
  fileprivate func withIt(at place: SwiftPlace) -> SwiftProgram {
    guard let origin = origins.first(where: { $0.place == place }) else { return self }
    var bytes = Array(text.utf8)
    let name = Array("it".utf8)
    for index in origin.start..<origin.end {
      let offset = index - origin.start
      bytes[index] = offset < name.count ? name[offset] : UInt8(ascii: " ")
    }
    var program = self
    program.text = String(decoding: bytes, as: UTF8.self)
    return program
  }
}

extension Complaint {
  fileprivate static let hasNoViewBefore = Complaint(
    "a line that begins with a dot goes on with the view before it, and there is none",
    hint: "write a view first, such as `Text(\"Hello\")`")
}

extension DeviceChoice {
  /// The device on which SwiftUI code is shown.
  static let preview = DeviceChoice(DeviceList.iPhone17)
}

/// The source that contains the text of a file of SwiftUI code.
struct CodeText {
  let source: Int32
  /// The offset in the source of each byte and of the end; nil where the text is the whole source.
  var offsets: [Int32]?

  func offset(_ offset: Int) -> Int32 {
    guard let offsets else { return Int32(clamping: offset) }
    return offsets.isEmpty ? 0 : offsets[min(max(offset, 0), offsets.count - 1)]
  }
}

extension Shell {
  /// The longest run of code in a trial, in seconds.
  private static let longestTrial = 5.0

  /// The program for SwiftUI code, with guesses for expressions that cannot be evaluated.
  ///
  /// They are found by running the code in a hidden session, as for printing the script or reading
  /// code in a string.
  ///
  /// - Parameter device: the device on which the view is laid out; nil for the session's proposal.
  func tried(
    _ files: [SwiftFile], _ options: SwiftReadingOptions, _ texts: [CodeText],
    on device: DeviceChoice? = nil
  ) throws(Diagnostic) -> SwiftProgram {
    var inner = Session()
    inner.options = session.options
    inner.swiftReader = session.swiftReader
    inner.proposal = session.proposal
    let outer = session.interpreter.reasonToStop
    let end = ContinuousClock.now + .seconds(Self.longestTrial)
    inner.interpreter.reasonToStop = {
      outer() ?? (ContinuousClock.now < end ? nil : .interrupted)
    }
    inner.interpreter.isOutOfMemory = session.interpreter.isOutOfMemory
    let trial = Shell(session: inner)
    let sources = inner.interpreter.sources
    let copies = files.map { CodeText(source: sources.add(name: $0.name, text: $0.text)) }
    let found = try? trial.finished(files, options, copies, on: device, echo: .nothing)
    try session.interpreter.lookout().check()
    if let found { return found.program }
    // Report errors in the code at their places in this session.
    return try read(files, options, texts)
  }
}

/// A summary of how much of some SwiftUI code was read.
enum SwiftReport {
  /// Which preview of a file is shown, and which others there are; nil where there is no preview.
  static func choice(_ program: SwiftProgram) -> String? {
    guard let choice = program.choice else { return nil }
    let most = 6
    var others = choice.others.prefix(most).map { "`\($0)`" }
    if choice.others.count > most { others.append("\(choice.others.count - most) more") }
    return "shows `\(choice.shown)`"
      + (others.isEmpty ? "" : "; --view shows another: \(others.joined(separator: ", "))")
  }

  /// The summary in one line; nil for typed code that was read completely.
  static func line(_ program: SwiftProgram, isTyped: Bool) -> String? {
    let tally = program.tally
    var gaps: [String] = []
    if tally.passedOver > 0 || tally.leftOut > 0 {
      let parts = [
        tally.passedOver > 0 ? CountText.of(tally.passedOver, "modifier") : nil,
        tally.leftOut > 0 ? CountText.of(tally.leftOut, "part") : nil,
      ].compactMap(\.self)
      gaps.append("left out " + parts.joined(separator: " and "))
    }
    if tally.placeholders > 0 {
      gaps.append("put \(CountText.of(tally.placeholders, "box", "boxes")) in place of views")
    }
    if tally.guessed > 0 { gaps.append("guessed \(CountText.of(tally.guessed, "value"))") }
    if gaps.isEmpty, isTyped { return nil }
    return "read \(CountText.of(tally.views, "view")) and "
      + "\(CountText.of(tally.modifiers, "modifier")); "
      + (gaps.isEmpty ? "nothing is left out" : sentence(gaps))
  }

  /// `a`, `a, and b`, `a, b, and c`.
  private static func sentence(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + ", and " + last
  }
}
