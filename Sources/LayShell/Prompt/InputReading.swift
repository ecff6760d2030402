import LayLanguage
import LayTerminal

/// The kinds of names that the prompt paints differently.
enum NameKind {
  case command, view, modifier, other
}

/// A reading of unfinished input: the ink of each character, and pairs of parentheses.
struct InputReading {
  /// One for each character.
  private(set) var inks: [Ink?]

  /// The index of the opening parenthesis for each closing one, in characters.
  private(set) var openings: [Int: Int] = [:]

  /// Whether a parenthesis closes nothing, or a list of another kind.
  private(set) var hasExtra = false

  /// An open list, with the number of words and lists in it so far.
  private struct Open {
    var count = 0
    var head = ""

    /// Whether lists in it are calls, whose heads are painted.
    var isCode: Bool
  }

  private let bytes: [UInt8]
  /// The index of the character of each byte, and of the end.
  private let characters: [Int]
  private let kind: (String) -> NameKind?
  private let isForm: (String) -> Bool
  private var open: [Open] = []

  /// - Parameters:
  ///   - tokens: the pieces of the text, in order, as its reader takes them.
  ///   - kind: the kind of a name; nil if it is unknown.
  ///   - isForm: whether a name is that of a form whose first argument may be a list of names.
  init(
    _ text: String, _ tokens: [Token], kind: @escaping (String) -> NameKind?,
    isForm: @escaping (String) -> Bool
  ) {
    bytes = Array(text.utf8)
    characters =
      text.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.utf8.count) }
      + [text.count]
    inks = Array(repeating: nil, count: text.count)
    self.kind = kind
    self.isForm = isForm
    for token in tokens { take(token) }
  }

  /// Marks the parenthesis before the cursor and its partner, if there are both.
  mutating func markPair(before cursor: Int) {
    guard let opening = openings[cursor - 1] else { return }
    inks[opening] = .marked
    inks[cursor - 1] = .marked
  }

  private mutating func take(_ token: Token) {
    switch token.kind {
    case .comment: paint(.faint, token)
    case .command: paint(.strong, token)
    case .keyword:
      paint(.magenta, token)
      countItem()
    case .string:
      paint(.green, token)
      countItem()
    case .word: word(token)
    case .open: openList()
    case .close(let start):
      openings[characters[token.range.lowerBound]] = characters[start]
      if !open.isEmpty { open.removeLast() }
    case .mistake:
      paint(.error, token)
      let first = bytes[token.range.lowerBound]
      if ")]}".utf8.contains(first) { hasExtra = true }
    }
  }

  private mutating func paint(_ ink: Ink, _ token: Token) {
    for index in characters[token.range.lowerBound]..<characters[token.range.upperBound] {
      inks[index] = ink
    }
  }

  private mutating func countItem() {
    if !open.isEmpty { open[open.count - 1].count += 1 }
  }

  /// Opens a list; the first argument of a form may be names, as in `(fn (a b) …)`, which are not
  /// painted.
  private mutating func openList() {
    let isCode = open.last.map { $0.isCode && !($0.count == 1 && isForm($0.head)) } ?? true
    countItem()
    open.append(Open(isCode: isCode))
  }

  private mutating func word(_ token: Token) {
    let name = String(decoding: bytes[token.range], as: UTF8.self)
    if !open.isEmpty, open[open.count - 1].count == 0 {
      open[open.count - 1].head = name
      if let ink = inkOfHead(name, at: token.range.upperBound) { paint(ink, token) }
    }
    countItem()
  }

  /// The ink of a head; a name at the end of the text may be incomplete, so it is not unknown yet.
  private func inkOfHead(_ name: String, at end: Int) -> Ink? {
    guard open.last?.isCode == true, name.first?.isNumber == false else { return nil }
    switch kind(name) {
    case .view: return .cyan
    case .modifier: return .blue
    case nil: return end < bytes.count ? .yellow : nil
    default: return nil
    }
  }
}
