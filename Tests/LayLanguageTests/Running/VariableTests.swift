import Testing

@testable import LayLanguage

/// Variables that a program changes: in the frame, or, where a function takes them along, in a cell.
@Suite struct VariableTests {
  @Test(arguments: [
    // No function takes these along.
    Sample("(define (f n) (+= n 1) (list n (begin (set! n 9) n))) (f 1)", "(2 9)"),
    Sample("(define (f :by (n 1)) (*= n 3) n) (list (f) (f :by 2))", "(3 6)"),
    Sample("(define (f . rest) (append! rest 9) rest) (f 1 2)", "(1 2 9)"),
    Sample(
      "(define (f p) (let (((a b) p)) (swap! p 0 1) (+= a b) (list a p))) (f (list 1 2))",
      "(3 (2 1))"),
    Sample(
      "(define (f) (define xs (list)) (for (i 0 3) (+= i 10) (append! xs i)) xs) (f)",
      "(10 11 12)"),
    Sample("(let ((n 1)) (set! n (+ n 1)) (let ((n 5)) (set! n 6)) n)", "2"),
    Sample("(define (f) (define p (point 1 2)) (set! (:x p) 7) p) (f)", "(7, 2)"),
    // The value of an argument is that of the time when it is evaluated.
    Sample("(define (f n) (list n (begin (set! n 2) n) n)) (f 1)", "(1 2 2)"),
    Sample("(define (f n) (+ n (begin (set! n 2) n))) (f 1)", "3"),
    // A function takes these along, and both see the changes.
    Sample("(define (f n) (define (more) (+= n 1)) (more) (more) n) (f 1)", "3"),
    Sample("(define (f) (define n 0) (map (fn (x) (+= n x)) (list 1 2 3)) n) (f)", "6"),
    Sample("(define (f) (define n 0) (define g (fn () n)) (set! n 5) (g)) (f)", "5"),
    Sample("(define (f n) (fn () (fn () (+= n 1) n))) (define g (f 1)) ((g)) ((g))", "3"),
    Sample("(define (f :by (n 1)) (for-each (list 1 2) (fn (x) (+= n x))) n) (f)", "4"),
    Sample(
      "(define (f . rest) (for-each (list 1 2) (fn (x) (append! rest x))) rest) (f 0)",
      "(0 1 2)"),
    // A turn of a loop has a variable of its own.
    Sample("(map (fn (g) (g)) (for (i 0 3) (+= i 10) (fn () (+= i 1) i)))", "(11 12 13)"),
    // The same name in several functions, of which one is taken along.
    Sample(
      "(define (f) (define (g) (define n 0) (+= n 1) n) (define n 5) (define (h) (+= n 1) n) "
        + "(list (g) (h) (g) n)) (f)", "(1 6 1 6)"),
    // A name that is changed by the function that it names.
    Sample("(define (f) (define (g) (set! g 3) 1) (list (g) g)) (f)", "(1 3)"),
    // Forms whose parts are functions.
    Sample(
      "(define-layout (l :n (n 1)) (size-that-fits (p s) (define w 0) (+= w n) (+= n 1) "
        + "(size w w)) (place-subviews (b p s) (+= n 1))) (type-of (l))", "view"),
  ])
  func `a change is seen by all who share the variable, and by nobody else`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Sample("(define (f a) (+= a 1))", "()"),
    Sample("(define (f a b) (+= a b) (fn (x) b))", "()"),
    Sample("(define (f a) (for (i 0 3) (+= a i)) (while (< a 9) (+= a 1)) a)", "()"),
    Sample("(define (f a b) (+= b 1) (fn () (+= a b)))", "(0 1)"),
    Sample("(define (f a b) (+= a 1) (define (g) (+= b 1)))", "(1)"),
    // An inner function with a variable of the same name cannot be told from one that takes it along.
    Sample("(define (f a) (+= a 1) (fn (a) a))", "(0)"),
  ])
  func `only what is changed and taken along is in a cell`(_ sample: Sample) throws {
    let interpreter = Interpreter()
    _ = DeepStack.run { Trial(sample.source, in: interpreter) }
    guard case .function(let function)? = interpreter.value(of: "f") else {
      Issue.record("no function")
      return
    }
    let slots = try #require(function as? Closure).lambda.parameters.cellSlots
    #expect("(\(slots.map(String.init).joined(separator: " ")))" == sample.gives)
  }

  @Test func `the forms without functions are forms`() {
    let names = Set(Catalogue.forms.map(\.name))
    #expect(InnerFunctions.formsWithoutFunctions.subtracting(names).isEmpty)
  }
}
