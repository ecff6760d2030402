import LayLanguage
import LayTerminal

/// Finds lessons: built-in ones by number or name, others by the path of their file.
enum LessonSource {
  /// The text of a lesson and the key under which its progress is saved.
  static func text(
    _ word: String, reasonToStop: () -> StopReason?
  ) throws(Refusal) -> (text: String, name: String) {
    if let index = LessonLibrary.index(of: word) {
      return (LessonLibrary.text(index), LessonLibrary.names[index])
    }
    guard word.hasSuffix(".md") || word.contains("/") else {
      let count = LessonLibrary.names.count
      throw Refusal(
        "there is no lesson `\(word)`",
        hint: NearestName.hint(for: word, among: LessonLibrary.names)
          ?? "write a number from 1 to \(count), or the path of a file that ends in .md",
        .noSuchFile)
    }
    do throws(Refusal) {
      let path = try FilePath(FilePath.expanded(word))
      // Progress is found from any folder.
      return (try TextFile.read(path, reasonToStop: reasonToStop), path.real.text)
    } catch {
      if error.status != .noSuchFile { throw error }
      throw Refusal(error.message, hint: "`lay walk --new \(word)` writes a first one", .noSuchFile)
    }
  }

  static func lesson(
    _ word: String, reasonToStop: () -> StopReason?
  ) throws(Refusal) -> Lesson {
    let (text, name) = try text(word, reasonToStop: reasonToStop)
    let (lesson, mistakes) = LessonReader.read(text, named: name)
    if let mistake = mistakes.first {
      throw Refusal(
        "\(word):\(mistake.line): \(mistake.message)",
        hint: "`help lessons` tells how a lesson is written", .wrongText)
    }
    return lesson
  }
}

/// A small lesson from which an author can start.
enum LessonTemplate {
  static let text = String(decoding: PackageResources.template_md, as: UTF8.self)

  /// Writes the template to a new file; an existing file is an error.
  static func write(to path: String) throws(Refusal) {
    let file = try FilePath(path)
    guard file.ends(in: ".md") else {
      throw Refusal(
        "a lesson is a Markdown file, and \(file.description) does not end in .md",
        hint: "name it `\(path).md`", .wrongCommandLine)
    }
    if file.end != .nothing {
      throw Refusal("`\(path)` is there already", hint: "name a new file", .inputOutputFailed)
    }
    try TextFile.write(Array(text.utf8), to: file, isNew: true)
  }
}

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
