import LayLanguage

/// Starts a lesson at the prompt, or lists the lessons.
struct WalkCommand: Command {
  static let name = "walk"
  static let usage = "walk [LESSON | FILE.md]"
  static let summary =
    "Start a lesson by its number, its name or its file; without one, list the lessons."
  static let examples = [CommandExample("walk")]

  static func completions(after words: [String]) -> [CommandWord] {
    words.isEmpty ? LessonLibrary.names.map { .word($0) } : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let word = words.take() else {
      if session.walks {
        session.requestedWalk = .list
        return .nothing
      }
      let progress = LessonProgress(nil) { _ in }
      return .lines(LessonList(progress: progress, style: .init()).lines())
    }
    try words.requireEnd()
    let name = words.line.tree.string(word.index) ?? word.text
    guard session.walks else {
      throw words.complaint(
        "a lesson needs the prompt", at: word.span, hint: "write `lay walk \(name)` in a terminal")
    }
    try session.use(.walk, words)
    do throws(LessonFailure) {
      session.requestedWalk = .lesson(
        try LessonSource.lesson(name, reasonToStop: session.interpreter.reasonToStop))
    } catch {
      throw words.complaint(error.message, at: word.span, hint: error.hint)
    }
    return .nothing
  }
}
