import LayTerminal
import Testing

@testable import LayShell

/// Markdown on a terminal.
@Suite struct LessonProseTests {
  private func lines(
    _ text: String, columns: Int = 40, isColored: Bool = false
  ) -> [String] {
    LessonProse(Style(columns: columns, isColored: isColored)).lines(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test func `paragraphs fit the window and have one empty line between them`() {
    #expect(
      lines("one two three\nfour\n\n\nfive", columns: 20) == ["one two three four", "", "five"])
    #expect(lines("aaaaaaaaaa bbbbbbbbbb cc", columns: 20) == ["aaaaaaaaaa", "bbbbbbbbbb cc"])
  }

  @Test func `marks are taken away, and short code is not broken`() {
    #expect(
      lines("**Strong**, *weak*, [a link](https://x.y) and `a b`") == [
        "Strong, weak, a link and `a b`"
      ])
    #expect(lines("0123456789012 `100 x nil`", columns: 20) == ["0123456789012", "`100 x nil`"])
    #expect(lines("`a`", isColored: true) == ["\u{1B}[36ma\u{1B}[0m"])
  }

  @Test func `items of a list hang, other blocks stay as they are`() {
    #expect(
      lines("- one two three four five six seven\n2. b", columns: 24) == [
        "  - one two three four", "    five six seven", "  2. b",
      ])
    #expect(lines("by 30 and by\n10. That") == ["by 30 and by 10. That"])
    #expect(lines("a:\n1. b\n2. c") == ["a:", "  1. b", "  2. c"])
    #expect(lines("a\n```swift\nlet  x\n```\nb") == ["a", "    let  x", "b"])
  }

  @Test func `a control character is shown as its picture`() {
    #expect(lines("a\u{1B}[2Jb") == ["a␛[2Jb"])
  }
}
