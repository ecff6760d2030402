import LayTerminal
import Testing

@testable import LayShell

struct PromptPictureTests {
  private func picture(_ text: String, cursor: Int, columns: Int) -> PromptPicture {
    PromptPicture(
      of: EditedText(text, cursor: cursor), prompt: PromptText.first,
      continuation: PromptText.continuation,
      columns: columns, style: Style())
  }

  @Test func `each line has its prompt`() {
    let picture = picture("(a\n  b)", cursor: 5, columns: 20)
    #expect(picture.rows.map(\.text) == ["lay> (a", "...>   b)"])
    #expect(picture.cursor == .init(row: 1, column: 7))
  }

  @Test func `a wide character that does not fit goes to the next row`() {
    let picture = picture("abcd世", cursor: 4, columns: 10)
    #expect(picture.rows.map(\.text) == ["lay> abcd", "世"])
    #expect(picture.cursor == .init(row: 1, column: 0))
  }

  @Test func `after a full row the cursor stands in the next`() {
    let picture = picture("abcde", cursor: 5, columns: 10)
    #expect(picture.rows.map(\.text) == ["lay> abcde", ""])
    #expect(picture.cursor == .init(row: 1, column: 0))
  }

  @Test func `a tab counts from the start of the line`() {
    #expect(picture("\tb", cursor: 1, columns: 30).cursor.column == 13)
    #expect(picture("a\n\tb", cursor: 3, columns: 30).cursor.column == 13)
  }

  @Test func `a picture higher than the screen shows the rows around the cursor`() {
    let lines = (0..<20).map(String.init).joined(separator: "\n")
    let clipped = picture(lines, cursor: 0, columns: 20).clipped(toRows: 4)
    #expect(clipped.rows.map(\.text) == ["lay> 0", "...> 1", "...> 2", "...> 3"])
    #expect(clipped.cursor == .init(row: 0, column: 5))
  }
}
