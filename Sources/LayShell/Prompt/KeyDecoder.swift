/// A key that is no character.
///
/// Each has a control code from the range U+0080…U+009F, which no keyboard types: so one key
/// of the terminal, in whatever encoding, is one key for libedit, in the maps of vi too.
enum SpecialKey: UInt32, CaseIterable {
  case paste = 0x80
  case up, down, left, right, home, end, delete, wordLeft, wordRight, alternateEnter
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
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  var isEmpty: Bool { position == bytes.count }

  /// Whether what is there may be the Escape key itself, so that waiting long is wrong.
  var isUndecided: Bool { !isEmpty && !isPasting }

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
  /// When no more come, incomplete ones are keys too.
  mutating func next(isFinal: Bool = false) -> DecodedKey? {
    if isPasting { return endOfPaste() }
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
      return endOfPaste()
    }
    return keys[text].map(DecodedKey.special) ?? .unknown
  }

  private mutating func endOfPaste() -> DecodedKey? {
    let end = Self.pasteEnd
    var start = position
    while let found = bytes[start...].firstIndex(of: Self.escape) {
      if bytes[found...].starts(with: end) {
        let pasted = Array(bytes[position..<found])
        position = found + end.count
        isPasting = false
        return .paste(pasted)
      }
      start = found + 1
    }
    return nil
  }
}

/// What terminals send after Escape, with and without the keypad mode.
private let keys: [String: SpecialKey] = [
  "OA": .up, "OB": .down, "OC": .right, "OD": .left, "OF": .end, "OH": .home,
  "[1;5C": .wordRight, "[1;5D": .wordLeft, "[1;3C": .wordRight, "[1;3D": .wordLeft,
  "[1~": .home, "[3~": .delete, "[4~": .end, "[7~": .home, "[8~": .end,
  "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[F": .end, "[H": .home,
]
