import LayEngine
import Testing

@testable import LayLanguage

/// Equal views of a program share one object.
struct EqualViewsTests {
  /// The view that the last form gives.
  private func run(_ source: String) throws -> View {
    try DeepStack.run { () throws -> View in
      let interpreter = Interpreter()
      var items = interpreter.items(of: source, named: "t.lay")
      var value = Value.nothing
      while let item = try items.next() {
        guard case .form(let tree) = item else { continue }
        interpreter.beginItem()
        value = try interpreter.evaluate(tree).value
      }
      return try #require(try value.views(at: nil) { $0 }.first)
    }
  }

  // A row is 4 views: a stack, a padding around a text, and a rectangle, which is a constant and so
  // the same view in all rows. The first 256 views that are made are not shared (3 a row, and one
  // rectangle: 85 rows). The other rows are of 7 kinds.
  @Test func `rows with the same words are lowered once`() throws {
    let view = try run(
      """
      (define (row i) (hstack (padding 4 (text (str "row " (mod i 7)))) (rectangle)))
      (vstack (for (i 0 1000) (row i)))
      """)
    #expect(view.children.count == 1000)
    let distinct = Set(view.children.map(ObjectIdentifier.init)).count
    #expect((85 + 7...86 + 7).contains(distinct))
    let tree = try ViewTree(view)
    // the column, the rectangle, and three views for each distinct row
    #expect(tree.count == 2 + 3 * distinct)
  }

  @Test func `rows from two places of the text are not the same`() throws {
    let view = try run(
      """
      (define (filler i) (text (str "filler " i)))
      (define many (for (i 0 300) (filler i)))
      (vstack (for (i 0 300) (filler i)) (for (i 0 2) (text "a")) (for (i 0 2) (text "a")))
      """)
    let last = view.children.suffix(4).map(ObjectIdentifier.init)
    #expect(last[0] == last[1] && last[2] == last[3] && last[1] != last[2])
  }
}
