/// The comment after a question or a task, line by line.
///
/// - Rule: a question may have `answer: 88 x 20`, `wrong 168 x 20: Why not.` and `hint: Text`. In a
///   task, items of the language before the first hint are its check. Items after a `hint: Text`
///   say when that hint is given, and `try: (…)` is an input that should get it. An indented line
///   continues the line before.
struct LessonNotes {
  private enum Kind: Equatable {
    case answer
    case wrong(String)
    case hint
    case attempt
    case item
  }

  private var notes: [(kind: Kind, line: LessonLine)] = []
  private(set) var mistakes: [Transcript.Mistake] = []

  init(_ lines: ArraySlice<Substring>, from first: Int) {
    for (offset, line) in lines.enumerated() {
      let number = first + offset
      if line.allSatisfy(\.isWhitespace) { continue }
      if line.first == " " {
        guard !notes.isEmpty else {
          mistakes.append(.init(line: number, message: "there is no line that this goes on with"))
          continue
        }
        let isText = notes[notes.count - 1].kind == .hint || isWrong(notes[notes.count - 1].kind)
        let more = isText ? String(line.drop(while: \.isWhitespace)) : String(line)
        notes[notes.count - 1].line.text += (isText ? " " : "\n") + more
        continue
      }
      let (kind, text) = Self.read(line)
      notes.append((kind, LessonLine(text: text, line: number)))
    }
  }

  private func isWrong(_ kind: Kind) -> Bool {
    if case .wrong = kind { return true }
    return false
  }

  private static func read(_ line: Substring) -> (Kind, String) {
    for (word, kind) in [("answer:", Kind.answer), ("hint:", .hint), ("try:", .attempt)]
    where line.hasPrefix(word) {
      return (kind, String(line.dropFirst(word.count).drop(while: \.isWhitespace)))
    }
    if line.hasPrefix("wrong "), let colon = line.firstIndex(of: ":") {
      let text = line[line.index(after: colon)...].drop(while: \.isWhitespace)
      return (.wrong(String(line[..<colon].dropFirst("wrong ".count))), String(text))
    }
    return (.item, String(line))
  }

  func apply(to question: inout LessonQuestion) -> [Transcript.Mistake] {
    var mistakes: [Transcript.Mistake] = []
    let options = question.options
    func answer(_ text: String, _ line: Int) -> LessonAnswer? {
      let answer =
        options.isEmpty
        ? LessonAnswer(numbers: text) : LessonAnswer(option: text, of: options)
      if answer == nil {
        let what = options.isEmpty ? "no number or size" : "none of the options"
        mistakes.append(.init(line: line, message: "`\(text)` is \(what)"))
      }
      return answer
    }
    for (kind, line) in notes {
      switch kind {
      case .answer: question.answer = answer(line.text, line.line)
      case .wrong(let text):
        if let wrong = answer(text, line.line) { question.mistakes.append((wrong, line.text)) }
      case .hint: question.hints.append(line.text)
      case .attempt, .item:
        mistakes.append(
          .init(line: line.line, message: "a question has `answer:`, `wrong …:` and `hint:`"))
      }
    }
    return mistakes
  }

  func apply(to task: inout LessonTask) -> [Transcript.Mistake] {
    var mistakes: [Transcript.Mistake] = []
    for (kind, line) in notes {
      switch kind {
      case .item where task.hints.isEmpty: task.check.append(line)
      case .item: task.hints[task.hints.count - 1].check.append(line)
      case .hint: task.hints.append(LessonHint(text: line.text, line: line.line))
      case .attempt where !task.hints.isEmpty: task.hints[task.hints.count - 1].tries.append(line)
      case .attempt, .answer, .wrong:
        mistakes.append(
          .init(line: line.line, message: "a task has a check, `hint:`, and `try:` below a hint"))
      }
    }
    return mistakes
  }
}
