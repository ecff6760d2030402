import LayLanguage

/// What a reader of Swift code may answer: half an answer, another one, or none, for ever.
enum AnswerGenerator: Generator {
  static let name = "answers"
  private static let endings = [
    "", "exit 3", "kill -9 $$", "kill -6 $$", "exec sleep 600", "exec >&-; exec sleep 600",
    "sleep 600 & exit 0", "exec cat /dev/zero",
  ]
  private static let words = [
    "-1", "99999999999", "9223372036854775807", "0", "", "0 0 0\n", "0 9 1\n", "1 2 0 5 3\n",
    "error", "\u{1B}[31m", "\u{202E}", "(f", "(vstack", "é",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces = fields(SwiftExchange.answer(program(&random)))
    for _ in 0..<random.below(4) {
      let place = random.below(pieces.count)
      switch random.below(4) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(random.pick(pieces), at: place)
      case 2: pieces[place] = pieces[place].dropLast(1 + random.below(3))
      default:
        let word = Array(random.pick(words).utf8)
        pieces[place] = Array("\(word.count):".utf8) + word + [UInt8(ascii: "\n")]
      }
      if pieces.isEmpty { break }
    }
    var input = FuzzInput(.file(ending: "swift"), bytes: pieces)
    input.reader = random.isOne(in: 2) ? "" : random.pick(endings)
    return input
  }

  private static func program(_ random: inout SeededRandom) -> SwiftProgram {
    let texts = [
      "(text \"a\")\n", "(f)", "(", "", "(print \"a\")", "(vstack (text \"é\"))\nshow\n",
    ]
    var program = SwiftProgram(text: random.pick(texts))
    for _ in 0..<random.below(3) {
      let (start, length) = (random.below(9), random.below(3))
      let place = SwiftPlace(file: random.below(2), start: start, end: start + length)
      program.origins.append(SwiftProgram.Origin(start: start, end: start + length, place: place))
      program.remarks.append(
        SwiftRemark(
          isError: random.isOne(in: 4), message: random.pick(words), hint: random.pick(words),
          place: random.isOne(in: 2) ? place : nil))
    }
    program.tally.views = random.pick([0, 1, .max])
    program.tally.guessed = random.pick([0, 1, .max])
    return program
  }

  /// The bytes in pieces that end with lines.
  private static func fields(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Array($0) + [UInt8(ascii: "\n")]
    }
  }
}
