/// Where names stand in a list, found by their hashes alone.
///
/// An open-addressing table: a dictionary would take longer to be filled than a short program runs.
struct NameIndex {
  /// The upper half of a slot is the hash, the lower one more than the place; nought is vacant.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)
  private var count = 0

  /// Notes a place; of one name the place that was noted last is found first.
  mutating func insert(_ name: String, at place: Int) {
    count += 1
    if count * 2 > slots.count { grow() }
    put(UInt64(Self.hash(name)) << 32 | UInt64(place + 1))
  }

  /// The places of names with the hash of this one, which may be others.
  func places(of name: String) -> [Int] {
    let hash = Self.hash(name)
    var places: [Int] = []
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash { places.append(Int(slots[slot] & 0xFFFF_FFFF) - 1) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return places.sorted(by: >)
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
