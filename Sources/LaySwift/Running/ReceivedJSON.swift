/// A value of JSON that came from outside: `{"a": [1.0]}` is `.object(["a": .array([.number("1.0")])])`.
package enum ReceivedJSON: Equatable {
  case null
  case boolean(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([ReceivedJSON])
  case object([String: ReceivedJSON])

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var object: [String: ReceivedJSON]? {
    if case .object(let members) = self { members } else { nil }
  }
  /// The texts of a list of texts.
  package var strings: [String]? {
    guard case .array(let elements) = self else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }
}

/// Why bytes are no JSON, in one sentence.
package struct JSONMistake: Error, Equatable {
  package let sentence: String
  /// The number of the byte, from 0.
  package let offset: Int
  /// Whether it is JSON for other readers.
  var isOfReader = false
}

/// Reads one value of JSON, by RFC 8259.
///
/// - Rule: time and memory are in proportion to the bytes; what is nested deeper than 64, has more than
///   100,000 values or a member twice is a mistake.
/// - Rule: half of a surrogate pair becomes U+FFFD, since it is no character.
package struct JSONReader {
  package static let deepest = 64
  package static let mostValues = 100_000

  private let bytes: [UInt8]
  private var place = 0
  private var values = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func value(of bytes: [UInt8]) throws(JSONMistake) -> ReceivedJSON {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.place == bytes.count else {
      throw reader.mistake("there is more behind the value")
    }
    return value
  }

  private func mistake(_ sentence: String, isOfReader: Bool = false) -> JSONMistake {
    JSONMistake(sentence: sentence, offset: place, isOfReader: isOfReader)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func takes(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONMistake) -> ReceivedJSON {
    guard depth <= Self.deepest else {
      throw mistake("it is nested deeper than \(Self.deepest)", isOfReader: true)
    }
    values += 1
    guard values <= Self.mostValues else {
      throw mistake("it has more than \(Self.mostValues) values", isOfReader: true)
    }
    skipBlanks()
    switch next.map({ Character(Unicode.Scalar($0)) }) {
    case nil: throw mistake("it ends before a value")
    case "{": return try object(depth)
    case "[": return try array(depth)
    case "\"": return .string(try string())
    case "t": return try word("true", .boolean(true))
    case "f": return try word("false", .boolean(false))
    case "n": return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(
    _ word: String, _ value: ReceivedJSON
  ) throws(JSONMistake) -> ReceivedJSON {
    guard bytes[place...].starts(with: word.utf8) else { throw mistake("there is no value") }
    place += word.utf8.count
    return value
  }

  private mutating func object(_ depth: Int) throws(JSONMistake) -> ReceivedJSON {
    var members: [String: ReceivedJSON] = [:]
    place += 1
    skipBlanks()
    if takes("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw mistake("there is no name of a member") }
      let name = try string()
      skipBlanks()
      guard takes(":") else { throw mistake("there is no colon behind a name") }
      let member = try value(depth: depth + 1)
      guard members.updateValue(member, forKey: name) == nil else {
        throw mistake("a member is there twice", isOfReader: true)
      }
      skipBlanks()
    } while takes(",")
    guard takes("}") else { throw mistake("an object has no end") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(JSONMistake) -> ReceivedJSON {
    var elements: [ReceivedJSON] = []
    place += 1
    skipBlanks()
    if takes("]") { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
    } while takes(",")
    guard takes("]") else { throw mistake("a list has no end") }
    return .array(elements)
  }

  private mutating func string() throws(JSONMistake) -> String {
    place += 1
    var text: [UInt8] = []
    var start = place
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw mistake("a text holds a control character") }
      guard byte == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      text += bytes[start..<place]
      place += 1
      text += String(try escaped()).utf8
      start = place
    }
    text += bytes[start..<place]
    guard takes("\"") else { throw mistake("a text has no end") }
    guard let result = String(validating: text, as: UTF8.self) else {
      throw mistake("a text is not in UTF-8")
    }
    return result
  }

  /// The character of an escape, behind its backslash.
  private mutating func escaped() throws(JSONMistake) -> Unicode.Scalar {
    defer { place += 1 }
    switch next.map({ Character(Unicode.Scalar($0)) }) {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case let mark? where "\"\\/".contains(mark): return mark.unicodeScalars.first ?? "/"
    case "u": break
    default: throw mistake("there is no such escape")
    }
    let high = try unit(at: place + 1)
    place += 4
    guard high & 0xFC00 == 0xD800, bytes[(place + 1)...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(high) ?? "\u{FFFD}"
    }
    let low = try unit(at: place + 3)
    guard low & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    place += 6
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
  }

  /// The number of four hexadecimal digits.
  private func unit(at start: Int) throws(JSONMistake) -> UInt32 {
    guard start + 4 <= bytes.count else { throw mistake("an escape has no end") }
    var number: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw mistake("an escape has four hexadecimal digits")
      }
      number = number << 4 + UInt32(digit)
    }
    return number
  }

  private mutating func number() throws(JSONMistake) -> String {
    let start = place
    _ = takes("-")
    let whole = digits()
    guard whole == 1 || whole > 1 && bytes[place - whole] != UInt8(ascii: "0") else {
      throw mistake("there is no value")
    }
    if takes("."), digits() == 0 { throw mistake("a number ends in a point") }
    if takes("e") || takes("E") {
      if !takes("-") { _ = takes("+") }
      if digits() == 0 { throw mistake("a number has no exponent") }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Takes digits, and counts them.
  private mutating func digits() -> Int {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    return place - start
  }
}
