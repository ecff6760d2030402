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
}
