/// The page that `help lessons` shows: the README in the folder of the lessons.
enum LessonHelp {
  static var markdown: [String] {
    FileLines(String(decoding: PackageResources.README_md, as: UTF8.self)).lines.map { String($0) }
  }
}
