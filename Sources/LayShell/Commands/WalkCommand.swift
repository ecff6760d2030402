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
    let word = words.take()
    try words.requireEnd()
    let name = word.map { words.line.tree.string($0.index) ?? $0.text }
    guard let beginWalk = session.beginWalk else {
      guard let word, let name else {
        let progress = LessonProgress(nil) { _ in }
        return .lines(LessonList(progress: progress, style: .init()).lines())
      }
      throw words.complaint(
        "a lesson needs the prompt", at: word.span, hint: "write `lay walk \(name)` in a terminal")
    }
    if word != nil { try session.use(.walk, words) }
    do throws(Refusal) { try beginWalk(name) } catch {
      throw words.complaint(error.message, at: word?.span, hint: error.hint)
    }
    return .nothing
  }
}
