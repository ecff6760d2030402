import LayEngine
import Testing

@testable import LayLanguage

@Suite struct DepthTests {
  private static let depth = 100_000

  private func nested(_ open: String, _ middle: String, _ close: String) -> String {
    String(repeating: open, count: Self.depth) + middle
      + String(repeating: close, count: Self.depth)
  }

  @Test func `a hundred thousand open parentheses are an error at the last`() throws {
    let trial = Trial(nested("(", "", ""))
    #expect(trial.message == "this `(` is not closed")
    #expect(try #require(trial.error?.span).start == 99_999)
  }

  @Test func `a hundred thousand closing parentheses are an error at the first`() throws {
    let trial = Trial("1" + nested("", "", ")"))
    #expect(trial.message == "this `)` closes nothing")
    #expect(try #require(trial.error?.span).start == 1)
  }

  @Test(arguments: [
    ("(list ", "", ")"),
    ("'(", "", ")"),
    ("(+ 1 ", "1", ")"),
    ("(if true ", "1", ")"),
    ("(let ((x 1)) ", "x", ")"),
    ("(fn () ", "1", ")"),
    ("'", "x", ""),
    ("#|", "", "|#"),
  ])
  func `a hundred thousand levels work`(_ open: String, _ middle: String, _ close: String) {
    #expect(Trial(nested(open, middle, close)).message == nil)
  }

  @Test func `a hundred thousand lists in each other are made and printed`() {
    let trial = Trial(nested("(list ", "7", ")"))
    #expect(trial.message == nil)
    #expect((trial.value == nested("(", "7", ")")) == true)
  }

  @Test(arguments: [
    "(define (nest n v) (if (= n 0) v (nest (- n 1) (list v)))) (length (nest 200000 1))",
    "(define (nest n v) (if (= n 0) v (nest (- n 1) (fn () v)))) (list? (nest 200000 1))",
    "(define (nest n v) (if (= n 0) v (nest (- n 1) (list (fn () v))))) (length (nest 100000 1))",
  ])
  func `what is nested very deep is freed`(_ source: String) {
    let trial = Trial(source)
    #expect(trial.error == nil)
  }

  @Test func `what is nested very deep is compared`() {
    let trial = Trial(
      "(define (nest n v) (if (= n 0) v (nest (- n 1) (list v))))"
        + " (= (nest 200000 1) (nest 200000 1))")
    #expect(trial.value == "true")
  }

  @Test func `a view is found in a million lists`() {
    var value = Value.view(View(Divider()))
    for _ in 0..<1_000_000 { value = .list(of: [value]) }
    #expect(value.asView != nil)
  }

  @Test func `lists of views, each twice in the next, are an error`() {
    var value = Value.nothing
    for _ in 0..<60 { value = .list(of: [value, value]) }
    #expect {
      try value.views(at: nil, atMost: 1000) { $0 }
    } throws: { error in
      (error as? Diagnostic)?.message
        == "there are more than 1000 elements in these lists of views"
    }
  }

  @Test func `where there is no other stack the present one has its floor`() {
    let recursion = "(define (f n) (+ 1 (f n))) (f 1)"
    let message = DeepStack.runHere { Trial(recursion).message }
    #expect(message == "this recursion is too deep: `f` → `f`")
  }

  @Test func `a deep stack inside a deep stack is the same`() {
    #expect(DeepStack.run { DeepStack.run { 5 } } == 5)
  }
}
