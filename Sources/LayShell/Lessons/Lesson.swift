/// A walkthrough in steps, for a learner at the prompt.
struct Lesson {
  /// The key under which progress is saved: the short name of a built-in lesson, or the path of a
  /// file.
  let name: String
  let title: String
  let steps: [LessonStep]
}

/// A section of a lesson, which is shown at once up to its first question or task.
struct LessonStep {
  let title: String
  var parts: [LessonPart]
}

/// A piece of a step.
enum LessonPart {
  /// Lines of Markdown.
  case prose([String])
  /// An input that is run as if it had been typed; `line` is its line in the file.
  case entry(String, line: Int)
  /// A text that is run silently.
  case script(String, line: Int)
  case question(LessonQuestion)
  case task(LessonTask)
}

/// A question that asks for a prediction before the result is shown.
struct LessonQuestion {
  var prose: [String] = []
  /// The choices, numbered from 1; empty for a question that asks for numbers.
  var options: [String] = []
  var answer: LessonAnswer?
  /// Wrong answers, each with the text that explains the mistake.
  var mistakes: [(answer: LessonAnswer, text: String)] = []
  var hints: [String] = []
  /// What is shown after the answer.
  var reveal: [LessonPart] = []
  let line: Int
}

/// A task that asks for a view and checks how it behaves.
struct LessonTask {
  var prose: [String] = []
  /// The script whose expectations hold once the task is done.
  var check: [LessonLine] = []
  var hints: [LessonHint] = []
  /// One way to do the task.
  var reveal: [LessonPart] = []
  let line: Int

  /// Whether the check builds its own views from what the learner has defined.
  var checksDefinitions: Bool { check.first?.text.hasPrefix("(") ?? false }
}

/// A hint for a task: given on request, or, if it has a check, where that check holds.
struct LessonHint {
  let text: String
  var check: [LessonLine] = []
  /// Inputs that should get this hint; `lay test` runs them.
  var tries: [LessonLine] = []
  let line: Int
}

/// An item of the language in a lesson, with its line in the file.
struct LessonLine: Equatable {
  var text: String
  let line: Int
}

/// A request of the `walk` command to the prompt.
enum WalkRequest {
  case list
  case lesson(Lesson)
}
