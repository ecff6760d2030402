/// Reads a lesson from Markdown.
///
/// - Rule: `# ` begins the lesson and `## ` a step; text before the first `## ` is a step too.
///   Blocks marked `lay` are transcripts and scripts, as in any document.
/// - Rule: a block quote that begins with `**Question.**` or `**Task.**` is a question or a task.
///   After it, a comment that begins with a line `<!-- lay` gives answers, checks and hints, and
///   `<details>` holds what is shown once it is answered or done.
struct LessonReader {
  private var title = ""
  private var steps: [LessonStep] = []
  private(set) var mistakes: [Transcript.Mistake] = []
  private let lines: [Substring]
  private var index = 0

  /// The question or task that was read last and is not yet added to a step.
  private var asked: LessonPart?
  /// The parts inside `<details>`; nil outside of one.
  private var hidden: [LessonPart]?
  private var prose: [String] = []

  private init(_ text: String) { lines = FileLines(text).lines }

  /// - Parameter name: the key under which progress is saved.
  static func read(
    _ text: String, named name: String
  ) -> (lesson: Lesson, mistakes: [Transcript.Mistake]) {
    var reader = LessonReader(text)
    reader.readAll()
    let title = reader.title.isEmpty ? name : reader.title
    return (Lesson(name: name, title: title, steps: reader.steps), reader.mistakes)
  }

  private mutating func readAll() {
    while index < lines.count {
      let line = lines[index]
      let number = index + 1
      index += 1
      if let fence = Fence(line) {
        readBlock(fence, from: line, number)
      } else if line.hasPrefix("# "), title.isEmpty, steps.isEmpty {
        title = Self.trimmed(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        endAsked()
        steps.append(LessonStep(title: Self.trimmed(line.dropFirst(3)), parts: []))
      } else {
        readLine(line, number)
      }
    }
    endAsked()
  }

  private mutating func readLine(_ line: Substring, _ number: Int) {
    switch Self.trimmed(line) {
    case "<!-- lay": readNotes(number)
    case let text where text.hasPrefix("<!--"): skipComment(line)
    case "<details>":
      flush()
      hidden = []
    case "</details>": endHidden(number)
    case let text where text.hasPrefix("<summary>"): return
    case let text where text.hasPrefix("> **Question.**") || text.hasPrefix("> **Task.**"):
      readAsked(line, number)
    default: prose.append(String(line))
    }
  }

  // MARK: Blocks

  private mutating func readBlock(_ fence: Fence, from opening: Substring, _ number: Int) {
    var content: [String] = []
    var closing: Substring?
    while closing == nil, index < lines.count {
      if fence.isClosed(by: lines[index]) {
        closing = lines[index]
      } else {
        content.append(String(fence.content(of: lines[index])))
      }
      index += 1
    }
    guard fence.isTranscript else {
      prose += [String(opening)] + content + [String(closing ?? opening)]
      return
    }
    for part in Transcript.parts(content, from: number + 1) {
      switch part {
      case .prose: continue
      case .entry(let input, _, let line):
        add(.entry(Transcript.text(ofInput: input), line: line))
      case .script(let lines, let line):
        add(.script(lines.joined(separator: "\n"), line: line))
      }
    }
    noteAnswer(from: content)
  }

  /// Takes the answer from a block after the question if the notes give none: the first size that a
  /// `propose` prints, or the first size printed at all.
  private mutating func noteAnswer(from content: [String]) {
    guard hidden != nil, case .question(var question)? = asked, question.answer == nil else {
      return
    }
    let printed = Transcript.parts(content, from: 0).compactMap { part -> (Bool, LessonAnswer)? in
      guard case .entry(let input, let printed, _) = part,
        let answer = printed.lazy.compactMap(Self.size).first
      else { return nil }
      return (input[0].hasPrefix(PromptText.first + ProposeCommand.name), answer)
    }
    question.answer = (printed.first { $0.0 } ?? printed.first)?.1
    asked = .question(question)
  }

  /// The size in `88 x 20  candidate 2 of 3` and in `text  88 x 20 ideal`.
  private static func size(in line: String) -> LessonAnswer? {
    var pieces: [String] = [""]
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty {
        pieces.append("")
      } else if word != "ideal" {
        pieces[pieces.count - 1] += (pieces[pieces.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return pieces.lazy.compactMap { LessonAnswer(numbers: $0) }.first
  }

  private mutating func skipComment(_ first: Substring) {
    var line = first
    while !line.contains("-->"), index < lines.count {
      line = lines[index]
      index += 1
    }
  }

  // MARK: What is asked

  private mutating func readAsked(_ first: Substring, _ number: Int) {
    endAsked()
    var quoted = [Self.unquoted(first)]
    while index < lines.count, lines[index].hasPrefix(">") {
      quoted.append(Self.unquoted(lines[index]))
      index += 1
    }
    if quoted[0].hasPrefix("**Task.**") {
      var task = LessonTask(line: number)
      task.prose = quoted
      asked = .task(task)
    } else {
      var question = LessonQuestion(line: number)
      question.prose = quoted
      question.options = quoted.compactMap(Self.option)
      asked = .question(question)
    }
  }

  /// The text of `1. Text`.
  private static func option(_ line: String) -> String? {
    let digits = line.prefix { $0.isNumber }
    let rest = line.dropFirst(digits.count)
    return digits.isEmpty || !rest.hasPrefix(". ") ? nil : trimmed(rest.dropFirst(2))
  }

  private mutating func readNotes(_ number: Int) {
    let start = index
    while index < lines.count, Self.trimmed(lines[index]) != "-->" { index += 1 }
    let notes = LessonNotes(lines[start..<index], from: start + 1)
    index += 1
    mistakes += notes.mistakes
    switch asked {
    case .question(var question)?:
      mistakes += notes.apply(to: &question)
      asked = .question(question)
    case .task(var task)?:
      mistakes += notes.apply(to: &task)
      asked = .task(task)
    default:
      mistakes.append(.init(line: number, message: "there is no question or task before this"))
    }
  }

  private mutating func endHidden(_ number: Int) {
    flush()
    let parts = hidden ?? []
    hidden = nil
    switch asked {
    case .question(var question)?:
      question.reveal = parts
      asked = nil
      add(.question(question))
    case .task(var task)?:
      task.reveal = parts
      asked = nil
      add(.task(task))
    default: parts.forEach { add($0) }
    }
  }

  /// Adds a question or task that has no `<details>`, at the end of its section.
  private mutating func endAsked() {
    flush()
    if let hidden {
      self.hidden = nil
      mistakes.append(.init(line: index, message: "this `<details>` is not closed"))
      hidden.forEach { add($0) }
    }
    guard let part = asked else { return }
    asked = nil
    add(part)
  }

  // MARK: Parts

  private mutating func flush() {
    let lines = prose
    prose = []
    if lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { append(.prose(lines)) }
  }

  private mutating func add(_ part: LessonPart) {
    flush()
    append(part)
  }

  private mutating func append(_ part: LessonPart) {
    if hidden != nil {
      hidden?.append(part)
    } else if let question = asked {
      asked = nil
      append(question)
      append(part)
    } else {
      if steps.isEmpty { steps.append(LessonStep(title: "", parts: [])) }
      steps[steps.count - 1].parts.append(part)
    }
  }

  private static func unquoted(_ line: Substring) -> String {
    let rest = line.dropFirst()
    return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

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
