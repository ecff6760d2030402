import LayLanguage
import LayTerminal

/// Questions and tasks.
extension Walk {
  // MARK: Questions

  func answer(_ question: LessonQuestion, _ text: String) -> Effect {
    let said =
      question.options.isEmpty
      ? LessonAnswer(numbers: text) : LessonAnswer(option: text, of: question.options)
    guard let said, Self.isAsLong(said, as: question.answer) else {
      if isForTheShell(text) { return .none }
      say(note(form(of: question)))
      return .handled
    }
    if let answer = question.answer { judge(said, answer, question) }
    reveal(question)
    return .handled
  }

  /// Whether an answer has as many numbers as the right one: a number does not answer for a size.
  private static func isAsLong(_ said: LessonAnswer, as answer: LessonAnswer?) -> Bool {
    guard case .numbers(let numbers) = said, case .numbers(let right)? = answer else { return true }
    return numbers.count == right.count
  }

  /// Whether a text looks like an entry for the shell, not like an answer.
  private func isForTheShell(_ text: String) -> Bool {
    let first = text.prefix { !$0.isWhitespace && $0 != "(" }
    return first.isEmpty || CommandList.isCommand(String(first))
      || shell.session.interpreter.value(of: String(first)) != nil
  }

  private func form(of question: LessonQuestion) -> String {
    switch (question.options.count, question.answer) {
    case (0, .numbers(let numbers)?) where numbers.count == 2:
      "write a size, such as `100 x 20`; `hint` helps, `skip` shows what comes"
    case (0, _): "write a number; `hint` helps, `skip` shows what comes"
    case (let count, _): "write a number from 1 to \(count); `hint` helps, `skip` shows what comes"
    }
  }

  private func judge(_ said: LessonAnswer, _ answer: LessonAnswer, _ question: LessonQuestion) {
    if said.isSame(as: answer) { return say(["", style.paint("Right.", .green), ""]) }
    let difference = answer.difference(from: said).map { ": \($0)" } ?? ""
    let isOption = !question.options.isEmpty
    let sentence =
      isOption
      ? "Not \(said.text), but \(answer.text)."
      : "Not \(said.text), but \(answer.text)\(difference)."
    var lines = ["", style.paint(sentence, .yellow), ""]
    if let mistake = question.mistakes.first(where: { said.isSame(as: $0.answer) }) {
      lines += LessonProse(style).lines([mistake.text]) + [""]
    }
    say(lines)
  }

  /// Shows the answer for the view of the question: the learner may have tried other views since.
  private func reveal(_ question: LessonQuestion) {
    if let asked { (shell.session.current, shell.session.proposal) = (asked.view, asked.proposal) }
    reveal(question.reveal)
  }

  /// Plays the parts that were hidden, then the rest of the step.
  private func reveal(_ parts: [LessonPart]) {
    open = nil
    rest = (parts + rest)[...]
    play()
  }

  func skip() {
    switch open {
    case .question(let question)?: reveal(question)
    case .task(let task)?: reveal(task.reveal)
    default: return
    }
  }

  func giveHint() {
    let hints: [String] =
      switch open {
      case .question(let question)?: question.hints
      case .task(let task)?: task.hints.filter { $0.check.isEmpty }.map(\.text)
      default: []
      }
    guard hintsGiven < hints.count else {
      return say(
        note(
          open == nil
            ? "nothing is asked here; Enter or `next` goes on"
            : "there is no \(hintsGiven == 0 ? "" : "further ")hint; `skip` shows what comes"))
    }
    say(LessonProse(style).lines([hints[hintsGiven]]))
    hintsGiven += 1
  }

  // MARK: Tasks

  /// Checks the open task after an entry.
  ///
  /// - Parameters:
  ///   - definitions: the source texts of the entry's definitions.
  ///   - hasNewView: whether the entry set a new current view.
  func didRun(definitions: [String], hasNewView: Bool) {
    guard let lesson else { return }
    for text in definitions { progress.defined(text, in: step, of: lesson.name) }
    guard case .task(let task)? = open else { return }
    guard task.checksDefinitions ? !definitions.isEmpty : hasNewView else { return }
    let check = TaskCheck(shell: shell)
    switch check.result(task.check) {
    case .held:
      say(["", style.paint("Done.", .green), ""])
      open = nil
      play()
    case .failed(let got):
      let hint = check.hint(for: task)
      let lines = hint.map { LessonProse(style).lines([$0.text]) }
      var sentence = Paragraph.lines(
        "Not yet: " + style.visible(got) + ".", columns: style.columns - 1)
      let begin = sentence[0].prefix("Not yet:".count)
      sentence[0] = style.paint(String(begin), .yellow) + sentence[0].dropFirst(begin.count)
      say(sentence + (lines ?? []))
    }
  }
}
