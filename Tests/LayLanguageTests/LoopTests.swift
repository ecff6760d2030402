import Testing

@testable import LayLanguage

@Suite struct LoopTests {
  @Test(arguments: [
    Sample("(define n 1) (while (< n 100) (*= n 2)) n", "128"),
    Sample("(while false 1)", "nil"),
    Sample("(define n 0) (while true (+= n 1) (when (> n 4) (break))) n", "5"),
    Sample(
      "(define xs (list)) (define i 0) (while (< i 5) (+= i 1) (when (= i 3) (continue)) "
        + "(append! xs i)) xs", "(1 2 4 5)"),
    Sample("(for (i 0 10) (when (= i 3) (break)) i)", "(0 1 2)"),
    Sample("(for (i 0 5) (when (= i 3) (continue)) i)", "(0 1 2 4)"),
    // `break` leaves the innermost loop only.
    Sample("(for (i 0 3) (for (j 0 9) (when (> j i) (break)) j))", "((0) (0 1) (0 1 2))"),
    // A loop is left inside a call whose other arguments wait on the stack.
    Sample("(for (i 0 3) (list i (if (= i 1) (break) i) 9))", "((0 0 9))"),
    Sample("(for (i 0 3) (list i (if (= i 1) (continue) i) 9))", "((0 0 9) (2 2 9))"),
    Sample("(define (f n) (while true (+= n 1) (if (> n 9) (return n)))) (f 1)", "10"),
  ])
  func `loops go on, begin anew and end`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Sample("(define (f x) (unless (> x 0) (return 0)) (/ x 2)) (list (f -4) (f 6))", "(0 3)"),
    Sample("(define (f) (return) 5) (f)", "nil"),
    Sample("(define (f) (+ 1 (list 2 (return 5)))) (f)", "5"),
    Sample("(define (f xs) (for (x xs) (when (> x 1) (return x))) nil) (f (list 1 2 3))", "2"),
    Sample("(map (fn (x) (when (= x 2) (return 0)) x) (list 1 2 3))", "(1 0 3)"),
    Sample("(define (f :a (a 1)) (if a (return a)) 2) (list (f) (f :a nil))", "(1 2)"),
    // `return` leaves the inner function only.
    Sample("(define (f) (define (g) (return 1) 2) (list (g) 3)) (f)", "(1 3)"),
    Sample("(define (f x) (let ((y x)) (begin (return y) 9)) 8) (f 7)", "7"),
    Sample("(define (f n) (unless (> n 0) (return \"end\")) (f (- n 1))) (f 300000)", "\"end\""),
    Sample("(define (f n) (if (= n 0) (return 'end) (return (f (- n 1))))) (f 300000)", "end"),
    Sample(
      "(define (sum-to n) (define s 0) (for (i 1 (+ n 1)) (+= s i)) (return s)) (sum-to 4)",
      "10"),
  ])
  func `return leaves the function around it`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Mistake(
      "(break)", "`break` stands outside of a `for` or `while`", at: "(break)", hint: nil),
    Mistake(
      "(for (i 0 3) (map (fn (x) (continue)) (list 1)))",
      "`continue` stands outside of a `for` or `while`", at: "(continue)",
      hint: "a function is left with `(return value)`"),
    Mistake(
      "(return 5)", "`return` stands outside of a function", at: "(return 5)",
      hint: "a form gives its value by itself"),
    Mistake(
      "(define (f :a (a (begin (return 1) 2))) a)", "`return` stands in the default of a parameter",
      at: "(define (f :a (a (begin (return 1) 2))) a)", hint: "write the value itself"),
    Mistake(
      "(while)", "`while` needs a condition and a body", at: "(while)",
      hint: "write `(while condition body…)`"),
  ])
  func `an exit that leaves nothing says so`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  @Test func `a loop without end hears a stop`() {
    let interpreter = Interpreter()
    var looks = 0
    interpreter.reasonToStop = {
      looks += 1
      return looks > 3 ? .interrupted : nil
    }
    let trial = DeepStack.run { Trial("(while true nil)", in: interpreter) }
    #expect(trial.error?.isInterruption == true)
    looks = 0
    let ending = DeepStack.run { Trial("(while true (continue))", in: interpreter) }
    #expect(ending.error?.isInterruption == true)
  }

  @Test(arguments: [
    Sample("(stride :from 0 :to 10 :by 4)", "(0 4 8)"),
    Sample("(stride :from 0 :through 8 :by 4)", "(0 4 8)"),
    Sample("(stride :from 3 :through 0 :by -1)", "(3 2 1 0)"),
    Sample("(stride :from 5 :to 0 :by 1)", "()"),
    Sample("(enumerate (list \"a\"))", "((tuple :offset 0 :element \"a\"))"),
    Sample("(zip (list 1 2 3) (list \"a\" \"b\"))", "((tuple 1 \"a\") (tuple 2 \"b\"))"),
    Sample("(slice (list 1 2 3 4) 1 3)", "(2 3)"),
    Sample("(slice (list 1 2 3 4) 2)", "(3 4)"),
    Sample("(list (suffix 2 (list 1 2 3)) (drop-last 2 (list 1 2 3)))", "((2 3) (1))"),
    Sample("(first-index (fn (x) (> x 1)) (rest (list 0 1 2)))", "1"),
    Sample("(last-index (fn (x) (< x 2)) (rest (list 0 1 2)))", "0"),
    Sample("(first-where (fn (x) (> x 9)) (list 1))", "nil"),
    Sample("(max-by (fn (a b) (< a b)) (list 3 5 5 1))", "5"),
    Sample("(list (max (list 1 3 2)) (min (list)) (max 1 2))", "(3 nil 2)"),
    Sample("(list (quotient -7 2) (remainder -7 2) (quotient 7 2))", "(-3 -1 3)"),
    Sample("(flat-map (fn (n) (range n)) (list 1 2))", "(0 0 1)"),
    Sample("(contains \"bc\" \"abcd\")", "true"),
    Sample("(contains (list 1) (list (list 1)))", "true"),
    Sample("(sum (list))", "0"),
    Sample("(join \", \" (list 1 \"b\"))", "\"1, b\""),
    Sample("(reduce (fn (all next) (+ all next)) 0 (list 1 2))", "3"),
    Sample("(indices (list 5 6))", "(0 1)"),
  ])
  func `what Swift's collections can do is there`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }
}
