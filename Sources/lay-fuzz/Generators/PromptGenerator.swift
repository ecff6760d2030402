/// Keys at the prompt, in a terminal of some size.
enum PromptGenerator: Generator {
  static let name = "prompt"
  private static let keys = [
    "\r", "\t", "\u{1}", "\u{2}", "\u{3}", "\u{5}", "\u{6}", "\u{7}", "\u{8}", "\u{B}", "\u{C}",
    "\u{E}", "\u{10}", "\u{12}", "\u{14}", "\u{15}", "\u{17}", "\u{19}", "\u{1F}", "\u{7F}",
    "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}x", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
    "\u{1B}[3~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[1;5C", "\u{1B}", "\u{16}", "(text \"a\")",
    "(vstack (text \"a\")", "\"", ")", "propose 10", "explain", "show", "日本", "e\u{301}", "👨‍👩‍👧",
    "\u{1B}[200~(text \"p\")\n\u{1B}[201~", "\u{1B}[200~", "(define (f) (f)) (f)\r\u{3}", " ",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [String] = []
    for _ in 0..<(5 + random.below(60)) { pieces.append(random.pick(keys)) }
    if random.isOne(in: 4) {
      pieces.insert(String(repeating: "x ", count: random.below(2500)), at: random.below(5))
    }
    let size = random.pick([(24, 80), (10, 20), (50, 200), (2, 3)])
    return FuzzInput(.terminal(rows: size.0, columns: size.1), pieces)
  }
}
