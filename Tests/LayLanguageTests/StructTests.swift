import Testing

@testable import LayLanguage

@Suite struct StructTests {
  private static let row = "(define-struct row y (items (list))) (define r (row :y 8)) "

  @Test(arguments: [
    Sample(row + "r", "(row :y 8 :items ())"),
    Sample(row + "(:y r)", "8"),
    Sample(row + "(type-of r)", "row"),
    Sample(row + "(with r :y 9)", "(row :y 9 :items ())"),
    Sample(row + "(with r :y 9) r", "(row :y 8 :items ())"),
    Sample(row + "(set! (:y r) 9) r", "(row :y 9 :items ())"),
    Sample(row + "(append! (:items r) 1 2) (:items r)", "(1 2)"),
    // As in Swift, another variable keeps the old value.
    Sample(row + "(define s r) (set! (:y r) 9) (list (:y s) (:y r))", "(8 9)"),
    Sample(row + "(= r (row :y 8))", "true"),
    Sample(row + "(= r (row :y 9))", "false"),
    Sample(row + "(define (row.twice r) (* 2 (:y r))) (:twice r)", "16"),
    Sample(row + "(define (row.plus r n) (+ n (:y r))) (:plus r 2)", "10"),
    Sample("(define (number.half n) (/ n 2)) (:half 8)", "4"),
    Sample("(define-struct a (x 1) (y (+ x 1))) (a :x 5)", "(a :x 5 :y 6)"),
    Sample("(define-struct none) (none)", "(none)"),
    Sample("(map (fn (s) (:width s)) (list (size 1 2) (size 3 4)))", "(1 3)"),
    Sample("(:x (:origin (cg-rect 1 2 3 4)))", "1"),
    Sample("(define r (cg-rect 1 2 3 4)) (set! (:y (:origin r)) 9) r", "3 x 4 at (1, 9)"),
    Sample("(define p (proposal 80 nil)) (set! (:width p) nil) p", "nil x nil"),
    Sample("(with (point 1 2) :x 5 :y 6)", "(5, 6)"),
  ])
  func `a struct has fields, members and copies`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Sample("(tuple 1 \"a\")", "(tuple 1 \"a\")"),
    Sample("(tuple :width 8 :count 3)", "(tuple :width 8 :count 3)"),
    Sample("(:count (tuple :width 8 :count 3))", "3"),
    Sample("(at (tuple 1 2) 1)", "2"),
    Sample("(= (tuple 1 2) (tuple :a 1 :b 2))", "true"),
    Sample("(= (tuple 1 2) (tuple 1 3))", "false"),
    Sample("(define t (tuple 1 2)) (set! (at t 0) 5) t", "(tuple 5 2)"),
    Sample("(let (((a b) (tuple 1 2))) (+ a b))", "3"),
    Sample("(let* ((t (tuple 1 2)) ((a b) t) (c (+ a b))) c)", "3"),
    Sample("(for ((a b) (zip (list 1 2) (list 10 20))) (+ a b))", "(11 22)"),
    Sample("(map (fn ((a b)) (+ a b)) (zip (list 1 2) (list 10 20)))", "(11 22)"),
    Sample("(define-values (a _ c) (tuple 1 2 3)) (list a c)", "(1 3)"),
    Sample("(define (f) (define-values (a b) (tuple 1 2)) (set! a 5) (list a b)) (f)", "(5 2)"),
    Sample("(let (((a b) (list 1 2))) (set! a (+ a b)) a)", "3"),
  ])
  func `a tuple is made, read and taken apart`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Mistake(
      "(define-struct row y) (row)", "`row` needs its field `:y`", at: "(row)",
      hint: "write `(row :y …)`"),
    Mistake(
      "(define-struct row height) (:heigt (row :height 1))", "a row has no `:heigt`",
      at: "(:heigt (row :height 1))", hint: "did you mean `:height`?"),
    Mistake(
      "(define-struct row height) (define r (row :height 1)) (set! (:y r) 2)",
      "a row has no `:y`", at: "(:y r)", hint: "it has `:height`"),
    Mistake("(:width nil)", "nil has no `:width`", at: "(:width nil)", hint: nil),
    Mistake(
      "(define s (size 1 2)) (set! (:width s) \"a\")",
      "`:width` of a size cannot become the string \"a\"", at: "(:width s)", hint: nil),
    Mistake(
      "(let (((a b) (list 1))) a)", "a list of 1 cannot be taken apart into 2", at: "(a b)",
      hint: "a part that nobody needs is named `_`"),
    Mistake(
      "(let (((a b) 5)) a)", "a tuple of 2 is taken apart here, not the number 5", at: "(a b)",
      hint: nil),
    Mistake(
      "(set! (f 1) 2)",
      "`set!` changes a variable or a part of what stands in one, and this is neither",
      at: "(f 1)", hint: "write a name, `(at name index)` or `(:field name)`"),
    Mistake(
      "(+ 1 (define-values (a) (list 1)))", "`define-values` stands where a value is needed",
      at: "(define-values (a) (list 1))",
      hint: "put it before, or take the tuple apart with `(let (((a b) tuple)) …)`"),
  ])
  func `what has no such part says so`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  @Test func `values in values, twenty thousand deep, are compared, printed and freed`() {
    let deep = """
      (define-struct link (next nil))
      (define (chain n) (define c nil) (for (i 0 n) (set! c (link :next c))) c)
      (= (chain 20000) (chain 20000))
      """
    #expect(Trial(deep).value == "true")
    let written = Trial(deep + " (chain 20000)").value
    #expect(written.hasPrefix("(link :next (link :next ("))
    #expect(written.hasSuffix("nil" + String(repeating: ")", count: 20_000)))
  }
}
