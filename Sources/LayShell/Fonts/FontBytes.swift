/// Why the bytes of a file are no font that is read, in words behind its name.
struct FontMistake: Error, Equatable {
  let sentence: String

  static let endsEarly = FontMistake(sentence: "it ends within a table")
  static let isCompressed = FontMistake(sentence: "it is a font of the web, in WOFF")
  static let isNone = FontMistake(sentence: "it does not begin as a font")
  static let isTooLarge = FontMistake(
    sentence: "it has more than \(FontFile.mostBytes >> 20) MB")
  static let hasNoHeights = FontMistake(sentence: "it gives lines no height")
  static let hasNoCharacters = FontMistake(sentence: "it has no list of characters that is read")

  static let hasTooManyPairs = FontMistake(sentence: "it kerns more pairs than are read")

  static func lacks(_ table: String) -> FontMistake {
    FontMistake(sentence: "it has no table `\(table)`")
  }
}

/// A stretch of the bytes of a font, whose numbers have the highest byte first.
///
/// - Rule: what would be read beyond its end is a `FontMistake`.
struct FontBytes {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  init(_ bytes: [UInt8]) { (self.bytes, start, count) = (bytes, 0, bytes.count) }

  private init(_ bytes: [UInt8], _ start: Int, _ count: Int) {
    (self.bytes, self.start, self.count) = (bytes, start, count)
  }

  /// The bytes from a place on, to the end or as many as are said.
  func part(_ place: Int, count wanted: Int? = nil) throws(FontMistake) -> FontBytes {
    guard place >= 0, place <= count, (wanted ?? 0) >= 0, (wanted ?? 0) <= count - place else {
      throw .endsEarly
    }
    return FontBytes(bytes, start + place, wanted ?? count - place)
  }

  /// Throws where less than so many records of a size stand from a place on.
  func check(_ place: Int, records: Int, of size: Int) throws(FontMistake) {
    guard place >= 0, place <= count, records * size <= count - place else { throw .endsEarly }
  }

  func byte(_ place: Int) throws(FontMistake) -> Int {
    guard place >= 0, place < count else { throw .endsEarly }
    return Int(bytes[start + place])
  }

  /// A number of two bytes.
  func short(_ place: Int) throws(FontMistake) -> Int {
    guard place >= 0, place < count - 1 else { throw .endsEarly }
    return Int(bytes[start + place]) << 8 | Int(bytes[start + place + 1])
  }

  /// A number of two bytes that may be below 0.
  func signed(_ place: Int) throws(FontMistake) -> Int {
    Int(Int16(truncatingIfNeeded: try short(place)))
  }

  /// A number of four bytes.
  func long(_ place: Int) throws(FontMistake) -> Int {
    try short(place) << 16 | short(place + 2)
  }

  /// The name of a table: `hmtx`.
  func tag(_ place: Int) throws(FontMistake) -> String {
    String(decoding: try part(place, count: 4).all, as: UTF8.self)
  }

  var all: ArraySlice<UInt8> { bytes[start..<start + count] }
}
