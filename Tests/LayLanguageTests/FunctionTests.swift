import Testing

@testable import LayLanguage

@Suite struct FunctionTests {
  @Test(arguments: Catalogue.forms.map(\.name) + Catalogue.functions.map(\.name))
  func `everything has an example and a summary`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    #expect(entry.examples.contains { $0.gives != nil })
    #expect(entry.summary.hasSuffix("."))
  }

  @Test func `every name is declared once`() {
    let names = Catalogue.entries.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test func `what is listed is sorted by name`() {
    let names = InertModifiers.all.map(\.name)
    #expect(names == names.sorted())
  }

  @Test(arguments: [
    (80.0 / 3, "26.667"), (26.5, "26.5"), (100, "100"), (-0.0, "0"), (-0.0004, "0"),
    (0.9996, "1"), (-2.5, "-2.5"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    (1e15, "1000000000000000"), (1e20, "1e+20"),
  ])
  func `a number is printed with at most three decimals`(_ number: Double, _ text: String) {
    #expect(NumberText.of(number) == text)
  }

  @Test(arguments: [
    Sample("(+)", "0"),
    Sample("(= (list 1 (list \"a\" nil)) '(1 (\"a\" nil)))", "true"),
    Sample("(= 1 1 2)", "false"),
    Sample("(= 'a 'a)", "true"),
    Sample("(= nil false)", "false"),
    Sample("(= (size 1 2) (size 1 2))", "true"),
    Sample("(< 1 3 2)", "false"),
    Sample("(sort (list \"b\" \"a\"))", "(\"a\" \"b\")"),
    Sample("(sort (fn (a b) (> (first a) (first b))) '((1 a) (2 b) (1 c)))", "((2 b) (1 a) (1 c))"),
    Sample("(rest (rest '(1 2 3)))", "(3)"),
    Sample("(rest (list))", "()"),
    Sample("(append)", "()"),
    Sample("(range 0 -1e300)", "()"),
    Sample("(str 'a nil true \"b\" (list 1 \"c\"))", "\"aniltrueb(1 c)\""),
    Sample("(width (proposal nil 5))", "nil"),
    Sample("(type-of (size 1 2))", "size"),
    Sample("(mod 7.5 2)", "1.5"),
    Sample("(map first '((1) (2)))", "(1 2)"),
    Sample("(filter not '(1 nil false))", "(nil false)"),
    Sample("(list first)", "(function first)"),
    Sample("(format \"{{}} {} {\" 1)", "\"{} 1 {\""),
    Sample(
      "(list (max 1 (- inf inf)) (min (- inf inf) 1) (clamp (- inf inf) 0 1))", "(nan nan nan)"),
    Sample("(list (length nil) (empty? nil) (append nil '(1)) (map not nil))", "(0 true (1) ())"),
    Sample("(begin (define size 5) (size size 3))", "5 x 3"),
    Sample("(map list '(1 2) '(a b))", "((1 a) (2 b))"),
  ])
  func `a function gives its value`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test func `print writes a line to the output`() {
    #expect(Trial("(print \"a\" 1 '(b \"c\"))").output == "a 1 (b c)")
  }

  @Test(arguments: [
    Mistake(
      "(sqrt \"a\")", "`sqrt` wants a number for `number`, not the string \"a\"", at: "\"a\"",
      hint: nil),
    Mistake("(+ 1 nil)", "`+` wants a number, not nil", at: "nil", hint: nil),
    Mistake("(+ 1 2 'a)", "`+` wants a number, not the name `a`", at: "'a", hint: nil),
    Mistake(
      "(sqrt)", "`sqrt` needs a number for `number`", at: "(sqrt)", hint: "write `(sqrt number)`"),
    Mistake(
      "(sqrt 1 2)", "`sqrt` takes 1 argument, not 2", at: "2",
      hint: "write `(sqrt number)`"),
    Mistake(
      "(sqrt :number 1)", "`sqrt` has no argument `:number`", at: ":number",
      hint: "write `(sqrt number)`"),
    Mistake(
      "(first (list))", "an empty list has no `first` element", at: "(list)",
      hint: "test it with `(empty? list)`"),
    Mistake(
      "(nth 3 '(1 2))", "there is no element 3 in a list of 2", at: "3", hint: "the last is 1"),
    Mistake(
      "(map 5 '(1))", "`map` wants a function for `function`, not the number 5", at: "5", hint: nil),
    Mistake("(mod 1 0)", "1 divided by zero leaves no remainder", at: "0", hint: nil),
    Mistake("(sqrt -4)", "-4 has no square root", at: "-4", hint: nil),
    Mistake(
      "(nth 1.5 '(1 2))", "an index is a whole number from 0 on, not 1.5", at: "1.5", hint: nil),
    Mistake(
      "(set-nth -1 5 '(1 2))", "an index is a whole number from 0 on, not -1", at: "-1", hint: nil),
    Mistake(
      "(sort (list 3 (- inf inf) 1))", "`sort` cannot order nan, which is no number",
      at: "(list 3 (- inf inf) 1)", hint: nil),
    Mistake("(range 0 10 0)", "this range has no end: its step is 0", at: "0", hint: nil),
    Mistake(
      "(error)", "`error` ends the program here, and does not say why", at: "(error)",
      hint: "write `(error \"no width\")`"),
    Mistake("(-)", "`-` needs at least one number", at: "(-)", hint: "write `(- 3 2)`"),
    Mistake(
      "(format \"{}\" 1 2)", "`format` has 1 place for 2 values", at: "(format \"{}\" 1 2)",
      hint: "write one `{}` for each value"),
    Mistake("(error \"no\" 5)", "no 5", at: "(error \"no\" 5)", hint: nil),
    Mistake("(assert (= 1 2))", "this does not hold: 1 is not 2", at: "(= 1 2)", hint: nil),
    Mistake("(assert nil \"so\")", "so", at: "nil", hint: nil),
    Mistake(
      "(sort '(1 \"a\"))", "`sort` cannot order the string \"a\" and the number 1",
      at: "'(1 \"a\")", hint: "give it a function of two elements first"),
    Mistake(
      "(width 5)", "`width` wants a size, a rectangle or a proposal, not the number 5", at: "5",
      hint: nil),
    Mistake("(range 1 inf)", "this range has no end", at: "(range 1 inf)", hint: nil),
    // 2^63 - 1024 is the largest number below 2^63; 2000 more would be above.
    Mistake(
      "(nth 9223372036854774784 (drop 2000 (range 3000)))",
      "there is no element 9223372036854774784 in a list of 1000", at: "9223372036854774784",
      hint: "the last is 999"),
  ])
  func `a function complains about what it was given`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }
}
