import Glibc
import Testing

@testable import LayShell

/// Typing at the prompt of the built program.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptEditingTests {
  private let home: ScratchFolder
  private let terminal: Terminal

  private static let left = "\u{1B}[D"
  private static let backspace = "\u{7F}"

  init() throws {
    home = try ScratchFolder()
    terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
  }

  @Test func `a form is evaluated and its value printed`() throws {
    try terminal.enter("(+ 1 2)")
    #expect(terminal.screen.lines.suffix(3) == ["lay> (+ 1 2)", "3", "lay>"])
    try terminal.enter("(define x 41)")
    try terminal.enter("(+ x 1)")
    #expect(
      terminal.screen.lines.suffix(4) == ["lay> (define x 41)", "lay> (+ x 1)", "42", "lay>"])
    #expect(terminal.screen.unknown == [])
  }

  @Test func `Enter in an open form goes on in an indented line`() throws {
    terminal.send("(+ 1")
    try terminal.wait(forCursorLine: "lay> (+ 1")
    terminal.send("\r")
    try terminal.wait(for: "an indented line") {
      $0.cursorLine.hasPrefix("...>") && $0.column > 5
    }
    #expect(terminal.screen.prompts == 1)
    try terminal.pressForPrompt("2)\r")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test func `a form over several lines is edited as one`() throws {
    terminal.send("(+ 1")
    try terminal.wait(forCursorLine: "lay> (+ 1")
    terminal.send("\r")
    try terminal.wait(for: "the second line") { $0.cursorLine.hasPrefix("...>") }
    terminal.send("2)")
    try terminal.wait(for: "the end") { $0.cursorLine.hasSuffix("2)") }
    terminal.send("\u{1B}OA\u{5}0")
    try terminal.wait(forCursorLine: "lay> (+ 10")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["12", "lay>"])
  }

  @Test func `Backspace and the arrows go by whole characters`() throws {
    terminal.send("\"héllo 世界 👋\"")
    try terminal.wait(forCursorLine: "lay> \"héllo 世界 👋\"", column: 20)
    terminal.send("\u{1B}[D\u{1B}OD" + String(repeating: Self.backspace, count: 4) + "X")
    try terminal.wait(forCursorLine: "lay> \"hélloX👋\"", column: 12)
  }

  @Test(arguments: ["🇨🇭", "👩‍👩‍👧", "👋🏽", "e\u{301}"])
  func `one Backspace removes one character of several scalars`(character: String) throws {
    terminal.send("a\(character)b")
    try terminal.wait(forCursorLine: "lay> a\(character)b")
    terminal.send(Self.left + Self.backspace)
    try terminal.wait(forCursorLine: "lay> ab", column: 6)
  }

  @Test func `a line longer than the screen is one line`() throws {
    let digits = String(repeating: "1234567890", count: 18)
    let first = terminal.screen.row
    terminal.send(digits)
    try terminal.wait(for: "three rows") { $0.row == first + 2 && $0.column == 25 }
    #expect(terminal.screen.line(first) == "lay> " + digits.prefix(75))
    terminal.send("\u{1}X")
    try terminal.wait(forCursorLine: "lay> X" + digits.prefix(74), column: 6)
    #expect(terminal.screen.row == first)
    #expect(terminal.screen.line(first + 2) == String(digits.suffix(26)))
  }

  @Test(arguments: ["exit", "quit"])
  func `words that leave`(word: String) throws {
    terminal.send(word)
    try terminal.wait(forCursorLine: "lay> " + word)
    terminal.send("\r")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `help tells the keys`() throws {
    try terminal.enter("help keys")
    #expect(terminal.screen.paper.contains { $0.contains("Ctrl-R") && $0.contains("search") })
  }

  @Test func `undo brings back what was deleted`() throws {
    terminal.send("one two")
    try terminal.wait(forCursorLine: "lay> one two")
    terminal.send("\u{17}")
    try terminal.wait(forCursorLine: "lay> one")
    terminal.send("\u{1F}")
    try terminal.wait(forCursorLine: "lay> one two")
  }

  private func pasteThreeLines() throws {
    terminal.send("\u{1B}[200~(+ 1\n  2\n  3)\u{1B}[201~")
    try terminal.wait(forCursorLine: "...>   3)")
    terminal.send("\u{1B}[A\u{1}\u{6}\u{6}")
    try terminal.wait(forCursorLine: "...>   2", column: 7)
  }

  @Test func `Ctrl-K kills to the end of the line, and Ctrl-Y brings it back`() throws {
    try pasteThreeLines()
    terminal.send("\u{B}")
    try terminal.wait(forCursorLine: "...>", column: 7)
    #expect(terminal.screen.lines.suffix(3) == ["lay> (+ 1", "...>", "...>   3)"])
    terminal.send("\u{B}")
    try terminal.wait(forCursorLine: "...>     3)", column: 7)
    terminal.send("\u{1F}\u{1F}")
    try terminal.wait(forCursorLine: "...>   2")
    terminal.send("\u{B}\u{19}\u{19}")
    try terminal.wait(forCursorLine: "...>   22")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["26", "lay>"])
  }

  @Test func `Ctrl-U kills to the start of the line`() throws {
    try pasteThreeLines()
    terminal.send("\u{15}")
    try terminal.wait(forCursorLine: "...> 2", column: 5)
    #expect(terminal.screen.lines.suffix(3) == ["lay> (+ 1", "...> 2", "...>   3)"])
    terminal.send("\u{15}")
    try terminal.wait(forCursorLine: "lay> (+ 12", column: 9)
  }

  @Test func `Ctrl-D deletes in a line and ends on an empty one`() throws {
    terminal.send("ab\u{1}\u{4}")
    try terminal.wait(forCursorLine: "lay> b")
    terminal.send("\u{4}\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.screen.column == 0)
    #expect(!terminal.screen.isPasteBracketed)
  }
}

/// The prompt in poor locales and terminals.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptEnvironmentTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  /// Without the folder of locales there is none but C, in which the C library knows no letter `é`.
  ///
  /// Only the superuser can hide the folder from one program.
  @Test(arguments: geteuid() == 0 ? [false, true] : [false], ["", "bind -v\n"])
  func `plain C is no reason to lose letters`(_ isAlone: Bool, _ settings: String) throws {
    try home.write(settings, to: ".editrc")
    let script = "mount -t tmpfs none /usr/lib/locale; exec \"$LAY_PROGRAM\" -q"
    let terminal = try Terminal(
      isAlone ? "/usr/bin/unshare" : Program.path, isAlone ? ["-m", "sh", "-c", script] : ["-q"],
      environment: ["LANG": "C", "LC_ALL": "C"], home: home)
    try terminal.waitForPrompt()
    terminal.send("éÿ世\"ü\"")
    try terminal.wait(forCursorLine: "lay> éÿ世\"ü\"")
    #expect(terminal.screen.lines.count < 4)
  }

  @Test func `a terminal that cannot move its cursor gets no escape`() throws {
    let terminal = try Terminal(environment: ["TERM": "dumb"], home: home)
    try terminal.wait(forCursorLine: "lay>")
    terminal.send("(+ 1\n")
    try terminal.wait(forCursorLine: "...>")
    terminal.send("2)\n")
    try terminal.wait(for: "the value and a prompt") { $0.lines.suffix(2) == ["3", "lay>"] }
    #expect(terminal.screen.lines.suffix(3).first == "...> 2)")
    #expect(terminal.screen.prompts == 0 && terminal.screen.unknown == [])
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `keys of vi are the user's choice`() throws {
    try home.write("bind -v\n", to: ".editrc")
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("ax")
    try terminal.wait(forCursorLine: "lay> ax")
    terminal.send("\u{1B}")
    try terminal.wait(for: "the command mode") { $0.column == 6 }
    terminal.send("x0iz")
    try terminal.wait(forCursorLine: "lay> za")
    terminal.send("\u{3}")
    try terminal.waitForPrompt(after: 1)
    try terminal.enter("(+ 1 2)")
    terminal.send("\u{1B}[A")
    try terminal.wait(forCursorLine: "lay> (+ 1 2)")
    try terminal.pressForPrompt("\u{1B}[200~\n\u{1B}[201~\r")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }

  @Test func `D and C of vi stay in the line`() throws {
    try home.write("bind -v\n", to: ".editrc")
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("\u{1B}[200~(+ 1\n  2\n  3)\u{1B}[201~")
    try terminal.wait(forCursorLine: "...>   3)")
    terminal.send("\u{1B}")
    try terminal.wait(forCursorLine: "...>   3)", column: 8)
    terminal.send("k\u{1}llD")
    try terminal.wait(forCursorLine: "...>", column: 7)
    terminal.send("i4")
    try terminal.wait(forCursorLine: "...>   4")
    terminal.send("\u{1B}")
    try terminal.wait(forCursorLine: "...>   4", column: 7)
    terminal.send("C5")
    try terminal.wait(forCursorLine: "...>   5")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["9", "lay>"])
  }

  @Test func `a number before a key is no larger than the prompt can bear`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("\u{1B}9999999x!")
    try terminal.wait(for: "the mark") { $0.lines.joined().hasSuffix("x!") }
    #expect(terminal.screen.cursorLine == "lay> x!")
    try terminal.pressForPrompt("\u{3}")
    terminal.send("\u{1B}12x!")
    try terminal.wait(forCursorLine: "lay> xxxxxxxxxxxx!")
  }
}
