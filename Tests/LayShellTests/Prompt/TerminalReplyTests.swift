import Glibc
import Testing

@testable import LayShell

/// Answers of a terminal to queries: late, cut, too long, hostile.
struct TerminalInputTests {
  /// The parts of bytes that come one by one, and then of what is left when nothing follows.
  private func parts(_ bytes: [UInt8], isFinal: Bool = false) -> [TerminalPart] {
    var input = TerminalInput()
    var parts: [TerminalPart] = []
    for byte in bytes {
      input.append([byte])
      while let part = input.next() { parts.append(part) }
    }
    while isFinal, let part = input.next(isFinal: true) { parts.append(part) }
    return parts
  }

  private static let hostile: [[UInt8]] = [
    Array("quit\rquit\n".utf8), Array("a\u{1B}[A\u{1B}[200~quit\r\u{1B}[201~\u{1B}\r".utf8),
    [0xFF, 0xE4, 0x41, 0xC3, 0x0D], Array("“世👋” \u{1B}\u{1B}".utf8),
    [UInt8](repeating: 0x0D, count: 9000),
  ]

  /// ECMA-48, 5.3: `ESC P` and so on in 7 bits, 0x90 and so on in 8 bits, which are two bytes in
  /// UTF-8; ST likewise.
  @Test(arguments: [0x90, 0x98, 0x9D, 0x9E, 0x9F] as [UInt8], hostile)
  func `a control string is one part, whatever is in it`(control: UInt8, contents: [UInt8]) {
    for start in [[0x1B, control - 0x40], [control], [0xC2, control]] {
      for end in [[0x1B, 0x5C], [0x9C], [0xC2, 0x9C], [0x18], [0x1A]] as [[UInt8]] {
        let found = parts(start + contents + end + [0x61])
        #expect(found.count == 2 && found.last == .scalar("a"))
      }
    }
  }

  /// xterm ends a system command with BEL too, and no other string.
  @Test func `BEL ends a system command alone`() {
    #expect(parts(Array("\u{1B}]0;a\u{7}b".utf8)) == [.string(.system, "0;a"), .scalar("b")])
    #expect(parts(Array("\u{1B}P0;a\u{7}b".utf8)) == [])
  }

  /// The UTF-8 of U+201C ends with 0x9C, which alone is ST.
  @Test func `a byte of a character is no end`() {
    #expect(
      parts(Array("\u{1B}]l“quit”\u{1B}\\b".utf8)) == [.string(.system, "l“quit”"), .scalar("b")])
  }

  @Test(arguments: hostile)
  func `a string without an end is over when nothing follows`(contents: [UInt8]) {
    #expect(parts([0x1B, 0x5D] + contents + [0x41], isFinal: true) == [.unknown])
  }

  @Test(arguments: ["[?62;4", "[", "O", "[1;\r2", "[" + String(repeating: "1", count: 9000)])
  func `a sequence without an end types nothing`(text: String) {
    #expect(parts(Array(("\u{1B}" + text).utf8), isFinal: true) == [.unknown])
    #expect(parts(Array(("\u{1B}" + text + "\u{1B}[A").utf8)) == [.unknown, .control("[A")])
  }

  @Test(arguments: [[0x9D], [0xC2, 0x9D], [0x1B, 0x5D]] as [[UInt8]])
  func `a sequence without an end takes nothing from what follows`(start: [UInt8]) {
    #expect(
      parts([0x1B, 0x5B] + start + Array("quit\r".utf8) + [0x9C]) == [
        .unknown, .string(.system, "quit\r"),
      ])
  }

  @Test func `the rest of a string that another reader began types nothing`() {
    var first = TerminalInput()
    first.append([0x1B, 0x50] + [UInt8](repeating: 0x0D, count: 5000))
    #expect(first.next() == nil)
    var second = KeyDecoder()
    second.append(first.takeRest())
    second.append(Array("quit\r\u{1B}\\a".utf8))
    #expect(second.next() == .other(.unknown))
    #expect(second.next() == .scalar("a"))
  }

  @Test func `numbers that are too large move no mouse`() {
    var decoder = KeyDecoder()
    decoder.append(Array("\u{1B}[<0;-9223372036854775808;-9223372036854775808M".utf8))
    let press = MouseEvent(kind: .press, column: -1, row: -1)
    #expect(decoder.next().map(ExploreKey.init) == .mouse(press))
  }

  /// As in `rgb:ffff/ffff/ffff`: a part has one to four digits (XParseColor).
  @Test(arguments: ["ffffffffffffff/0/0", "ffffffffffffffff/0/0", "-1/-1/-1", "/", "fffff/0/0"])
  func `a colour with too many digits is none`(digits: String) {
    var answers = TerminalAnswers()
    answers.append(Array("\u{1B}]11;rgb:\(digits)\u{1B}\\".utf8))
    #expect(answers.isDark)
  }
}

/// The same at the prompt, while a view is explored, and where a terminal is asked.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct TerminalReplyTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  private static let late =
    "\u{1B}]11;rgb:0/0/0\r\nquit\r\u{1B}\\\u{1B}_Gi=31;quit\r\u{1B}\\\u{1B}[?62;4c"

  @Test func `an answer that comes at the prompt types nothing`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("(+ 40")
    try terminal.wait(for: "the text") { $0.cursorLine == "lay> (+ 40" }
    terminal.send(Self.late + " 2)")
    try terminal.wait(for: "the text") { $0.cursorLine == "lay> (+ 40 2)" }
    try terminal.pressForPrompt("\r")
    #expect(terminal.screen.lines.contains("42"))
  }

  @Test func `the rest of an answer after a while types nothing`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("\u{1B}]11;rgb:")
    terminal.send("\r")
    usleep(300_000)
    terminal.send("quit\r\u{1B}\\(+ 40 2)")
    try terminal.wait(for: "the text") { $0.cursorLine == "lay> (+ 40 2)" }
  }

  @Test func `an answer without an end holds the prompt for a second`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    terminal.send("\u{1B}Pquit\r")
    usleep(1_500_000)
    try terminal.enter("(+ 40 2)")
    #expect(terminal.screen.lines.contains("42"))
  }

  @Test func `no answer ends the exploration`() throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(text \"Hi\")")
    terminal.send("explore")
    try terminal.wait(for: "the command") { $0.cursorLine.hasSuffix("explore") }
    terminal.send("\r")
    try terminal.wait(for: "the screen") { _ in terminal.received.contains("\u{1B}[?1049h") }
    let count = terminal.screen.prompts
    terminal.send(Self.late + "\u{1B}]l\rqqq\r")
    usleep(200_000)
    #expect(terminal.screen.prompts == count)
    terminal.send("qqq\u{1B}\\")
    try terminal.pressForPrompt("q")
    try terminal.enter("(+ 40 2)")
    #expect(terminal.screen.lines.contains("42"))
  }

  /// 16 digits and more do not fit an integer.
  @Test(arguments: ["ffffffffffffff/0/0", "ffffffffffffffff/0/0", "fffffffffffffffff/0/0"])
  func `a colour of many digits is no fault`(digits: String) throws {
    let terminal = try Terminal(home: home)
    try terminal.waitForPrompt()
    try terminal.enter("(text \"Hi\")")
    terminal.send("show --image")
    try terminal.wait(for: "the command") { $0.cursorLine.hasSuffix("--image") }
    terminal.send("\r")
    try terminal.wait(for: "the questions") { _ in terminal.received.contains("\u{1B}[c") }
    try terminal.pressForPrompt("\u{1B}]11;rgb:\(digits)\u{1B}\\\u{1B}[?62;22c")
    try terminal.enter("(+ 40 2)")
    #expect(terminal.screen.lines.contains("42"))
  }
}
