/// The bytes that mean something to the reader.
enum Byte {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  static let doubleQuote: UInt8 = 0x22
  static let numberSign: UInt8 = 0x23
  static let quote: UInt8 = 0x27
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let verticalBar: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
  static let delete: UInt8 = 0x7F

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a name or number ends before this byte.
  @inline(__always)
  static func endsToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...space, doubleQuote, openParenthesis, closeParenthesis, semicolon, openBracket,
      closeBracket, delete:
      true
    default: false
    }
  }

  /// Whether this is a control character that is no blank.
  @inline(__always)
  static func isControl(_ byte: UInt8) -> Bool {
    byte < space && byte != tab && byte != newline && byte != carriageReturn || byte == delete
  }
}
