import Glibc
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

/// The page that lists the lessons of a site.
enum LessonIndex {
  static func text(_ entries: [LessonSite.Entry]) -> String {
    let body =
      ["<ol class=\"lessons\">"] + entries.map(item) + [
        "</ol>",
        "<p>In each lesson, guess before you open an answer, and move the sliders below the "
          + "pictures: they change what is proposed, and the picture is laid out anew. The marks "
          + "below a slider are where the layout changes; ‹ and › go from one to the next.</p>",
        "<p>The same lessons can be played at a prompt, which takes your answers and looks at the "
          + "views that you write: <code>lay walk</code>.</p>",
      ]
    return SitePage.text(
      title: "How SwiftUI lays out views", header: ["<h1>How SwiftUI lays out views</h1>"],
      body: body, footer: [], hasPictures: false)
  }

  private static func item(_ entry: LessonSite.Entry) -> String {
    let title = SiteProse.inline(entry.lesson.title)
    let opening = opening(of: entry.lesson).map { "<br><span>\(SiteProse.inline($0))</span>" } ?? ""
    return "<li><a href=\"\(entry.fileName)\">\(title)</a>\(opening)</li>"
  }

  /// The first sentence of a lesson; nil if it does not begin with prose.
  private static func opening(of lesson: Lesson) -> String? {
    guard case .prose(let lines)? = lesson.steps.first?.parts.first else { return nil }
    let paragraph = lines.drop { $0.allSatisfy(\.isWhitespace) }
      .prefix { !$0.allSatisfy(\.isWhitespace) }
    let text = paragraph.joined(separator: " ")
    guard let end = text.firstRange(of: ". ") else { return text.isEmpty ? nil : text }
    return text[..<end.lowerBound] + "."
  }
}

/// A complete page of the site, with its style and script inside.
enum SitePage {
  /// Marks a page as written by lay, so that it may be overwritten.
  static let mark = "<meta name=\"generator\" content=\"lay walk --html\">"

  /// For light and dark appearance, and for wide and narrow windows.
  private static let style = String(decoding: PackageResources.style_css, as: UTF8.self)

  static func text(
    title: String, header: [String], body: [String], footer: [String], hasPictures: Bool
  ) -> String {
    let head = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">", mark,
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>\(SVGText.escaped(title))</title>",
      "<style>\n\(SVGText.style)\n\(style)</style>", "</head>", "<body>", "<header>",
    ]
    let script = hasPictures ? ["<script>\n\(SlidingPictureScript.text)\n</script>"] : []
    let parts = head + header + ["</header>", "<main>"] + body + ["</main>", "<footer>"] + footer
    return (parts + ["</footer>"] + script + ["</body>", "</html>", ""]).joined(separator: "\n")
  }
}

/// Writes the files of a site into a folder.
///
/// - Rule: missing folders of the path are created. Pages written by lay are overwritten; if
///   another file has the name of a page, nothing is written.
struct SiteFolder {
  let path: String
  let reasonToStop: () -> StopReason?

  func write(_ files: [LessonSite.File]) throws(Refusal) {
    try make()
    let folder = try FilePath(path)
    for file in files { try requireOurs(place(of: file), in: folder) }
    for file in files {
      if let reason = reasonToStop() { throw .stopped(reason) }
      try TextFile.write(file.text, to: place(of: file))
    }
  }

  private func place(of file: LessonSite.File) throws(Refusal) -> FilePath {
    try FilePath(path.hasSuffix("/") ? path + file.name : "\(path)/\(file.name)")
  }

  /// Checks, without creating anything, that the path is a writable folder or can become one.
  func check() throws(Refusal) {
    guard !path.isEmpty else {
      throw Refusal(
        "the name of the folder is empty", hint: "write `.` for the present one",
        .wrongCommandLine)
    }
    let folder = try FilePath(path)
    if folder.end == .nothing { return }
    guard folder.end == .folder else {
      throw failure("`\(path)` is a file, and the pages go into a folder")
    }
    guard faccessat(AT_FDCWD, folder.real.bytes, W_OK | X_OK, AT_EACCESS) == 0 else {
      throw failure(
        "nothing can be written into `\(path)`: \(Refusal.systemError)")
    }
  }

  /// Creates the folder and its parents where they are missing.
  private func make() throws(Refusal) {
    try check()
    var present = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      present += present.isEmpty || present.hasSuffix("/") ? name : "/" + name
      if mkdir(present, 0o777) == 0 || errno == EEXIST { continue }
      throw failure(
        "the folder `\(present)` cannot be made: \(Refusal.systemError)")
    }
    try check()
  }

  private func requireOurs(_ path: FilePath, in folder: FilePath) throws(Refusal) {
    guard path.real.isInside(folder.real) else {
      throw failure("\(path.description) is a link out of the folder")
    }
    if path.end == .nothing { return }
    guard let head = TextFile.head(of: path) else {
      throw failure("`\(path.text)` cannot be read, or is no file")
    }
    guard head.contains(SitePage.mark) else {
      throw failure(
        "there is another `\(path.text)` already, which `lay` has not written",
        hint: "name a folder of its own")
    }
  }

  private func failure(_ message: String, hint: String? = nil) -> Refusal {
    Refusal(message, hint: hint, .inputOutputFailed)
  }
}
