import Testing

import LayLanguage

@testable import LayTerminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("世界", 4), ("한글", 4), ("Ａ", 2), ("ﾊﾝ", 2),
    ("—…", 2), ("👋", 2), ("👋🏽", 2), ("🇨🇭", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("❤", 1),
  ])
  func `a text takes as many cells as a terminal gives it`(_ text: String, _ cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test(arguments: [("hello", 2, "he"), ("hello", 9, "hello"), ("世界", 3, "世"), ("ab", 0, "")])
  func `the first cells are whole characters`(_ text: String, _ cells: Int, _ first: String) {
    #expect(DisplayWidth.first(cells, of: text) == first)
  }

  @Test(arguments: [
    ("hello", 2, "llo"), ("hello", 0, "hello"), ("世界", 1, "界"), ("e\u{301}a", 1, "a"),
    ("ab", 9, ""),
  ])
  func `cells are dropped as whole characters`(_ text: String, _ cells: Int, _ rest: String) {
    #expect(DisplayWidth.dropping(cells, from: text) == rest)
  }
}
