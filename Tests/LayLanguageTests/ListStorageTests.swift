import Testing

@testable import LayLanguage

/// Appending to a list shares its memory, which no program can notice.
@Suite struct ListStorageTests {
  @Test(arguments: [
    // Two lists made of one: each has its own last element.
    Sample(
      """
      (define one (append (list 1 2 3) (list 4)))
      (define left (append one (list 5)))
      (define right (append one (list 6)))
      (list one left right)
      """, "((1 2 3 4) (1 2 3 4 5) (1 2 3 4 6))"),
    // A part of a list may end before the shared storage does.
    Sample(
      """
      (define all (append (list 1 2 3) (list 4)))
      (list (append (take 2 all) (list 9)) (append (rest all) (list 9)) all)
      """, "((1 2 9) (2 3 4 9) (1 2 3 4))"),
    // A list that is appended to itself.
    Sample(
      """
      (define twice (append (list 1 2 3) (list 4)))
      (append twice (list 5) twice)
      """, "(1 2 3 4 5 1 2 3 4)"),
    Sample("(define a (append (list 1 2) (list 3))) (append a a a)", "(1 2 3 1 2 3 1 2 3)"),
    Sample("(append)", "()"), Sample("(append nil (list 1) nil)", "(1)"),
    // A tail call of a function to which only the call has a reference.
    Sample("(define (f n g) (if (= n 0) (g) (f (- n 1) (fn () n)))) (f 3 nil)", "1"),
    Sample("(define (f n) (set! f (fn (n) (* 10 n))) (f n)) (f 4)", "40"),
    // `fold` and `map` call builtin operations and functions of the program alike.
    Sample("(fold / 8 (list 2 2))", "2"), Sample("(fold - 0 (list 1 2))", "-3"),
    Sample("(fold (fn (a b) (+ b a)) \"x\" nil)", "\"x\""),
    Sample("(map + (list 1 2) (list 10 20 30))", "(11 22)"),
  ])
  func `what is made of lists is what it would be without sharing`(_ sample: Sample) {
    #expect(Trial(sample.source).value == sample.gives)
  }

  // A storage that grows by half of its length copies n + 2n/3 + 4n/9 + … < 3n elements in all;
  // copying it at each append would copy n * n / 2.
  @Test func `one append after the other copies few elements`() {
    let one = ListElements(CollectionOfOne(.number(0)))
    var elements = one
    var copied = 0
    for count in 2...10_000 {
      let next = elements.appending(CollectionOfOne(one), count: count)
      if !next.sharesStorage(with: elements) { copied += elements.count }
      elements = next
    }
    #expect(elements.count == 10_000)
    #expect(copied < 3 * 10_000)
  }
}
