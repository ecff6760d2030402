import LayTerminal
import Testing

@testable import LayShell

/// Another size of the terminal while a line is typed.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptResizeTests {
  private let home: ScratchFolder
  private let numbers = (10..<70).map { "\($0)" }.joined(separator: " ")

  init() throws {
    home = try ScratchFolder()
  }

  /// The rows of the line and nothing else are seen, and the cursor stands behind its end.
  private func isClean(_ screen: EmulatedScreen, _ text: String) -> Bool {
    let line = "lay> " + text
    let rows = stride(from: 0, through: line.count, by: screen.columns).map { start in
      String(line.dropFirst(start).prefix(screen.columns).reversed().drop { $0 == " " }.reversed())
    }
    return Array(screen.lines.suffix(rows.count)) == rows
      && screen.lines.filter { $0.hasPrefix("lay>") }.count == 2
      && screen.column == line.count % screen.columns
  }

  @Test(arguments: [false, true])
  func `a long line is broken anew, without rows left over`(reflows: Bool) throws {
    let terminal = try Terminal(
      environment: reflows ? [:] : ["XTERM_VERSION": "XTerm(379)"], home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(+ 1 2)")
    let text = "(+ \(numbers))"
    terminal.send(text)
    try terminal.wait(for: "the line") { isClean($0, text) }
    for columns in [50, 100, 61] {
      terminal.resize(rows: 24, columns: columns, reflows: reflows)
      try terminal.wait(for: "\(columns) columns") { isClean($0, text) }
    }
    #expect(terminal.screen.lines.contains("lay> (+ 1 2)"))
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.suffix(2) == ["\((10..<70).reduce(0, +))", "lay>"])
  }

  @Test func `a resize is no Ctrl-C`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("(+ 1")
    try terminal.wait(forCursorLine: "lay> (+ 1")
    terminal.resize(rows: 10, columns: 40)
    try terminal.pressForPrompt(" 2)\r")
    #expect(terminal.screen.lines.suffix(2) == ["3", "lay>"])
  }
}
