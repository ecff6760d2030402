/// Markdown files with sessions, whole and broken, to be tested and recorded.
enum TranscriptGenerator: Generator {
  static let name = "transcripts"
  private static let lines = [
    "```lay", "```", "```lay ", "  ```lay", "````", "~~~", "lay> (text \"a\")", "lay> propose 9",
    "lay>", "  …> ", "....> (x)", "8 x 20", "", "# Title", "expect width 8", "lay> (hstack",
    "lay> (print \"```\")", "lay> (print \"lay> x\")", "(define (f) (f))", "\r", "lay> quit",
    "text \"a\"  8 x 20 ideal", "lay> \u{1B}[2J",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [String] = []
    for _ in 0..<random.below(30) {
      pieces.append(random.pick(lines) + random.pick(["\n", "\n", "\n", "\r\n", ""]))
    }
    let options = random.isOne(in: 3) ? ["--record"] : []
    return FuzzInput(.file(ending: "md"), arguments: ["test"] + options, pieces)
  }
}
