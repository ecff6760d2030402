import Testing

@testable import LayShell

/// Errors, as the prompt shows them.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptDiagnosticTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  private func session(_ environment: [String: String] = [:]) throws -> Terminal {
    let terminal = try Terminal(environment: environment, home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  @Test func `the lines of a paste after a mistake are counted`() throws {
    let terminal = try session()
    terminal.send("\u{1B}[200~(+ 1 1)\n(hstak)\n(+ 2 2)\n\n(+ 3 3)\u{1B}[201~")
    try terminal.wait(forCursorLine: "...> (+ 3 3)")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["the 2 lines after it were not run", "lay>"])
    #expect(terminal.screen.lines.contains("error: unknown name `hstak`"))
  }

  @Test func `on the empty line of an open form the end of input gives the form up`() throws {
    let terminal = try session()
    terminal.send("(+ 1")
    try terminal.wait(forCursorLine: "lay> (+ 1")
    terminal.send("\r")
    try terminal.wait(for: "the next line") { $0.cursorLine.hasPrefix("...>") }
    try terminal.pressForPrompt("\u{4}")
    #expect(terminal.screen.lines.contains { $0.hasSuffix("^D cancelled") })
    try terminal.enter("(+ 2 3)")
    #expect(terminal.screen.lines.suffix(2) == ["5", "lay>"])
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
  ])
  func `a mistake is in colour where that is allowed`(
    _ environment: [String: String], _ isColored: Bool
  ) throws {
    let terminal = try Terminal(
      Program.path, ["-e", "(hstak)"], environment: environment, home: home)
    #expect(try terminal.waitForEnd() != 0)
    let escapes = terminal.received.contains("\u{1B}[1;31merror:\u{1B}[0m")
    #expect(escapes == isColored)
    #expect(terminal.screen.lines.first == "-e:1:2: error: unknown name `hstak`")
  }

  @Test func `where the output is no terminal there is no prompt`() throws {
    let command = "\"$LAY_PROGRAM\" > \"$HOME/out\"; echo end"
    let terminal = try Terminal("/bin/sh", ["-c", command], home: home)
    terminal.send("(print 1)\n(text \"a\")\npropose ideal\n\u{4}")
    try terminal.wait(for: "the end") { $0.lines.contains { $0.hasSuffix("end") } }
    #expect(home.text(of: "out") == "1\n8 x 20\n")
  }
}
