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

/// A part of a text in Markdown: `.paragraph("A view\nanswers.")`.
enum MarkdownBlock {
  /// The lines of a fenced block.
  case code([Substring])
  case heading(String)
  case table([String])
  case quotation(String)
  /// An item of a list, with its marker: `- ` or `2. `.
  case item(marker: String, String)
  case paragraph(String)
  case blankLine

  /// The blocks of paragraphs, lists, tables, block quotes, headings and code.
  static func all(of lines: [String]) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      if let fence = Fence(Substring(line)) {
        var code: [Substring] = []
        while let line = rest.popFirst(), !fence.isClosed(by: Substring(line)) {
          code.append(fence.content(of: Substring(line)))
        }
        blocks.append(.code(code))
      } else {
        add(line, to: &blocks)
      }
    }
    return blocks
  }

  private static func add(_ line: String, to blocks: inout [MarkdownBlock]) {
    let text = line.drop { $0 == " " }
    switch blocks.last {
    case _ where text.allSatisfy(\.isWhitespace): blocks.append(.blankLine)
    case _ where line.hasPrefix("#"):
      blocks.append(.heading(String(line.drop { $0 == "#" || $0 == " " })))
    case .table(let rows)? where line.hasPrefix("|"):
      blocks[blocks.count - 1] = .table(rows + [line])
    case _ where line.hasPrefix("|"): blocks.append(.table([line]))
    case .quotation(let quoted)? where text.hasPrefix(">"):
      blocks[blocks.count - 1] = .quotation(quoted + "\n" + unquoted(text))
    case _ where text.hasPrefix(">"): blocks.append(.quotation(unquoted(text)))
    // Inside a paragraph only a bullet or the number 1 begins a list.
    case .paragraph(let earlier)? where !["- ", "1. "].contains(marker(text)):
      blocks[blocks.count - 1] = .paragraph(earlier + "\n" + text)
    case let last:
      if let marker = marker(text) {
        blocks.append(.item(marker: marker, String(text.dropFirst(marker.count))))
      } else if case .item(let marker, let earlier)? = last {
        blocks[blocks.count - 1] = .item(marker: marker, earlier + "\n" + text)
      } else if case .quotation(let earlier)? = last {
        blocks[blocks.count - 1] = .quotation(earlier + "\n" + text)
      } else {
        blocks.append(.paragraph(String(text)))
      }
    }
  }

  private static func unquoted(_ line: Substring) -> String {
    String(line.drop { $0 == ">" || $0 == " " })
  }

  /// The bullet or number of an item of a list.
  private static func marker(_ line: Substring) -> String? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return "- " }
    let digits = line.prefix { $0.isNumber }
    return digits.isEmpty || !line.dropFirst(digits.count).hasPrefix(". ") ? nil : digits + ". "
  }
}

/// A part of a line of Markdown: `.code("padding")`.
enum MarkdownSpan {
  case character(Character)
  case code(Substring)
  /// `**` or `*`, which begins or ends the emphasis.
  case strong, emphasis
  case link(Substring, address: Substring)

  static func all(of text: String) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var rest = text[...]
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        spans.append(.code(rest[..<end].dropFirst()))
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("**") {
        spans.append(.strong)
        rest = rest.dropFirst(2)
      } else if character == "*" {
        spans.append(.emphasis)
        rest = rest.dropFirst()
      } else if character == "[", let (text, address, others) = link(rest) {
        spans.append(.link(text, address: address))
        rest = others
      } else {
        spans.append(.character(character))
        rest = rest.dropFirst()
      }
    }
    return spans
  }

  /// The parts of `[text](address)` and what is behind it.
  private static func link(_ text: Substring) -> (Substring, address: Substring, rest: Substring)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: end)...]
    guard after.hasPrefix("("), let close = after.firstIndex(of: ")") else { return nil }
    return (
      text[..<end].dropFirst(), after[..<close].dropFirst(), after[after.index(after: close)...]
    )
  }
}
