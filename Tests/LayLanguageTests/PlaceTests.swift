import Testing

@testable import LayLanguage

@Suite struct PlaceTests {
  private static let list = "(define xs (list 1 2 3)) "

  @Test(arguments: [
    Sample(list + "(set! (at xs 1) 9) xs", "(1 9 3)"),
    Sample(list + "(set! (nth 1 xs) 9) xs", "(1 9 3)"),
    Sample(list + "(set! (first xs) 9) xs", "(9 2 3)"),
    Sample(list + "(set! (last xs) 9) xs", "(1 2 9)"),
    Sample(list + "(+= (at xs 0) 5) xs", "(6 2 3)"),
    Sample(list + "(/= (at xs 1) 4) xs", "(1 0.5 3)"),
    Sample(list + "(append! xs 4) xs", "(1 2 3 4)"),
    Sample(list + "(insert! xs 9 :at 0) xs", "(9 1 2 3)"),
    Sample(list + "(insert! xs 9 :at 3) xs", "(1 2 3 9)"),
    Sample(list + "(list (remove! xs :at 1) xs)", "(2 (1 3))"),
    Sample(list + "(list (remove-first! xs) xs)", "(1 (2 3))"),
    Sample(list + "(list (remove-last! xs) xs)", "(3 (1 2))"),
    Sample(list + "(remove-all! xs) xs", "()"),
    Sample(list + "(swap! xs 0 2) xs", "(3 2 1)"),
    Sample("(define n nil) (append! n 1) n", "(1)"),
    Sample(
      "(define grid (list (list 1 2) (list 3 4))) (set! (at (at grid 1) 0) 9) grid",
      "((1 2) (9 4))"),
    // Other variables that hold the list, or a part of it, keep their value.
    Sample(list + "(define ys xs) (set! (at xs 0) 9) ys", "(1 2 3)"),
    Sample(list + "(define ys (rest xs)) (set! (at xs 1) 9) (list xs ys)", "((1 9 3) (2 3))"),
    Sample(
      list + "(define ys xs) (append! xs 4) (append! ys 5) (list xs ys)",
      "((1 2 3 4) (1 2 3 5))"),
    Sample(
      list + "(define ys xs) (remove-last! xs) (append! xs 7) (list xs ys)",
      "((1 2 7) (1 2 3))"),
    Sample(list + "(define ys xs) (insert! xs 0 :at 1) (list xs ys)", "((1 0 2 3) (1 2 3))"),
    // Behind the elements that both have there is room for one more.
    Sample(
      list + "(append! xs 4) (append! xs 5) (define ys xs) (insert! xs 0 :at 0) (list xs ys)",
      "((0 1 2 3 4 5) (1 2 3 4 5))"),
    Sample(list + "(for (x xs) (append! xs x)) xs", "(1 2 3 1 2 3)"),
    Sample("(define (f xs) (append! xs 9) xs) (define a (list 1)) (list (f a) a)", "((1 9) (1))"),
    // A stack and a queue.
    Sample(
      "(define s (list)) (for (i 0 5) (append! s i)) (for (i 0 3) (remove-last! s)) "
        + "(append! s 9) s", "(0 1 9)"),
    Sample(
      "(define q (list)) (for (i 0 5) (append! q i)) (for (i 0 3) (remove-first! q)) "
        + "(append! q 9) q", "(3 4 9)"),
  ])
  func `a part of a variable's list is changed, and of nobody else's`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Sample("(dictionary \"a\" 1 \"b\" 2)", "(dictionary \"a\" 1 \"b\" 2)"),
    Sample("(define d (dictionary)) (set! (at d \"a\") 1) d", "(dictionary \"a\" 1)"),
    Sample("(define d (dictionary 1 2)) (set! (at d 1) nil) d", "(dictionary)"),
    Sample(
      "(define d (dictionary)) (+= (at d 'a :default 0) 2) (+= (at d 'a :default 0) 2) d",
      "(dictionary a 4)"),
    Sample(
      "(define d (dictionary)) (append! (at d 1) \"x\") (append! (at d 1) \"y\") d",
      "(dictionary 1 (\"x\" \"y\"))"),
    Sample(
      "(define d (dictionary \"a\" 1 \"b\" 2 \"c\" 3)) (remove! d :key \"a\") "
        + "(set! (at d \"c\") 9) d", "(dictionary \"b\" 2 \"c\" 9)"),
    Sample(
      "(define d (dictionary \"a\" 1)) (define e d) (set! (at d \"a\") 2) (list d e)",
      "((dictionary \"a\" 2) (dictionary \"a\" 1))"),
    Sample("(= (dictionary \"a\" 1 \"b\" 2) (dictionary \"b\" 2 \"a\" 1))", "true"),
    Sample("(= (dictionary \"a\" 1) (dictionary \"a\" 2))", "false"),
    Sample("(at (dictionary (tuple 0 1) 5) (tuple 0 1))", "5"),
    Sample("(at (dictionary (list 0 1) 5) (list 0 1))", "5"),
    Sample("(at (dictionary \"a\" 1) \"b\")", "nil"),
    Sample("(for ((k v) (dictionary \"a\" 1 \"b\" 2)) (str k v))", "(\"a1\" \"b2\")"),
    Sample("(contains \"a\" (dictionary \"a\" 1))", "true"),
    Sample("(list (length (dictionary 1 2)) (empty? (dictionary)))", "(1 true)"),
  ])
  func `a dictionary has a value for each key, in their order`(_ sample: Sample) {
    let trial = Trial(sample.source)
    #expect(trial.value == sample.gives, "\(trial.picture ?? "")")
  }

  @Test(arguments: [
    Mistake(
      "(define xs (list 1)) (set! (at xs 1) 2)", "there is no element 1 in a list of 1", at: "1",
      hint: "the last is 0"),
    Mistake(
      "(define xs (list 1)) (set! (at xs nil) 2)",
      "an index is a whole number from 0 on, not nil", at: "nil", hint: nil),
    Mistake(
      "(define n 5) (append! n 1)", "`append!` changes a list, not the number 5", at: "n",
      hint: nil),
    Mistake(
      "(define xs (list)) (remove-last! xs)", "`remove-last!` finds an empty list",
      at: "(remove-last! xs)", hint: "test it with `(empty? list)`"),
    Mistake("(append! ys 1)", "unknown name `ys`", at: "ys", hint: nil),
    Mistake(
      "(append! width 1)", "`width` belongs to the language and cannot be changed", at: "width",
      hint: "name a value of your own with `(define name value)`"),
    Mistake(
      "(define d (dictionary)) (set! (at d (fn () 1)) 2)", "a function cannot be a key",
      at: "(fn () 1)", hint: "keys are numbers, strings, names, and short lists and tuples of those"
    ),
    Mistake(
      "(dictionary 1)", "the last key of this dictionary, the number 1, has no value",
      at: "(dictionary 1)", hint: "write `(dictionary key value key value)`"),
    Mistake("(at 5 0)", "the number 5 has no elements", at: "5", hint: nil),
  ])
  func `what cannot be changed says so, and stays as it was`(_ mistake: Mistake) {
    let trial = Trial(mistake.source)
    #expect(trial.message == mistake.message)
    #expect(trial.marked == mistake.marked)
    #expect(trial.hint == mistake.hint)
  }

  @Test func `after a mistake the variable has what it had`() {
    let interpreter = Interpreter()
    DeepStack.run {
      _ = Trial("(define xs (list 1 (list 2)))", in: interpreter)
      _ = Trial("(set! (at (at xs 1) 5) 0)", in: interpreter)
      _ = Trial("(+= (at xs 1) 5)", in: interpreter)
      #expect(Trial("xs", in: interpreter).value == "(1 (2))")
    }
  }

  @Test func `elements are set in place, so that a long list is filled in no time`() {
    // A copy for each assignment would move 100,000 times 1.6 MB.
    let filled = """
      (define (fill n)
        (define xs (repeating 0 n))
        (for (i 0 n) (set! (at xs i) i))
        (for (i 0 n) (+= (at xs i) 1))
        (sum xs))
      (fill 100000)
      """
    #expect(Trial(filled).value == "5000050000")
  }
}
