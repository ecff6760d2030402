import Foundation
import Testing

@testable import LayShell

/// Transcripts as people and editors write them, and as they are recorded.
@Suite struct TranscriptTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func test(_ text: String, _ options: String...) throws -> (run: Program.Run, text: String)
  {
    try scratch.write(text, to: "a.md")
    let run = try Program.run(["test"] + options + [scratch.path + "/a.md"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/a.md"))
    return (run, String(decoding: bytes, as: UTF8.self))
  }

  private static let shapes = [
    "# T\r\n\r\n```lay\r\nlay> (+ 1 2)\r\nX\r\n```\r\n\r\nEnd.\r\n",
    "\u{FEFF}```lay\nlay> (+ 1 2)\nX\n```\nEnd.\n",
    "- item\n\n      ```lay\n      lay> (+ 1 2)\n      X\n      ```\n\nEnd.\n",
    "```lay \nlay> (+ 1 2)\nX\n``` \nEnd.\n", "``` lay\nlay> (+ 1 2)\nX\n```\t\nEnd.\n",
    "```lay\nlay> (+ 1 2)\nX\n```\r", "~~~lay\nlay> (+ 1 2)\nX\n~~~\nEnd.",
    "````lay\nlay> (+ 1 2)\nX\n`````\nEnd.\n",
    "````md\n```lay\nlay> 7\n8\n```\n````\n\n```lay\nlay> (+ 1 2)\nX\n```\n",
  ]

  @Test(arguments: shapes)
  func `a transcript is one however it is fenced and its lines end`(_ shape: String) throws {
    let wrong = try test(shape.replacingOccurrences(of: "X", with: "4"))
    #expect(wrong.run.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(wrong.run.status == 1)
    let right = try test(shape.replacingOccurrences(of: "X", with: "3"))
    #expect(right.run.output == "1 passed, 0 failed\n")
    #expect(right.run.status == 0)
  }

  @Test(arguments: shapes)
  func `recording changes what is printed and not a byte besides`(_ shape: String) throws {
    let recorded = try test(shape.replacingOccurrences(of: "X", with: "4"), "--record")
    #expect(recorded.text == shape.replacingOccurrences(of: "X", with: "3"))
    #expect(recorded.run.status == 1)
  }

  @Test(arguments: [
    "```lay\nlay> (+ 1 2)\n4\n\nThe whole rest.\n",
    "```lay\nlay> (+ 1 2)\n4\n\nText.\n\n```lay\nlay> 5\n5\n```\n",
    "```text\nopen\n\n```lay\nlay> (+ 1 2)\n4\n```\nText.\n",
  ])
  func `a block that is not closed is a mistake and nothing is written`(_ text: String) throws {
    let result = try test(text, "--record")
    #expect(result.text == text)
    #expect(result.run.output.contains("a.md:1: error: this block is not closed before the "))
    #expect(result.run.status == 65)
  }

  @Test func `nothing is written where the time was up`() throws {
    let text = "```lay\nlay> (+ 1 2)\n4\nlay> (define (f) (f)) (f)\n```\n"
    let result = try test(text, "--record", "--timeout", "0.1")
    #expect(result.text == text)
    #expect(result.run.status == 124)
  }

  /// Each of the two passes over the lines asks whether to stop at every 256th line.
  @Test func `a long document is read with looks and left where it is to stop`() {
    let lines = Array(repeating: "text", count: 2560)
    var asked = 0
    let whole = Transcript(lines.joined(separator: "\n")) {
      asked += 1
      return false
    }
    #expect(whole.lines.lines.count == 2560)
    #expect(asked >= 2 * 2560 / 256 - 1)
    asked = 0
    let part = Transcript(lines.joined(separator: "\n")) {
      asked += 1
      return asked >= 3
    }
    #expect(part.lines.lines.count == 3 * 256 + 1)
  }

  /// The first entry prints another result than the file has, and the second one waits.
  private static let waiting = "```lay\nlay> (+ 1 2)\n4\nlay> load \"pipe\"\n```\n"

  @Test func `nothing is written where Ctrl-C came`() throws {
    try scratch.write(Self.waiting, to: "a.md")
    try scratch.write("```lay\nlay> 7\n8\n```\n", to: "b.md")
    let program = try WaitingProgram(["test", "--record", "a.md", "b.md"], in: scratch)
    kill(program.process.processIdentifier, SIGINT)
    #expect(program.end().status == 130)
    #expect(scratch.text(of: "a.md") == Self.waiting)
    #expect(scratch.text(of: "b.md") == "```lay\nlay> 7\n8\n```\n")
  }

  @Test(arguments: [["--timeout", "0.2"], ["--timeout-all", "0.2"]])
  func `nothing is written of a transcript whose time was up while it waited`(
    _ options: [String]
  ) throws {
    try scratch.write(Self.waiting, to: "a.md")
    let program = try WaitingProgram(["test", "--record"] + options + ["a.md"], in: scratch)
    #expect(program.end().status == 124)
    #expect(scratch.text(of: "a.md") == Self.waiting)
  }

  /// The disk has 64 kB: the file fits, but its recording does not.
  ///
  /// Where mounting is not permitted, the script ends with 99 and nothing is tested.
  @Test func `on a full disk the old transcript stays whole`() throws {
    try scratch.makeFolder("disk")
    try scratch.write("```lay\nlay> (for (i 0 40000) (print i))\n```\nEnd.\n", to: "a.md")
    let script = """
      unshare -rm true || exit 99
      exec unshare -rm sh -c 'mount -t tmpfs -o size=64k tmpfs "$1/disk" || exit 99
        cp "$1/a.md" "$1/disk/a.md"
        "$0" test --record "$1/disk/a.md" > "$1/said" 2>&1
        echo "$?" > "$1/status"
        ls -A "$1/disk" >> "$1/status"
        cmp "$1/disk/a.md" "$1/a.md"' "$0" "$1"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Program.path, scratch.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 99 { return }
    #expect(process.terminationStatus == 0)
    #expect(scratch.text(of: "status") == "74\na.md\n")
    #expect(scratch.text(of: "said").contains("cannot be written: No space left on device"))
  }

  @Test func `a fence is as long as what is printed needs`() throws {
    let text = "```lay\nlay> (print \"````\\n```lay\")\n```\nEnd.\n"
    let result = try test(text, "--record")
    #expect(
      result.text == "`````lay\nlay> (print \"````\\n```lay\")\n````\n```lay\n`````\nEnd.\n")
    let again = try test(result.text, "--record")
    #expect(again.text == result.text)
    #expect(again.run.status == 0)
  }

  @Test(arguments: ["lay> 1", "...> 1", "lay>"])
  func `what would be read as an input is refused`(_ line: String) throws {
    let text = "Text.\n\n```lay\nlay> 1\n2\nlay> (print \"\(line)\")\n```\n"
    let result = try test(text, "--record")
    #expect(result.text == text)
    #expect(
      result.run.output.contains(
        "a.md:6: error: what this entry prints cannot stand in a transcript"))
    #expect(result.run.status == 1)
  }

  @Test func `differences are told in order, as a diff with the first line that differs`() throws {
    let text = """
      ```lay
      lay> (print "a\\nb\\nc")
      a
      x
      c
      ```

      ```lay
      expect (= 1 2)
      ```

      ```lay
      lay> 3
      4
      ```

      """
    let run = try test(text).run
    let path = scratch.path + "/a.md"
    let parts = [
      "\(path):4: printed something else\nlay> (print \"a\\nb\\nc\")\n  a\n- x\n+ b\n  c\n",
      "\(path):9:1: error: expectation failed",
      "\(path):14: printed something else\nlay> 3\n- 4\n+ 3\n",
      "0 passed, 3 failed\n",
    ]
    var rest = run.output[...]
    for part in parts {
      let place = try #require(rest.firstRange(of: part), "\(part) in \(run.output)")
      rest = rest[place.upperBound...]
    }
  }
}
