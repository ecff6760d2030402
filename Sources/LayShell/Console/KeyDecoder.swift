/// A key that is not a character.
///
/// Each has a control code in U+0080…U+009F, which no keyboard types: so a key of the terminal, in
/// any encoding, is one key for libedit, also in the key maps of vi.
///
/// U+0085 is left out, because it is the newline inside libedit (`LineBuffer`).
enum SpecialKey: UInt32 {
  case paste = 0x80
  case up, down, left, right
  case home = 0x86
  case end, delete, wordLeft, wordRight, alternateEnter

  /// Not keys, but the steps of a kill that libedit performs for the prompt: mark the cursor, go to
  /// the other end, kill what is between.
  case mark, killTarget, killMarked
}

enum DecodedKey: Equatable {
  case scalar(Unicode.Scalar)
  case special(SpecialKey)
  case paste([UInt8])

  /// What means nothing to the prompt, such as a function key, the mouse or an answer.
  case other(TerminalPart)
}

/// Turns the bytes that a terminal sends into keys.
///
/// An answer to a query, which may come late, is one key that means nothing.
struct KeyDecoder {
  private var input = TerminalInput()

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  var isEmpty: Bool { input.rest.isEmpty }

  /// How long to wait for more bytes, in milliseconds, before what is there counts as complete, such
  /// as a single Escape or a paste that seems to have ended; nil without end.
  var patience: Int32? {
    if isPasting { return lastPasteEnd == nil ? nil : TerminalInput.patienceOfKey }
    return input.patience
  }

  private(set) var isPasting = false
  /// How far from the beginning of a paste its last end marker is; nil while there is none.
  private var lastPasteEnd: Int?
  /// How many bytes of the paste were searched for it, so that each is searched once.
  private var searchedCount = 0

  mutating func append(_ more: some Collection<UInt8>) {
    input.append(more)
    if isPasting { findPasteEnd() }
  }

  mutating func reset() {
    input.reset()
    isPasting = false
  }

  /// Takes the bytes of which no key was made.
  mutating func takeRest() -> [UInt8] { input.takeRest() }

  /// The next key; `nil` if more bytes are needed.
  ///
  /// - Parameter isFinal: whether no more bytes come, so that incomplete sequences are keys too.
  mutating func next(isFinal: Bool = false) -> DecodedKey? {
    if isPasting { return isFinal ? endOfPaste() : nil }
    switch input.next(isFinal: isFinal) {
    case nil: return nil
    case .scalar(let scalar)?: return .scalar(scalar)
    case .escape?:
      guard let next = input.rest.first, next == 0x0A || next == 0x0D else {
        return .scalar(Unicode.Scalar(Self.escape))
      }
      input.take(1)
      return .special(.alternateEnter)
    case .control("[200~")?:
      isPasting = true
      (lastPasteEnd, searchedCount) = (nil, 0)
      findPasteEnd()
      return next(isFinal: false)
    case .control(let body)?: return keys[body].map(DecodedKey.special) ?? .other(.control(body))
    case .mouse(let bytes)?: return .other(.mouse(bytes))
    case .string?, .unknown?: return .other(.unknown)
    }
  }

  /// Ends a paste at its last end marker: pasted text may itself contain one, and what follows it
  /// must not be taken for keys such as Enter.
  ///
  /// A terminal sends a paste without a pause, so everything up to the last marker that has arrived
  /// is the paste. Markers inside it are removed.
  private mutating func endOfPaste() -> DecodedKey? {
    guard let end = lastPasteEnd else { return nil }
    let pasted = Self.withoutMarks(input.rest.prefix(end))
    input.take(end + Self.pasteEnd.count)
    isPasting = false
    return .paste(pasted)
  }

  private mutating func findPasteEnd() {
    let bytes = input.rest
    // A marker may have begun in what was searched before.
    var rest = bytes.dropFirst(max(0, searchedCount - Self.pasteEnd.count + 1))
    while let found = rest.firstIndex(of: Self.escape) {
      if rest[found...].starts(with: Self.pasteEnd) { lastPasteEnd = found - bytes.startIndex }
      rest = rest[(found + 1)...]
    }
    searchedCount = bytes.count
  }

  private static func withoutMarks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = bytes
    while let found = rest.firstIndex(of: escape) {
      kept += rest[..<found]
      let mark = [pasteStart, pasteEnd].first { rest[found...].starts(with: $0) }
      if mark == nil { kept.append(escape) }
      rest = rest[(found + (mark?.count ?? 1))...]
    }
    return kept + rest
  }
}

/// The sequences that terminals send after Escape, with and without keypad mode.
private let keys: [String: SpecialKey] = [
  "OA": .up, "OB": .down, "OC": .right, "OD": .left, "OF": .end, "OH": .home,
  "[1;5C": .wordRight, "[1;5D": .wordLeft, "[1;3C": .wordRight, "[1;3D": .wordLeft,
  "[1~": .home, "[3~": .delete, "[4~": .end, "[7~": .home, "[8~": .end,
  "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[F": .end, "[H": .home,
]
