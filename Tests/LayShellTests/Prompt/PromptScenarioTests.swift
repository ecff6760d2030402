import Foundation
import Testing

@testable import LayShell

/// Situations that other prompts get wrong: signals, windows, pipes, other shells.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptScenarioTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  private func start(_ arguments: [String] = ["-q"]) throws -> Terminal {
    let terminal = try Terminal(Program.path, arguments, home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  // MARK: - Signals

  /// The shell around the prompt prints `heard` if the signal reaches it.
  @Test func `a signal for the prompt alone does not reach its parent`() throws {
    let script = "trap 'echo heard' INT; \"$LAY_PROGRAM\" -q; echo over"
    let terminal = try Terminal("/bin/sh", ["-c", script], home: home)
    try terminal.waitForPrompt()
    let children = try String(
      contentsOfFile: "/proc/\(terminal.process)/task/\(terminal.process)/children",
      encoding: .utf8)
    let child = try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
    terminal.send("(+ 1")
    try terminal.wait(forCursorLine: "lay> (+ 1")
    kill(child, SIGINT)
    try terminal.waitForPrompt(after: 1)
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.paper.contains("over"))
    #expect(!terminal.screen.paper.contains("heard"))
  }

  @Test func `Ctrl-C ends a script with a status and the terminal as it was`() throws {
    let picture = "show --svg \"\(home.path)/begun.svg\""
    let file = try home.file("(text \"a\")\n\(picture)\n(define (f) (f)) (f)")
    let terminal = try Terminal(Program.path, [file], home: home)
    // The picture is written just before the script begins its loop.
    while home.text(of: "begun.svg").isEmpty { usleep(1_000) }
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnd() == 130)
    #expect(terminal.isCanonical)
    #expect(terminal.screen.paper.contains { $0.contains("interrupted") })
  }

  // MARK: - Windows

  @Test func `the window changes while a form runs, and pictures fit the new one`() throws {
    let terminal = try start()
    try terminal.enter("(frame :width 600 :height 20 (color red))")
    terminal.send("(define (f) (f)) (f)")
    try terminal.wait(for: "the loop") { $0.cursorLine.hasSuffix("(f)") }
    terminal.send("\r")
    try terminal.wait(for: "the evaluation") { !$0.isPasteBracketed }
    terminal.resize(rows: 24, columns: 50)
    try terminal.pressForPrompt("\u{3}")
    try terminal.enter("show")
    let rows = terminal.screen.paper.drop { $0 != "lay> show" }.dropFirst().dropLast()
    let widest = rows.map(\.count).max() ?? 0
    #expect((30...50).contains(widest), "\(rows)")
    // Typed text is broken at fifty columns too: 45 letters stand behind the prompt.
    terminal.send(String(repeating: "1", count: 60))
    try terminal.wait(for: "the second row") { $0.column == 15 }
    #expect(terminal.screen.lines.suffix(2).first?.count == 50)
  }

  @Test func `a long line is edited at its start after the window has changed twice`() throws {
    let terminal = try start()
    let digits = String(repeating: "1 ", count: 90)
    terminal.send("(+ \(digits))")
    // 5 + 3 + 180 + 1 = 189 cells, of which 160 fill two rows.
    try terminal.wait(for: "three rows") { $0.row == 2 && $0.column == 189 - 160 }
    for columns in [50, 100] {
      terminal.resize(rows: 24, columns: columns, reflows: true)
      try terminal.wait(for: "\(columns) columns") { $0.column == 189 % columns }
    }
    terminal.send("\u{1}")
    try terminal.wait(for: "the start") { $0.row == 0 && $0.column == 5 }
    terminal.send("(* 2 ")
    try terminal.wait(for: "the text") { $0.line(0).hasPrefix("lay> (* 2 (+ 1 1") }
    terminal.send("\u{5})")
    try terminal.wait(for: "the end") { $0.cursorLine.hasSuffix("))") }
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["180", "lay>"])
    #expect(terminal.screen.paper.count { $0.hasPrefix("lay> (") } == 1)
  }

  // MARK: - History

  @Test func `what was entered outlives a kill, and nobody else may read it`() throws {
    let first = try start()
    try first.enter("(+ 40 1)")
    kill(first.process, SIGKILL)
    _ = try first.waitForEnd()
    #expect(home.mode(of: "history") == 0o600)
    let second = try start()
    second.send("\u{1B}[A")
    try second.wait(forCursorLine: "lay> (+ 40 1)")
  }

  @Test func `a history that is a folder only warns`() throws {
    try home.makeFolder("history")
    let terminal = try start()
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
    #expect(terminal.screen.paper.contains { $0.hasPrefix("warning: ") })
  }

  // MARK: - A shell around it

  @Test func `Ctrl-Z gives the shell its terminal, and fg brings the prompt back`() throws {
    let shell = try Terminal("/bin/bash", ["--norc", "--noprofile", "-i"], home: home)
    try shell.wait(forCursorLine: "$")
    shell.send("\"$LAY_PROGRAM\" -q\r")
    try shell.waitForPrompt()
    try shell.enter("(define x 41)")
    shell.send("(+ x ")
    try shell.wait(for: "the text") { $0.cursorLine == "lay> (+ x" && $0.column == 10 }
    shell.send("\u{1A}")
    try shell.wait(forCursorLine: "$")
    shell.send("stty -a | tr ';' '\\n' | grep -o -w -e '-*icanon' -e '-*echo'\r")
    try shell.wait(for: "the modes") { $0.lines.contains("icanon") && $0.lines.contains("echo") }
    shell.send("fg\r")
    try shell.wait(for: "the text") { $0.cursorLine == "lay> (+ x" && $0.column == 10 }
    try shell.pressForPrompt("1)\r")
    #expect(shell.screen.lines.suffix(2) == ["42", "lay>"])
  }

  // MARK: - No terminal

  @Test func `a reader that goes away is no mistake`() throws {
    let script = """
      "$LAY_PROGRAM" -e '(for (i 0 100000) (print i))' 2> "$HOME/errors" | head -1
      "$LAY_PROGRAM" --color never -e '(text "a")' -e 'show' > "$HOME/out" < /dev/null
      echo over
      """
    let terminal = try Terminal("/bin/sh", ["-c", script], home: home)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.lines == ["0", "over"])
    #expect(home.text(of: "errors").isEmpty)
    #expect(!home.text(of: "out").contains("\u{1B}"))
    // Without a prompt there is no history.
    #expect(home.mode(of: "history") == 0)
  }

  @Test func `a script is run by its first line`() throws {
    try home.write("#!\(Program.path)\n(print (length arguments))\n(print 2)", to: "run.lay")
    chmod(home.path + "/run.lay", 0o755)
    let terminal = try Terminal(home.path + "/run.lay", ["a", "b"], home: home)
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.lines == ["2", "2"])
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "no-such-terminal"]])
  func `with few abilities the prompt works`(_ environment: [String: String]) throws {
    let terminal = try Terminal(
      Program.path, ["-q"], environment: environment, home: home)
    try terminal.wait(for: "the prompt") { $0.cursorLine == "lay>" }
    terminal.send("(hstak)\r")
    try terminal.wait(for: "the mistake") { screen in
      screen.cursorLine == "lay>" && screen.lines.contains("error: unknown name `hstak`")
    }
    let isColored = terminal.received.contains("\u{1B}[1;31m")
    #expect(isColored == (environment["TERM"] == "no-such-terminal"))
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
  }
}
