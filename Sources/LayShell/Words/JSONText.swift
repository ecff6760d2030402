import LayEngine

/// Values as JSON, with numbers in full precision.
///
/// An infinite number is the string `"inf"` or `"-inf"`; NaN and nil are null.
enum JSONText {
  static func number(_ number: Double?) -> String {
    guard let number, !number.isNaN else { return "null" }
    if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    "{\"width\": \(number(proposal.width)), \"height\": \(number(proposal.height))}"
  }

  static func size(_ size: ViewSize) -> String {
    "{\"width\": \(number(size.width)), \"height\": \(number(size.height))}"
  }

  static func point(_ point: ViewPoint) -> String {
    "{\"x\": \(number(point.x)), \"y\": \(number(point.y))}"
  }

  static func frame(_ frame: ViewFrame) -> String {
    let (origin, size) = (frame.origin, frame.size)
    return "{\"x\": \(number(origin.x)), \"y\": \(number(origin.y)), "
      + "\"width\": \(number(size.width)), \"height\": \(number(size.height))}"
  }

  static func insets(_ insets: Insets) -> String {
    "{\"top\": \(number(insets.top)), \"leading\": \(number(insets.leading)), "
      + "\"bottom\": \(number(insets.bottom)), \"trailing\": \(number(insets.trailing))}"
  }

  /// A string of JSON with its quotes; null for none.
  static func string(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      // Terminals read U+0080 to U+009F as commands too.
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
