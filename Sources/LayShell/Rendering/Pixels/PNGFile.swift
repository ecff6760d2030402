/// The encoder of PNG files.
///
/// Each row holds its difference from the row above, which is mostly 0, and runs of one byte are
/// compressed; with so little effort pictures of boxes become small files.
///
/// - Source: the PNG specification (W3C), and RFC 1950 and 1951 for the data of its IDAT chunk.
enum PNGFile {
  static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    var header = number(UInt32(bitmap.width)) + number(UInt32(bitmap.height))
    // Eight bits each of red, green and blue.
    header += [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", compressed(rows(of: bitmap))) + chunk("IEND", [])
  }

  /// The rows, each after its filter type: 2, the difference from the row above.
  private static func rows(of bitmap: Bitmap) -> [UInt8] {
    let length = 3 * bitmap.width
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * bitmap.height)
    for row in 0..<bitmap.height {
      rows.append(2)
      let start = row * length
      for index in start..<start + length {
        rows.append(bitmap.bytes[index] &- (row == 0 ? 0 : bitmap.bytes[index - length]))
      }
    }
    return rows
  }

  private static func number(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(UInt32(content.count)) + named + number(checksum(of: named))
  }

  /// The CRC-32 checksum of a chunk.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + UInt32(byte)) % 65521
      sums.1 = (sums.1 + sums.0) % 65521
    }
    var stream = DeflateStream()
    stream.append(bytes)
    return [0x78, 0x01] + stream.end() + number(sums.1 << 16 | sums.0)
  }
}

/// One deflate block with fixed Huffman codes, which compresses only runs of one byte.
private struct DeflateStream {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init() {
    // The last block, with fixed codes.
    put(1, 1)
    put(1, 2)
  }

  /// Writes bits, the lowest first.
  private mutating func put(_ bits: UInt64, _ count: Int) {
    pending |= bits << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Writes a Huffman code, the highest bit first.
  private mutating func putCode(_ code: Int, _ count: Int) {
    for bit in (0..<count).reversed() { put(UInt64(code >> bit & 1), 1) }
  }

  /// Writes a symbol: a byte, 256 for the end, or a length code from 257 on.
  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case 0..<144: putCode(0x30 + symbol, 8)
    case 144..<256: putCode(0x190 + symbol - 144, 9)
    case 256..<280: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  mutating func append(_ content: [UInt8]) {
    var index = 0
    while index < content.count {
      let byte = content[index]
      var end = index + 1
      while end < content.count, content[end] == byte { end += 1 }
      putSymbol(Int(byte))
      putRun(of: byte, end - index - 1)
      index = end
    }
  }

  /// Writes `count` repetitions of the previous byte.
  private mutating func putRun(of byte: UInt8, _ count: Int) {
    var left = count
    while left >= 3 {
      // The lengths 258 and 3 to 10 have symbols without extra bits.
      let length = left >= 258 ? 258 : min(left, 10)
      putSymbol(length == 258 ? 285 : 254 + length)
      putCode(0, 5)
      left -= length
    }
    for _ in 0..<left { putSymbol(Int(byte)) }
  }

  mutating func end() -> [UInt8] {
    putSymbol(256)
    if pendingCount > 0 { put(0, 8 - pendingCount) }
    return bytes
  }
}
