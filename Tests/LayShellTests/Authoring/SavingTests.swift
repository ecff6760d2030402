import Foundation
import Testing

/// `save` and `record`.
@Suite struct SavingTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ text: String) throws -> Program.Run {
    try Program.run(["-"], input: text)
  }

  /// The saved output does not depend on the width of the window in which the session ran.
  @Test func `a saved session is a transcript that holds`() throws {
    let path = scratch.path + "/s.md"
    let run = try run(
      """
      set width 40
      (define wide ; a comment
        (text "Hello"))
      wide
      propose 20 x nil
      explain
      save "\(path)"
      """)
    #expect(run.output.hasSuffix("saved 5 entries in \(path)\n"))
    let text = scratch.text(of: "s.md")
    #expect(text.contains("lay> wide\ntext  40 x 20 ideal\nlay> propose 20 x nil\n16 x 60\n"))
    #expect(text.contains("lay> (define wide ; a comment\n...>   (text \"Hello\"))\nlay> wide\n"))
    #expect(!text.contains("save"))
    let test = try Program.run(["test", path])
    #expect(test.output == "5 passed, 0 failed\n")
  }

  @Test func `a saved script has the forms and what they load`() throws {
    let path = scratch.path + "/s.lay"
    let run = try run(
      "load \"std/flow\"\n(define x 1)   (flow (text \"a\"))\npropose 10\nsave \"\(path)\"\n")
    #expect(run.output.hasSuffix("saved 3 forms in \(path)\n"))
    #expect(scratch.text(of: "s.lay") == "load \"std/flow\"\n(define x 1)\n(flow (text \"a\"))\n")
    #expect(try Program.run([path]).status == 0)
  }

  @Test func `what is recorded holds without what came before`() throws {
    let path = scratch.path + "/r.md"
    let run = try run(
      """
      (define x 20)
      (text "Hello")
      propose 16 x nil
      record "\(path)"
      (+ x 1)
      expect height 60
      (define y "```")
      y
      record off
      (+ x 2)
      """)
    #expect(run.output.contains("recording in \(path); `record off` ends it\n"))
    #expect(run.output.hasSuffix("recorded 4 entries in \(path)\n"))
    let text = scratch.text(of: "r.md")
    #expect(text.contains("lay> (+ x 1)\n21\n"))
    #expect(!text.contains("(+ x 2)"))
    #expect(try Program.run(["test", path]).output == "4 passed, 0 failed\n")
  }

  @Test(arguments: ["save", "record"])
  func `a file that is there is replaced only where that is said`(_ command: String) throws {
    try scratch.write("precious", to: "a.md")
    let path = scratch.path + "/a.md"
    let run = try run("1\n\(command) \"\(path)\"")
    #expect(run.errors.contains("there is a file `\(path)` already"))
    #expect(run.status == 65)
    #expect(scratch.text(of: "a.md") == "precious")
    #expect(try self.run("1\n\(command) \"\(path)\" replace").status == 0)
    #expect(scratch.text(of: "a.md").hasPrefix("# A session of lay\n"))
  }

  @Test func `what would be read as an input is not saved`() throws {
    let path = scratch.path + "/a.md"
    let run = try run("(print \"lay> 1\")\nsave \"\(path)\"")
    #expect(run.errors.contains("what an entry prints cannot stand in a transcript"))
    #expect(scratch.text(of: "a.md").isEmpty)
  }
}
