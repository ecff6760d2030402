/// A hash: equal values have the same one, and different values hardly ever do.
///
/// It is computed for each view that is made, which would take longer with a `Hasher`.
package struct Fingerprint {
  private(set) var bits: UInt64 = 0

  package init() {}

  @inline(__always)
  package mutating func add(_ word: UInt64) {
    // Rotated, so that the same word twice does not cancel out.
    bits = ((bits << 5 | bits >> 59) ^ word) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 32
  }

  @inline(__always)
  package mutating func add(_ number: Double) { add(number.bitPattern) }

  @inline(__always)
  package mutating func add(optional number: Double?) { add(number?.bitPattern ?? ~0) }

  /// Adds a text; returns false for a text above `mostBytes`, so that views with it are not kept.
  @inline(__always)
  package mutating func add(_ text: String) -> Bool {
    guard text.utf8.count <= Self.mostBytes else { return false }
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var start = 0
      while start + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        start += 8
      }
      var rest = UInt64(bytes.count)
      while start < bytes.count {
        rest = rest << 8 | UInt64(bytes[start])
        start += 1
      }
      add(rest)
    }
    return true
  }

  /// Half of the bits, each of which depends on all that was added.
  @inline(__always)
  var mixed: UInt32 {
    var mixed = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: mixed ^ (mixed >> 33))
  }

  private static var mostBytes: Int { 128 }
}

extension WrittenValue {
  /// nil if a text in it is too long.
  var fingerprint: Fingerprint? {
    var print = Fingerprint()
    switch self {
    case .nothing: break
    case .truth(let isTrue): print.add(UInt64(isTrue ? 1 : 2))
    case .number(let number): print.add(number)
    case .string(let text), .name(let text), .other(let text):
      guard print.add(text) else { return nil }
    case .list(let values):
      for value in values {
        guard let part = value.fingerprint else { return nil }
        print.add(part.bits)
      }
    }
    return print
  }
}
