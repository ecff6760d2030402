import LayLanguage
import Testing

@testable import LayTerminal

@Suite struct CanvasTests {
  /// A row of six cells with texts written one over the other, each at a column, between two bars.
  private func row(_ texts: [(String, Int)]) -> String {
    var canvas = Canvas(columns: 8, rows: 1)
    for (text, column) in texts {
      canvas.write(text, at: column, 0, until: 7, nil, marksCut: false)
    }
    canvas.put("|", at: 0, 0, nil)
    canvas.put("|", at: 7, 0, nil)
    return canvas.lines(Style())[0]
  }

  /// A wide character takes two cells; where one of them is overwritten, the other becomes blank.
  @Test(arguments: [
    ([("日本", 1)], "|日本  |"),
    // On the first cell of 日, on the second one, and on the second of 日 and the first of 本.
    ([("日本", 1), ("a", 1)], "|a 本  |"), ([("日本", 1), ("a", 2)], "| a本  |"),
    ([("日本", 1), ("ab", 2)], "| ab   |"),
    // 語 over the second cell of 日 and the first of 本.
    ([("日本", 1), ("語", 2)], "| 語   |"),
    // A character of several scalars.
    ([("👨‍👩‍👧本", 1), ("a", 2)], "| a本  |"), ([("e\u{301}日", 1), ("a", 3)], "|e\u{301} a   |"),
  ])
  func `a row keeps its width where half of a wide character is written over`(
    _ texts: [(String, Int)], _ shown: String
  ) {
    #expect(row(texts) == shown)
    #expect(DisplayWidth.of(row(texts)) == 8)
  }

  @Test func `a blank stands for a wide character in the last column`() {
    var canvas = Canvas(columns: 2, rows: 2)
    canvas.put("日", at: 1, 0, nil)
    canvas.put("a", at: 0, 1, nil)
    canvas.put("b", at: 1, 1, nil)
    #expect(canvas.lines(Style()) == ["", "ab"])
  }
}
