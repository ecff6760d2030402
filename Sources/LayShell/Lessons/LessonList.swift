import LayTerminal

/// The list of lessons with the learner's progress in each.
struct LessonList {
  let progress: LessonProgress
  let style: Style

  /// A line for each: number, title, progress.
  ///
  /// - Parameter present: the name of the lesson that is under way.
  func lines(present: String? = nil) -> [String] {
    let lessons = LessonLibrary.names.indices.map { LessonLibrary.lesson($0) }
    let width = lessons.map { DisplayWidth.of($0.title) }.max() ?? 0
    return lessons.enumerated().map { index, lesson in
      let number = String(index + 1)
      let blanks = String(repeating: " ", count: width - DisplayWidth.of(lesson.title) + 2)
      let mark = lesson.name == present ? style.character("▸", ">") : " "
      return mark + String(repeating: " ", count: 3 - number.count) + number + "  " + lesson.title
        + blanks + style.paint(state(of: lesson), .faint)
    }
  }

  private func state(of lesson: Lesson) -> String {
    let state = progress.state(of: lesson.name)
    if state.isFinished { return "finished" }
    guard let step = state.step else { return "not begun" }
    return "step \(min(step + 1, lesson.steps.count)) of \(lesson.steps.count)"
  }

  /// The next unfinished lesson after a given one, starting over at the end; nil if all are
  /// finished.
  func next(after name: String? = nil) -> Int? {
    let names = LessonLibrary.names
    let start = name.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return (Array(start..<names.count) + Array(0..<start)).first {
      !progress.state(of: names[$0]).isFinished
    }
  }
}
