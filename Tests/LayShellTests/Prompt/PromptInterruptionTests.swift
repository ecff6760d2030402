import Testing

@testable import LayShell

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Signals, and what is left of the terminal after them.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptInterruptionTests {
  private let home: ScratchFolder
  private let terminal: Terminal

  init() throws {
    home = try ScratchFolder()
    terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
  }

  @Test func `Ctrl-C leaves a typed line and keeps the session`() throws {
    try terminal.enter("(define x 41)")
    terminal.send("(hstack (text \"a\"")
    try terminal.wait(forCursorLine: "lay> (hstack (text \"a\"")
    try terminal.pressForPrompt("\u{3}")
    #expect(terminal.screen.lines.last == "lay>")
    try terminal.enter("(+ x 1)")
    #expect(terminal.screen.lines.suffix(2) == ["42", "lay>"])
  }

  @Test func `a command in open code tells how to leave it, and Up brings it back`() throws {
    for line in ["VStack {", "quit"] {
      terminal.send(line)
      try terminal.wait(for: line) { $0.cursorLine.contains(line) }
      terminal.send("\r")
      try terminal.wait(for: "a further line") { $0.cursorLine.hasPrefix("...> ") }
    }
    try terminal.wait(for: "the hint") {
      $0.lines.contains("still in the code that begins at line 1: `}` is missing")
        && $0.lines.contains("Ctrl-C leaves it, and Up brings it back")
    }
    try terminal.pressForPrompt("\u{3}")
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "what was typed") {
      $0.lines.suffix(3).contains { $0.hasSuffix("quit") }
    }
  }

  @Test func `Ctrl-C on an empty line never leaves`() throws {
    for _ in 1...3 { try terminal.pressForPrompt("\u{3}") }
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test func `Ctrl-C stops a loop without end and keeps what is defined`() throws {
    try terminal.enter("(define x 41)")
    terminal.send("(define (loop) (loop)) (loop)")
    try terminal.wait(for: "the loop") { $0.cursorLine.hasSuffix("(loop)") }
    terminal.send("\r")
    try terminal.wait(for: "the evaluation") { !$0.isPasteBracketed }
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("(+ x 1)")
    #expect(terminal.screen.lines.suffix(2) == ["42", "lay>"])
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// The test locks the history: the program has taken the entry, but cannot evaluate it yet.
  @Test func `Ctrl-C between Enter and the evaluation stops it`() throws {
    let history = open(home.path + "/history", O_RDWR | O_CREAT, 0o600)
    defer { close(history) }
    try #require(flock(history, LOCK_EX) == 0)
    terminal.send("(define (loop) (loop)) (loop)")
    try terminal.wait(for: "the loop") { $0.cursorLine.hasSuffix("(loop)") }
    terminal.send("\r")
    try terminal.wait(for: "the evaluation") { !$0.isPasteBracketed }
    terminal.send("\u{3}")
    try terminal.wait(for: "the echo of Ctrl-C") { $0.lines.contains { $0.hasPrefix("^C") } }
    try #require(flock(history, LOCK_UN) == 0)
    try terminal.waitForPrompt(after: 1)
    try terminal.enter("(+ 41 1)")
    #expect(terminal.screen.lines.suffix(2) == ["42", "lay>"])
  }

  /// The whole output has 40,000 lines of more than 20 bytes.
  ///
  /// Between the program and its reader are at most a terminal's 64 kB and two pieces of 16 kB.
  @Test(arguments: ["tree", "json"])
  func `Ctrl-C ends what is printed to somebody who reads slowly`(command: String) throws {
    try terminal.enter("(vstack (for-each 0 40000 (fn (i) (text \"abc\"))))")
    try terminal.enter("propose 100 x nil")
    terminal.send(command)
    try terminal.wait(forCursorLine: "lay> " + command)
    let before = terminal.received.utf8.count
    terminal.send("\r")
    try terminal.wait(for: "the first lines") { _ in
      terminal.received.utf8.count > before + 4000
    }
    terminal.send("\u{3}")
    try terminal.wait(for: "the end") { $0.lines.contains { $0.contains("error: interrupted") } }
    #expect(terminal.received.utf8.count - before < 200_000)
    try terminal.enter("(+ 41 1)")
    #expect(terminal.screen.lines.suffix(2) == ["42", "lay>"])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the program gives the terminal back`(signal: Int32) throws {
    #expect(!terminal.isCanonical)
    kill(terminal.process, signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(!terminal.screen.isPasteBracketed)
    #expect(terminal.isCanonical)
  }

  @Test func `after Ctrl-Z the text comes back`() throws {
    let shell = try Terminal("/bin/sh", ["-i"], home: home)
    try shell.wait(forCursorLine: "$")
    shell.send("\"$LAY_PROGRAM\"\r")
    try shell.waitForPrompt()
    shell.send("(+ 1 ")
    try shell.wait(for: "the text") { $0.cursorLine == "lay> (+ 1" && $0.column == 10 }
    shell.send("\u{1A}")
    try shell.wait(forCursorLine: "$")
    #expect(!shell.screen.isPasteBracketed)
    shell.send("fg\r")
    try shell.wait(for: "the text") { $0.cursorLine == "lay> (+ 1" && $0.column == 10 }
    try shell.pressForPrompt("2)\r")
    #expect(shell.screen.lines.suffix(2) == ["3", "lay>"])
  }
}
