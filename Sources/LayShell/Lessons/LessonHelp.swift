/// What `help lessons` tells: the page that stands with the lessons.
enum LessonHelp {
  static var markdown: [String] {
    FileLines(String(decoding: PackageResources.README_md, as: UTF8.self)).lines.map { String($0) }
  }
}
