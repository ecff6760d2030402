import LayEngine
import LayLanguage

/// Questions that are asked in one line.
extension Shell {
  /// Runs the program of a question, and asks it.
  ///
  /// Files have the powers of nobody; what the program prints is told where diagnostics go.
  ///
  /// - Parameters:
  ///   - read: reads a file that the question names.
  ///   - asking: what is asked instead of the command; nil for the command.
  func answer(
    _ question: LayoutQuestion, read: (FilePath) throws(Refusal) -> String,
    asking: ((Shell) throws(Diagnostic) -> Void)? = nil
  ) -> LayoutAnswer {
    setAsideResults()
    let heard = AnswerListener(listener, keepsMistake: question.isJSON)
    var status = ExitStatus.wrongText
    telling(heard) {
      do throws(Refusal) {
        let outcome = try ask(question, heard, read, asking)
        let isMistaken = outcome == .failed && heard.mistake.map(isOfQuestion) == true
        status = isMistaken ? .wrongCommandLine : self.status(of: outcome)
        if question.isStrict, status == .fine, hasFindings { status = .expectationFailed }
      } catch {
        status = error.status
        _ = report(error.diagnostic(at: nil))
      }
    }
    heard.release()
    return LayoutAnswer(text: text(of: question, heard), status: status)
  }

  private var hasFindings: Bool { (try? session.findings())?.findings.isEmpty == false }

  /// What is printed: the answer, or in JSON the mistake in its place.
  private func text(of question: LayoutQuestion, _ heard: AnswerListener) -> String? {
    guard question.isJSON else { return heard.text }
    if let text = heard.text {
      return question.command == .show
        ? ReportJSON.head(question.command.rawValue) + JSONText.more("text", text) + "}" : text
    }
    return heard.mistake.map {
      MistakeJSON.text($0, of: question.command, session.interpreter.sources)
    }
  }

  /// Whether a mistake is in the words of the question, and not in the program.
  private func isOfQuestion(_ mistake: Diagnostic) -> Bool {
    let name = mistake.span.map { session.interpreter.sources.name(of: $0.source) }
    return name == "" || name == Self.settingName
  }

  /// The name of a setting in diagnostics.
  private static let settingName = "--set"

  private func ask(
    _ question: LayoutQuestion, _ heard: AnswerListener,
    _ read: (FilePath) throws(Refusal) -> String,
    _ asking: ((Shell) throws(Diagnostic) -> Void)?
  ) throws(Refusal) -> Outcome {
    session.options.device = question.device
    var outcome = set(question.settings)
    guard outcome == .finished else { return outcome }
    let isSwift: Bool
    (outcome, isSwift) = try run(question, read)
    guard outcome == .finished || outcome == .left else { return outcome }
    guard session.current != nil else { return report(Diagnostic(.nothingToLayOut, at: nil)) }
    // A program may have set something else.
    outcome = set(question.settings)
    guard outcome == .finished else { return outcome }
    do throws(Diagnostic) {
      try propose(for: question, isSwift: isSwift)
      heard.isAsking = true
      if let asking {
        try asking(self)
        return .finished
      }
      if question.command == .layout { return showLayout(isJSON: question.isJSON) }
    } catch {
      return report(error)
    }
    isAsked = true
    defer { isAsked = false }
    return run(question.line, named: "", by: question.author, echo: .nothing)
  }

  private func set(_ settings: [(name: String, value: String)]) -> Outcome {
    for (name, value) in settings {
      let line = "\(SetCommand.name) \(name) \(value)"
      let outcome = run(line, named: Self.settingName, echo: .nothing)
      guard outcome == .finished else { return outcome }
    }
    return .finished
  }

  /// Proposes what the question does, or else what its program did; to files of SwiftUI code the
  /// room on the device.
  private func propose(for question: LayoutQuestion, isSwift: Bool) throws(Diagnostic) {
    if let device = question.device {
      session.options.device = device
      try session.propose(Proposed(device))
    }
    if let proposal = question.proposal {
      try session.propose(proposal)
    } else if isSwift, question.device == nil {
      try session.propose(Proposed(deviceOfCode))
    }
  }

  /// Runs the program of a question; tells whether it is files of SwiftUI code.
  private func run(
    _ question: LayoutQuestion, _ read: (FilePath) throws(Refusal) -> String
  ) throws(Refusal) -> (Outcome, isSwift: Bool) {
    (swiftView, readsNamedFilesOnly) = (question.view, question.readsNamedFilesOnly)
    defer { (swiftView, readsNamedFilesOnly) = (nil, false) }
    switch question.program {
    case .texts(let texts):
      let named = NamedProgram.named(texts)
      try checkView(of: question, among: named)
      return (run(named, by: question.author), false)
    case .files(let paths):
      var named: [(name: String, text: String)] = []
      for path in paths {
        var (file, path) = (try FilePath(path), path)
        if file.end == .folder {
          let views = try AppViews(at: file, for: session)
          let entry = try views.entry(question.view)
          session.app = file
          if let told = entry.remark { remark(told) }
          (path, swiftView) = (entry.file.name, entry.nameInFile)
          file = try FilePath(path)
        }
        named.append((file.isStandard ? "stdin" : path, try read(file)))
        session.openFiles = [OpenFile(file)]
      }
      try checkView(of: question, among: named)
      let swift = named.filter { SwiftText.isMeant($0.text, named: $0.name) }
      guard !swift.isEmpty else { return (run(named, by: .anyone), false) }
      guard swift.count == named.count else { throw .mixed }
      session.usualFace = .system
      let files = swift.map { SwiftFile(name: $0.name, text: $0.text) }
      deviceOfCode = question.device ?? usualDevice(for: files)
      return (runSwift(files, on: deviceOfCode, echo: .nothing), true)
    }
  }

  private func run(_ named: [(name: String, text: String)], by author: Author) -> Outcome {
    session.noteFace(for: named)
    var outcome = Outcome.finished
    for (name, text) in named where outcome == .finished {
      outcome = run(text, named: name, by: author, echo: .nothing)
    }
    return outcome
  }

  private func checkView(
    of question: LayoutQuestion, among named: [(name: String, text: String)]
  ) throws(Refusal) {
    guard question.view != nil else { return }
    if !named.contains(where: { SwiftText.isMeant($0.text, named: $0.name) }) {
      throw .viewWithoutSwift
    }
  }
}

extension Complaint {
  fileprivate static let nothingToLayOut = Complaint(
    "there is no view to lay out",
    hint: "write one, such as `(text \"Hello\")`, or in SwiftUI code a `#Preview { … }`")
}

extension Refusal {
  fileprivate static let mixed = Refusal(
    "scripts and SwiftUI code are not read together",
    hint: "a script can `load` files of SwiftUI code", .wrongCommandLine)

  fileprivate static let viewWithoutSwift = Refusal(
    "`--view` chooses a view of SwiftUI code, and there is none",
    hint: "of a script the last view is laid out", .wrongCommandLine)
}
