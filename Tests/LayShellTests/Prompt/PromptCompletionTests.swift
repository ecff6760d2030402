import Testing

@testable import LayShell

/// The Tab key.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct PromptCompletionTests {
  private let home: ScratchFolder

  init() throws {
    home = try ScratchFolder()
  }

  private func session() throws -> Terminal {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    return terminal
  }

  /// Types the text, and presses Tab once it is shown: in the same burst, Tab would be pasted.
  private func complete(_ text: String, in terminal: Terminal) throws {
    terminal.send(text)
    try terminal.wait(forCursorLine: "lay> " + text)
    terminal.send("\t")
  }

  @Test(arguments: ["", "bind -v\n"])
  func `the only word is inserted with a space`(settings: String) throws {
    try home.write(settings, to: ".editrc")
    let terminal = try session()
    try complete("(divi", in: terminal)
    try terminal.wait(for: "the word and a space") {
      $0.cursorLine == "lay> (divider" && $0.column == 14
    }
    #expect(terminal.screen.bells == 0)
  }

  @Test func `several words give what they have in common, then a list`() throws {
    let terminal = try session()
    try complete("(frame :ma", in: terminal)
    try terminal.wait(forCursorLine: "lay> (frame :max-", column: 17)
    #expect(terminal.screen.lines.count == terminal.screen.row + 1)
    terminal.send("\t")
    try terminal.wait(for: "the list") { screen in
      let list = screen.lines.dropFirst(screen.row + 1)
      return screen.cursorLine == "lay> (frame :max-" && screen.column == 17
        && [":max-height  ", ":max-width  "].allSatisfy { word in
          list.contains { $0.hasPrefix(word) }
        }
    }
    terminal.send("w")
    try terminal.wait(for: "the list to go") { $0.lines.count == $0.row + 1 }
    #expect(terminal.screen.cursorLine == "lay> (frame :max-w")
  }

  @Test func `where nothing fits it rings`() throws {
    let terminal = try session()
    try complete("(zzzz", in: terminal)
    try terminal.wait(for: "the bell") { $0.bells == 1 }
    #expect(terminal.screen.cursorLine == "lay> (zzzz")
  }
}
