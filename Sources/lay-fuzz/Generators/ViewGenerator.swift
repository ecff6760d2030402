/// Views made by their declarations, and commands that look at them.
enum ViewGenerator: Generator {
  static let name = "views"

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [String] = []
    for _ in 0..<(1 + random.below(3)) {
      let depth = 1 + random.below(6)
      pieces.append(Vocabulary.view(&random, depth: depth) + "\n")
      for _ in 0..<random.below(6) { pieces.append(random.pick(Vocabulary.commands) + "\n") }
    }
    return FuzzInput(.file(ending: "lay"), pieces)
  }
}
