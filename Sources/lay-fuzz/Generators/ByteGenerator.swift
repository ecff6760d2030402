/// Bytes, most of which mean something to the reader.
enum ByteGenerator: Generator {
  static let name = "bytes"
  private static let words = [
    "(", ")", "\"", "\\", ";", "#|", "|#", "#;", "'", ":", "\n", "\r\n", "\t", " ", "-", "1e", ".5",
    "\u{FEFF}", "\u{202E}", "\u{1B}[31m", "\u{0}", "e\u{301}", "👨‍👩‍👧", "text", "propose 1 x ", "(fn ",
    "\\u{110000}", "\\u{D800}", "#!",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [[UInt8]] = []
    for _ in 0..<(1 + random.below(200)) {
      if random.isOne(in: 6) {
        pieces.append([UInt8(random.below(256))])
      } else {
        pieces.append(Array(random.pick(words).utf8))
      }
    }
    if random.isOne(in: 10) {
      let piece = random.pick(pieces)
      pieces += Array(repeating: piece, count: 20_000)
    }
    return FuzzInput(.file(ending: "lay"), bytes: pieces)
  }
}
