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

  /// A sequence that means nothing here, such as a function key.
  case unknown
}

/// Turns the bytes that a terminal sends into keys.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var position = 0

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The number of bytes that are not yet taken as keys.
  var left: Int { bytes.count - position }

  var isEmpty: Bool { left == 0 }

  /// Whether the bytes may be complete, so that waiting for more must be short: a single Escape, or
  /// a paste that seems to have ended.
  var isUndecided: Bool { isPasting ? lastPasteEnd != nil : !isEmpty }

  private(set) var isPasting = false

  mutating func append(_ more: some Collection<UInt8>) {
    if isEmpty { forgetTaken() }
    bytes.append(contentsOf: more)
  }

  mutating func reset() {
    forgetTaken()
    isPasting = false
  }

  private mutating func forgetTaken() {
    bytes.removeAll(keepingCapacity: true)
    position = 0
  }

  /// The next key; `nil` if more bytes are needed.
  ///
  /// - Parameter isFinal: whether no more bytes come, so that incomplete sequences are keys too.
  mutating func next(isFinal: Bool = false) -> DecodedKey? {
    if isPasting { return isFinal ? endOfPaste() : nil }
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    if first == Self.escape { return escapeSequence(isFinal: isFinal) }
    if first < 0x80 { return take(1, as: .scalar(Unicode.Scalar(first))) }
    return character(isFinal: isFinal)
  }

  private mutating func take(_ count: Int, as key: DecodedKey) -> DecodedKey {
    position += count
    return key
  }

  private mutating func character(isFinal: Bool) -> DecodedKey? {
    let rest = bytes[position...]
    let length = bytes[position] >= 0xF0 ? 4 : bytes[position] >= 0xE0 ? 3 : 2
    let isCut = rest.count < length && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    if isCut && !isFinal { return nil }
    var iterator = rest.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0 else {
      return take(1, as: .unknown)
    }
    return take(length, as: .scalar(scalar))
  }

  private mutating func escapeSequence(isFinal: Bool) -> DecodedKey? {
    let rest = bytes[(position + 1)...]
    let loneEscape = DecodedKey.scalar(Unicode.Scalar(Self.escape))
    guard let second = rest.first else { return isFinal ? take(1, as: loneEscape) : nil }
    switch second {
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      return take(2, as: .special(.alternateEnter))
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      let isEnd: (UInt8) -> Bool = { (0x40...0x7E).contains($0) }
      guard let end = rest.dropFirst().firstIndex(where: isEnd) else {
        return isFinal ? take(1, as: loneEscape) : nil
      }
      return sequence(bytes[(position + 1)...end])
    default:
      return take(1, as: loneEscape)
    }
  }

  private mutating func sequence(_ body: ArraySlice<UInt8>) -> DecodedKey? {
    position += 1 + body.count
    let text = String(decoding: body, as: UTF8.self)
    if text == "[200~" {
      isPasting = true
      return nil
    }
    return keys[text].map(DecodedKey.special) ?? .unknown
  }

  /// Ends a paste at its last end marker: pasted text may itself contain one, and what follows it
  /// must not be taken for keys such as Enter.
  ///
  /// A terminal sends a paste without a pause, so everything up to the last marker that has arrived
  /// is the paste. Markers inside it are removed.
  private mutating func endOfPaste() -> DecodedKey? {
    guard let end = lastPasteEnd else { return nil }
    let pasted = Self.withoutMarks(bytes[position..<end])
    position = end + Self.pasteEnd.count
    isPasting = false
    return .paste(pasted)
  }

  private var lastPasteEnd: Int? {
    var end = bytes.endIndex
    while let found = bytes[position..<end].lastIndex(of: Self.escape) {
      if bytes[found...].starts(with: Self.pasteEnd) { return found }
      end = found
    }
    return nil
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
