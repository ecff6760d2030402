import Testing

@testable import LayLanguage

@Suite struct ReaderTests {
  /// The only form of a text, written out again.
  private func read(_ text: String) throws -> String {
    let trial = Trial("(quote \(text)\n)")
    if let error = trial.error { throw error }
    return trial.value
  }

  @Test(arguments: [
    Sample("10", "10"),
    Sample("-2.5", "-2.5"),
    Sample("+3", "3"),
    Sample(".5", "0.5"),
    Sample("-.5", "-0.5"),
    Sample("1e3", "1000"),
    Sample("2.5E-1", "0.25"),
    Sample("inf", "inf"),
    Sample("-inf", "-inf"),
    Sample("123456789012345678901234567890", "1.2345678901234568e+29"),
    Sample("nil", "nil"),
    Sample("true", "true"),
    Sample("false", "false"),
    Sample("-", "-"),
    Sample("->", "->"),
    Sample("...", "..."),
    Sample("<=", "<="),
    Sample("-a", "-a"),
    Sample("größe", "größe"),
    Sample(":width", ":width"),
    Sample("()", "()"),
    Sample("(a [b c] d)", "(a (b c) d)"),
    Sample("'x", "(quote x)"),
    Sample("''x", "(quote (quote x))"),
    Sample("(a #;b c)", "(a c)"),
    Sample("(a #;(b (c)) #;#;d e f)", "(a f)"),
    Sample("(a '#;b c)", "(a (quote c))"),
    Sample("(a #| b #| c |# d |# e)", "(a e)"),
    Sample("(a ; b)\n c)", "(a c)"),
    Sample("\"a\\n\\t\\\"\\\\\\u{1F44B}\"", "\"a\\n\\t\\\"\\\\👋\""),
    Sample("\"two\nlines\"", "\"two\\nlines\""),
  ])
  func `a datum is read as it is written`(_ sample: Sample) throws {
    #expect(try read(sample.source) == sample.gives)
  }

  @Test func `a first line for the system is skipped`() {
    #expect(Trial("#!/usr/bin/env lay\n5").value == "5")
  }

  @Test(arguments: [
    Mistake("(a", "this `(` is not closed", at: "(", hint: "close it with `)`"),
    Mistake("[a", "this `[` is not closed", at: "[", hint: "close it with `]`"),
    Mistake("1)", "this `)` closes nothing", at: ")", hint: "remove it"),
    Mistake("]", "this `]` closes nothing", at: "]", hint: "remove it"),
    Mistake("'(a]", "`]` cannot close this list", at: "]", hint: "close it with `)`"),
    Mistake("'[a)", "`)` cannot close this list", at: ")", hint: "close it with `]`"),
    Mistake("(f \"a", "this string is not closed", at: "\"", hint: "close it with `\"`"),
    Mistake("\"a\\\"", "this string is not closed", at: "\"", hint: "close it with `\"`"),
    Mistake("#| a", "this comment is not closed", at: "#|", hint: "close it with `|#`"),
    Mistake(
      "(f 1x)", "`1x` is not a number", at: "1x", hint: "write it as `10`, `-2.5` or `1e3`"),
    Mistake(
      "1.2.3", "`1.2.3` is not a number", at: "1.2.3",
      hint: "write it as `10`, `-2.5` or `1e3`"),
    Mistake(
      "\"a\\q\"", "`\\q` is not an escape", at: "\\q",
      hint: "write `\\n`, `\\t`, `\\\"`, `\\\\` or `\\u{1F44B}`"),
    Mistake(
      "\"\\u{D800}\"", "this is not the number of a character", at: "\\u{D800",
      hint: "write it in hexadecimal, as in `\\u{1F44B}`"),
    Mistake(
      "(f : 1)", "this `:` has no name", at: ":",
      hint: "write the name next to it, as in `:width`"),
    Mistake(
      "'", "this `'` has nothing to quote", at: "'",
      hint: "write a name after it, as in `'leading`"),
    Mistake("(a #;)", "this `#;` has no form after it to skip", at: "#;", hint: nil),
    Mistake(
      "(text “Hi”)", "a string begins with a straight quote, not a curly one", at: "“",
      hint: "write `\"`"),
  ])
  func `a mistake in the text is named where it is`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  @Test func `an unclosed list is named before the line that begins anew inside it`() throws {
    let trial = Trial("(define a\n  (list 1)\n\n(define b 2)\n")
    let error = try #require(trial.error)
    #expect(error.span?.start == 0)
    #expect(error.notes.first?.message == "this line is still inside it")
  }

  @Test func `a list that was closed later is not named as unclosed`() throws {
    let error = try #require(Trial("(begin (list\n(list 1))\n (list 2)").error)
    #expect(error.span?.start == 0)
    #expect(error.notes.isEmpty)
  }

  @Test func `items before a mistake have run`() {
    let trial = Trial("(print 1)\n(print 2))\n(print 3)")
    #expect(trial.output == "1\n2")
    #expect(trial.marked == ")")
  }

  @Test func `spans cover what was read`() throws {
    let map = SourceMap()
    let source = map.add(name: "", text: "(a\n  \"é\" 'b)")
    var reader = ItemReader(source: source, of: map, symbols: SymbolTable())
    guard case .form(let tree) = try reader.next() else { throw Unexpected() }
    #expect(tree.children(0).map { map.text(of: tree.span($0)) } == ["a", "\"é\"", "'b"])
    #expect(map.lineNumber(of: tree.span(2).start, in: source) == 2)
    #expect(map.column(of: tree.span(3).start, in: source) == 7)
  }

  private struct Unexpected: Error {}
}
