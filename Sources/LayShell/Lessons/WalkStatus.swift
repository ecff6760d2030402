import LayTerminal

/// The line below the prompt that tells where one is in a lesson.
extension Walk {
  /// Nil where no lesson is under way.
  /// - Parameter columns: how wide it may be.
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
