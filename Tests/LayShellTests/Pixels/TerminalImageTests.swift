import Foundation
import Testing

@testable import LayShell

/// `show --image` in terminals that answer as kitty, iTerm2 and sixel terminals do.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct TerminalImageTests {
  private let home: ScratchFolder
  private static let attributes = "\u{1B}[?62;22c"

  init() throws { home = try ScratchFolder() }

  /// A terminal at which `show --image` was entered, and which has received the questions.
  private func asked() throws -> Terminal {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(text \"Hi\")")
    terminal.send("show --image")
    try terminal.wait(for: "the command") { $0.cursorLine.hasSuffix("--image") }
    terminal.send("\r")
    try terminal.wait(for: "the questions") { _ in terminal.received.contains("\u{1B}[c") }
    return terminal
  }

  /// 16 x 20 points and 8 around them are 32 x 36; a pixel is half a point where the terminal does
  /// not tell how large its cells are.
  @Test func `kitty gets a PNG file in parts`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt("\u{1B}_Gi=31;OK\u{1B}\\" + Self.attributes)
    let parts = terminal.received.components(separatedBy: "\u{1B}_G").dropFirst(2)
    #expect(parts.first?.hasPrefix("a=T,f=100,q=2,m=") == true)
    let content = parts.map { part in
      part.components(separatedBy: ";")[1].components(separatedBy: "\u{1B}")[0]
    }
    #expect(content.allSatisfy { $0.utf8.count <= 4096 })
    let file = try #require(Data(base64Encoded: content.joined()))
    let picture = try ReadPNG(Array(file))
    #expect(picture.width == 64 && picture.height == 72)
    #expect(terminal.screen.lines.contains { $0.hasPrefix("text") && $0.hasSuffix("→ 16 x 20") })
  }

  @Test func `iTerm2 gets a PNG file at once`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt("\u{1B}]1337;Capabilities=T3F\u{1B}\\" + Self.attributes)
    let part = try #require(
      terminal.received.components(separatedBy: "]1337;File=inline=1;").dropFirst().first)
    #expect(part.contains(";width=64px;height=72px:"))
    let text = part.components(separatedBy: ":")[1].components(separatedBy: "\u{7}")[0]
    let file = try #require(Data(base64Encoded: text))
    #expect(try ReadPNG(Array(file)).width == 64)
  }

  /// A cell 40 pixels high makes 4 pixels a point: 128 x 144; the terminal takes 100 in width.
  @Test func `sixels are as large as the terminal takes them`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt(
      "\u{1B}[?1;0;16S\u{1B}[?2;0;100;900S\u{1B}[6;40;20t\u{1B}[?62;4c")
    let part = try #require(terminal.received.components(separatedBy: "\u{1B}P0;1;0q").last)
    #expect(part.hasPrefix("\"1;1;100;112"))
    // The terminal has sixteen colours: their numbers end at 15.
    #expect(part.contains("#15;2;") && !part.contains("#16;2;"))
  }

  @Test func `a terminal that shows no pictures is told so`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt(Self.attributes)
    #expect(terminal.screen.lines.joined(separator: " ").contains("shows no pictures"))
    #expect(!terminal.received.contains("\u{1B}_Ga=T"))
  }

  @Test func `a terminal that does not answer is not waited for for ever`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt("")
    #expect(terminal.screen.lines.joined(separator: " ").contains("did not say within 2 seconds"))
    try terminal.enter("(+ 1 2)")
  }

  @Test func `Ctrl-C ends the wait`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt("\u{3}")
    #expect(!terminal.screen.lines.joined(separator: " ").contains("did not say"))
    try terminal.enter("(+ 1 2)")
  }

  @Test func `what is typed meanwhile is the next entry`() throws {
    let terminal = try asked()
    terminal.send("(+ 40 2)")
    terminal.send(Self.attributes)
    try terminal.wait(for: "the text") { $0.cursorLine == "lay> (+ 40 2)" }
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.contains("42"))
  }
}
