import LayEngine
import LayLanguage

/// Lessons as a static site: an index and a page for each, without external resources.
struct LessonSite {
  /// A file of the site.
  struct File {
    let name: String
    let text: String
  }

  /// A lesson and the name of its page.
  struct Entry {
    let lesson: Lesson
    let fileName: String
    /// The number of the lesson; nil for a site of a single lesson.
    let number: Int?
  }

  let entries: [Entry]
  /// Gives the interpreter of each lesson its limits.
  var prepare: (Interpreter) -> Void = { _ in }
  /// Called with each picture and the view that it shows, as soon as it is made.
  var didDraw: (SlidingPicture, CurrentView) -> Void = { _, _ in }

  /// The site of all built-in lessons.
  static func ofLibrary() -> LessonSite {
    let entries = LessonLibrary.names.enumerated().map { index, name in
      Entry(
        lesson: LessonLibrary.lesson(index), fileName: "\(index + 1)-\(name).html",
        number: index + 1)
    }
    return LessonSite(entries: entries)
  }

  /// The site of a single lesson, built in or from a file.
  static func of(_ lesson: Lesson) -> LessonSite {
    let file = lesson.name.split(separator: "/").last.map(String.init) ?? lesson.name
    let stem = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
    let letters = stem.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    let name = letters.isEmpty || String(letters) == "index" ? "lesson" : String(letters)
    return LessonSite(entries: [Entry(lesson: lesson, fileName: name + ".html", number: nil)])
  }

  /// - Throws: where the evaluation is interrupted.
  func files() throws(Diagnostic) -> [File] {
    var files = [File(name: "index.html", text: LessonIndex.text(entries))]
    for (index, entry) in entries.enumerated() {
      let page = LessonPage(entry.lesson, prepare, didDraw)
      let body = try page.body()
      let text = SitePage.text(
        title: entry.lesson.title, header: Self.header(entry), body: body,
        footer: footer(index), hasPictures: page.hasSliders)
      files.append(File(name: entry.fileName, text: text))
    }
    return files
  }

  private static func header(_ entry: Entry) -> [String] {
    let number = entry.number.map { "Lesson \($0)" } ?? "A lesson"
    return [
      "<nav><a href=\"index.html\">All lessons</a> · \(number)</nav>",
      "<h1>\(SiteProse.inline(entry.lesson.title))</h1>",
    ]
  }

  private func footer(_ index: Int) -> [String] {
    func link(_ index: Int, _ word: String, _ kind: String) -> String? {
      guard entries.indices.contains(index) else { return nil }
      let title = SiteProse.inline(entries[index].lesson.title)
      return "<a class=\"\(kind)\" href=\"\(entries[index].fileName)\"><small>\(word)</small>"
        + "<br>\(title)</a>"
    }
    let links = [link(index - 1, "before", "before"), link(index + 1, "next", "next")]
    return ["<nav class=\"ways\">"] + links.compactMap(\.self) + ["</nav>"]
  }
}
