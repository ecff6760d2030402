/// Where names stand in a list, found by their hashes alone.
///
/// An open-addressing table: a dictionary would take longer to be filled than a short program runs.
struct NameIndex {
  /// The upper half of a slot is the hash, the lower one more than the place; nought is vacant.
  private var slots: [UInt64]
  private var count = 0

  /// - Parameter capacity: how many slots there are at first, a power of two.
  init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

  /// Notes a place; of one name the greatest place counts.
  mutating func insert(_ name: String, at place: Int) {
    count += 1
    if count * 2 > slots.count { grow() }
    put(UInt64(Self.hash(name)) << 32 | UInt64(place + 1))
  }

  /// The last place at which a name was noted; nil where it was not.
  ///
  /// - Parameter isThere: whether a place has the name itself, and not another with its hash.
  func place(of name: String, where isThere: (Int) -> Bool) -> Int? {
    let hash = Self.hash(name)
    var last: Int?
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash {
        let place = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if place > last ?? -1, isThere(place) { last = place }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return last
  }

  private mutating func put(_ entry: UInt64) {
    var slot = Int(entry >> 32) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { put(entry) }
  }

  private static func hash(_ name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { bytes in
      var hash: UInt32 = 2_166_136_261
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      return hash
    }
  }
}
