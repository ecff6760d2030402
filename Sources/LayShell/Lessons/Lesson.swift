/// A walkthrough: steps that a learner goes through at the prompt.
struct Lesson {
  /// By which progress is kept: the short name of one that comes along, the path of a file.
  let name: String
  let title: String
  let steps: [LessonStep]
}

/// What is shown at once, as far as the first question or task in it.
struct LessonStep {
  let title: String
  var parts: [LessonPart]
}

/// A piece of a step.
enum LessonPart {
  /// Lines of Markdown.
  case prose([String])
  /// An input that is run as if it had been typed; the number is its line in the file.
  case entry(String, line: Int)
  /// A text that is run silently.
  case script(String, line: Int)
  case question(LessonQuestion)
  case task(LessonTask)
}

/// Asks for a prediction before it shows what comes.
struct LessonQuestion {
  var prose: [String] = []
  /// What to choose from, in the order of their numbers; empty where numbers are asked for.
  var options: [String] = []
  var answer: LessonAnswer?
  /// What is said to one answer that is not right.
  var mistakes: [(answer: LessonAnswer, text: String)] = []
  var hints: [String] = []
  /// What is shown after the answer.
  var reveal: [LessonPart] = []
  let line: Int
}

/// Asks for a view, and checks what that does.
struct LessonTask {
  var prose: [String] = []
  /// Holds where the task is done.
  var check: [LessonLine] = []
  var hints: [LessonHint] = []
  /// One way to do it.
  var reveal: [LessonPart] = []
  let line: Int

  /// Whether the check writes views of its own, of what the learner has defined.
  var checksDefinitions: Bool { check.first?.text.hasPrefix("(") ?? false }
}

/// What helps with a task: always, or where its check holds.
struct LessonHint {
  let text: String
  var check: [LessonLine] = []
  /// Tries that it is for, by which it is tested.
  var tries: [LessonLine] = []
  let line: Int
}

/// An item of the language in a lesson, with its line in the file.
struct LessonLine: Equatable {
  var text: String
  let line: Int
}
