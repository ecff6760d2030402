import LayTerminal

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
