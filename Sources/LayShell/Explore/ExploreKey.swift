/// A key press or mouse event while a view is explored.
enum ExploreKey: Equatable {
  /// - Parameter isLong: with Shift.
  case arrow(Direction, isLong: Bool)
  case character(Character)
  case tab, backTab, enter
  case pageUp, pageDown
  case mouse(MouseEvent)
  /// Escape alone, or a sequence that means nothing here.
  case unknown

  enum Direction: Equatable { case left, right, up, down }
}

/// What the mouse did, and in which cell, both counted from 0.
struct MouseEvent: Equatable {
  enum Kind: Equatable { case press, drag, release, wheelUp, wheelDown }

  let kind: Kind
  let column: Int
  let row: Int
}

/// Turns the bytes that a terminal sends while a view is explored into keys.
struct ExploreKeyDecoder {
  private var bytes: [UInt8] = []

  private static let escape: UInt8 = 0x1B

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Whether bytes are left that may be a complete key, so that waiting for more must be short.
  var isUndecided: Bool { !bytes.isEmpty }

  /// The next key; nil if more bytes are needed.
  ///
  /// - Parameter isFinal: whether no more bytes come, so that a single Escape byte is the Escape
  ///   key.
  mutating func next(isFinal: Bool = false) -> ExploreKey? {
    guard let first = bytes.first else { return nil }
    guard first == Self.escape else { return character() }
    guard bytes.count > 1 else { return isFinal ? take(1, .unknown) : nil }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return take(1, .unknown)
    }
    let isEnd: (UInt8) -> Bool = { (0x40...0x7E).contains($0) }
    guard let end = bytes.dropFirst(2).firstIndex(where: isEnd) else {
      return isFinal ? take(bytes.count, .unknown) : nil
    }
    // A terminal that only knows the older mouse protocol sends three more bytes.
    if end == 2, bytes[end] == UInt8(ascii: "M") {
      guard bytes.count >= 6 else { return isFinal ? take(bytes.count, .unknown) : nil }
      let numbers = bytes[3..<6].map { Int($0) - 32 }
      return take(6, Self.mouse(numbers, isRelease: numbers[0] & 3 == 3))
    }
    let body = String(decoding: bytes[2..<end], as: UTF8.self)
    return take(end + 1, Self.sequence(body, Character(Unicode.Scalar(bytes[end]))))
  }

  private mutating func take(_ count: Int, _ key: ExploreKey) -> ExploreKey {
    bytes.removeFirst(count)
    return key
  }

  /// An ASCII character; all others are ignored.
  private mutating func character() -> ExploreKey {
    switch bytes[0] {
    case 0x09: take(1, .tab)
    case 0x0A, 0x0D: take(1, .enter)
    case 0x20...0x7E: take(1, .character(Character(Unicode.Scalar(bytes[0]))))
    default: take(1, .unknown)
    }
  }

  private static func sequence(_ body: String, _ end: Character) -> ExploreKey {
    if body.hasPrefix("<") {
      guard end == "M" || end == "m" else { return .unknown }
      return mouse(numbers(body.dropFirst()), isRelease: end == "m")
    }
    // The second number is 1 plus a bit mask of modifier keys; Shift is bit 0.
    let numbers = numbers(body[...])
    let held = numbers.count > 1 ? numbers[1] - 1 : 0
    switch end {
    case "A", "B", "C", "D": return arrow(end, isLong: held & 1 == 1)
    case "a", "b", "c", "d": return arrow(Character(end.uppercased()), isLong: true)
    case "Z": return .backTab
    case "~" where numbers.first == 5: return .pageUp
    case "~" where numbers.first == 6: return .pageDown
    default: return .unknown
    }
  }

  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
  }

  private static func arrow(_ letter: Character, isLong: Bool) -> ExploreKey {
    switch letter {
    case "A": .arrow(.up, isLong: isLong)
    case "B": .arrow(.down, isLong: isLong)
    case "C": .arrow(.right, isLong: isLong)
    default: .arrow(.left, isLong: isLong)
    }
  }

  /// - Parameter numbers: the button, the column and the row; column and row count from 1.
  private static func mouse(_ numbers: [Int], isRelease: Bool) -> ExploreKey {
    guard numbers.count == 3 else { return .unknown }
    let kind: MouseEvent.Kind
    switch numbers[0] & ~0x1C {
    case 64: kind = .wheelUp
    case 65: kind = .wheelDown
    case 32: kind = .drag
    case _ where isRelease: kind = .release
    case 0: kind = .press
    default: return .unknown
    }
    return .mouse(MouseEvent(kind: kind, column: numbers[1] - 1, row: numbers[2] - 1))
  }
}
