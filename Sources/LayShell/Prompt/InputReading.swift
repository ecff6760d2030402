import LayTerminal

/// The kinds of names that the prompt paints differently.
enum NameKind {
  case command, view, modifier, other
}

/// A reading of unfinished input: the ink of each character, and pairs of parentheses.
///
/// It scans characters and reports no errors, since input is usually incomplete.
struct InputReading {
  /// One for each character.
  private(set) var inks: [Ink?]

  /// The index of the opening parenthesis for each closing one, in characters.
  private(set) var openings: [Int: Int] = [:]

  /// The index of the first closing parenthesis without an opening one.
  private(set) var firstExtra: Int?

  /// An open list, with the number of words and lists in it so far.
  private struct Open {
    let start: Int
    var count = 0
    var head = ""

    /// Whether lists in it are calls, whose heads are painted.
    var isCode: Bool
  }

  private let characters: [Character]
  private let kind: (String) -> NameKind?
  private let isForm: (String) -> Bool
  private var open: [Open] = []
  private var isAtLineStart = true
  private var position = 0

  /// - Parameters:
  ///   - kind: the kind of a name; nil if it is unknown.
  ///   - isForm: whether a name is that of a form whose first argument may be a list of names.
  init(
    _ text: String, kind: @escaping (String) -> NameKind?, isForm: @escaping (String) -> Bool
  ) {
    characters = Array(text)
    inks = Array(repeating: nil, count: characters.count)
    self.kind = kind
    self.isForm = isForm
    while position < characters.count { step() }
  }

  /// Marks the parenthesis before the cursor and its partner, if there are both.
  mutating func markPair(before cursor: Int) {
    guard let opening = openings[cursor - 1] else { return }
    inks[opening] = .marked
    inks[cursor - 1] = .marked
  }

  private mutating func step() {
    switch characters[position] {
    case "\"": string()
    case ";": comment { $0 == "\n" }
    case "(", "[": openList()
    case ")", "]": closeList()
    case let character where character.isWhitespace || character == "'":
      if character == "\n" { isAtLineStart = true }
      position += 1
    default: word()
    }
  }

  private mutating func paint(_ ink: Ink, from start: Int) {
    for index in start..<position { inks[index] = ink }
  }

  private mutating func string() {
    let start = position
    position += 1
    while position < characters.count, characters[position] != "\"" {
      position += characters[position] == "\\" ? 2 : 1
    }
    position = min(position + 1, characters.count)
    paint(.green, from: start)
    countItem()
  }

  private mutating func comment(until isEnd: (Character) -> Bool) {
    let start = position
    while position < characters.count, !isEnd(characters[position]) { position += 1 }
    paint(.faint, from: start)
  }

  private mutating func countItem() {
    isAtLineStart = false
    if !open.isEmpty { open[open.count - 1].count += 1 }
  }

  /// Opens a list; the first argument of a form may be names, as in `(fn (a b) …)`, which are not
  /// painted.
  private mutating func openList() {
    let isCode = open.last.map { $0.isCode && !($0.count == 1 && isForm($0.head)) } ?? true
    countItem()
    open.append(Open(start: position, isCode: isCode))
    position += 1
  }

  private mutating func closeList() {
    let opener: Character = characters[position] == ")" ? "(" : "["
    if let last = open.last, characters[last.start] == opener {
      openings[position] = last.start
      open.removeLast()
    } else {
      inks[position] = .error
      firstExtra = firstExtra ?? position
    }
    isAtLineStart = false
    position += 1
  }

  private mutating func word() {
    let start = position
    while position < characters.count, !Self.endsWord(characters[position]) { position += 1 }
    let name = String(characters[start..<position])
    if name.hasPrefix(":") {
      paint(.magenta, from: start)
    } else if open.isEmpty {
      if isAtLineStart, kind(name) == .command { paint(.strong, from: start) }
    } else if open[open.count - 1].count == 0 {
      open[open.count - 1].head = name
      if let ink = inkOfHead(name) { paint(ink, from: start) }
    }
    countItem()
  }

  /// The ink of a head; a name at the end of the text may be incomplete, so it is not unknown yet.
  private func inkOfHead(_ name: String) -> Ink? {
    guard open.last?.isCode == true, name.first?.isNumber == false else { return nil }
    switch kind(name) {
    case .view: return .cyan
    case .modifier: return .blue
    case nil: return position < characters.count ? .yellow : nil
    default: return nil
    }
  }

  private static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || "()[]\";".contains(character)
  }
}
