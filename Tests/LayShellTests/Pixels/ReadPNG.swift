/// Reads a PNG file with 8 bits a colour, written from the specifications.
///
/// These are PNG (W3C), RFC 1950 and RFC 1951; of deflate only blocks with fixed codes are read.
struct ReadPNG {
  private(set) var width = 0
  private(set) var height = 0
  /// Red, green and blue, row by row.
  private(set) var pixels: [UInt8] = []

  struct Failure: Error { let message: String }

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(message: "no PNG")
    }
    var stream: [UInt8] = []
    var place = 8
    while place < file.count {
      let length = Int(Self.number(file, place))
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let content = Array(file[place + 8..<place + 8 + length])
      guard
        Self.checksum(Array(file[place + 4..<place + 8 + length]))
          == Self.number(file, place + 8 + length)
      else { throw Failure(message: "the checksum of \(name)") }
      if name == "IHDR" {
        (width, height) = (Int(Self.number(content, 0)), Int(Self.number(content, 4)))
        guard content[8...] == [8, 2, 0, 0, 0] else { throw Failure(message: "another kind") }
      }
      if name == "IDAT" { stream += content }
      place += 12 + length
    }
    try unfilter(Inflation(stream).bytes())
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// CRC-32, a bit at a time.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  /// Undoes the filter Up, by which each byte is its difference from the byte above.
  private mutating func unfilter(_ rows: [UInt8]) throws {
    let length = 3 * width
    guard rows.count == (length + 1) * height else { throw Failure(message: "too few rows") }
    for row in 0..<height {
      let start = row * (length + 1)
      guard rows[start] == 2 else { throw Failure(message: "another filter") }
      for index in 0..<length {
        let above = row == 0 ? 0 : pixels[(row - 1) * length + index]
        pixels.append(rows[start + 1 + index] &+ above)
      }
    }
  }
}

/// Decompresses a zlib stream with one block of fixed codes.
private struct Inflation {
  private let stream: [UInt8]
  private var place = 16

  init(_ stream: [UInt8]) { self.stream = stream }

  private mutating func bit() throws -> Int {
    guard place / 8 < stream.count else { throw ReadPNG.Failure(message: "the end is missing") }
    defer { place += 1 }
    return Int(stream[place / 8] >> UInt8(place % 8)) & 1
  }

  /// A number, its lowest bit first.
  private mutating func bits(_ count: Int) throws -> Int {
    var number = 0
    for index in 0..<count { number |= try bit() << index }
    return number
  }

  /// A code, its highest bit first: by RFC 1951, 3.2.6.
  private mutating func symbol() throws -> Int {
    var code = 0
    for _ in 0..<7 { code = code << 1 | (try bit()) }
    if code < 0x18 { return 256 + code }
    code = code << 1 | (try bit())
    if (0x30...0xBF).contains(code) { return code - 0x30 }
    if (0xC0...0xC7).contains(code) { return 280 + code - 0xC0 }
    return 144 + (code << 1 | (try bit())) - 0x190
  }

  func bytes() throws -> [UInt8] {
    var reader = self
    return try reader.read()
  }

  private mutating func read() throws -> [UInt8] {
    guard try bits(1) == 1, try bits(2) == 1 else { throw ReadPNG.Failure(message: "the block") }
    var bytes: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol == 256 { break }
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      // The lengths 3 to 10 and 258 have no extra bits; distance code 0 is a distance of 1.
      let length = symbol == 285 ? 258 : symbol - 254
      guard symbol == 285 || symbol <= 264, try bits(5) == 0, let last = bytes.last else {
        throw ReadPNG.Failure(message: "a length of another kind")
      }
      bytes += Array(repeating: last, count: length)
    }
    try checkSum(of: bytes)
    return bytes
  }

  /// Adler-32, behind the last whole byte.
  private func checkSum(of bytes: [UInt8]) throws {
    var (one, two) = (1, 0)
    for byte in bytes {
      one = (one + Int(byte)) % 65521
      two = (two + one) % 65521
    }
    let start = (place + 7) / 8
    let sum = stream[start...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
    if sum != two << 16 | one { throw ReadPNG.Failure(message: "the sum of all bytes") }
  }
}
