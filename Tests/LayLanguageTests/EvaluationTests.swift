import Testing

@testable import LayLanguage

@Suite struct EvaluationTests {
  @Test(arguments: [
    Sample(
      "(define (make) (let ((n 0)) (fn () (set! n (+ n 1)) n))) (define c (make)) (c) (c)", "2"),
    Sample("(define (adder a) (fn (b) (fn (c) (+ a b c)))) (((adder 1) 2) 3)", "6"),
    Sample(
      "(define (f n) (define (even n) (if (= n 0) true (odd (- n 1))))"
        + " (define (odd n) (if (= n 0) false (even (- n 1)))) (even n)) (f 101)", "false"),
    Sample("(define (f n) (define (loop i) (if (= i n) i (loop (+ i 1)))) (loop 0)) (f 10)", "10"),
    Sample("(define (f) (g)) (define (g) 5) (f)", "5"),
    Sample("(define (f) 1) (define (g) (f)) (define (f) 2) (g)", "2"),
    Sample("(define (f) (set! f 5) 7) (list (f) f)", "(7 5)"),
    Sample("(define (f x) (+ x 1)) (define (+ a b) 42) (f 1)", "42"),
    Sample("(define (f x y) (< x y)) (set! < >) (f 1 2)", "false"),
    Sample("(let ((f (fn (x) x))) (f 3))", "3"),
    Sample("(fold (fn (a x) (+ a x)) 0 (range 5))", "10"),
    Sample("(map + (list 1 2) (list 10 20))", "(11 22)"),
    Sample("(apply (fn (a . r) (list a r)) (list 1 2 3))", "(1 (2 3))"),
    Sample("((fn (a b c d e) (list e d c b a)) 1 2 3 4 5)", "(5 4 3 2 1)"),
    Sample("(list (if true ((fn (x) x) 1)) 2)", "(1 2)"),
  ])
  func `names mean what is around them`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    "(define (loop n) (if (= n 0) 'done (loop (- n 1)))) (loop 1000000)",
    "(define (loop n) (cond ((= n 0) 'done) (else (loop (- n 1))))) (loop 1000000)",
    "(define (loop n) (when true (or false (and true (if (= n 0) 'done (loop (- n 1))))))) (loop 1000000)",
    "(define (a n) (if (= n 0) 'done (b (- n 1)))) (define (b n) (let ((m n)) (a m))) (a 1000000)",
    "(define (loop n :by (s 1)) (if (<= n 0) 'done (loop (- n s) :by 1))) (loop 1000000)",
    "(define (f) (define (loop n) (case n ((0) 'done) (else (loop (- n 1))))) (loop 1000000)) (f)",
    "(define (loop n) (if (= n 0) 'done (-> 1 (- n) (loop)))) (loop 1000000)",
    // Names that are builtins until they are defined here.
    "(define (count n) (if (= n 0) 'done (count (- n 1)))) (count 1000000)",
    "(define (frame n) (if (= n 0) 'done (frame (- n 1)))) (frame 1000000)",
  ])
  func `a call in tail position takes no room`(_ source: String) {
    let trial = Trial(source)
    #expect(trial.value == "done", "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Mistake("(qwertz 1)", "unknown name `qwertz`", at: "qwertz", hint: nil),
    Mistake("(lenght '(1))", "unknown name `lenght`", at: "lenght", hint: "did you mean `length`?"),
    Mistake(
      "(let ((width 1)) widht)", "unknown name `widht`", at: "widht", hint: "did you mean `width`?"),
    Mistake(
      "(define (f) (revrse 1)) (f)", "unknown name `revrse`", at: "revrse",
      hint: "did you mean `reverse`?"),
    Mistake("(if false qqq 1)", "unknown name `qqq`", at: "qqq", hint: nil),
    Mistake("(define x x)", "unknown name `x`", at: "x", hint: nil),
    Mistake(
      "(5 6)", "the number 5 cannot be called", at: "5",
      hint: "a list of values is written `(list …)`"),
    Mistake(
      "(define a 1) (a)", "`a` is the number 1, which cannot be called", at: "a",
      hint: "write `a` alone"),
    Mistake("(define (f a) a) (f)", "`f` needs `a`", at: "(f)", hint: "write `(f a)`"),
    Mistake(
      "(define (f a) a) (f 1 2)", "`f` takes 1 argument, not 2", at: "2", hint: "write `(f a)`"),
    Mistake("(define (f) 1) (f 2)", "`f` takes 0 arguments, not 1", at: "2", hint: "write `(f)`"),
    Mistake(
      "(define (f :width (w 1)) w) (f :widht 2)", "`f` has no argument `:widht`", at: ":widht",
      hint: "did you mean `:width`?"),
    Mistake(
      "(define (f :a a) a) (f :a 1 :a 2)", "`:a` is given twice", at: ":a",
      hint: "remove one of them"),
    Mistake(
      "(define (f :a a) a) (f :a)", "`:a` has no value", at: ":a",
      hint: "write the value after it, as in `:a 10`"),
    Mistake(
      "(list :a :b 1)", "`:a` has no value", at: ":a",
      hint: "write the value after it, as in `:a 10`"),
    Mistake("((fn (a) a))", "this function needs `a`", at: "((fn (a) a))", hint: "write `(fn a)`"),
  ])
  func `a call that cannot be made says why`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  @Test(arguments: ["(define (loop) (loop)) (loop)", "(for (i 0 inf) i)"])
  func `what has no end can be interrupted`(_ source: String) throws {
    let error = DeepStack.run { () -> Diagnostic? in
      let interpreter = Interpreter()
      var polls = 0
      interpreter.reasonToStop = {
        polls += 1
        return polls > 10 ? .interrupted : nil
      }
      return Trial(source, in: interpreter).error
    }
    #expect(try #require(error).isInterruption)
  }

  @Test func `after an error the session goes on`() {
    DeepStack.run {
      let interpreter = Interpreter()
      #expect(Trial("(define x 1) (list 1 (sqrt \"a\"))", in: interpreter).error != nil)
      #expect(Trial("(list x (+ x 1))", in: interpreter).value == "(1 2)")
    }
  }

  @Test func `a value takes nine bytes`() {
    #expect(MemoryLayout<Value>.size == 9)
    #expect(MemoryLayout<Value>.stride == 16)
  }
}
