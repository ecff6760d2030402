import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// `lay walk --html`: what it writes and where, and its errors.
@Suite struct LessonSiteTests {
  private let home: ScratchFolder
  private var folder: String { home.path + "/site" }

  init() throws { home = try ScratchFolder() }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  private func walk(_ arguments: String...) throws -> Program.Run {
    try Program.run(["walk"] + arguments + ["--html", folder])
  }

  @Test func `an index and a page for a lesson of one's own, again and again`() throws {
    try home.write(LessonTemplate.text, to: "my first.md")
    for _ in 0..<2 {
      let run = try walk(home.path + "/my first.md")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("wrote 2 pages into "))
      #expect(names(in: folder) == ["index.html", "my-first.html"])
    }
    let page = home.text(of: "site/my-first.html")
    #expect(page.contains("<h2>A question</h2>"))
    #expect(page.contains("<details class=\"answer\"><summary>Answer</summary>"))
    #expect(page.contains("<strong>80 x 50</strong>"))
    #expect(page.contains("<summary>Hint</summary>"))
    #expect(page.contains("<summary>One way</summary>"))
    #expect(home.text(of: "site/index.html").contains("href=\"my-first.html\""))
  }

  /// Both texts take two lines, of five letters at most: 40 x 40.
  @Test func `a view is drawn at what is proposed, also where that is proposed again`() throws {
    let lesson = """
      # A

      ```lay
      lay> (text "Hello World")
      lay> propose 40 x nil
      lay> (text "Hi there")
      lay> propose 40 x nil
      ```
      """
    try home.write(lesson, to: "a.md")
    #expect(try walk(home.path + "/a.md").status == 0)
    let captions = home.text(of: "site/a.html").components(separatedBy: "<output>").dropFirst()
    #expect(captions.count == 2)
    #expect(captions.allSatisfy { $0.hasPrefix("40 x nil → 40 x 40</output>") })
  }

  /// A page loads nothing from elsewhere, so that it can be read without a network.
  @Test func `a page needs nothing but itself`() throws {
    let run = try walk("proposals")
    #expect(run.status == 0, "\(run.errors)")
    let page = home.text(of: "site/proposals.html")
    for word in ["src=", "url(http", "@import", "<link", "fetch("] { #expect(!page.contains(word)) }
    #expect(page.contains("name=\"viewport\""))
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test func `a file in place of the folder is told, and nothing is done`() throws {
    try home.write("mine", to: "site")
    let run = try walk("proposals")
    #expect(run.status == 74)
    #expect(run.errors.contains("is a file, and the pages go into a folder"))
    #expect(home.text(of: "site") == "mine")
  }

  @Test func `a folder that cannot be made is told`() throws {
    let run = try Program.run(["walk", "proposals", "--html", "/proc/no/site"])
    #expect(run.status == 74)
    #expect(run.errors.contains("the folder `/proc/no` cannot be made"))
  }

  @Test func `a page of somebody else stays, and nothing is written beside it`() throws {
    try home.makeFolder("site")
    try home.write("<h1>My own page</h1>", to: "site/index.html")
    let run = try walk("proposals")
    #expect(run.status == 74)
    #expect(run.errors.contains("which `lay` has not written"))
    #expect(names(in: folder) == ["index.html"])
    #expect(home.text(of: "site/index.html") == "<h1>My own page</h1>")
  }

  @Test(arguments: [["99"], ["propsals"]])
  func `a lesson that is not there is told`(_ words: [String]) throws {
    let run = try walk(words[0])
    #expect(run.status == 66)
    #expect(run.errors.contains("there is no lesson `\(words[0])`"))
    #expect(names(in: home.path).isEmpty)
  }

  @Test func `a lesson without an end is ended, and leaves nothing`() throws {
    try home.write("# A\n\n```lay\nlay> (define (f) (f))\nlay> (f)\n```\n", to: "a.md")
    var looks = 0
    DeepStack.run {
      do {
        let lesson = try LessonSource.lesson(home.path + "/a.md", reasonToStop: { nil })
        var site = LessonSite.of(lesson)
        site.prepare = { interpreter in
          interpreter.reasonToStop = {
            looks += 1
            return looks > 20 ? .interrupted : nil
          }
        }
        _ = try site.files()
        Issue.record("it came to an end")
      } catch {
        #expect((error as? Diagnostic)?.isInterruption == true)
      }
    }
  }

  /// Most of the time goes into the pieces of a picture, which also stop when they are asked to.
  @Test func `a picture hears that it is to stop`() throws {
    var looks = 0
    func site(stopAfter most: Int) -> LessonSite {
      looks = 0
      var site = LessonSite.of(LessonLibrary.lesson(1))
      site.prepare = { interpreter in
        interpreter.reasonToStop = {
          looks += 1
          return looks > most ? .interrupted : nil
        }
      }
      return site
    }
    DeepStack.run {
      _ = try? site(stopAfter: .max).files()
      let all = looks
      #expect(all > 500)
      for most in [1, all / 3, all - 1] {
        #expect(throws: Diagnostic.self) { try site(stopAfter: most).files() }
        // One look finds the reason, and a few callers may look again while they pass it on.
        #expect(looks <= most + 4, "\(looks) looks, and the end was at \(most)")
      }
    }
  }

  @Test(arguments: [
    ("a <b> & \"c\"", "<p>a &lt;b&gt; &amp; &quot;c&quot;</p>"),
    ("**a** *b* `c<d`", "<p><strong>a</strong> <em>b</em> <code>c&lt;d</code></p>"),
    ("**a", "<p><strong>a</strong></p>"),
    ("[a](https://x.y/?a=1&b)", "<p><a href=\"https://x.y/?a=1&amp;b\">a</a></p>"),
    ("[a](javascript:x)", "<p>a</p>"),
    ("- a\n- b\n  c\n\nd", "<ul>|<li>a</li>|<li>b\nc</li>|</ul>|<p>d</p>"),
    ("by 30 and by\n10. That", "<p>by 30 and by\n10. That</p>"),
    ("1. a\n2. b", "<ol>|<li>a</li>|<li>b</li>|</ol>"),
    ("```\n<x>\n```", "<pre><code>&lt;x&gt;</code></pre>"),
    (
      "| a | b |\n| - | - |\n| c | d |",
      "<div class=\"table\"><table>|<tr><th>a</th><th>b</th></tr>|<tr><td>c</td><td>d</td></tr>|"
        + "</table></div>"
    ),
    ("> a\n> b", "<blockquote>a\nb</blockquote>"),
    ("### T", "<h3>T</h3>"),
  ])
  func `Markdown becomes HTML that runs nothing`(_ text: String, _ html: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(SiteProse.html(lines).joined(separator: "|") == html)
  }

  /// The name of a view can neither open nor close a script of the page.
  @Test func `names of views are text in the page and in its script`() throws {
    let lesson = """
      # <script>1</script>

      ```lay
      lay> (name "</script><img src=x>" (text "<b>"))
      lay> show
      ```
      """
    try home.write(lesson, to: "a.md")
    let run = try walk(home.path + "/a.md")
    #expect(run.status == 0, "\(run.errors)")
    let page = home.text(of: "site/a.html")
    #expect(!page.contains("<img"))
    #expect(!page.contains("<b>&lt;b"))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
  }
}
