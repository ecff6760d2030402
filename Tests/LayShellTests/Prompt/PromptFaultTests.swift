import Foundation
import Testing

@testable import LayShell

/// What once ended the program inside of libedit, and what is kept when a fault ends it.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptFaultTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  /// 24 rows of the window, less the prompt and a little: what libedit believed to be its screen is
  /// full, and 100 letters more do not fit.
  @Test(arguments: [20, 80, 200])
  func `a line longer than the window is edited`(columns: Int) throws {
    let terminal = try Terminal(home: home, columns: columns)
    try terminal.waitForPrompt()
    let words = String(repeating: "word ", count: (24 * columns - 20) / 5)
    terminal.send(words + "end")
    try terminal.wait(for: "the end") { $0.cursorLine.hasSuffix("end") || $0.column < 3 }
    terminal.send("\u{1B}b\u{1B}b\u{5}" + String(repeating: "x", count: 100) + "z")
    try terminal.wait(for: "the letters") { screen in
      screen.lines.joined().hasSuffix("end" + String(repeating: "x", count: 100) + "z")
    }
    terminal.send("\u{1B}b!")
    try terminal.wait(for: "the mark") { $0.lines.joined().contains("!end") }
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test(arguments: [20, 80, 200], ["", "bind -v\n", "bind ^T ed-command\n"])
  func `libedit's own command line is refused`(columns: Int, settings: String) throws {
    try home.write(settings, to: ".editrc")
    let terminal = try Terminal(home: home, columns: columns)
    try terminal.waitForPrompt()
    terminal.send("(+ 1 2)")
    try terminal.wait(forCursorLine: "lay> (+ 1 2)")
    if settings == "bind -v\n" {
      terminal.send("\u{1B}")
      try terminal.wait(forCursorLine: "lay> (+ 1 2)", column: 11)
      terminal.send(":")
    } else {
      terminal.send(settings.isEmpty ? "\u{1B}x" : "\u{14}")
    }
    try terminal.wait(for: "the bell") { $0.bells > 0 }
    #expect(terminal.screen.cursorLine == "lay> (+ 1 2)")
    terminal.send("\"")
    try terminal.wait(for: "the quote") { $0.cursorLine.contains("\"") }
    terminal.send("\r")
    try terminal.wait(for: "a further line") { $0.cursorLine.hasPrefix("...>") }
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGABRT])
  func `a fault of the program leaves what was defined`(signal: Int32) throws {
    try home.write("mine", to: "lay-crash.lay")
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(define x 41)")
    try terminal.enter("(+ x 1)")
    try terminal.enter("(define (f a) (+ a x))")
    terminal.send("(half")
    try terminal.wait(forCursorLine: "lay> (half")
    kill(terminal.process, signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(terminal.isCanonical && !terminal.screen.isPasteBracketed)
    #expect(terminal.screen.paper.joined(separator: " ").contains("`lay-crash-02.lay`"))
    #expect(home.text(of: "lay-crash.lay") == "mine")
    #expect(home.mode(of: "lay-crash-02.lay") == 0o600)
    let saved = home.text(of: "lay-crash-02.lay")
    #expect(
      saved.hasSuffix(
        "\n\n(define x 41)\n(define (f a) (+ a x))\n\n; The last entry:\n; (half\n"))
    #expect(home.text(of: "history").hasSuffix("(define (f a) (+ a x))\n"))

    let next = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try next.waitForPrompt()
    try next.enter("load \"lay-crash-02.lay\"")
    try next.enter("(f 1)")
    #expect(next.screen.lines.suffix(2) == ["42", "lay>"])
  }

  @Test func `a fault in an evaluation names the entry`() throws {
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try terminal.waitForPrompt()
    terminal.send("(define (loop) (loop)) (loop)")
    try terminal.wait(for: "the loop") { $0.cursorLine.hasSuffix("(loop)") }
    terminal.send("\r")
    try terminal.wait(for: "the evaluation") { !$0.isPasteBracketed }
    // Nothing else takes so long: the loop runs.
    let before = try ticks(of: terminal.process)
    while try ticks(of: terminal.process) < before + 50 { usleep(1_000) }
    kill(terminal.process, SIGSEGV)
    #expect(try terminal.waitForEnd() == 128 + SIGSEGV)
    #expect(home.text(of: "history") == HistoryFile.mark + "\n(define (loop) (loop)) (loop)\n")
    #expect(
      home.text(of: "lay-crash.lay").hasSuffix(
        "(define (loop) (loop))\n\n; The last entry:\n; (define (loop) (loop)) (loop)\n"))
  }

  /// The time that a process has worked so far.
  private func ticks(of process: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return Int(text.split(separator: " ")[13]) ?? 0
  }
}
