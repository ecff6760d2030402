import Testing

@testable import LayShell

/// Every lesson from its first to its last step, at a real prompt.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct PlayedLessonTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  @Test(arguments: LessonLibrary.names)
  func `a lesson is played with right answers`(_ name: String) throws {
    let player = try LessonPlayer(name, home)
    try player.play { $0.answer }
    #expect(home.text(of: "history-progress").contains("finished 1 \(name)"))
    #expect(home.mode(of: "history-progress") == 0o600)
  }

  @Test(arguments: LessonLibrary.names)
  func `a lesson is played with wrong answers and tries`(_ name: String) throws {
    let player = try LessonPlayer(name, home)
    try player.play(makesMistakes: true) { question in
      question.mistakes.first?.answer
    }
    #expect(home.text(of: "history-progress").contains("finished 1 \(name)"))
  }
}

/// Plays a lesson at a prompt and checks what is printed.
private final class LessonPlayer {
  let terminal: Terminal
  private let lesson: Lesson
  private var seen = 0

  init(_ name: String, _ home: ScratchFolder) throws {
    let index = try #require(LessonLibrary.index(of: name))
    lesson = LessonLibrary.lesson(index)
    terminal = try Terminal(
      Program.path, ["walk", name], environment: ["NO_COLOR": "1"], home: home, rows: 50,
      columns: 100)
    try terminal.waitForPrompt()
  }

  /// - Parameter answer: gives the answer to a question; nil skips the question.
  func play(makesMistakes: Bool = false, answer: (LessonQuestion) -> LessonAnswer?) throws {
    for (index, step) in lesson.steps.enumerated() {
      try expectStatus("step \(index + 1) of \(lesson.steps.count)")
      for part in step.parts {
        switch part {
        case .question(let question): try reply(to: question, answer(question), makesMistakes)
        case .task(let task): try solve(task, makesMistakes)
        default: continue
        }
      }
      try enter("")
    }
    try expect("That was \(lesson.title).")
    terminal.send("quit\r")
    #expect(try terminal.waitForEnd() == 0)
    #expect(!terminal.received.contains("error:"), "\(terminal.received)")
  }

  private func reply(
    to question: LessonQuestion, _ answer: LessonAnswer?, _ makesMistakes: Bool
  ) throws {
    if makesMistakes {
      try enter("perhaps")
      try expect("skip")
      for hint in question.hints {
        try enter("hint")
        try expect(hint)
      }
      // No step asks two questions, so that `again` asks this one again.
      for mistake in question.mistakes.dropFirst() {
        try enter(mistake.answer.text)
        try expect(mistake.text)
        try enter("again")
      }
    }
    guard let answer else {
      try enter("skip")
      return
    }
    try enter(answer.text)
    let mistake = question.mistakes.first { $0.answer == answer }
    try expect(mistake.map { $0.text } ?? "Right.")
  }

  private func solve(_ task: LessonTask, _ makesMistakes: Bool) throws {
    if makesMistakes {
      for hint in task.hints {
        for attempt in hint.tries {
          try enter(Self.oneLine(attempt.text))
          try expect("Not yet")
          try expect(hint.text)
        }
        if hint.check.isEmpty {
          try enter("hint")
          try expect(hint.text)
        }
      }
    }
    seen = Self.plain(terminal.received).count
    for case .entry(let text, _) in task.reveal { try terminal.enter(Self.oneLine(text)) }
    try expect("Done.")
  }

  private func enter(_ text: String) throws {
    seen = Self.plain(terminal.received).count
    try terminal.enter(text)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Looks for a sentence in the output since the last Enter, whatever its line breaks are.
  private func expect(_ sentence: String) throws {
    let text = Self.plain(terminal.received)
    let new = String(text.dropFirst(seen))
    try #require(new.contains(Self.plain(sentence)), "\(sentence)\n\(new)")
  }

  private static func plain(_ text: String) -> String {
    oneLine(text.filter { $0 != "*" })
  }

  private func expectStatus(_ place: String) throws {
    try terminal.wait(for: place) { screen in
      screen.lines.last?.contains(place) == true && screen.cursorLine == "lay>"
    }
  }
}
