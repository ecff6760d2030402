import Testing

@testable import LayShell

/// What the Markdown of a lesson means.
@Suite struct LessonReaderTests {
  private func step(_ text: String) throws -> LessonStep {
    let (lesson, mistakes) = LessonReader.read("# Title\n\n## Step\n" + text, named: "a lesson")
    #expect(mistakes.isEmpty)
    return try #require(lesson.steps.first)
  }

  private func question(_ text: String) throws -> LessonQuestion {
    for case .question(let question) in try step(text).parts { return question }
    throw Missing()
  }

  private func task(_ text: String) throws -> LessonTask {
    for case .task(let task) in try step(text).parts { return task }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func `titles make steps, and what stands before the first is one`() {
    let (lesson, _) = LessonReader.read("# A\n\nfirst\n\n## B\n\nsecond\n\n## C\n", named: "x")
    #expect(lesson.title == "A")
    #expect(lesson.steps.map(\.title) == ["", "B", "C"])
  }

  @Test func `the answer is what the first proposal behind the question prints`() throws {
    let question = try question(
      """
      > **Question.** How large?

      <details>
      <summary>Answer</summary>

      ```lay
      lay> (color red)
      color  10 x 10 ideal
      lay> propose 30 x 20
      30 x 20
      ```

      </details>
      """)
    #expect(question.answer == .numbers([30, 20]))
    #expect(question.reveal.count == 2)
  }

  @Test func `options are numbered, and the comment says which is right`() throws {
    let question = try question(
      """
      > **Question.** Which?
      >
      > 1. Hello, World
      > 2. Hi

      <!-- lay
      answer: 2
      wrong 1: It does
       not fit.
      hint: Count.
      -->
      """)
    #expect(question.options == ["Hello, World", "Hi"])
    #expect(question.answer == .option(2))
    #expect(question.mistakes.first?.text == "It does not fit.")
    #expect(question.hints == ["Count."])
    #expect(LessonAnswer(option: "hello world", of: question.options) == .option(1))
    #expect(LessonAnswer(option: "3", of: question.options) == nil)
    #expect(LessonAnswer(option: "hello", of: question.options) == .option(1))
    #expect(LessonAnswer(option: "H", of: question.options) == nil)
  }

  @Test func `a task has a check, and hints with theirs`() throws {
    let task = try task(
      """
      > **Task.** Do it.

      <!-- lay
      propose 10 x 10
      expect size 1 x 1
      hint: Always.
      hint: If so.
      expect size 2 x 2
      try: (color
        red)
      -->
      """)
    #expect(task.check.map(\.text) == ["propose 10 x 10", "expect size 1 x 1"])
    #expect(task.check.map(\.line) == [7, 8])
    #expect(task.hints.map(\.text) == ["Always.", "If so."])
    #expect(task.hints[1].tries.map(\.text) == ["(color\n  red)"])
    #expect(!task.checksDefinitions)
  }

  @Test(arguments: [
    ("<!-- lay\nanswer: 1\n-->", 4, "there is no question or task before this"),
    ("> **Question.** Q\n\n<!-- lay\nanswer: red\n-->", 7, "`red` is no number or size"),
    ("> **Question.** Q\n\n<details>\n", 7, "this `<details>` is not closed"),
  ])
  func `mistakes have their lines`(_ text: String, _ line: Int, _ message: String) {
    let (_, mistakes) = LessonReader.read("# Title\n\n## Step\n" + text, named: "x")
    #expect(mistakes == [Transcript.Mistake(line: line, message: message)])
  }

  @Test(arguments: [
    ("88 x 20", [88, 20]), ("88x20", [88, 20]), ("88 by 20", [88, 20]), ("88 × 20", [88, 20]),
    ("88", [88]), ("nil x 20", [nil, 20]), ("inf x inf", [.infinity, .infinity]),
    ("26.667", [26.667]), ("-3", [-3]),
  ])
  func `sizes are read as people write them`(_ text: String, _ numbers: [Double?]) {
    #expect(LessonAnswer(numbers: text) == .numbers(numbers))
  }

  @Test(arguments: ["", "x", "large", "nan", "88 x large", "infinity", "(+ 1 2)"])
  func `what is no size is none`(_ text: String) {
    #expect(LessonAnswer(numbers: text) == nil)
  }

  @Test func `a difference tells which way`() {
    let right = LessonAnswer.numbers([8, 40])
    #expect(right.difference(from: .numbers([88, 20])) == "80 narrower, 20 higher")
    #expect(right.difference(from: .numbers([8, 60])) == "20 lower")
    #expect(right.difference(from: .numbers([8, 40])) == nil)
  }
}
