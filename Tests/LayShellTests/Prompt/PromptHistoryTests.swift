import Testing

@testable import LayShell

/// Entries of earlier sessions.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptHistoryTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  private func session() throws -> Terminal {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  private static let up = "\u{1B}[A"

  @Test func `an entry of several lines comes back as one`() throws {
    let first = try session()
    try first.pressForPrompt("\u{1B}[200~(+ 1\n  2)\u{1B}[201~\r")
    first.send("\u{4}")
    #expect(try first.waitForEnd() == 0)
    #expect(home.mode(of: "history") == 0o600)

    let second = try session()
    second.send(Self.up)
    try second.wait(for: "the entry") { $0.lines.suffix(2) == ["lay> (+ 1", "...>   2)"] }
    try second.pressForPrompt("\r")
    #expect(second.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test func `sessions side by side keep each other's entries`() throws {
    let first = try session()
    let second = try session()
    try first.enter("(+ 1 1)")
    try second.enter("(+ 2 2)")
    try first.enter("(+ 3 3)")
    #expect(home.text(of: "history") == HistoryFile.mark + "\n(+ 1 1)\n(+ 2 2)\n(+ 3 3)\n")
    first.send(Self.up + Self.up)
    try first.wait(forCursorLine: "lay> (+ 1 1)")
  }

  @Test func `blanks first and repeats are not kept`() throws {
    let terminal = try session()
    for entry in ["(+ 1 1)", "(+ 1 1)", " (+ 2 2)", "(+ 3 3)"] { try terminal.enter(entry) }
    #expect(home.text(of: "history") == HistoryFile.mark + "\n(+ 1 1)\n(+ 3 3)\n")
  }

  @Test func `Down leaves a recalled entry that was edited, and Up comes back to it`() throws {
    try home.write(HistoryFile.mark + "\n(+ 1 1)\n(+ 2 2)\n", to: "history")
    let terminal = try session()
    terminal.send(Self.up + Self.up)
    try terminal.wait(forCursorLine: "lay> (+ 1 1)")
    terminal.send("\u{7F}5)")
    try terminal.wait(forCursorLine: "lay> (+ 1 15)")
    terminal.send("\u{1B}[B")
    try terminal.wait(forCursorLine: "lay> (+ 2 2)")
    terminal.send("\u{1B}[B")
    try terminal.wait(forCursorLine: "lay>", column: 5)
    terminal.send(Self.up + Self.up)
    try terminal.wait(forCursorLine: "lay> (+ 1 15)")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["16", "lay>"])
  }

  @Test func `an open entry that Ctrl-D gives up is kept`() throws {
    let terminal = try session()
    terminal.send("(+ 1")
    try terminal.wait(forCursorLine: "lay> (+ 1")
    terminal.send("\r")
    try terminal.wait(for: "a further line") { $0.cursorLine.hasPrefix("...>") }
    try terminal.pressForPrompt("\u{4}")
    #expect(home.text(of: "history") == HistoryFile.mark + "\n(+ 1\n")
    terminal.send(Self.up)
    try terminal.wait(forCursorLine: "lay> (+ 1")
  }

  @Test func `Ctrl-S in a search goes on to newer entries`() throws {
    try home.write(HistoryFile.mark + "\n(+ 1 20)\n(+ 1 2)\n", to: "history")
    let terminal = try session()
    terminal.send("\u{12}1 2\u{12}")
    try terminal.wait(forCursorLine: "lay> (+ 1 20)")
    terminal.send("\u{13}")
    try terminal.wait(forCursorLine: "lay> (+ 1 2)")
  }

  @Test func `Ctrl-R finds an entry by a part of it`() throws {
    try home.write(HistoryFile.mark + "\n(+ 1 20)\n(+ 1 2)\n(+ 3 4)\n", to: "history")
    let terminal = try session()
    terminal.send("\u{12}1 2")
    try terminal.wait(forCursorLine: "lay> (+ 1 2)")
    #expect(terminal.screen.lines.last == "search: 1 2")
    terminal.send("\u{12}")
    try terminal.wait(forCursorLine: "lay> (+ 1 20)")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["21", "lay>"])
    #expect(!terminal.screen.lines.contains { $0.contains("search") })
  }

  @Test func `a file that is no text does not stop the session`() throws {
    try home.write(HistoryFile.mark + "\n\u{1}\n\\\n", to: "history")
    let terminal = try session()
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
    #expect(home.text(of: "history").hasSuffix("(+ 1 2)\n"))
  }
}
