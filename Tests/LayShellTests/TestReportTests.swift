import Foundation
import Testing

/// What `lay test` says about files that it cannot run, and its formats for other programs.
@Suite struct TestReportTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func `one file that cannot be read is one failure and the run goes on`() throws {
    try scratch.write("(text \"a\")\nexpect width 8\n", to: "a.lay")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/b.lay", withDestinationPath: "nowhere")
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: scratch.path + "/c.md"))
    try scratch.write("(text \"a\")\nexpect width 8\n", to: "d.lay")
    let run = try Program.run(["test", scratch.path])
    #expect(run.output == "2 passed, 2 failed\n")
    #expect(
      run.errors == """
        error: `\(scratch.path)/b.lay` cannot be read: it is a link to nothing
        error: `\(scratch.path)/c.md` is no text in UTF-8: look at line 1, column 1

        """)
    #expect(run.status != 0)
  }

  @Test func `a folder of documents without transcripts is an error`() throws {
    try scratch.write("# Only prose\n\n```\nlay> 1\n```\n", to: "a.md")
    let run = try Program.run(["test", scratch.path])
    #expect(run.errors.hasPrefix("error: there is nothing to test in `\(scratch.path)`\n"))
    #expect(run.output == "0 passed, 0 failed\n")
    #expect(run.status == 66)
  }

  /// One check holds, the second fails in line 3, and the transcript prints 3 instead of `<4>`.
  private func run(_ format: String) throws -> Program.Run {
    try scratch.write("(text \"a\")\nexpect width 8\nexpect width 9\n", to: "a.lay")
    try scratch.write("```lay\nlay> (+ 1 2)\n<4>\n```\n", to: "b.md")
    return try Program.run(["test", "--format", format, scratch.path])
  }

  @Test func `results are written for TAP`() throws {
    let run = try run("tap")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "TAP version 14")
    #expect(lines.contains("ok 1 - \(scratch.path)/a.lay:2"))
    #expect(lines.contains("not ok 2 - \(scratch.path)/a.lay:3"))
    #expect(lines.contains("not ok 3 - \(scratch.path)/b.md:2"))
    #expect(lines.contains("    - <4>") && lines.contains("    + 3"))
    #expect(lines.last == "1..3")
    #expect(run.status == 1)
  }

  @Test func `TAP says that not all files were run`() throws {
    try scratch.write("(define (f) (f))\n(f)\n", to: "a.lay")
    try scratch.write("expect (= 1 1)\n", to: "b.lay")
    let run = try Program.run(["test", "--timeout-all", "0.2", "--format", "tap", scratch.path])
    #expect(run.output.hasSuffix("Bail out! not all files were run\n1..1\n"))
    #expect(run.status == 124)
  }

  @Test func `results are written for JUnit`() throws {
    let run = try run("junit")
    let parser = XMLEvents(run.output)
    #expect(parser.isWellFormed)
    #expect(parser.names.count { $0 == "testcase" } == 3)
    #expect(parser.names.count { $0 == "failure" } == 2)
    #expect(run.output.contains("<testsuites tests=\"3\" failures=\"2\">"))
    #expect(run.output.contains("- &lt;4&gt;\n+ 3"))
  }

  @Test func `results are written as JSON`() throws {
    let run = try run("json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["passed"] as? Int == 1 && object["failed"] as? Int == 2)
    #expect(object["version"] as? Int == 1 && object["status"] as? Int == 1)
    let files = try #require(object["files"] as? [[String: Any]])
    let checks = try #require(files.last?["checks"] as? [[String: Any]])
    #expect(checks.first?["line"] as? Int == 2 && checks.first?["place"] as? Int == 3)
    #expect(checks.first?["expected"] as? [String] == ["<4>"])
    #expect(checks.first?["found"] as? [String] == ["3"])
    let expectations = try #require(files.first?["checks"] as? [[String: Any]])
    #expect(expectations.first?["expected"] == nil)
    // One character of 8 points.
    #expect(expectations.last?["expected"] as? [Double] == [9])
    #expect(expectations.last?["found"] as? [Double] == [8])
  }

  /// Values and errors are texts, as they are written in a script.
  @Test(arguments: [
    ("expect (= (list 1 2) \"a\")", "(1 2)"), ("expect (< 1 0.5)", "1"),
    ("expect error \"odd\" (+ 1 2)", "3"), ("expect error \"odd\" (+ 1 \"a\")", "`+`"),
  ])
  func `what a check found is a value in JSON`(_ line: String, _ found: String) throws {
    try scratch.write(line + "\n", to: "a.lay")
    let run = try Program.run(["test", "--format", "json", scratch.path])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let files = try #require(object["files"] as? [[String: Any]])
    let checks = try #require(files.first?["checks"] as? [[String: Any]])
    let values = [checks[0]["found"] as? [String], (checks[0]["found"] as? String).map { [$0] }]
    #expect(values.compactMap(\.self).first?.contains { $0.hasPrefix(found) } == true)
    #expect(checks[0]["expected"] != nil)
  }
}

/// A reader of XML in a few lines: the names of elements, and whether all that open are closed.
struct XMLEvents {
  private(set) var names: [String] = []
  private(set) var isWellFormed = true

  init(_ text: String) {
    var open: [String] = []
    for tag in text.split(separator: "<").dropFirst() {
      guard let end = tag.firstIndex(of: ">") else {
        isWellFormed = false
        return
      }
      let inside = tag[..<end]
      if inside.hasPrefix("?") { continue }
      let name = String(inside.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" })
      if inside.hasPrefix("/") {
        if open.popLast() != name { isWellFormed = false }
        continue
      }
      names.append(name)
      if !inside.hasSuffix("/") { open.append(name) }
    }
    isWellFormed = isWellFormed && open.isEmpty
  }
}
