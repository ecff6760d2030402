/// Answers of a terminal that nobody waits for, whole or cut, between keys at the prompt.
///
/// What stands in them would write a file if it were typed (`Runner.trace`).
enum ReplyGenerator: Generator {
  static let name = "replies"
  private static let contents = [
    "\r(define typed 1)\rsave \"\(Runner.trace)\"\r",
    "\n(define typed 1)\nsave \"\(Runner.trace)\"\n",
    "11;rgb:ffff/ffff/ffff", "11;rgb:ffffffffffffffff/-1/99999999999999999999", "Gi=31;OK",
    ">|x(1)",
    "\u{1B}[A", "\u{1B}[200~", "\u{1B}", "“世👋", "1337;Capabilities=T3F", "l",
  ]
  private static let bytes: [[UInt8]] = [[0xFF], [0xE4, 0x0D], [0xC2], [0x80], [0]]
  private static let controls = [
    "[?62;4c", "[6;-9223372036854775808;9223372036854775807t", "[?1;0;99999999999999999999S",
    "[M!!!",
    "[<0;99999999999999999999;1M", "[", "O", "[[A", "\\",
  ]
  private static let keys = [
    "(text \"a\")\r", "x", "\u{1B}[D", "explore\r", "q", "show --image\r",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [[UInt8]] = []
    for _ in 0..<(1 + random.below(12)) {
      let reply = reply(&random)
      let cut = random.isOne(in: 2) ? random.below(reply.count + 1) : reply.count
      pieces.append(Array(reply[..<cut]))
      pieces.append(Array(reply[cut...]))
      if random.isOne(in: 2) { pieces.append(Array(random.pick(keys).utf8)) }
    }
    var input = FuzzInput(.terminal(rows: 24, columns: 80), bytes: pieces)
    // With a part of an answer left out, the rest would be typed.
    input.canShrink = false
    return input
  }

  private static func reply(_ random: inout SeededRandom) -> [UInt8] {
    if random.isOne(in: 4) { return Array("\u{1B}\(random.pick(controls))".utf8) }
    var reply: [UInt8] = [0x1B, random.pick([0x50, 0x58, 0x5D, 0x5E, 0x5F])]
    for _ in 0..<random.below(6) {
      let isText = !random.isOne(in: 4)
      let part = isText ? Array(random.pick(contents).utf8) : random.pick(bytes)
      for _ in 0..<(random.isOne(in: 20) ? 3000 : 1) { reply += part }
    }
    return reply + random.pick([[0x1B, 0x5C], [0x18]])
  }
}
