/// A number that equal values have in common, and that others hardly ever have.
///
/// It is worked out for each view that is made, which takes longer with a `Hasher`.
package struct Fingerprint {
  private(set) var bits: UInt64 = 0

  package init() {}

  @inline(__always)
  package mutating func add(_ word: UInt64) {
    bits = (bits ^ word) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
  }

  @inline(__always)
  package mutating func add(_ number: Double) { add(number.bitPattern) }

  @inline(__always)
  package mutating func add(optional number: Double?) { add(number?.bitPattern ?? ~0) }

  /// Adds a text; false for a long one, which is not to be kept for long.
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

  private static var mostBytes: Int { 128 }
}

extension WrittenValue {
  /// Nil for a long text.
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
