import Testing

@testable import LayLanguage

@Suite struct FormTests {
  @Test(arguments: [
    Sample("(define x 5) x", "5"),
    Sample("(define (f) 1 2) (f)", "2"),
    Sample("(define (f a b) (list a b)) (f 1 2)", "(1 2)"),
    Sample("(define (f a . rest) (list a rest)) (f 1 2 3)", "(1 (2 3))"),
    Sample("(define (f a . rest) rest) (f 1)", "()"),
    Sample("(define (f a :key (b 1)) (list a b)) (f 5)", "(5 1)"),
    Sample("(define (f a :key (b 1)) (list a b)) (f 5 :key 7)", "(5 7)"),
    Sample("(define (f a :key (b 1)) (list a b)) (f :key 7 5)", "(5 7)"),
    Sample("(define (f :a x :b (y (+ 1 2))) (list x y)) (f)", "(nil 3)"),
    Sample("(define (f a :key (b (* a 2))) b) (f 4)", "8"),
    Sample("(define (f :x (a 1) :y (b (+ a 1))) (list a b)) (f :x 5)", "(5 6)"),
    Sample("(define (f a :k (b 1) . rest) (list a b rest)) (f 1 2 :k 3 4)", "(1 3 (2 4))"),
    Sample("(define (f) (define x 1) (define (g) (+ x 1)) (g)) (f)", "2"),
    Sample("(define (f x) (set! x (+ x 1)) x) (f 1)", "2"),
    Sample("(define (f :k (x 1)) (set! x (+ x 1)) x) (list (f) (f :k 5))", "(2 6)"),
  ])
  func `define names values and functions`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Sample("((fn (x) (* x 2)) 4)", "8"),
    Sample("((lambda () 1))", "1"),
    Sample("((fn (x :by (n 1)) (+ x n)) 1 :by 2)", "3"),
    Sample("(let ((x 1) (y 2)) (+ x y))", "3"),
    Sample("(define x 1) (let ((x 2) (y x)) (list x y))", "(2 1)"),
    Sample("(let* ((x 1) (y (+ x 1))) y)", "2"),
    Sample("(let () 5)", "5"),
    Sample("(let ((list 5)) list)", "5"),
    Sample("(let ((x 1)) (let ((x 2)) x) x)", "1"),
    Sample("(if true 1 2)", "1"),
    Sample("(if nil 1 2)", "2"),
    Sample("(if 0 1 2)", "1"),
    Sample("(if false 1)", "nil"),
    Sample("(when true 1 2)", "2"),
    Sample("(when nil 1)", "nil"),
    Sample("(unless nil 1 2)", "2"),
    Sample("(unless 1 2)", "nil"),
    Sample("(cond (false 1) (nil 2) (else 3 4))", "4"),
    Sample("(cond ((= 1 1) 5))", "5"),
    Sample("(cond (false 1))", "nil"),
    Sample("(cond (7))", "7"),
    Sample("(case 2 ((1 2) 'low) ((3) 'high))", "low"),
    Sample("(case 'b (a 1) (b 2))", "2"),
    Sample("(case \"x\" ((\"x\") 1) (else 2))", "1"),
    Sample("(case 9 ((1) 1) (else 2))", "2"),
    Sample("(case 9 ((1) 1))", "nil"),
    Sample("(and)", "true"),
    Sample("(and 1 2)", "2"),
    Sample("(and 1 nil (error \"no\"))", "nil"),
    Sample("(or)", "false"),
    Sample("(or nil 2 (error \"no\"))", "2"),
    Sample("(or false nil)", "nil"),
    Sample("(begin 1 2)", "2"),
    Sample("(begin)", "nil"),
    Sample("(begin (define x 1) (define (f) (+ x 1))) (f)", "2"),
    Sample("(when true (define x 3)) x", "3"),
    Sample("(define x 1) (set! x 2) x", "2"),
    Sample("(let ((x 1)) (set! x 2) x)", "2"),
    Sample("'(a 1 \"b\" (c))", "(a 1 \"b\" (c))"),
    Sample("(quote x)", "x"),
    Sample("(-> 5)", "5"),
    Sample("(-> 5 (- 7) (list 1))", "(1 2)"),
    Sample("(-> (list 3 1 2) sort reverse first)", "3"),
    Sample("(-> 2 (list 1 (+ 1 1)))", "(1 2 2)"),
    Sample("(-> 5 ((fn (a b) (- b a)) 3))", "2"),
    Sample("(for (i 0 3) i)", "(0 1 2)"),
    Sample("(for (i 0 10 4) i)", "(0 4 8)"),
    Sample("(for (i 3 0 -1) i)", "(3 2 1)"),
    Sample("(for (x (list 1 2)) (* x x))", "(1 4)"),
    Sample("(for (x nil) x)", "()"),
    Sample("(map (fn (f) (f)) (for (i 0 3) (fn () i)))", "(0 1 2)"),
    Sample("(map (fn (f) (f)) (for (i 0 3) (define j (* i i)) (fn () j)))", "(0 1 4)"),
    Sample("(let ((n 0)) (for (i 0 4) (set! n (+ n i))) n)", "6"),
  ])
  func `a form gives its value`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    ("(define x 1)", true),
    ("(define (f) 1)", true),
    ("(begin 1 (define x 1))", true),
    ("(define x 1) (set! x 2)", true),
    ("(begin (define x 1) x)", false),
    ("(let () (define x 1) x)", false),
    ("(+ 1 2)", false),
  ])
  func `an evaluation says whether it was a definition`(_ source: String, _ is: Bool) {
    #expect(Trial(source).isDefinition == `is`)
  }

  @Test(arguments: [
    Mistake(
      "(+ 1 (define x 2))", "`define` stands where a value is needed", at: "(define x 2)",
      hint: "put it before, or name the value with `(let ((name value)) …)`"),
    Mistake(
      "(define)", "`define` needs a name", at: "(define)",
      hint: "write `(define name value)` or `(define (name parameters…) body…)`"),
    Mistake(
      "(define if 1)", "`if` is a form and cannot be bound", at: "if",
      hint: "choose another name"),
    Mistake(
      "(define (f))", "this function has no body", at: "(define (f))",
      hint: "write `(define name value)` or `(define (name parameters…) body…)`"),
    Mistake(
      "(define (f a a) 1)", "there are two parameters called `a`", at: "(define (f a a) 1)",
      hint: "write `(define name value)` or `(define (name parameters…) body…)`"),
    Mistake(
      "(define (f :a b :a c) 1)", "there are two keywords called `:a`",
      at: "(define (f :a b :a c) 1)",
      hint: "write `(define name value)` or `(define (name parameters…) body…)`"),
    Mistake(
      "(define (f a . b c) 1)", "one name follows the `.`, for the rest", at: ".",
      hint: "write `(define name value)` or `(define (name parameters…) body…)`"),
    Mistake(
      "(define (f :a) 1)", "`:a` has no variable", at: ":a",
      hint: "write `:a a`, or `:a (a 0)` with a default"),
    Mistake(
      "(define (f :a a b) 1)", "`b` follows a keyword parameter", at: "b",
      hint: "put it before the keywords, or give it a keyword of its own, `:b b`"),
    Mistake(
      "(define (f) (define x 1) (define x 2) x)", "`x` is defined twice in one body", at: "x",
      hint: "assign it with `(set! x …)`"),
    Mistake(
      "(define (f) (define a b) (define b 1) a) (f)", "`b` is used before it is defined",
      at: "b", hint: "define it above"),
    Mistake(
      "(fn x x)", "`fn` needs its parameters in parentheses", at: "x",
      hint: "write `(fn (parameters…) body…)`"),
    Mistake(
      "(let (x 1) x)", "a binding is a name and a value", at: "x",
      hint: "write `(let ((name value) …) body…)`"),
    Mistake(
      "(if)", "`if` needs a condition and one or two forms", at: "(if)",
      hint: "write `(if condition then else)`"),
    Mistake(
      "(cond (else 1) (true 2))", "`else` comes last", at: "else",
      hint: "write `(cond (condition body…) … (else body…))`"),
    Mistake("(set! y 1)", "unknown name `y`", at: "y", hint: nil),
    Mistake(
      "(-> 1 (if 2))", "`if` cannot be a step", at: "if", hint: "write `(-> value step…)`"),
    Mistake("(-> 1 5)", "a step is a call or a name", at: "5", hint: "write `(-> value step…)`"),
    Mistake(
      "(for (i 5) i)", "`for` wants a list, not the number 5", at: "5",
      hint: "numbers need a start and an end, as in `(for (i 0 10) …)`"),
    Mistake(
      "(for (i 0 \"a\") i)", "`for` wants a number, not the string \"a\"", at: "\"a\"", hint: nil),
    Mistake("(for (i 0 5 0) i)", "the step of `for` is zero", at: "0", hint: nil),
    Mistake(
      "(list if)", "`if` is a form and not a value", at: "if",
      hint: "write `(if condition then else)`"),
    Mistake(
      "()", "`()` calls nothing", at: "()", hint: "an empty list is written `(list)`"),
    Mistake(
      ":a", "`:a` names an argument, and stands where a value is needed", at: ":a",
      hint: "the keyword itself is written `':a`"),
  ])
  func `a form that is not well written says how it is`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  private static func layout(_ parameters: String, _ use: String = "") -> String {
    "(define-layout (sample\(parameters)) (size-that-fits (p s) (size 1 1)) "
      + "(place-subviews (b p s) nil)) \(use)"
  }

  @Test(arguments: [
    (
      layout(" :name n"),
      "`:name` is there already: it names the view for queries and drawings"
    ),
    (layout(" a . r"), "`. r` has nothing left to take: the rest are the subviews"),
    (layout(" a a"), "there are two parameters called `a`"),
    (layout("", "(sample \"a\")"), "`sample` contains views, not the string \"a\""),
  ])
  func `a layout that is not well written or used says how it is`(
    _ source: String, _ message: String
  ) {
    #expect(Trial(source).message == message)
  }

  @Test func `a string among the subviews of a layout is one for a text`() {
    #expect(Trial(Self.layout("", "(sample \"a\")")).hint == "write `(text \"a\")`")
  }
}
