import Testing

@testable import LayShell

/// Commands and completion at the prompt, as the screen shows them.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptCommandTests {
  private let home: ScratchFolder
  private let terminal: Terminal

  init() throws {
    home = try ScratchFolder()
    terminal = try Terminal(Program.path, ["-q"], home: home)
    try terminal.waitForPrompt()
  }

  /// The rows between the entry and the next prompt, where the cursor is.
  private func answer(to entry: String, in terminal: Terminal? = nil) throws -> [String] {
    let terminal = terminal ?? self.terminal
    try terminal.enter(entry)
    let rows = terminal.screen.paper.dropLast()
    let start = try #require(rows.lastIndex { $0.hasPrefix("lay> ") })
    return Array(rows[(start + 1)...])
  }

  @Test func `undo and redo`() throws {
    for entry in ["(define x 1)", "(define x 2)"] { try terminal.enter(entry) }
    #expect(try answer(to: "undo") == ["undone: (define x 2)"])
    #expect(try answer(to: "x") == ["1"])
    #expect(try answer(to: "redo") == ["done again: (define x 2)"])
    #expect(try answer(to: "x") == ["2"])
  }

  @Test func `results have names`() throws {
    for entry in ["(+ 40 1)", "(* 2 3)"] { try terminal.enter(entry) }
    #expect(try answer(to: "(list _ __ $1)") == ["(6 41 41)"])
  }

  @Test func `history, all of it or with a word`() throws {
    for entry in ["(+ 1 2)", "(text \"a\")"] { try terminal.enter(entry) }
    #expect(try answer(to: "history text") == ["2  (text \"a\")", "3  history text"])
    #expect(
      try answer(to: "history")
        == ["1  (+ 1 2)", "2  (text \"a\")", "3  history text", "4  history"])
  }

  @Test(arguments: ["apropos wrap", "?wrap"])
  func `names that have to do with a word`(_ entry: String) throws {
    let rows = try answer(to: entry)
    for name in ["fixed-size", "line-limit", "std/flow"] {
      #expect(rows.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
  }

  @Test(arguments: [
    ("help keys", "Ctrl-R"), ("help commands", "undo"), ("help modifiers", "padding"),
    ("help lessons", "Writing a lesson"), ("help spacing", "hstack :spacing"),
  ])
  func `help about groups`(_ entry: String, _ part: String) throws {
    #expect(try answer(to: entry).contains { $0.contains(part) })
  }

  @Test func `time tells the value and how long it took`() throws {
    let rows = try answer(to: "time (+ 1 2)")
    #expect(rows.first == "3")
    #expect(rows.last?.hasPrefix("evaluated in ") == true)
    #expect(rows.last?.hasSuffix("s") == true)
  }

  @Test func `clear leaves an empty window and what is defined`() throws {
    try terminal.enter("(define x 41)")
    try terminal.enter("clear")
    #expect(terminal.screen.lines == ["lay>"])
    #expect(terminal.screen.row == 0)
    #expect(try answer(to: "(+ x 1)") == ["42"])
  }

  /// Forty columns have no room for numbers beside the names; the terminal wraps no row.
  @Test(arguments: [80, 40])
  func `diff, in a narrow window too`(columns: Int) throws {
    let terminal = try Terminal(Program.path, ["-q"], home: home, columns: columns)
    try terminal.waitForPrompt()
    try terminal.enter("(text \"Hello World\")")
    for width in [100, 50] { try terminal.enter("propose \(width)") }
    let rows = try answer(to: "diff", in: terminal)
    #expect(rows.prefix(2) == ["proposed 100 x nil → 50 x nil", "answered 88 x 20 → 48 x 40"])
    #expect(rows.joined(separator: " ").contains("88 x 20 → 48 x 40"))
    #expect(rows.joined(separator: " ").contains("1 line → 2 lines"))
    #expect(rows.allSatisfy { $0.count <= columns })
  }

  @Test func `a mistake inside functions names who called`() throws {
    for entry in ["(define (f x) (+ x nil))", "(define (g x) (* 2 (f x)))"] {
      try terminal.enter(entry)
    }
    let rows = try answer(to: "(g 1)")
    #expect(rows.first?.hasPrefix("error: ") == true)
    let callers = rows.indices.filter { rows[$0].contains("called here") }
    #expect(callers.count == 2)
    // The outermost call comes last: it is the entry itself.
    #expect(rows.suffix(2).contains { $0.contains("(g 1)") })
  }

  // MARK: - Completion

  /// Types the text, and presses Tab once the screen shows the text.
  private func complete(_ text: String, to line: String) throws {
    terminal.send(text)
    try terminal.wait(forCursorLine: "lay> " + text)
    terminal.send("\t")
    try terminal.wait(forCursorLine: "lay> " + line)
    try terminal.pressForPrompt("\u{3}")
  }

  @Test func `keywords of the program's functions and of library layouts`() throws {
    try terminal.enter("(define (card :edge (edge 8)) edge)")
    try complete("(card :e", to: "(card :edge")
    try terminal.enter("load \"std/relative-size\"")
    try complete("(relative-size :width 1 :", to: "(relative-size :width 1 :height")
  }

  @Test func `names of the program come first, and what a let binds`() throws {
    try terminal.enter("(define zebra 1)")
    try complete("(+ ze", to: "(+ zebra")
    try complete("(let ((lion 1)) (+ lio", to: "(let ((lion 1)) (+ lion")
  }

  @Test func `paths with a blank are quoted`() throws {
    try home.write("", to: "my views.lay")
    try complete("load \(home.path)/my", to: "load \"\(home.path)/my views.lay\"")
    try complete("(load \"\(home.path)/my", to: "(load \"\(home.path)/my views.lay\"")
  }

  @Test(arguments: [("propose id", "propose ideal"), ("propose mi", "propose min")])
  func `words of a proposal`(_ text: String, _ line: String) throws {
    try complete(text, to: line)
  }

  @Test func `a further Tab shows the next page`() throws {
    terminal.send("(")
    try terminal.wait(forCursorLine: "lay> (")
    terminal.send("\t")
    try terminal.wait(for: "the first page") {
      $0.lines.last?.hasPrefix("page 1 of ") == true || $0.bells > 0
    }
    if terminal.screen.bells > 0 {
      terminal.send("\t")
      try terminal.wait(for: "the first page") { $0.lines.last?.hasPrefix("page 1 of ") == true }
    }
    let first = terminal.screen.lines
    terminal.send("\t")
    try terminal.wait(for: "the second page") { $0.lines.last?.hasPrefix("page 2 of ") == true }
    #expect(terminal.screen.lines.dropFirst().first != first.dropFirst().first)
    #expect(terminal.screen.cursorLine == "lay> (")
    #expect(terminal.screen.column == 6)
  }
}
