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
