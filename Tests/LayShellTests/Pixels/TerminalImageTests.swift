import Foundation
import Testing

@testable import LayShell

/// `show --image` in terminals that answer as kitty, iTerm2 and sixel terminals do.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct TerminalImageTests {
  private let home: ScratchFolder
  private static let attributes = "\u{1B}[?62;22c"

  init() throws { home = try ScratchFolder() }

  /// The folders of programs, after one with scripts in the places of some.
  private func folders(_ programs: [String: String]) throws -> String {
    try home.makeFolder("bin")
    for (name, script) in programs {
      try home.write("#!/bin/sh\n\(script)\n", to: "bin/" + name)
      chmod(home.path + "/bin/" + name, 0o755)
    }
    return home.path + "/bin"
  }

  /// A terminal at which `show --image` was entered, and which has received the questions.
  ///
  /// - Parameter programs: scripts in place of `rsvg-convert`, which otherwise hands the picture on as
  ///   it is, and of others.
  private func asked(
    _ programs: [String: String] = ["rsvg-convert": "exec /bin/cat"], and others: String = ""
  ) throws -> Terminal {
    let terminal = try Terminal(
      environment: ["PATH": try folders(programs) + others], home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(text \"Hi\")")
    terminal.send("show --image")
    try terminal.wait(for: "the command") { $0.cursorLine.hasSuffix("--image") }
    terminal.send("\r")
    try terminal.wait(for: "the questions") { _ in terminal.received.contains("\u{1B}[c") }
    return terminal
  }

  /// The file in kitty's parts, each of them 4,096 letters long at most.
  private func kittyFile(_ terminal: Terminal) throws -> Data {
    let parts = terminal.received.components(separatedBy: "\u{1B}_G").dropFirst(2)
    #expect(parts.first?.hasPrefix("a=T,f=100,q=2,m=") == true)
    let content = parts.map { part in
      part.components(separatedBy: ";")[1].components(separatedBy: "\u{1B}")[0]
    }
    #expect(content.allSatisfy { $0.utf8.count <= 4096 })
    return try #require(Data(base64Encoded: content.joined()))
  }

  /// 16 x 20 points and 8 around them are 32 x 36; a pixel is half a point where the terminal does
  /// not tell how large its cells are.
  ///
  /// It is dark where it does not tell its colour.
  @Test func `kitty gets the picture in parts`() throws {
    let terminal = try asked()
    try terminal.pressForPrompt("\u{1B}_Gi=31;OK\u{1B}\\" + Self.attributes)
    let picture = String(decoding: try kittyFile(terminal), as: UTF8.self)
    #expect(picture.contains("width=\"64\" height=\"72\"") && !picture.contains("@media"))
    #expect(terminal.screen.lines.contains { $0.hasPrefix("text") && $0.hasSuffix("→ 16 x 20") })
  }

  /// The first bytes of a PNG file are its mark, and a chunk that begins with the two lengths.
  @Test(.enabled(if: access("/usr/bin/rsvg-convert", X_OK) == 0))
  func `the picture is a PNG file`() throws {
    let terminal = try asked([:], and: ":/usr/bin")
    try terminal.pressForPrompt("\u{1B}_Gi=31;OK\u{1B}\\" + Self.attributes)
    let head: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    #expect(try Array(kittyFile(terminal).prefix(24)) == head + [0, 0, 0, 64, 0, 0, 0, 72])
  }

  @Test func `iTerm2 gets the picture at once, for a light window`() throws {
    let terminal = try asked()
    let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
    try terminal.pressForPrompt(
      "\u{1B}]1337;Capabilities=T3F\u{1B}\\" + light + Self.attributes)
    let part = try #require(
      terminal.received.components(separatedBy: "]1337;File=inline=1;").dropFirst().first)
    #expect(part.contains(";width=64px;height=72px:"))
    let text = part.components(separatedBy: ":")[1].components(separatedBy: "\u{7}")[0]
    let file = try #require(Data(base64Encoded: text))
    #expect(String(decoding: file, as: UTF8.self).contains("@media"))
  }

  /// A cell 40 pixels high makes 4 pixels a point: 128 x 144; the terminal takes 100 in width.
  @Test func `sixels are as large as the terminal takes them, in its colours`() throws {
    let terminal = try asked([
      "rsvg-convert": "exec /bin/cat", "img2sixel": "echo \"sixels: $*\"; exec /bin/cat",
    ])
    try terminal.pressForPrompt(
      "\u{1B}[?1;0;16S\u{1B}[?2;0;100;900S\u{1B}[6;40;20t\u{1B}[?62;4c")
    #expect(terminal.received.contains("sixels: -p 16"))
    #expect(terminal.received.contains("width=\"100\" height=\"112.5\""))
  }

  @Test(arguments: ["rsvg-convert", "img2sixel"])
  func `a program that is not there is told of`(missing: String) throws {
    let others = missing == "img2sixel" ? ["rsvg-convert": "exec /bin/cat"] : [:]
    let terminal = try asked(others)
    try terminal.pressForPrompt("\u{1B}[?62;4c")
    #expect(terminal.screen.lines.joined().contains("`show --image` needs `\(missing)`"))
    #expect(terminal.screen.lines.joined().contains("apt install lib"))
  }

  @Test(arguments: ["exit 1", "exec >&-; exec /bin/sleep 600", "kill -9 $$"])
  func `a program that makes no picture is told of`(script: String) throws {
    let terminal = try asked(["rsvg-convert": script])
    try terminal.pressForPrompt("\u{1B}[?62;4c")
    #expect(terminal.screen.lines.joined().contains("`rsvg-convert` made no picture"))
  }

  @Test func `Ctrl-C ends a program that does not end`() throws {
    let process = home.path + "/process"
    let terminal = try asked(["rsvg-convert": "echo $$ >\(process); exec /bin/sleep 600"])
    terminal.send("\u{1B}[?62;4c")
    for _ in 0..<5_000 where home.text(of: "process").isEmpty { usleep(1_000) }
    try terminal.pressForPrompt("\u{3}")
    let number = home.text(of: "process").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!number.isEmpty && !FilePath.isFolder("/proc/" + number))
  }

  /// RFC 4648, section 10.
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func `bytes are written as base 64`(text: String, expected: String) {
    #expect(Base64.text(Array(text.utf8)) == expected)
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
