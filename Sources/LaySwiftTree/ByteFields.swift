/// Writes numbers and texts one behind the other.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number of seven bits a byte, the lowest first; every byte but the last has its high bit.
  package mutating func write(_ number: Int) {
    var rest = UInt64(truncatingIfNeeded: max(0, number))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes how many bytes there are, and the bytes.
  package mutating func write(_ content: some Collection<UInt8>) {
    write(content.count)
    bytes += content
  }

  package mutating func write(_ text: String) { write(text.utf8) }
}

/// Reads what a `ByteWriter` has written, from bytes that may be any.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// How many bytes are left.
  package var rest: Int { bytes.endIndex - position }

  /// The next byte; nil at the end.
  package mutating func byte() -> UInt8? {
    guard position < bytes.endIndex else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next number, which is at most 2⁵³; nil where there is none.
  package mutating func number() -> Int? {
    var number = 0
    var shift = 0
    while let byte = byte() {
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number <= 1 << 53 ? number : nil }
      shift += 7
      if shift > 49 { return nil }
    }
    return nil
  }

  /// The number of things that follow, each of which takes at least so many bytes; nil where they cannot
  /// all be there.
  package mutating func count(ofAtLeast size: Int) -> Int? {
    guard let count = number(), count <= rest / size else { return nil }
    return count
  }

  /// The next bytes with their count; nil where they are not all there.
  package mutating func content() -> ArraySlice<UInt8>? {
    guard let count = count(ofAtLeast: 1) else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func text() -> String? { content().map { String(decoding: $0, as: UTF8.self) } }
}
