import LayEngine
import LayLanguage
import LayTerminal

/// Guides a learner through lessons at the prompt.
///
/// - Rule: a step is shown up to its next question or task. The words of a walk always work. While
///   a question is open, an entry that looks like an answer is taken as one; every other entry is
///   run as usual.
/// - Rule: what a lesson defines stays in the learner's session. Its views, its proposals and its
///   settings do not: a lesson begins without any, and when it is left, the learner's come back.
final class Walk {
  let shell: Shell
  private let printLine: (String) -> Void
  /// Whether the line printed last is empty.
  private var endsInBlank = false
  /// Shows an input as if it had been typed, and keeps it for the Up key.
  var showTyped: (String) -> Void = { _ in }
  var progress: LessonProgress

  private(set) var lesson: Lesson?
  var step = 0
  /// The parts of the step that are not shown yet.
  var rest: ArraySlice<LessonPart> = []
  /// The question or task that is open.
  var open: LessonPart?
  /// Where the lesson goes on, whatever the learner has tried since.
  private var stage = LessonStage()
  /// The stage at the beginning of each step that was shown.
  private var stages: [Int: LessonStage] = [:]
  /// The learner's own view and settings, while a lesson has others.
  private var own: LessonStage?
  /// How many hints for the open question or task were given on request.
  var hintsGiven = 0
  /// Whether leaving ends the program: the walk was started on the command line, or in a session in
  /// which nothing had been written to which one would come back.
  var leavesProgram = false
  /// The name of the lesson that was finished last.
  private var finished: String?
  /// Whether the list was shown and no lesson is chosen yet.
  private var isChoosing = false

  /// What the walk did with an entry.
  enum Effect: Equatable {
    /// Nothing: the entry is run as usual.
    case none
    case handled
    case leave
  }

  /// - Parameter printLine: prints a line that is not a result of the program.
  init(_ shell: Shell, progress: LessonProgress, printLine: @escaping (String) -> Void) {
    self.shell = shell
    self.progress = progress
    self.printLine = printLine
  }

  var isActive: Bool { lesson != nil || isChoosing }
  var style: Style { shell.presentStyle }

  /// Prints lines; of several empty lines in a row, only the first.
  func say(_ lines: [String]) {
    for line in lines where !(line.isEmpty && endsInBlank) {
      printLine(line)
      endsInBlank = line.isEmpty
    }
  }

  // MARK: Beginning and leaving

  func begin(_ request: WalkRequest) {
    let session = shell.session
    if !isActive, session.current == nil, session.program.definitions.isEmpty {
      leavesProgram = true
    }
    switch request {
    case .list: showList()
    case .lesson(let lesson): begin(lesson)
    }
  }

  private func begin(_ lesson: Lesson) {
    isChoosing = false
    self.lesson = lesson
    (rest, open) = ([], nil)
    guard !lesson.steps.isEmpty else {
      self.lesson = nil
      return say(["this lesson has no steps"])
    }
    own = own ?? LessonStage(shell.session)
    (stage, stages) = (LessonStage(), [:])
    stage.apply(to: &shell.session)
    let state = progress.state(of: lesson.name)
    let reached = min(state.step ?? 0, lesson.steps.count - 1)
    let start = state.isFinished ? 0 : reached
    if start > 0 {
      say(note("going on with step \(start + 1); `again` shows it again, `back` the one before"))
      restore(lesson, before: start, state.definitions)
      stage = LessonStage(shell.session)
    } else if let step = state.step, step > 0 {
      say(note("from the beginning: it was finished before"))
    }
    show(start)
  }

  func showList() {
    let list = LessonList(progress: progress, style: style)
    let lines = Paragraph.fitted(list.lines(present: lesson?.name), columns: style.columns)
    say([""] + lines + [""])
    if let lesson {
      return say(note("`again` goes on with \(lesson.title), `walk 2` with another"))
    }
    isChoosing = true
    if let next = nextLesson {
      say(note("`next` begins lesson \(next + 1), `walk 2` another; `quit` leaves"))
    } else {
      say(note("all are finished; `walk 2` goes through one again, `quit` leaves"))
    }
  }

  func leave() -> Effect {
    if let lesson {
      let word = LessonLibrary.names.firstIndex(of: lesson.name).map { "\($0 + 1)" } ?? lesson.name
      let way = leavesProgram ? "lay walk \(word)" : "walk \(word)"
      say(note("left at step \(step + 1) of \(lesson.steps.count); `\(way)` comes back to it"))
    }
    (lesson, open, rest, isChoosing) = (nil, nil, [], false)
    own?.apply(to: &shell.session)
    own = nil
    return leavesProgram ? .leave : .handled
  }

  // MARK: What is typed

  /// The words that always work.
  static let words = ["next", "back", "again", "hint", "skip", "list", "quit"]

  func take(_ text: String) -> Effect {
    guard isActive else { return .none }
    endsInBlank = false
    let word = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if word.isEmpty || Self.words.contains(word) { return obey(word) }
    if case .question(let question)? = open { return answer(question, word) }
    if Self.isSize(word) {
      say(note("no question is open; `again` asks once more, Enter or `next` goes on"))
      return .handled
    }
    return .none
  }

  /// Whether a text is a size, such as `88 x 20`, which cannot be run.
  private static func isSize(_ text: String) -> Bool {
    guard case .numbers(let numbers)? = LessonAnswer(numbers: text) else { return false }
    return numbers.count == 2
  }

  private func obey(_ word: String) -> Effect {
    if word == "quit" { return leave() }
    if word == "list" {
      showList()
      return .handled
    }
    guard let lesson else { return choose(word) }
    switch word {
    case "back": show(max(0, step - 1))
    case "again": show(step)
    case "hint": giveHint()
    case "skip" where open != nil: skip()
    case "", "next", "skip":
      if let open {
        say(note(reminder(open)))
      } else if !rest.isEmpty {
        play()
      } else if step + 1 < lesson.steps.count {
        show(step + 1)
      } else {
        finish(lesson)
      }
    default: return .none
    }
    return .handled
  }

  /// The lesson after the one that was finished last; nil if all are finished.
  private var nextLesson: Int? {
    LessonList(progress: progress, style: style).next(after: finished)
  }

  /// Handles a word while no lesson is chosen.
  private func choose(_ word: String) -> Effect {
    if word == "next", let next = nextLesson {
      begin(LessonLibrary.lesson(next))
    } else if word != "" {
      say(note("choose a lesson first: `next`, or `walk` with its number"))
    }
    return .handled
  }

  private func reminder(_ open: LessonPart) -> String {
    if case .task = open {
      return "the task is open: write a view, or `hint` helps, `skip` shows a way"
    }
    return "the question is open: type your answer, or `hint` helps, `skip` shows what comes"
  }

  private func finish(_ lesson: Lesson) {
    progress.finished(lesson.name)
    say(["", style.paint(style.visible("That was \(lesson.title)."), .strong)])
    (self.lesson, open, rest) = (nil, nil, [])
    (isChoosing, finished) = (true, lesson.name)
    if let next = nextLesson {
      let title = LessonLibrary.lesson(next).title
      say(note("`next` begins lesson \(next + 1), \(title); `list` shows all, `quit` leaves"))
    } else {
      say(note("all lessons are finished; `list` shows them, `quit` leaves"))
    }
  }

  // MARK: Showing

  func show(_ index: Int) {
    guard let lesson else { return }
    step = index
    (open, hintsGiven) = (nil, 0)
    stage = stages[index] ?? stage
    stages[index] = stage
    progress.reached(index, of: lesson.name)
    let step = lesson.steps[index]
    let title = index == 0 && step.title.isEmpty ? lesson.title : step.title
    say(["", style.paint(style.visible(title), .strong), ""])
    rest = step.parts[...]
    play()
  }

  /// Shows parts up to the next question or task; with the last part the lesson is finished, wherever
  /// the learner goes next.
  ///
  /// - Parameter keepsView: whether the parts are about the view that the learner has written.
  func play(keepsView: Bool = false) {
    stage.apply(to: &shell.session, keepsView: keepsView)
    defer { stage = LessonStage(shell.session) }
    while let part = rest.popFirst() {
      switch part {
      case .prose(let lines): say(LessonProse(style).lines(lines) + [""])
      case .entry(let text, _): run(text)
      case .script(let text, _): runSilently(text)
      case .question(let question): return ask(part, question.prose)
      case .task(let task): return ask(part, task.prose)
      }
      if case .prose? = rest.first, case .entry = part { say([""]) }
    }
    if let lesson, step + 1 == lesson.steps.count { progress.finished(lesson.name) }
  }

  private func ask(_ part: LessonPart, _ prose: [String]) {
    say([""] + LessonProse(style).lines(prose) + [""])
    (open, hintsGiven) = (part, 0)
  }

  private func run(_ text: String) {
    showTyped(text)
    endsInBlank = false
    _ = shell.run(text, named: "", echo: .everyValue)
  }

  func runSilently(_ text: String) {
    _ = shell.run(text, named: "", echo: .nothing, to: WithoutResults(shell.listener))
  }

  /// Repeats the definitions of earlier steps, both the lesson's and the learner's.
  private func restore(
    _ lesson: Lesson, before step: Int, _ definitions: [LessonProgress.Definition]
  ) {
    shell.telling(WithoutDiagnostics(shell.listener)) {
      for index in 0...step {
        if index < step { restore(lesson.steps[index].parts) }
        for definition in definitions where definition.step == index {
          runSilently(definition.text)
        }
      }
    }
    shell.session.tally = Tally()
  }

  private func restore(_ parts: [LessonPart]) {
    for part in parts {
      switch part {
      case .prose: continue
      case .entry(let text, _), .script(let text, _): runSilently(text)
      case .question(let question): restore(question.reveal)
      case .task(let task): restore(task.reveal)
      }
    }
  }

  /// A remark of the walk, wrapped to the window.
  func note(_ text: String) -> [String] {
    let lines = Paragraph.lines(style.visible(text), columns: style.columns - 1)
    return lines.map { style.paint($0, .faint) }
  }
}

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
    reveal(question.reveal)
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
    return first.isEmpty || SwiftText.begins(text) || CommandList.isCommand(String(first))
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

  /// Plays the parts that were hidden, then the rest of the step.
  private func reveal(_ parts: [LessonPart]) {
    open = nil
    rest = (parts + rest)[...]
    play()
  }

  func skip() {
    switch open {
    case .question(let question)?: reveal(question.reveal)
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
      play(keepsView: true)
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

/// The line below the prompt that shows the place in a lesson.
extension Walk {
  /// The text of the line; nil where no lesson is running.
  ///
  /// - Parameter columns: the width of the window, which the line should stay below.
  func status(columns: Int) -> String? {
    guard let lesson else { return nil }
    let dot = style.character(" · ", " - ")
    let index = LessonLibrary.names.firstIndex(of: lesson.name)
    let number = index.map { "\($0 + 1) " } ?? ""
    let short = index.map { "lesson \($0 + 1)" + dot } ?? ""
    let place = "step \(step + 1) of \(lesson.steps.count)"
    let what = number + style.visible(lesson.title)
    let keys = Self.words.joined(separator: " ")
    let lines = [
      what + dot + place + dot + keys,
      short + place + dot + keys,
      "\(step + 1)/\(lesson.steps.count)" + dot + keys,
    ]
    return lines.first { DisplayWidth.of($0) < columns } ?? lines[2]
  }
}

private final class WithoutResults: PassingListener {
  override func print(_ result: String) {}
  override func showsLong(_ result: String) -> Bool { true }
}

private final class WithoutDiagnostics: PassingListener {
  override func complain(_ diagnostic: String) {}
}
