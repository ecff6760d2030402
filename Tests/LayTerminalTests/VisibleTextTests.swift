import LayLanguage
import Testing

@testable import LayTerminal

@Suite struct VisibleTextTests {
  /// Unicode has pictures of control characters, from U+2400; what has none is shown as U+FFFD.
  @Test(arguments: [
    ("a\u{1B}]0;x\u{7}", "a␛]0;x␇"), ("a\u{9B}b", "a\u{FFFD}b"),
    ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("a\u{200B}b\u{FEFF}", "a\u{FFFD}b\u{FFFD}"),
    ("a\u{2028}b\u{2029}c", "a\u{FFFD}b\u{FFFD}c"), ("a\u{E0061}b", "a\u{FFFD}b"),
    ("a\u{200D}b", "a\u{FFFD}b"), ("a\u{AD}b", "a\u{FFFD}b"),
    // Tags without a flag, without an end, and behind the end of a flag's name.
    ("\u{E0067}\u{E007F}", "\u{FFFD}\u{FFFD}"), ("🏴\u{E0067}\u{E0062}", "🏴\u{FFFD}\u{FFFD}"),
    ("🏴\u{E007F}", "🏴\u{FFFD}"), (england + "\u{E0061}", england + "\u{FFFD}"),
    // A flag's name has two letters for the country and at most four for its region: not seven.
    (
      "🏴" + String(repeating: "\u{E0061}", count: 7) + "\u{E007F}",
      "🏴" + String(repeating: "\u{FFFD}", count: 8)
    ),
  ])
  func `what steers a terminal or hides is shown as a picture`(_ text: String, _ shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  /// The black flag with the tags g, b, e, n, g and the cancel tag.
  private static let england =
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"

  @Test(arguments: ["👨‍👩‍👧", "می‌خواهم", "क्‍ष", "é", "中文", "❤️", england, "a\(england)b\(england)"])
  func `what belongs to writing stays`(_ text: String) {
    #expect(VisibleText.of(text) == text)
  }

  private func picture(of message: String) -> String {
    DiagnosticPicture.draw(Diagnostic(Complaint(message), at: nil), from: SourceMap())
  }

  @Test func `a word of a megabyte is cut in a sentence`() {
    let name = String(repeating: "n", count: 1 << 20)
    let cut = picture(of: "unknown name `\(name)`, did you mean `m`?")
    // 99 letters after the backtick, 98 before the backtick and the comma.
    let start = String(repeating: "n", count: 99)
    let end = String(repeating: "n", count: 98)
    #expect(cut == "error: unknown name `\(start)…\(end)`, did you mean `m`?")
  }

  @Test func `one character of a megabyte is cut too`() {
    let name = "a" + String(repeating: "\u{301}", count: 1 << 19)
    #expect(picture(of: "no view called `\(name)` is shown").utf8.count < 300)
  }
}
