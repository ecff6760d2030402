import LayTerminal
import Testing

@testable import LayLanguage
@testable import LayShell

/// Colors and remarks that show while a text is typed.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptInkTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  private func ink(_ screen: EmulatedScreen, _ column: Int) -> String? {
    screen.ink(row: screen.row, column: column)
  }

  @Test func `names, strings and keywords have inks`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    // lay> (padding :top 8 (hstak (text "a
    // 0    5        14     21     28    34
    terminal.send("(padding :top 8 (hstak (text \"a")
    try terminal.wait(forCursorLine: "lay> (padding :top 8 (hstak (text \"a", column: 36)
    let screen = terminal.screen
    #expect(ink(screen, 5) == nil)
    #expect(ink(screen, 6) == Ink.blue.rawValue && ink(screen, 12) == Ink.blue.rawValue)
    #expect(ink(screen, 14) == Ink.magenta.rawValue)
    #expect(ink(screen, 19) == nil)
    #expect(ink(screen, 22) == Ink.yellow.rawValue)
    #expect(ink(screen, 29) == Ink.cyan.rawValue)
    #expect(ink(screen, 35) == Ink.green.rawValue)
    #expect(screen.unknown == [])
  }

  /// `fits` is another name of `view-that-fits`.
  @Test func `other names of views have the ink of views`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("(fits ")
    try terminal.wait(for: "the blank") { $0.cursorLine == "lay> (fits" && $0.column == 11 }
    #expect(ink(terminal.screen, 6) == Ink.cyan.rawValue)
  }

  @Test func `a closing parenthesis shows its partner`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("(+ (* 2 3)")
    try terminal.wait(forCursorLine: "lay> (+ (* 2 3)", column: 15)
    #expect(ink(terminal.screen, 8) == Ink.marked.rawValue)
    #expect(ink(terminal.screen, 14) == Ink.marked.rawValue)
    #expect(ink(terminal.screen, 5) == nil)
    terminal.send(" 4)")
    try terminal.wait(forCursorLine: "lay> (+ (* 2 3) 4)", column: 18)
    #expect(ink(terminal.screen, 5) == Ink.marked.rawValue)
    #expect(ink(terminal.screen, 8) == nil)
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(3) == ["lay> (+ (* 2 3) 4)", "10", "lay>"])
  }

  @Test(arguments: ["", "1"])
  func `an extra parenthesis is told before Enter`(noColor: String) throws {
    let terminal = try Terminal(environment: ["NO_COLOR": noColor], home: home, columns: 40)
    try terminal.waitForPrompt()
    terminal.send("(+ 1 2))")
    try terminal.wait(for: "the word") {
      $0.cursorLine == "lay> (+ 1 2))" + String(repeating: " ", count: 19) + "extra )"
        && $0.column == 13
    }
    #expect(ink(terminal.screen, 12) == (noColor.isEmpty ? Ink.error.rawValue : nil))
    #expect(ink(terminal.screen, 11) == nil)
    terminal.send("\u{7F}")
    try terminal.wait(forCursorLine: "lay> (+ 1 2)", column: 12)
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(3) == ["lay> (+ 1 2)", "3", "lay>"])
  }

  @Test func `names that a form binds are not unknown`() {
    let text = "(define (f a) (let ((b 1)) (g b)) (fn (x y) (x"
    let reading = InputReading(
      text, ItemReader.tokens(of: Array(text.utf8)), kind: { $0 == "g" ? .other : nil },
      isForm: { ["define", "let", "fn"].contains($0) })
    let unknown = reading.inks.indices.filter { reading.inks[$0] == .yellow }
    // Here `define`, `let` and `fn` are forms, but no names with a kind.
    #expect(unknown == Array(1...6) + [15, 16, 17] + [35, 36])
  }

  /// The remark is the reader's: it does not count what a comment or a string holds.
  @Test(arguments: [
    ("#| ) |# (text \"a\")", false), ("; )\n(text \"a\")", false), ("(text \")\")", false),
    ("#;(a ) (text \"a\")", false), ("(text \"a\"))", true), ("(text \"a\"]", true),
    ("[list 1)", true), ("tree )", true), ("(+ 1x 2))", true), ("(text \"a\\q\")", false),
  ])
  func `an extra parenthesis is what the reader does not take`(_ text: String, _ isExtra: Bool) {
    let tokens = ItemReader.tokens(of: Array(text.utf8)) { $0 == "tree" }
    let reading = InputReading(text, tokens, kind: { _ in .other }, isForm: { _ in false })
    #expect(reading.hasExtra == isExtra)
  }

  @Test(arguments: [
    ("Text(\"a)\")", false, 0), ("Text(\"\\(f(\")\"))\")", false, 0),
    ("Text(#\"a\"b)\"#)", false, 0),
    ("VStack { // }", false, 1), ("VStack { /* } */", false, 1), ("Text(\"a\"))", true, 0),
    ("Text(\"\"\"\na)", false, 1), ("HStack { Text(\"a\")", false, 1),
  ])
  func `brackets of Swift code are those outside of strings and comments`(
    _ text: String, _ isExtra: Bool, _ depth: Int
  ) {
    let reading = InputReading(
      text, SwiftText.tokens(of: text), kind: { _ in .other }, isForm: { _ in false })
    #expect(reading.hasExtra == isExtra)
    let open = Completeness.open(indentation: 4 * depth, opener: "{")
    #expect(SwiftText.completeness(of: text) == (depth == 0 ? .complete : open))
  }
}
