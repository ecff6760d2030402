import LayEngine
import Testing

@testable import LayLanguage

struct WrittenArgumentTests {
  /// The views that the last form gives, each with its arguments as they were written.
  private func written(_ source: String) throws -> [[WrittenArgument]] {
    try DeepStack.run { () throws -> [[WrittenArgument]] in
      let interpreter = Interpreter()
      var items = interpreter.items(of: source, named: "t.lay")
      var value = Value.nothing
      while let item = try items.next() {
        guard case .form(let tree) = item else { continue }
        value = try interpreter.evaluate(tree).value
      }
      return try value.views(at: nil) { $0 }.map(\.written)
    }
  }

  @Test func `arguments stand in the order of the program, without views, functions and the name`()
    throws
  {
    let frame = try written("(frame :height 2 :width 1 :alignment top :name \"a\" (text \"b\"))")
    #expect(
      frame == [
        [
          WrittenArgument("height", .number(2)), WrittenArgument("width", .number(1)),
          WrittenArgument("alignment", .name("top")),
        ]
      ])
    #expect(try written("(on-appear (fn () nil) (text \"a\"))") == [[]])
    let padded = try written("(padding (top leading) 4 (text \"a\"))")
    let edges = WrittenValue.list([.name("top"), .name("leading")])
    #expect(padded == [[WrittenArgument(nil, edges), WrittenArgument(nil, .number(4))]])
  }

  @Test func `a variable is written as the value that it had`() throws {
    let texts = try written("(for-each (list 1 2) (fn (n) (padding n (text \"a\"))))")
    #expect(texts == [[WrittenArgument(nil, .number(1))], [WrittenArgument(nil, .number(2))]])
  }

  /// The views of one call share one list, so that thousands of them need no memory for more.
  @Test func `views of one call share what its text says`() throws {
    let views = try written("(for-each (range 100) (fn (n) (padding 4 (text \"a\"))))")
    let places = Set(views.map { $0.withUnsafeBufferPointer(\.baseAddress) })
    #expect(views.count == 100)
    #expect(places.count == 1)
  }
}
