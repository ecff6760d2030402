import Testing

@testable import LayShell

/// Texts of several lines that come at once.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptPasteTests {
  private let home: ScratchFolder
  private let terminal: Terminal

  init() throws {
    home = try ScratchFolder()
    terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
  }

  private func bracketed(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  private static let twentyLines =
    "(+\n" + String(repeating: "\t1\n", count: 18) + "  1)"

  private static let oneHistoryLine = twentyLines.replacing("\n", with: "\\n") + "\n"

  @Test func `a paste of twenty lines is one evaluation`() throws {
    terminal.send(bracketed(Self.twentyLines + "\n"))
    try terminal.wait(for: "the last line") { $0.cursorLine == "...>   1)" }
    #expect(terminal.screen.lines.filter { $0.hasPrefix("...>") }.count == 19)
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.prompts == 2)
    #expect(terminal.screen.lines.suffix(2) == ["19", "lay>"])
    #expect(!terminal.screen.lines.contains { $0.contains("01~") })
    #expect(home.text(of: "history") == HistoryFile.mark + "\n" + Self.oneHistoryLine)
  }

  @Test func `without the brackets it is one evaluation too`() throws {
    try terminal.pressForPrompt(Self.twentyLines.replacing("\n", with: "\r") + "\r")
    #expect(terminal.screen.prompts == 2)
    #expect(terminal.screen.lines.suffix(2) == ["19", "lay>"])
    #expect(home.text(of: "history") == HistoryFile.mark + "\n" + Self.oneHistoryLine)
  }

  @Test func `several forms are handed over together`() throws {
    terminal.send(bracketed("(define x 41)\n(define y 1)\r\n(+ x 1)"))
    try terminal.wait(forCursorLine: "...> (+ x 1)")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["42", "lay>"])
    #expect(terminal.screen.prompts == 2)
  }

  @Test func `a transcript is pasted as it is`() throws {
    terminal.send(bracketed("lay> (+ 1\n...>   2)\n3\n"))
    try terminal.wait(forCursorLine: "...>   2)")
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(4) == ["lay> (+ 1", "...>   2)", "3", "lay>"])
  }

  @Test func `a carriage return and a line feed are one line end`() throws {
    terminal.send(bracketed("(+ 1\r\n   2\r\n\r\n   3)"))
    try terminal.wait(forCursorLine: "...>    3)")
    #expect(
      terminal.screen.lines.suffix(4) == ["lay> (+ 1", "...>    2", "...>", "...>    3)"])
  }

  @Test func `a paste that holds the mark of its end is not executed`() throws {
    terminal.send(bracketed("(+ 1 2)\u{1B}[201~\r(+ 3 4)\r"))
    try terminal.wait(forCursorLine: "...> (+ 3 4)")
    #expect(terminal.screen.prompts == 1)
    #expect(terminal.screen.lines.suffix(2) == ["lay> (+ 1 2)", "...> (+ 3 4)"])
  }

  @Test func `letters outside of ASCII come through`() throws {
    terminal.send(bracketed("\"héllo 世界 👋\""))
    try terminal.wait(forCursorLine: "lay> \"héllo 世界 👋\"")
  }

  @Test func `a large paste comes through`() throws {
    let line = String(repeating: "x", count: 99) + "\n"
    terminal.send(bracketed("\"" + String(repeating: line, count: 3_000) + "\""))
    try terminal.wait(for: "the end") { $0.cursorLine == "...> \"" }
  }
}

/// A paste as an entry.
struct PastedTextTests {
  @Test(arguments: [
    ("a\r\nb\rc\n\n", "a\nb\nc"),
    ("(a\n\t(b))", "(a\n\t(b))"),
    ("a\u{1B}[31mb\u{7}", "a[31mb"),
    ("lay> (a\n...>   b)\n12 x 3\nlay> c", "(a\n  b)\nc"),
    ("    lay> (a)\n    3\n    lay> propose 10\n", "(a)\npropose 10"),
    ("...>   (b)\n  (c)", "  (b)\n  (c)"),
    ("layout\nlay>x", "layout\nlay>x"),
    ("lay>\nlay> 1", "\n1"),
    ("```swift\nText(\"a\")\n```\n", "Text(\"a\")"),
  ])
  func `a paste becomes`(pasted: String, entry: String) {
    #expect(PastedText.entry(from: Array(pasted.utf8)) == entry)
  }
}

/// What is told in an entry that is not closed.
@Suite struct OpenEntryTests {
  /// The line is that of the first open bracket; what closes all of them is what lacks.
  @Test(arguments: [
    ("VStack {\nquit", 1, "}"), ("Text(\"a\")\n  .padding([\n?", 2, "])"),
    ("(vstack (text \"a\"\nhelp", 1, "))"), ("VStack {\n  propose 100 x nil", 1, "}"),
  ])
  func `what is open is told behind a command`(text: String, line: Int, closing: String) {
    let told = OpenEntry.hint(text)
    #expect(told.first == "still in the code that begins at line \(line): `\(closing)` is missing")
    #expect(told.last == "Ctrl-C leaves it, and Up brings it back")
  }

  @Test(arguments: [
    "VStack {\nText(\"help\")", "VStack {\nlist.first", "VStack {}\nquit", "quit",
    "(vstack\n(help)", "VStack {\nhelp: 4", "",
  ])
  func `other lines tell nothing`(text: String) { #expect(OpenEntry.hint(text) == []) }
}
