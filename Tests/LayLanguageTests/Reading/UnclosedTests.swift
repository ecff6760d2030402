import Testing

@testable import LayLanguage

/// Where a missing closing parenthesis or quote is reported, and what is open at the prompt.
@Suite struct UnclosedTests {
  /// The offset of the first caret.
  private func start(_ source: String) throws -> Int {
    Int(try #require(Trial(source).error?.span).start)
  }

  @Test func `a list is not closed where the next one is indented no more`() throws {
    let source = "(vstack\n  (hstack\n    (text \"a\")\n  (text \"b\"))"
    #expect(try start(source) == 10)
    #expect(Trial(source).message == "this `(` is not closed")
  }

  @Test func `a definition is not closed where the next one begins a line`() throws {
    #expect(try start("(define a 1)\n(define (f x)\n  (+ x 1)\n(define b 2)\n(f b)") == 13)
  }

  @Test func `without a word of the indentation it is the innermost list`() throws {
    #expect(try start("(vstack (hstack (text \"a\")") == 8)
    #expect(try start("(vstack\n  (hstack\n    (text \"a\")") == 10)
  }

  @Test func `a string with a word behind its end is the one that is not closed`() throws {
    #expect(try start("(hstack (text \"a) (text \"b\"))") == 14)
    #expect(try start("(text \"a\" \"b)") == 10)
    #expect(try start("(list \"a\", \"b)") == 11)
  }

  @Test func `what is open at the prompt does not depend on what is told`() {
    let open = ItemReader.completeness(of: Array("(hstack (text \"a) (text \"b\"))".utf8))
    #expect(open == .open(indentation: 0, opener: "\""))
    let list = ItemReader.completeness(of: Array("(vstack\n(text \"a\")".utf8))
    #expect(list == .open(indentation: 2, opener: "vstack"))
    #expect(ItemReader.completeness(of: Array("(vstack 12x".utf8)) == .broken)
    #expect(ItemReader.completeness(of: Array("(vstack #| a".utf8)).isOpenComment)
  }
}

extension Completeness {
  fileprivate var isOpenComment: Bool {
    if case .open(_, "#|") = self { true } else { false }
  }
}
