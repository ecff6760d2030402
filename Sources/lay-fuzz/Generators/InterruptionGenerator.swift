/// Programs that run endlessly, or very long, until Ctrl-C stops them.
enum InterruptionGenerator: Generator {
  static let name = "interruptions"
  private static let programs = [
    "(define (f) (f)) (f)",
    "(define (f n) (+ 1 (f n))) (f 0)",
    "(for (i 0 inf) (list i))",
    "(define (f l) (f (map (fn (x) (+ x 1)) l))) (f (range 100000))",
    "(define (f l) (f (sort > l))) (f (range 1000))",
    "(define (f s) (f (str s \"a\"))) (f \"\")",
    "(define (f) (print \"a\") (f)) (f)",
    "(define (twice n l) (if (= n 0) l (twice (- n 1) (list l l)))) (print (twice 60 1))",
    "(define (twice n l) (if (= n 0) l (twice (- n 1) (list l l)))) (= (twice 60 1) (twice 60 1))",
    "(vstack (for (i 0 1e9) (text \"a\")))",
    "(text (fold (fn (s i) (str s s)) \"ab c\" (range 24)))",
    "load \"/dev/stdin\"",
  ]
  private static let views = [
    "(vstack (for (i 0 COUNT) (text \"a b\")))", "(hstack (for (i 0 COUNT) (spacer)))",
    "(grid (for (i 0 COUNT) (grid-row (text \"a\") (text \"b\"))))",
    "(lazy-vgrid (list (adaptive 10)) (for (i 0 COUNT) (text \"a\")))",
    "(list-view (for (i 0 COUNT) (text \"a\")))",
    "(define (d n v) (if (= n 0) v (d (- n 1) (padding 1 v)))) (d COUNT (text \"a\"))",
    "(define (t n v) (if (= n 0) v (t (- n 1) (vstack v v)))) (t 40 (text \"a\"))",
    "(define (t n v) (if (= n 0) v (t (- n 1) (view-that-fits v v)))) (t 20 (text \"a\"))",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces = [random.pick(programs) + "\n"]
    if random.isOne(in: 2) {
      let view = random.pick(views).split(separator: "COUNT", omittingEmptySubsequences: false)
      pieces = [view.joined(separator: random.pick(["1000", "30000", "200000"])) + "\n"]
      for _ in 0..<(1 + random.below(4)) { pieces.append(random.pick(Vocabulary.commands) + "\n") }
    }
    var input = FuzzInput(.file(ending: "lay"), pieces)
    input.interruption = 0.05 + Double(random.below(20)) / 20
    return input
  }
}
