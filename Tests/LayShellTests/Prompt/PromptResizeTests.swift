import LayTerminal
import Testing

@testable import LayShell

/// Resizing the terminal while a line is typed.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptResizeTests {
  private let home: ScratchFolder
  private let numbers = (10..<70).map { "\($0)" }.joined(separator: " ")

  init() throws {
    home = try ScratchFolder()
  }

  /// Whether the rows of the line are shown once, with the cursor behind the end of the text.
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

  /// libedit takes eight bytes for each cell: of 32,767 rows and columns, 8 GB.
  @Test func `a window larger than any screen takes no memory`() throws {
    let terminal = try Terminal(home: home, told: 32_767)
    // The system shows the line that is typed.
    try terminal.wait(forCursorLine: "lay>")
    terminal.send("(text \"a\")\nshow\n")
    try terminal.wait(for: "the drawing") { $0.lines.contains("│a│") }
    let file = try FilePath("/proc/\(terminal.process)/status")
    let line = try TextFile.read(file).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    #expect(try #require(kilobytes) < 300_000)
  }

  /// Types an entry that fills several rows; returns the rows above it and its text.
  private func openEntry(in terminal: Terminal) throws -> (above: [String], text: String) {
    try terminal.waitForPrompt()
    for number in 1...7 { try terminal.enter("\(number)") }
    let above = Array(terminal.screen.paper.dropLast())
    #expect(above.suffix(2) == ["lay> 7", "7"])
    let words = String(repeating: "abcdefghi ", count: terminal.screen.columns / 10 + 1)
    let line = "  (text \"" + words
    let text = "(vstack\n" + (1...3).map { "\(line)\($0)\")" }.joined(separator: "\n")
    terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
    return (above, text)
  }

  /// Whether the rows above and the entry are shown once; `vstack …` may follow the last row.
  private func shows(_ screen: EmulatedScreen, _ above: [String], _ text: String) -> Bool {
    let entry = PromptPicture(
      of: EditedText(text), prompt: PromptText.first, continuation: PromptText.continuation,
      columns: screen.columns, style: Style())
    let rows = entry.rows.map { row in
      String(row.text.reversed().drop { $0 == " " }.reversed())
    }
    return screen.paper.dropLast() == above + rows.dropLast()
      && screen.paper.last?.hasPrefix(rows.last ?? "") == true
      && screen.column == entry.cursor.column
  }

  @Test(arguments: [(20, [15, 12, 31]), (80, [70, 60, 90]), (200, [150, 100, 210])])
  func `nothing above an open entry changes`(columns: Int, others: [Int]) throws {
    let terminal = try Terminal(home: home, columns: columns)
    let (above, text) = try openEntry(in: terminal)
    try terminal.wait(for: "the entry") { shows($0, above, text) }
    for other in others {
      terminal.resize(rows: 24, columns: other, reflows: true)
      try terminal.wait(for: "\(other) columns") { shows($0, above, text) }
    }
    terminal.send(")")
    try terminal.wait(for: "the end") { shows($0, above, text + ")") }
    try terminal.pressForPrompt("\r")
  }

  @Test(arguments: [20, 80, 200])
  func `a list below the entry goes, and nothing else`(columns: Int) throws {
    let terminal = try Terminal(home: home, columns: columns)
    try terminal.waitForPrompt()
    try terminal.enter("7")
    let above = Array(terminal.screen.paper.dropLast())
    terminal.send("(vstack :")
    try terminal.wait(forCursorLine: "lay> (vstack :")
    terminal.send("\t")
    try terminal.wait(for: "the bell or the list") { $0.bells > 0 || $0.lines.count > $0.row + 1 }
    if terminal.screen.lines.count == terminal.screen.row + 1 {
      terminal.send("\t")
      try terminal.wait(for: "the list") { $0.lines.count > $0.row + 1 }
    }
    for other in [columns - 5, columns - 2] {
      terminal.resize(rows: 24, columns: other, reflows: true)
      try terminal.wait(for: "\(other) columns") { $0.paper == above + ["lay> (vstack :"] }
    }
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
