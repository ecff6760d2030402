import LayEngine
import Testing

@testable import LayLanguage

struct NameHintsTests {
  private func place(_ start: Int32) -> SourceSpan {
    SourceSpan(source: 0, start: start, end: start + 1)
  }

  @Test func `of few places and of many the hint that was noted last is found`() {
    var hints = NameHints()
    for number in 0..<40 { hints[place(Int32(number))] = "first \(number)" }
    for number in [3, 30] { hints[place(Int32(number))] = "second \(number)" }
    for number in 0..<40 {
      let wanted = [3, 30].contains(number) ? "second \(number)" : "first \(number)"
      #expect(hints[place(Int32(number))] == wanted)
    }
    #expect(hints[place(40)] == nil)
  }

  @Test func `texts are joined as the standard library joins them`() {
    for texts in [[], [""], ["a"], ["a", "", "b"], ["é", "\u{301}", "👩‍👧"]] {
      for separator in ["", "\n", ", "] {
        #expect(texts.joined(separator: separator) == texts[...].joined(separator: separator))
      }
    }
  }
}
