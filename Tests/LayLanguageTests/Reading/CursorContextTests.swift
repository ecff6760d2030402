import Testing

@testable import LayLanguage

/// What the reader finds open before the cursor.
@Suite struct CursorContextTests {
  struct Cursor: CustomTestStringConvertible, Sendable {
    let text: String
    let word: String
    var form: [String]?
    var line: [String]?
    var place = CursorContext.Place.code

    var testDescription: String { text }
  }

  @Test(arguments: [
    Cursor(text: "(vstack :alignment le", word: "le", form: ["vstack", ":alignment"]),
    Cursor(text: "(a (b) \"c\" 'd ", word: "", form: ["a", "(b)", "\"c\"", "'d"]),
    Cursor(text: "(a [", word: "", form: []),
    Cursor(text: "(a 'le", word: "le", form: ["a"]),
    Cursor(text: "(text \"a\") sh", word: "sh"),
    Cursor(text: "propose id", word: "id", line: ["propose"]),
    Cursor(text: "propose 10 x\nid", word: "id"),
    Cursor(text: "propose (max 1 ", word: "", form: ["max", "1"], line: ["propose"]),
  ])
  func `the forms and commands that are open are known`(_ cursor: Cursor) {
    check(cursor)
  }

  @Test(arguments: [
    Cursor(text: "(a #| (b |# c", word: "c", form: ["a"]),
    Cursor(text: "(a #| b", word: "b", form: ["a"], place: .nowhere),
    Cursor(text: "(a ; b", word: "b", form: ["a"], place: .nowhere),
    Cursor(text: "(a ; (b\n c", word: "c", form: ["a"]),
    Cursor(text: "propose 10 ; id", word: "id", line: ["propose", "10"], place: .nowhere),
    Cursor(text: "(a #;(b c) d", word: "d", form: ["a"]),
    Cursor(text: "(a #;(b c", word: "c", form: ["b"]),
    Cursor(text: "(a #;", word: "", form: ["a"]),
  ])
  func `comments count for nothing`(_ cursor: Cursor) {
    check(cursor)
  }

  @Test(arguments: [
    Cursor(text: "(a \"\\\"(\" b", word: "b", form: ["a", "\"\\\"(\""]),
    Cursor(text: "(a \"b (\\\" c", word: "b (\\\" c", form: ["a"], place: .string),
    Cursor(text: "(a \\\"b", word: "b", form: ["a", "\\"], place: .string),
    Cursor(text: "load \"std/f", word: "std/f", line: ["load"], place: .string),
  ])
  func `strings and their escapes are known`(_ cursor: Cursor) {
    check(cursor)
  }

  @Test(arguments: ["(a)) (b", "(a \"\\q\" b", "(frame 1x (b"])
  func `after a mistake nothing is known`(_ text: String) {
    #expect(CursorContext(text) { _ in false }.place == .nowhere)
  }

  private func check(_ cursor: Cursor) {
    let context = CursorContext(cursor.text) { ["propose", "load"].contains($0) }
    #expect(context.word == cursor.word)
    #expect(context.form == cursor.form)
    #expect(context.commandLine == cursor.line)
    #expect(context.place == cursor.place)
  }
}
