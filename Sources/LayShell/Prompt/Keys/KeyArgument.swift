/// How many times libedit repeats a key's action: `M-1 M-2 x` or `M-1 2 x` inserts twelve letters.
///
/// libedit's own limit is ten million, which takes very long. Here it is four digits: the fifth
/// digit cancels the number, and digits that follow are dropped.
struct KeyArgument {
  private static let mostDigits = 4
  private static let escape: UInt32 = 0x1B
  /// A key without a meaning after Escape, which cancels the number.
  static let giveUp: UInt32 = 0x07

  enum Step: Equatable {
    case key(UInt32)
    /// libedit does not get the key.
    case dropped
  }

  private var digits = 0
  private var isAfterEscape = false

  /// The key that libedit gets for a typed key, if any.
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
