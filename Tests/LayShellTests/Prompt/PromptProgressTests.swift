import Testing

@testable import LayShell

/// The line that shows that an answer is being worked out.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptProgressTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  private static let sign = "s; Ctrl-C stops it"

  private func start(_ arguments: [String] = ["-q"]) throws -> Terminal {
    let terminal = try Terminal(Program.path, arguments, home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  @Test func `it comes after a while and goes with the answer`() throws {
    let terminal = try start()
    terminal.send("(define (f) (f)) (f)")
    try terminal.wait(forCursorLine: "lay> (define (f) (f)) (f)")
    terminal.send("\r")
    try terminal.wait(for: "the sign") { $0.cursorLine.hasSuffix(Self.sign) }
    let first = terminal.screen.cursorLine
    // The line counts the seconds in the same row.
    try terminal.wait(for: "a later one") {
      $0.cursorLine.hasSuffix(Self.sign) && $0.cursorLine != first
    }
    #expect(terminal.screen.paper.count { $0.hasSuffix(Self.sign) } == 1)
    try terminal.pressForPrompt("\u{3}")
    #expect(!terminal.screen.paper.contains { $0.contains(Self.sign) })
    #expect(terminal.screen.lines[1] == "error: interrupted")
  }

  @Test func `what is printed meanwhile stands above it`() throws {
    let terminal = try start()
    terminal.send("(define (f) (f)) (print 1) (print 2) (f)")
    try terminal.wait(for: "the text") { $0.cursorLine.hasSuffix("(f)") }
    terminal.send("\r")
    try terminal.wait(for: "the sign") { $0.cursorLine.hasSuffix(Self.sign) }
    #expect(terminal.screen.lines[1...2] == ["1", "2"])
    #expect(terminal.screen.row == 3)
    try terminal.pressForPrompt("\u{3}")
    #expect(!terminal.screen.paper.contains { $0.contains(Self.sign) })
  }

  @Test func `a script has none, nor has the prompt after a quick answer`() throws {
    let terminal = try start()
    try terminal.enter("(+ 1 2)")
    #expect(!terminal.received.contains("Ctrl-C stops"))
    let file = try home.file("(define (f) (f)) (f)")
    let run = try Program.run(["--timeout", "0.8", file])
    #expect(run.status == 124)
    #expect(!run.errors.contains("Ctrl-C stops"))
    let script = try Terminal(Program.path, ["--timeout", "0.8", file], home: home)
    #expect(try script.waitForEnd() == 124)
    #expect(!script.received.contains("Ctrl-C stops"))
  }
}
