import Foundation
import Testing

/// Texts with characters that editors do not show.
@Suite struct TextInputTests {
  private func run(_ bytes: [UInt8]) throws -> Program.Run {
    let scratch = try ScratchFolder()
    defer { withExtendedLifetime(scratch) {} }
    let file = try scratch.file("")
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return try Program.run([file])
  }

  @Test func `a byte order mark at the beginning is skipped`() throws {
    let run = try run([0xEF, 0xBB, 0xBF] + Array("#!/usr/bin/env lay\n(print 1)\n(hstak)".utf8))
    #expect(run.output == "1\n")
    #expect(run.errors.contains(":3:2: error: unknown name"))
  }

  @Test func `what is no UTF-8 is an error with its place`() throws {
    let run = try run(Array("(print 1)\n\"é".utf8) + [0xFF, 0x22])
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("is no text in UTF-8: look at line 2, column 3"))
    #expect(run.status == 65)
  }

  @Test(arguments: [
    ("(hst\u{1}ak)", "1:5", "U+0001"), ("; a\u{1B}b", "1:4", "U+001B"),
    ("#| \u{7F} |#", "1:4", "U+007F"), ("\"a\0\"", "1:3", "U+0000"), ("\u{9B}", "1:1", "U+009B"),
    ("(a\u{9B}b)", "1:3", "U+009B"), (";\u{85}", "1:2", "U+0085"),
  ])
  func `a control character is an error with its place`(
    _ text: String, _ place: String, _ code: String
  ) throws {
    let run = try run(Array(text.utf8))
    #expect(run.errors.contains(":\(place): error: here is the control character \(code)"))
    #expect(run.status == 65)
  }

  /// No command prints a control character of the text itself.
  @Test func `control characters are shown as pictures`() throws {
    let view = "(name \"n\u{7}\" (text \"a\u{1B}b\u{9B}\"))"
    let text = view + "\nshow\ntree\nexplain\njson\n(frame :width \"\u{1B}[2J\" it)"
    let run = try run(Array(text.utf8))
    for control in ["\u{7}", "\u{1B}", "\u{9B}"] {
      #expect(!run.output.unicodeScalars.contains { String($0) == control })
      #expect(!run.errors.unicodeScalars.contains { String($0) == control })
    }
    // JSON is alone on standard output.
    #expect(run.errors.contains("n␇: text \"a␛b\u{FFFD}\""))
    #expect(run.errors.contains("not the string \"␛[2J\""))
  }

  @Test func `a string is printed as it is and echoed as it could be typed`() throws {
    let run = try Program.run(["-e", "(print \"\\u{1B}\") \"\\u{1B}\""])
    #expect(run.output == "\u{1B}\n\"\\u{1B}\"\n")
  }
}
