import LayEngine
import LayLanguage

/// Tests what a transcript cannot: that a lesson can be read, that the way it shows solves its
/// task, and that each hint is given for its `try:` inputs.
struct LessonTest {
  private let shell: Shell
  private let name: String
  private var checks: [Check] = []

  /// The checks of a lesson, in the order of its file; none for a document without questions and
  /// tasks.
  ///
  /// - Parameter prepare: gives the interpreter its limits.
  static func checks(
    _ text: String, named name: String, preparing prepare: (Interpreter) -> Void
  ) -> [Check] {
    let (lesson, mistakes) = LessonReader.read(text, named: name)
    let complaints = mistakes.map { mistake in
      Check(
        line: mistake.line,
        problem: .complaint("\(name):\(mistake.line): error: \(mistake.message)"))
    }
    guard complaints.isEmpty else { return complaints }
    guard lesson.asks else { return [] }
    var test = LessonTest(name, prepare)
    for step in lesson.steps { test.run(step.parts) }
    return test.checks
  }

  private init(_ name: String, _ prepare: (Interpreter) -> Void) {
    self.name = name
    shell = Shell(silently: prepare)
  }

  private mutating func run(_ parts: [LessonPart]) {
    for part in parts {
      switch part {
      case .prose: continue
      case .entry(let text, _), .script(let text, _): run(text)
      case .question(let question): test(question)
      case .task(let task): test(task)
      }
    }
  }

  private func run(_ text: String) {
    _ = shell.run(text, named: "", echo: .everyValue)
  }

  private mutating func note(_ line: Int, _ complaint: String?) {
    checks.append(
      Check(
        line: line,
        problem: complaint.map { .complaint("\(name):\(line): error: \($0)") }))
  }

  private mutating func test(_ question: LessonQuestion) {
    let results = PrintedResults()
    shell.telling(results) { run(question.reveal) }
    var printed = results.texts
    for part in question.reveal {
      if case .prose(let lines) = part { printed += lines }
    }
    note(question.line, Self.complaint(about: question, printed))
  }

  private static func complaint(about question: LessonQuestion, _ printed: [String]) -> String? {
    guard let answer = question.answer else {
      return "this question has no answer: write `answer:`, or a block that prints a size"
    }
    if question.mistakes.contains(where: { answer.isSame(as: $0.answer) }) {
      return "the answer `\(answer.text)` is told to be wrong, too"
    }
    if case .numbers(let numbers) = answer, !numbers.contains(nil) {
      let words = printed.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "." } }
      let shown = zip(words.indices, words).contains { index, _ in
        Self.begins(words[index...], with: numbers.compactMap { $0 })
      }
      if !shown { return "the answer `\(answer.text)` is nowhere in what is shown behind it" }
    }
    return nil
  }

  /// Whether the words begin with the numbers, with an `x` between two.
  private static func begins(_ words: ArraySlice<Substring>, with numbers: [Double]) -> Bool {
    let wanted = numbers.map { NumberText.of($0) }.joined(separator: " x ").split(separator: " ")
    return words.starts(with: wanted)
  }

  private mutating func test(_ task: LessonTask) {
    let check = TaskCheck(shell: shell)
    for hint in task.hints {
      for attempt in hint.tries {
        let session = shell.session
        let definitions = session.interpreter.definitions()
        run(attempt.text)
        let given = check.hint(for: task)
        if check.result(task.check) == .held {
          note(attempt.line, "this try does the task")
        } else if given?.line != hint.line {
          let other = given.map { "that of line \($0.line)" } ?? "none"
          note(attempt.line, "this try does not get the hint above it, but \(other)")
        } else {
          note(attempt.line, nil)
        }
        shell.session = session
        session.interpreter.restore(definitions, except: Results.isName)
      }
    }
    if task.check.isEmpty {
      note(task.line, "this task has no check: write `expect` lines into its comment")
    }
    run(beginningOf: task)
  }

  /// Requires that the check holds after one of the parts that the lesson shows as a way.
  private mutating func run(beginningOf task: LessonTask) {
    var result = TaskCheck.Result.failed("there is no block behind it that shows a way")
    for part in task.reveal {
      run([part])
      if result != .held { result = TaskCheck(shell: shell).result(task.check) }
    }
    guard !task.check.isEmpty else { return }
    if case .failed(let got) = result {
      note(task.line, "what is shown as a way does not do the task: \(got)")
    } else {
      note(task.line, nil)
    }
  }
}

extension Lesson {
  /// Whether it has a question or a task, unlike other documents.
  fileprivate var asks: Bool {
    steps.contains { step in
      step.parts.contains { part in
        switch part {
        case .question, .task: true
        case .prose, .entry, .script: false
        }
      }
    }
  }
}

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
    defer {
      shell.session = session
      session.interpreter.restore(definitions, except: Results.isName)
      session.current?.forgetProgram(definesLayouts: true)
    }
    let judge = FirstFailure(shell)
    shell.session.proposal = .ideal
    for line in lines where judge.failure == nil {
      let outcome = shell.run(line.text, named: "", echo: .nothing, to: judge)
      if outcome != .finished, judge.failure == nil { judge.failure = "it was not done" }
    }
    return judge.failure.map { .failed($0) } ?? .held
  }

  /// The first hint whose check holds for the learner's view.
  func hint(for task: LessonTask) -> LessonHint? {
    task.hints.first { !$0.check.isEmpty && result($0.check) == .held }
  }
}

/// Keeps what is wrong with the first expectation that does not hold, in words.
private final class FirstFailure: ShellListener {
  var failure: String?
  private unowned let shell: Shell

  init(_ shell: Shell) { self.shell = shell }

  func didJudge(_ place: SourceSpan?, _ judgement: Shell.Judgement) {
    guard failure == nil else { return }
    switch judgement {
    case .mistake(let diagnostic): failure = diagnostic.message
    case .expectation(.held): return
    case .expectation(.failed(let mismatch, _)):
      failure = "at \(ProposalText.of(shell.session.proposal)), \(mismatch.complaint.message)"
    }
  }
}

/// Keeps the results that are printed.
private final class PrintedResults: ShellListener {
  private(set) var texts: [String] = []

  func print(_ result: String) { texts.append(result) }
}
