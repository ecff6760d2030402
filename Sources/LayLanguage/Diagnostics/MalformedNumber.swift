import LayEngine

/// What is wrong with a word that begins like a number but is not one: a comma, a unit, a ratio, a
/// range.
package enum MalformedNumber {
  package static func complaint(_ text: String) -> Complaint {
    if let number = number(text.dropLast()), text.hasSuffix(",") {
      return Complaint(
        "a comma stands behind `\(number)`",
        hint: "arguments have blanks between them: write `\(number)`")
    }
    return measure(text) ?? expression(text)
      ?? Complaint("`\(text)` is not a number", hint: "write it as `10`, `-2.5` or `1e3`")
  }

  /// Whether a text is a number with a unit behind it.
  static func isMeasure(_ text: String) -> Bool { measure(text) != nil }

  /// The complaint about a number with a unit behind it; nil for other texts.
  private static func measure(_ text: String) -> Complaint? {
    let unit = String(text.reversed().prefix { !$0.isNumber && $0 != "." }.reversed())
    guard let number = number(text.dropLast(unit.count)), !unit.isEmpty else { return nil }
    switch unit.lowercased() {
    case "px", "pt", "pts", "dp", "points":
      return Complaint("`\(text)` has a unit, and lengths are points", hint: "write `\(number)`")
    case "em", "rem", "in", "cm", "mm", "vw", "vh":
      return Complaint(
        "`\(text)` has a unit, and lengths are points",
        hint: "write how many points it is, as in `16`")
    case "%":
      return Complaint(
        "`\(text)` is a part of something, and lengths are points",
        hint:
          "a factor is `\(part(number))`; `(relative-proposed :width \(part(number)) view)` takes "
          + "that part of what is proposed")
    case "deg", "°", "degrees":
      return Complaint("`\(text)` has a unit, and angles are degrees", hint: "write `\(number)`")
    case "rad", "radians":
      return Complaint(
        "`\(text)` has a unit, and angles are degrees",
        hint: "write `(radians->degrees \(number))`")
    case "f": return Complaint("`\(text)` has a unit of C", hint: "write `\(number)`")
    default: return nil
    }
  }

  /// The complaint about a range, an operation or a number of another language; nil for other
  /// texts.
  private static func expression(_ text: String) -> Complaint? {
    for (range, isClosed) in [("..<", false), ("...", true), ("..", false)] {
      guard let (start, end) = split(text, at: range) else { continue }
      let last = isClosed ? "(+ \(end) 1)" : end
      return Complaint(
        "`\(text)` is a range of another language",
        hint: "write `(range \(start) \(last))`, or `(for (name \(start) \(last)) body…)`")
    }
    for sign in ["/", ":", "*", "+", "-"] {
      guard let (left, right) = split(text, at: sign) else { continue }
      let call = "(\(sign == ":" ? "/" : sign) \(left) \(right))"
      return Complaint("`\(text)` is not a number", hint: "write `\(call)`")
    }
    if let (whole, part) = split(text, at: ",") {
      return Complaint(
        "`\(text)` has a comma in it",
        hint: "write `\(whole).\(part)`, or a blank between two numbers")
    }
    if text.contains("_"), let number = number(text.filter { $0 != "_" }[...]) {
      return Complaint("`\(text)` is not a number", hint: "write `\(number)`")
    }
    if text.lowercased().hasPrefix("0x"), let number = UInt64(text.dropFirst(2), radix: 16) {
      return Complaint(
        "`\(text)` is not a number",
        hint: "numbers are decimal: write `\(number)`; a color is a string, as in `\"#ff8800\"`")
    }
    return nil
  }

  /// The two numbers around a sign; nil unless the text is a number, the sign and a number.
  private static func split(_ text: String, at sign: String) -> (String, String)? {
    var start = text.index(after: text.startIndex)
    while start < text.endIndex, !text[start...].hasPrefix(sign) {
      start = text.index(after: start)
    }
    guard start < text.endIndex, let left = number(text[..<start]),
      let right = number(text[start...].dropFirst(sign.count))
    else { return nil }
    return (left, right)
  }

  /// A text as it is, if it is a number.
  private static func number(_ text: Substring) -> String? {
    NumberReading.number(in: text) == nil ? nil : String(text)
  }

  private static func part(_ percent: String) -> String {
    Double(percent).map { NumberText.of($0 / 100) } ?? percent
  }
}
