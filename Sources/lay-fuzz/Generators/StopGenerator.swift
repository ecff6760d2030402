/// Each command over large input, stopped by Ctrl-C or by the clock at a random moment.
///
/// A stop is heard within 0.3 s, whatever goes on: a person who presses Ctrl-C is waiting. On a busy
/// machine processors are slower, so three times that is wrong.
enum StopGenerator: Generator {
  static let name = "stops"

  /// Definitions and a view, or a value; a form that repeats itself builds a million views.
  private static let inputs = [
    "(vstack (for (i 0 1000000) (text \"a b\")))",
    "(hstack (for (i 0 1000000) (text (str \"a\" i))))",
    nested("(padding 1 v)", 100_000), nested("(hstack v (color red))", 100_000),
    nested("(name (str \"n\" n) (vstack v (text \"b\")))", 100_000),
    nested("(vstack v (text \"b\"))", 8_000), nested("(overlay v (text \"o\"))", 50_000),
    nested("(rotation-effect 10 v)", 50_000), nested("(hstack v v)", 20),
    nested("(vstack v v)", 40),
    "(view-that-fits (for (i 0 300000) (text (str \"candidate number \" i))))",
    long("lorem ipsum "), long("loremipsum世"), long("e\u{301}"),
    "(list-view (for (i 0 1000000) (text \"a\")))",
    "(list-view (for (i 0 200000) (hstack (text (str i)) (toggle \"on\" true))))",
    "(form (for (i 0 100000) (section (text \"head\") (text \"a\") (button \"go\"))))",
    "(lazy-vgrid (list (adaptive 10)) (for (i 0 1000000) (text \"a\")))",
    "(grid (for (i 0 100000) (grid-row (text \"a\") (text \"b\") (text \"c\"))))",
    "(scroll-view (vstack (for (i 0 1000000) (text \"a b\"))))",
    "(zstack (for (i 0 500000) (offset :x i :y i (frame :width 10 :height 10 (color red)))))",
    "(vstack (for (i 0 100000) (geometry-reader (fn (g) (text (str (width g)))))))",
    "(define (d n) (if (= n 0) (text \"a\") (geometry-reader (fn (g) (d (- n 1))))))\n(d 3000)",
    "(navigation-stack (navigation-title \"Title\" (list-view (for (i 0 300000) (text \"a\")))))",
    "(vstack (for (i 0 200000) (name (str \"n\" i) (frame :width 10 :height 10 (color red)))))",
    "(hstack :alignment top (for (i 0 300000) (alignment-guide top (fn (d) i) (text \"a\"))))",
    "(hstack (for (i 0 300000) (aspect-ratio 2 fit (color red))))",
    "(define l (range 1000000))\nl", "(map (fn (x) (list x (list x \"a\"))) (range 300000))",
  ]

  private static func nested(_ layer: String, _ count: Int) -> String {
    "(define (d n v) (if (= n 0) v (d (- n 1) \(layer))))\n(d \(count) (text \"a\"))"
  }

  /// A text of a million times the piece.
  private static func long(_ piece: String) -> String {
    "(text (fold (fn (s i) (str s s)) \"\(piece)\" (range 20)))"
  }

  private static let commands = [
    "show", "show --all", "show --svg -", "show --html -", "tree", "tree --json", "json", "explain",
    "explain --json", "explain 1", "trace", "trace --json", "why width", "why height", "why x",
    "why 1.width", "why text \"a\" cut", "breakpoints width 0..500", "sweep width 0..300",
    "sweep width 0..300 --svg -", "propose 200\ndiff", "propose 50 x 60\ndiff --json", "swiftui",
    "expect size 1 x 1", "compare it (text \"b\") over width 0..100", "show 1", "undo",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    let device = random.isOne(in: 2) ? "set device iphone-15\n" : ""
    let text = "\(random.pick(inputs))\n\(device)\(random.pick(commands))\n"
    var input = FuzzInput(.file(ending: "lay"), [text])
    switch random.below(12) {
    case 0: input.arguments = ["fmt", "--diff"]
    case 1: input.arguments = ["export", "--to", "swift"]
    case 2: input.arguments = ["test"]
    default: break
    }
    // Most inputs take seconds; most phases of one are short.
    let moment = 0.02 + Double(random.below(1000)) / 1000 * random.pick([0.2, 1, 3, 8])
    if random.isOne(in: 4) {
      input.timeout = moment
    } else {
      input.timeout = 60
      input.interruption = moment
    }
    input.grace = 0.9
    input.canShrink = false
    return input
  }
}
