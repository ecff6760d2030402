import Glibc
import LayLanguage

/// Why a lesson cannot be used, as a message for the user.
struct LessonFailure: Error {
  let message: String
  let hint: String?
  let status: ExitStatus
}

/// Finds lessons: built-in ones by number or name, others by the path of their file.
enum LessonSource {
  /// The text of a lesson and the key under which its progress is saved.
  static func text(
    _ word: String, reasonToStop: () -> StopReason?
  ) throws(LessonFailure) -> (text: String, name: String) {
    if let index = LessonLibrary.index(of: word) {
      return (LessonLibrary.text(index), LessonLibrary.names[index])
    }
    guard word.hasSuffix(".md") || word.contains("/") else {
      let count = LessonLibrary.names.count
      throw LessonFailure(
        message: "there is no lesson `\(word)`",
        hint: NearestName.hint(for: word, among: LessonLibrary.names)
          ?? "write a number from 1 to \(count), or the path of a file that ends in .md",
        status: .noSuchFile)
    }
    let path = FilePath.expanded(word)
    do throws(TextFile.Failure) {
      return (try TextFile.read(path, reasonToStop: reasonToStop), fullPath(path))
    } catch {
      throw LessonFailure(
        message: error.message,
        hint: error.status == .noSuchFile
          ? "`lay walk --new \(word)` writes a first one" : error.hint,
        status: error.status)
    }
  }

  static func lesson(
    _ word: String, reasonToStop: () -> StopReason?
  ) throws(LessonFailure) -> Lesson {
    let (text, name) = try text(word, reasonToStop: reasonToStop)
    let (lesson, mistakes) = LessonReader.read(text, named: name)
    if let mistake = mistakes.first {
      throw LessonFailure(
        message: "\(word):\(mistake.line): \(mistake.message)",
        hint: "`help lessons` tells how a lesson is written", status: .wrongText)
    }
    return lesson
  }

  /// The absolute path, so that progress is found from any folder.
  private static func fullPath(_ path: String) -> String {
    guard let full = realpath(path, nil) else { return path }
    defer { free(full) }
    return String(cString: full)
  }
}
