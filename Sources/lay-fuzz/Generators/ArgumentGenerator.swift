import LayLanguage

/// Calls of random declarations, with arguments that fit or do not.
enum ArgumentGenerator: Generator {
  static let name = "arguments"

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    // An error ends a script, so each call stands in an `expect error`, which catches the error.
    var pieces: [String] = []
    for _ in 0..<20 {
      let call = Vocabulary.call(random.pick(Vocabulary.declarations), &random, depth: 2)
      pieces.append("expect error \"no such words\" \(call)\n")
    }
    return FuzzInput(.file(ending: "lay"), pieces)
  }
}
