/// Literals of Swift.
enum SwiftLiteral {
  /// A number with all of its digits, without a needless `.0`.
  static func number(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number == .infinity { return ".infinity" }
    if number == -.infinity { return "-.infinity" }
    if number == number.rounded(), abs(number) < 1e15 {
      return number == 0 && number.sign == .minus ? "-0.0" : "\(Int(number))"
    }
    return "\(number)"
  }

  /// The text of a string literal without escapes; nil for any other code.
  static func text(of literal: String) -> String? {
    guard literal.count > 1, literal.first == "\"", literal.last == "\"", !literal.contains("\\")
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{200E}", "\u{200F}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
