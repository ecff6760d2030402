import LayEngine
import Testing

@testable import LayLanguage

/// Views that the program's text determines completely, which are made once.
struct ConstantViewTests {
  /// The views that the last form gives, and the number of warnings.
  private func run(_ source: String) throws -> (views: [View], warnings: Int) {
    try DeepStack.run { () throws -> (views: [View], warnings: Int) in
      let interpreter = Interpreter()
      var warnings = 0
      interpreter.warn = { _ in warnings += 1 }
      var items = interpreter.items(of: source, named: "t.lay")
      var value = Value.nothing
      while let item = try items.next() {
        guard case .form(let tree) = item else { continue }
        value = try interpreter.evaluate(tree).value
      }
      return (try value.views(at: nil) { $0 }, warnings)
    }
  }

  /// A view and all that is in it.
  private func parts(of view: View) -> [View] { [view] + view.children.flatMap(parts) }

  @Test func `it is the same each time`() throws {
    let row = "(hstack :spacing 8 (name \"a\" (text \"a\")) (frame :width 8 (rectangle)))"
    let views = try run("(define (cell) (padding 4 \(row))) (for (i 0 5) (cell))").views
    #expect(views.count == 5)
    let all = views.map(parts)
    // a padding, a row, a text, a frame and a rectangle
    #expect(all.allSatisfy { $0.count == 5 })
    #expect(Set(all.joined().map(ObjectIdentifier.init)).count == 5)
    // 8 + 8 + 8 wide, and a padding of 4 on both sides; the text is 20 high
    for view in views {
      #expect(try Engine(ViewTree(view)).size(.ideal) == ViewSize(width: 32, height: 28))
    }
  }

  @Test func `a builtin that is defined anew makes other views from then on`() throws {
    let views = try run(
      """
      (define (cell) (padding 4 (rectangle)))
      (for (i 0 4) (cell))
      (define (rectangle) (text "abc"))
      (cell)
      """
    ).views
    #expect(views.map { $0.children[0].content.name } == ["text"])
  }

  @Test func `what warns warns each time`() throws {
    let outcome = try run("(for (i 0 5) (background (text \"a\") (color red)))")
    #expect(outcome.warnings == 5)
    #expect(outcome.views.count == 5)
  }

  @Test func `what a call is given from elsewhere is no constant`() throws {
    let views = try run("(for (i 0 4) (frame :width i (rectangle)))").views
    let widths = try views.map { try Engine(ViewTree($0)).size(.ideal).width }
    #expect(widths == [0, 1, 2, 3])
  }
}
