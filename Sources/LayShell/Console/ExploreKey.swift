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

extension ExploreKey {
  init(_ key: DecodedKey) {
    self =
      switch key {
      case .scalar(let scalar): Self.character(scalar)
      case .special(.up): .arrow(.up, isLong: false)
      case .special(.down): .arrow(.down, isLong: false)
      case .special(.left), .special(.wordLeft): .arrow(.left, isLong: false)
      case .special(.right), .special(.wordRight): .arrow(.right, isLong: false)
      case .other(.control(let text)):
        Self.sequence(String(text.dropFirst().dropLast()), text.last ?? " ")
      case .other(.mouse(let bytes)):
        Self.mouse(bytes.map { Int($0) - 32 }, isRelease: bytes[0] & 3 == 3)
      case .special, .paste, .other: .unknown
      }
  }

  /// An ASCII character; all others are ignored.
  private static func character(_ scalar: Unicode.Scalar) -> ExploreKey {
    switch scalar.value {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x20...0x7E: .character(Character(scalar))
    default: .unknown
    }
  }

  private static let arrows: [String: Direction] = [
    "A": .up, "B": .down, "C": .right, "D": .left,
  ]

  private static func sequence(_ body: String, _ end: Character) -> ExploreKey {
    if body.hasPrefix("<") {
      guard end == "M" || end == "m" else { return .unknown }
      return mouse(numbers(body.dropFirst()), isRelease: end == "m")
    }
    // The second number is 1 plus a bit mask of modifier keys; Shift is bit 0.
    let numbers = numbers(body[...])
    let held = numbers.count > 1 ? numbers[1] - 1 : 0
    if let direction = arrows[end.uppercased()] {
      return .arrow(direction, isLong: end.isLowercase || held & 1 == 1)
    }
    switch end {
    case "Z": return .backTab
    case "~" where numbers.first == 5: return .pageUp
    case "~" where numbers.first == 6: return .pageDown
    default: return .unknown
    }
  }

  /// Numbers between semicolons; 0 for what is none, or too large for a column.
  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ";", omittingEmptySubsequences: false).map { Int(UInt16($0) ?? 0) }
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
