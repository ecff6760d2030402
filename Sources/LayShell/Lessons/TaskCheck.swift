import LayEngine
import LayLanguage

/// Checks the learner's view without changing the session.
struct TaskCheck {
  enum Result: Equatable {
    case held
    /// The first expectation that failed: the actual result and its proposal, in words.
    case failed(String)
  }

  let shell: Shell

  /// Runs the lines of a check, starting with the current view and the ideal proposal.
  func result(_ lines: [LessonLine]) -> Result {
    let session = shell.session
    let definitions = session.interpreter.definitions()
    let (printResult, printDiagnostic) = (shell.printResult, shell.printDiagnostic)
    let (didDefine, didJudge) = (shell.didDefine, shell.didJudge)
    let didChange = shell.didChange
    defer {
      (shell.printResult, shell.printDiagnostic) = (printResult, printDiagnostic)
      (shell.didDefine, shell.didJudge) = (didDefine, didJudge)
      shell.didChange = didChange
      shell.session = session
      session.interpreter.restore(definitions, except: Results.isName)
      session.current?.forgetProgram(definesLayouts: true)
    }
    shell.printResult = { _ in }
    shell.printDiagnostic = { _ in }
    shell.didDefine = { _ in }
    shell.didChange = { _, _ in }
    var failure: String?
    shell.didJudge = { [unowned shell] judgement in
      guard failure == nil else { return }
      switch judgement {
      case .mistake(let diagnostic): failure = diagnostic.message
      case .expectation(.held): return
      case .expectation(.failed(let sentence, _, _)):
        failure = "at \(ProposalText.of(shell.session.proposal)), \(sentence)"
      }
    }
    shell.session.proposal = .ideal
    for line in lines where failure == nil {
      let outcome = shell.run(line.text, named: "", echo: .nothing)
      if outcome != .finished, failure == nil { failure = "it was not done" }
    }
    return failure.map { .failed($0) } ?? .held
  }

  /// The first hint whose check holds for the learner's view.
  func hint(for task: LessonTask) -> LessonHint? {
    task.hints.first { !$0.check.isEmpty && result($0.check) == .held }
  }
}
