import Glibc
import Testing

@testable import LayShell

/// Answers that are longer than the window.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PagerTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  private func start(
    _ pager: String?, rows: Int = 10, environment: [String: String] = [:]
  ) throws -> Terminal {
    var environment = environment
    environment["PAGER"] = pager
    let terminal = try Terminal(
      Program.path, ["-q"], environment: environment, home: home, rows: rows)
    try terminal.waitForPrompt()
    return terminal
  }

  /// Two windows of ten rows have room for twenty rows of an answer.
  @Test(arguments: [(20, false), (21, true)])
  func `a pager is used for what fills two windows`(_ count: Int, _ isPaged: Bool) throws {
    let text = (1...count).map(String.init).joined(separator: "\n")
    #expect(Pager.isNeeded(for: text, rows: 10, columns: 80) == isPaged)
    // A line of 81 cells takes two rows, one of 80 takes one, and color codes take no cells.
    let wide = String(repeating: "x", count: 80)
    #expect(Pager.isNeeded(for: "\(wide)x\n\(text)", rows: 11, columns: 80) == isPaged)
    let two = "\u{1B}[36m\(wide)\u{1B}[0m\n\(wide)"
    #expect(Pager.isNeeded(for: "\(two)\n\(text)", rows: 11, columns: 80) == isPaged)
  }

  /// A picture of 101 rows in a window of 24: the empty ones are folded, and what is typed is an entry.
  @Test func `a picture never goes through a pager, and fits the window`() throws {
    let terminal = try start("sed 's/^/P:/'", rows: 24)
    try terminal.enter("(frame :width 80 :height 1000 (color red))")
    try terminal.enter("show")
    #expect(!terminal.screen.paper.contains { $0.hasPrefix("P:") })
    let lines = terminal.screen.lines.suffix(24)
    #expect(lines.contains { $0.hasPrefix("┌") } && lines.contains { $0.hasPrefix("└") })
    #expect(lines.contains { $0.contains("⋮ 99 rows") })
  }

  /// `less` would run what follows an exclamation mark, and `s` writes files, without LESSSECURE.
  @Test(arguments: ["", "0"])
  func `what is typed into less runs and writes nothing`(_ own: String) throws {
    let terminal = try start(
      "echo secure=$LESSSECURE; cat >/dev/null", environment: ["LESSSECURE": own])
    try terminal.enter("help commands")
    #expect(terminal.screen.paper.contains { $0.hasPrefix("secure=1") })
  }

  @Test func `long answers go through it and short ones do not`() throws {
    let terminal = try start("sed 's/^/P:/'")
    try terminal.enter("help text")
    #expect(terminal.screen.paper.contains { $0.hasPrefix("P:") })
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
    try terminal.enter("set pager off")
    try terminal.enter("help text")
    #expect(terminal.screen.lines.suffix(2).first?.hasPrefix("P:") == false)
    try terminal.enter("set pager \"sed 's/^/Q:/'\"")
    try terminal.enter("help text")
    #expect(terminal.screen.lines.suffix(2).first?.hasPrefix("Q:") == true)
  }

  @Test(arguments: ["/no/such/pager", "", "no-such-pager -x"])
  func `where there is none the answer is printed`(_ pager: String) throws {
    let terminal = try start(pager)
    try terminal.enter("help commands")
    #expect(!terminal.screen.paper.contains { $0.contains("not found") })
    #expect(terminal.screen.paper.contains { $0.hasPrefix("  apropos WORD") })
    #expect(terminal.screen.paper.contains { $0.hasPrefix("  why NAME.width") })
  }

  /// The pager reads one line of a hundred thousand and ends.
  @Test func `a pager that is left early is no mistake`() throws {
    let terminal = try start("head -1")
    try terminal.enter("(range 0 100000)")
    let before = terminal.screen.paper.count
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
    #expect(terminal.screen.paper.count > before)
  }

  /// An answer of 8 × 2^14 = 131072 letters.
  private static let long = #"(fold (fn (a i) (str a a)) "abcdefgh" (range 0 14))"#

  /// Of the first the whole answer fits the pipe; the second never reads, and the pipe of 64 KiB is
  /// full.
  @Test(arguments: [
    ("cat >/dev/null; kill -STOP $$", "help text"), ("kill -STOP $$; cat", PagerTests.long),
  ])
  func `a pager that is stopped does not hold the prompt`(_ pager: String, _ entry: String) throws {
    let terminal = try start(pager)
    try terminal.enter(entry)
    #expect(terminal.screen.lines.contains("the pager did not go on, so it was ended"))
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test(arguments: ["help text", PagerTests.long])
  func `Ctrl-C ends a pager that reads nothing`(_ entry: String) throws {
    let terminal = try start("echo ready; trap '' INT; exec sleep 100")
    let prompts = terminal.screen.prompts
    terminal.send(entry)
    try terminal.wait(for: "the entry") { $0.cursorLine.hasSuffix(entry) }
    terminal.send("\r")
    try terminal.wait(for: "the pager") { $0.paper.contains("ready") }
    usleep(200_000)
    terminal.send("\u{3}")
    try terminal.waitForPrompt(after: prompts)
  }

  /// One that has read belongs to the person: `less` hears Ctrl-C itself.
  @Test func `Ctrl-C does not end a pager that reads`() throws {
    let terminal = try start("true; trap '' INT; cat >/dev/null; echo ready; sleep 1; echo done")
    let prompts = terminal.screen.prompts
    terminal.send("help text")
    try terminal.wait(for: "the entry") { $0.cursorLine.hasSuffix("help text") }
    terminal.send("\r")
    try terminal.wait(for: "the pager") { $0.paper.contains("ready") }
    terminal.send("\u{3}")
    try terminal.waitForPrompt(after: prompts)
    #expect(terminal.screen.paper.contains { $0.hasSuffix("done") })
  }

  @Test func `a pager that dies is over`() throws {
    let terminal = try start("kill -KILL $$")
    try terminal.enter(Self.long)
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  /// The pager switches the terminal's echo off, as a pager that crashes leaves it.
  @Test func `the terminal has its own modes afterwards`() throws {
    let terminal = try start("stty -icanon -echo; cat")
    try terminal.enter("help text")
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isCanonical)
  }

  @Test func `Ctrl-C is the pager's and leaves the session`() throws {
    let terminal = try start(
      "(trap 'echo heard' INT; cat > \"$HOME/answer\"; echo paged; read line < /dev/tty)")
    try terminal.enter("(define x 41)")
    let before = terminal.screen.prompts
    terminal.send("help text")
    try terminal.wait(forCursorLine: "lay> help text")
    terminal.send("\r")
    try terminal.wait(for: "the pager") { $0.lines.contains("paged") }
    terminal.send("\u{3}")
    try terminal.wait(for: "its answer") { $0.lines.contains { $0.hasSuffix("heard") } }
    terminal.send("\r")
    try terminal.waitForPrompt(after: before)
    #expect(home.text(of: "answer").contains("(text string runs…)"))
    try terminal.enter("(+ x 1)")
    #expect(terminal.screen.lines.suffix(2) == ["42", "lay>"])
  }

  @Test(arguments: [
    (PagerChoice.off, ["PAGER": "cat"], nil), (.auto, ["PAGER": "cat -n"], "cat -n"),
    (.auto, ["PAGER": ""], nil), (.auto, ["PATH": "/nowhere"], nil),
    (.command("cat"), ["PAGER": "less"], "cat"), (.command("(cat)"), [:], "(cat)"),
  ])
  func `which it is`(_ choice: PagerChoice, _ environment: [String: String], _ command: String?) {
    let environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    #expect(choice.command { environment[$0] } == command)
  }
}
