import Foundation
import Testing

@testable import LayShell

/// Input that once crashed libedit, and what is saved when a signal or a fault ends the program.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptFaultTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
    try home.makeFolder("lay")
  }

  /// The text fills 24 rows, less the prompt and a little: the screen as libedit knew it was full,
  /// and 100 letters more do not fit.
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
    try home.write("mine", to: "lay/lay-crash.lay")
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(define x 41)")
    try terminal.enter("(+ x 1)")
    try terminal.enter("(define (f a) (+ a x))")
    kill(terminal.process, signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(terminal.isCanonical && !terminal.screen.isPasteBracketed)
    let load = "`load \"~/lay/lay-crash-02.lay\"` brings"
    #expect(terminal.screen.paper.joined(separator: " ").contains(load))
    #expect(home.text(of: "lay/lay-crash.lay") == "mine")
    #expect(home.mode(of: "lay/lay-crash-02.lay") == 0o600)
    let saved = home.text(of: "lay/lay-crash-02.lay")
    #expect(saved.hasSuffix("\n\n(define x 41)\n(define (f a) (+ a x))\n"))
    #expect(home.text(of: "history").hasSuffix("(define (f a) (+ a x))\n"))

    let next = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try next.waitForPrompt()
    #expect(next.screen.paper.joined().contains("left it: \(load)"))
    try next.enter("load \"~/lay/lay-crash-02.lay\"")
    try next.enter("(f 1)")
    #expect(next.screen.lines.suffix(2) == ["42", "lay>"])
  }

  private func start() throws -> Terminal {
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  /// The saved file without its title.
  private var saved: String {
    let text = home.text(of: "lay/lay-crash.lay")
    return text.firstRange(of: "\n\n").map { String(text[$0.upperBound...]) } ?? text
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends the program leaves what was defined`(signal: Int32) throws {
    let terminal = try start()
    try terminal.enter("(define x 41)")
    kill(terminal.process, signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    #expect(terminal.isCanonical && !terminal.screen.isPasteBracketed)
    #expect(saved == "(define x 41)\n")
    #expect(try Program.run([home.path + "/lay/lay-crash.lay"]).status == 0)
  }

  @Test func `a signal leaves no file where nothing was defined`() throws {
    let terminal = try start()
    try terminal.enter("(+ 1 2)")
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(home.text(of: "lay/lay-crash.lay").isEmpty)
  }

  /// `n` goes from 0 to 1, 7 and 14, and `count` keeps a count of its own, which is 2.
  ///
  /// Entries that change nothing are left out.
  @Test func `what was assigned is saved, by whatever form`() throws {
    let terminal = try start()
    for entry in [
      "(define n 0)", "(define (up) (set! n (+ n 1)))", "(up)", "(+ n 1)", "(set! n 7)",
      "(define count (let ((c 0)) (fn () (begin (set! c (+ c 1)) c))))", "(count)", "(count)",
      "(let ((own 0)) (begin (set! own 1) own))", "(begin (set! n (* n 2)) (error \"no\"))",
      "(text \"a\")", "(define card it)", "propose 10 x 20",
    ] {
      try terminal.enter(entry)
    }
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(
      saved == """
        (define n 0)
        (define (up) (set! n (+ n 1)))
        (up)
        (set! n 7)
        (define count (let ((c 0)) (fn () (begin (set! c (+ c 1)) c))))
        (count)
        (count)
        expect error "no" (begin (set! n (* n 2)) (error "no"))
        (text "a")
        (define card it)
        propose 10 x 20

        """)
    let check = try home.file(
      "load \"lay/lay-crash.lay\"\n(print n (count))\ncard\nexpect size 8 x 20")
    // The `propose` in the loaded file is answered as in any script.
    #expect(try Program.run([check]).output == "8 x 20\n14 3\n")
  }

  @Test func `a session that is left leaves no file, and one that goes on is not told`() throws {
    let terminal = try start()
    try terminal.enter("(define x 41)")
    #expect(saved == "(define x 41)\n")
    let other = try start()
    #expect(!other.screen.paper.joined().contains("was ended"))
    try terminal.enter("undo")
    #expect(saved.isEmpty)
    try terminal.enter("redo")
    #expect(saved == "(define x 41)\n")
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(saved.isEmpty)
  }

  @Test func `what was taken back is not saved`() throws {
    let terminal = try start()
    for entry in [
      "(define a 1)", "(define b 2)", "undo", "(define c 3)", "(define d 4)", "undo", "undo",
      "redo",
    ] {
      try terminal.enter(entry)
    }
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(saved == "(define a 1)\n(define c 3)\n")
  }

  /// Otherwise one saved session would load the one before.
  @Test func `what a file showed is saved without the file`() throws {
    try home.write("(text \"x\")\npropose 5\n", to: "a.lay")
    let terminal = try start()
    try terminal.enter("load \"a.lay\"")
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(saved == "(text \"x\")\npropose 5 x nil\n")
  }

  @Test func `what a file did is saved, and the library is loaded again`() throws {
    let text = "(define a 1)\n(text \"x\")\n(text \"y\")\nload \"std/flow\"\n"
    try home.write(text, to: "a.lay")
    let terminal = try start()
    try terminal.enter("load \"a.lay\"")
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd() == 128 + SIGTERM)
    #expect(saved == "(define a 1)\n(text \"y\")\nload \"std/flow\"\n")
  }

  @Test func `a fault in an evaluation names the entry`() throws {
    let terminal = try Terminal(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$LAY_PROGRAM\""], home: home)
    try terminal.waitForPrompt()
    terminal.send("(define (loop) (loop)) (loop)")
    try terminal.wait(for: "the loop") { $0.cursorLine.hasSuffix("(loop)") }
    terminal.send("\r")
    try terminal.wait(for: "the evaluation") { !$0.isPasteBracketed }
    // Only the loop works for so long, so it is running.
    let before = try ticks(of: terminal.process)
    while try ticks(of: terminal.process) < before + 50 { usleep(1_000) }
    kill(terminal.process, SIGSEGV)
    #expect(try terminal.waitForEnd() == 128 + SIGSEGV)
    #expect(home.text(of: "history") == HistoryFile.mark + "\n(define (loop) (loop)) (loop)\n")
    #expect(
      home.text(of: "lay/lay-crash.lay").hasSuffix(
        "(define (loop) (loop))\n\n; The last entry:\n; (define (loop) (loop)) (loop)\n"))
  }

  /// The processor time that a process has used so far, in clock ticks.
  private func ticks(of process: pid_t) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return Int(text.split(separator: " ")[13]) ?? 0
  }
}
