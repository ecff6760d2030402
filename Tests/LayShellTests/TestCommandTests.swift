import Testing

/// `lay test`.
@Suite struct TestCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func markdown(_ blocks: String...) throws -> String {
    let text = "# Title\n\n" + blocks.map { "```lay\n\($0)\n```\n" }.joined(separator: "\n")
    return try scratch.file(text, ending: "md")
  }

  @Test(arguments: [[], ["--record"]])
  func `a failed expectation in Markdown is told with its line`(_ options: [String]) throws {
    let file = try markdown("(text \"a\")\nexpect width 9\nexpect width 8")
    let run = try Program.run(["test"] + options + [file])
    #expect(run.output.hasPrefix("\(file):5:1: error: expectation failed: the width is 8, not 9\n"))
    #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(run.status == 1)
  }

  @Test(arguments: [[], ["--record"]])
  func `a broken text in Markdown is a broken text`(_ options: [String]) throws {
    let file = try markdown("(text \"a\")", "(hstak)")
    let run = try Program.run(["test"] + options + [file])
    #expect(run.output.hasPrefix("\(file):8:2: error: unknown name `hstak`\n"))
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(run.status == 65)
  }

  @Test func `what a transcript prints does not depend on where the file is`() throws {
    let entry =
      "lay> (f)\nerror: stop\n  1 │ (define (f) (error \"stop\"))\n    │             ^^^^^^^^^^^^^^\n"
      + "note: `f` was called here\n  1 │ (f)\n    │ ^^^"
    let file = try markdown("(define (f) (error \"stop\"))", entry)
    let run = try Program.run(["test", file])
    #expect(run.output == "1 passed, 0 failed\n")
  }

  @Test func `a mistake in a function of an earlier block is told with its line`() throws {
    let file = try markdown("(define (f) (error \"stop\"))", "(f)")
    let run = try Program.run(["test", file])
    #expect(run.output.hasPrefix("\(file):4:13: error: stop\n"))
  }

  /// A text that checks nothing would otherwise pass, whatever is in it.
  @Test(arguments: [
    ("a.swift", "import SwiftUI\n#Preview { Text(\"a\") }"), ("Package.swift", "let x = 1"),
    ("a.lay", "(text \"a\")\npropose 5"), ("a.md", "# Title\n\n```swift\nlet x = 1\n```\n"),
    ("b.md", "```lay\n(text \"a\")\n```\n"), ("empty.lay", ""), ("", ""),
  ])
  func `where there is nothing to test is an error`(_ name: String, _ text: String) throws {
    if !name.isEmpty { try scratch.write(text, to: name) }
    let path = scratch.path + "/" + name
    for options in [[], ["--record"], ["--format", "tap"]] {
      let run = try Program.run(["test"] + options + [path])
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix("error: there is nothing to test in `\(path)`\n"))
    }
  }

  /// Five words of some 50 in the size large need more than 320 from xxx-large on; `Hi` fits everywhere.
  @Test func `comments of Swift code expect whole views`() throws {
    let code = """
      import SwiftUI
      // lay: expect whole
      #Preview("Short") { Text("Hi") }

      // lay: expect whole
      // A remark between.
      #Preview { Text("word1 word2 word3 word4 word5").lineLimit(1) }

      // lay: expect hole
      #Preview("Other") { Text("Hi") }
      // lay: expect whole
      let x = 1
      """
    try scratch.write(code, to: "Row.swift")
    let run = try Program.run(["test", "Row.swift"], in: scratch.path)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("1 passed, 3 failed\n"), "\(run)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("Row.swift:5: error: the view is not whole: 1 finding"), "\(run)")
    #expect(run.output.contains("  Row.swift:7:12: warning: Text(\"word1"), "\(run)")
    #expect(lines.contains { $0.hasPrefix("Row.swift:9: error: `hole` is nothing") }, "\(run)")
    #expect(lines.contains { $0.hasPrefix("Row.swift:11: error: no preview begins") }, "\(run)")
    // In a folder, files without such a comment are none to test.
    try scratch.write("import SwiftUI\n#Preview { Text(\"a\") }", to: "Other.swift")
    let all = try Program.run(["test", "."], in: scratch.path)
    #expect(all.output.hasSuffix("1 passed, 3 failed\n"), "\(all)")
  }

  @Test func `what is not there fails an expectation and the script goes on`() throws {
    let text = """
      (text "a")
      expect chosen 2
      expect frame zz 1 2 3 4
      expect chosen of nope 1
      expect size of nope 1 x 2 within 5
      expect width 8
      """
    let run = try Program.run(["test", try scratch.file(text)])
    #expect(run.output.hasSuffix("1 passed, 4 failed\n"))
    #expect(run.output.contains(":3:1: error: expectation failed: no view called `zz` is shown"))
    #expect(run.status == 1)
  }

  @Test(arguments: ["expect frame zz 1 2 3", "expect size of nope", "expect chosen 1 2 3"])
  func `a malformed expectation is an error`(_ line: String) throws {
    let file = try scratch.file("(text \"a\")\n\(line)\nexpect width 8\n")
    let run = try Program.run(["test", file])
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(run.status == 65)
  }

  @Test func `a script that runs out of time has failed`() throws {
    let file = try scratch.file("(define (f) (f))\n(f)\n")
    let run = try Program.run(["test", "--timeout", "0.1", file])
    #expect(run.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(run.status == 124)
  }
}
