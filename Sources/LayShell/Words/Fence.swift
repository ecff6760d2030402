/// The first line of a fenced block in Markdown: indentation, three or more backticks or tildes,
/// words.
struct Fence {
  /// The whitespace before the fence, which the lines of its block have too.
  let indentation: Substring
  /// `` ` `` or `~`.
  let sign: Character
  let length: Int
  /// The text after the backticks or tildes.
  let info: Substring

  /// Reads the fence in a line; nil for a line that opens no block.
  init?(_ line: Substring) {
    indentation = line.prefix { $0 == " " || $0 == "\t" }
    let rest = line[indentation.endIndex...]
    guard let sign = rest.first, sign == "`" || sign == "~" else { return nil }
    self.sign = sign
    length = Self.run(of: sign, in: rest)
    info = rest.dropFirst(length)
    guard length >= 3, sign == "~" || !info.contains("`") else { return nil }
    let isCode = indentation.count > 3 || indentation.contains("\t")
    if isCode, !isTranscript { return nil }
  }

  /// Whether its first word is `lay`; such a block may have any indentation, as in a list, and
  /// other blocks at most that of Markdown.
  var isTranscript: Bool { info.split { $0 == " " || $0 == "\t" }.first == "lay" }

  /// Whether a line closes this block.
  func isClosed(by line: Substring) -> Bool {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    let count = Self.run(of: sign, in: rest)
    return count >= length && rest.dropFirst(count).allSatisfy(\.isWhitespace)
  }

  /// The number of `sign` characters at the start of a line, after its indentation.
  static func signs(_ sign: Character, beginning line: some StringProtocol) -> Int {
    run(of: sign, in: line.drop { $0 == " " || $0 == "\t" })
  }

  private static func run(of sign: Character, in text: some StringProtocol) -> Int {
    text.prefix { $0 == sign }.count
  }

  /// A line of the block without the indentation of its fence.
  func content(of line: Substring) -> Substring {
    if line.hasPrefix(indentation) { return line.dropFirst(indentation.count) }
    return line.drop { $0 == " " || $0 == "\t" }
  }
}
