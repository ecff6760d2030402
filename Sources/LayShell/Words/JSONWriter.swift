/// Writes JSON into bytes, without a string for each of its parts.
///
/// An infinite number is the string `"inf"` or `"-inf"`; NaN and nil are null.
struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The JSON that a function writes.
  static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes a literal that is valid JSON already.
  mutating func write(_ json: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  mutating func write(_ number: Double?) {
    guard let number, !number.isNaN else { return write("null") }
    if number.isInfinite { return number < 0 ? write("\"-inf\"") : write("\"inf\"") }
    if number == number.rounded(), abs(number) < 1e15 { return write(Int(number)) }
    bytes.append(contentsOf: "\(number)".utf8)
  }

  mutating func write(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Writes a string with its quotes.
  mutating func write(string: String) {
    bytes.append(UInt8(ascii: "\""))
    var hasC1 = false
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\t"): write("\\t")
      case UInt8(ascii: "\r"): write("\\r")
      case 0..<0x20, 0x7F: writeEscaped(byte)
      // U+0080 to U+009F, which terminals read as commands, are encoded as C2 80 to C2 9F.
      case 0x80...0x9F where hasC1:
        bytes.removeLast()
        writeEscaped(byte)
      default: bytes.append(byte)
      }
      hasC1 = byte == 0xC2
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a control character as an escape such as `\u001b`.
  private mutating func writeEscaped(_ code: UInt8) {
    write("\\u00")
    for digit in [code >> 4, code & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
