/// How often libedit is to do a key's action: `M-1 M-2 x` or `M-1 2 x` inserts twelve letters.
///
/// Its own bound is ten million, which is no mercy to who leans on a key. Here it is four digits:
/// with the fifth the number is given up, and digits that follow are dropped.
struct KeyArgument {
  private static let mostDigits = 4
  private static let escape: UInt32 = 0x1B
  /// What means nothing after Escape and gives the number up.
  static let giveUp: UInt32 = 0x07

  enum Step: Equatable {
    case key(UInt32)
    /// The key is not for libedit.
    case dropped
  }

  private var digits = 0
  private var isAfterEscape = false

  /// What libedit gets for a key.
  mutating func step(_ key: UInt32) -> Step {
    let wasAfterEscape = isAfterEscape
    isAfterEscape = key == Self.escape
    if isAfterEscape { return .key(key) }
    guard (0x30...0x39).contains(key), wasAfterEscape || digits > 0 else {
      digits = 0
      return .key(key)
    }
    digits += 1
    if digits <= Self.mostDigits { return .key(key) }
    return wasAfterEscape || digits == Self.mostDigits + 1 ? .key(Self.giveUp) : .dropped
  }
}
