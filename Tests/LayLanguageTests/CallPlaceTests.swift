import LayEngine
import Testing

@testable import LayLanguage

/// Views keep the place in the text where they were called.
struct CallPlaceTests {
  /// The text at the place of the view that the last form gives.
  private func place(of source: String) throws -> String? {
    try DeepStack.run { () throws -> String? in
      let interpreter = Interpreter()
      var items = interpreter.items(of: source, named: "t.lay")
      var value = Value.nothing
      while let item = try items.next() {
        guard case .form(let tree) = item else { continue }
        value = try interpreter.evaluate(tree).value
      }
      return value.asView?.span.map { interpreter.sources.text(of: $0) }
    }
  }

  /// The call before the modifier's has a keyword, so its arguments are put into the parameters'
  /// order.
  @Test func `a modifier of the program stands where it was called`() throws {
    let call = "(boxed (text \"a\"))"
    let place = try place(
      of: """
        (define-modifier (boxed) (content) (padding 4 content))
        (define (twice :of (x 1)) (* 2 x))
        (twice :of 2)
        \(call)
        """)
    #expect(place == call)
  }
}
