/// A table that finds the place of a name, which is a number, by the hash of the name alone.
///
/// An open-addressing table: filling a dictionary would take longer than a short program runs.
struct NameIndex {
  /// The upper half of a slot is the hash, the lower half is the place + 1; 0 is vacant.
  private var slots: [UInt64]
  private(set) var count = 0

  /// - Parameter capacity: how many slots there are at first, a power of two or 0.
  init(capacity: Int = 0) { slots = Array(repeating: 0, count: capacity) }

  /// Notes a place of a name in UTF-8; a name may have several.
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>, at place: Int) {
    count += 1
    if count * 4 > slots.count * 3 { grow() }
    put(UInt64(Self.hash(name)) << 32 | UInt64(place + 1))
  }

  /// The greatest place that was noted for a name; nil if there is none.
  ///
  /// - Parameter isThere: whether the name itself is at a place, and not another with its hash.
  func place(of name: String, where isThere: (Int) -> Bool) -> Int? {
    var name = name
    let hash = name.withUTF8 { Self.hash($0) }
    guard !slots.isEmpty else { return nil }
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
    slots = Array(repeating: 0, count: max(old.count * 2, 64))
    for entry in old where entry != 0 { put(entry) }
  }

  /// The hash of the length, the first eight bytes and the last eight; of all bytes if there are
  /// fewer.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = name.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(start)
    func word<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> UInt64 {
      UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    let count = name.count
    var hash = UInt64(count)
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    if count >= 8 {
      add(word(UInt64.self, at: 0))
      add(word(UInt64.self, at: count - 8))
    } else if count >= 4 {
      add(word(UInt32.self, at: 0) << 32 | word(UInt32.self, at: count - 4))
    } else {
      for offset in 0..<count { add(word(UInt8.self, at: offset)) }
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}
