import LayLanguage
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("世界", 4), ("👋", 2), ("👋🏽", 2), ("🇨🇭", 2), ("👩‍👩‍👧", 2),
    ("❤️", 2), ("한글", 4), ("ﾊﾝ", 2), ("—…", 2), ("", 0),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
