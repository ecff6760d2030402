import LayLanguage

/// An entry that goes on, since something in it is not closed: `VStack {` and a line `quit` behind it.
enum OpenEntry {
  /// What is told when its last line is a command by itself, which counts as code: what closes the entry, and how to
  /// leave it; nothing for other lines, and where nothing is open.
  static func hint(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last, isCommand(last),
      case .open = TypedText.completeness(of: text)
    else { return [] }
    let way = "Ctrl-C leaves it, and Up brings it back"
    let bytes = Array(text.utf8)
    let open = openBrackets(text)
    guard let first = open.first else { return ["still in the code that is open", way] }
    let line = bytes[..<first].count { $0 == 0x0A } + 1
    let closing = open.reversed().map { closer(of: bytes[$0]) }.joined()
    return ["still in the code that begins at line \(line): `\(closing)` is missing", way]
  }

  private static func isCommand(_ line: Substring) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let first = words.first.map(String.init) else { return false }
    return CommandList.isCommand(first)
      && (words.count == 1 || TypedText.isOfLanguage(words.joined(separator: " ")))
  }

  /// The offsets of the brackets that are not closed, the outermost first.
  private static func openBrackets(_ text: String) -> [Int] {
    var open: [Int] = []
    for token in TypedText.tokens(of: text) {
      switch token.kind {
      case .open: open.append(token.range.lowerBound)
      case .close(let start): open.removeAll { $0 == start }
      default: break
      }
    }
    return open
  }

  private static func closer(of opener: UInt8) -> String {
    switch opener {
    case UInt8(ascii: "("): ")"
    case UInt8(ascii: "["): "]"
    default: "}"
    }
  }
}
