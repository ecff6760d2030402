import LayEngine

/// The syntax of numbers: digits, a fraction, an exponent; nothing else.
package enum NumberReading {
  /// The number that a text spells, as the reader reads it; nil if it spells none.
  package static func number(in text: Substring) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      bytes.isEmpty || !looksLikeNumber(bytes) ? nil : number(bytes)
    }
  }

  /// Whether a word begins as only numbers do, so that it must be one.
  @inline(__always)
  static func looksLikeNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = word[0]
    if Byte.isDigit(first) { return true }
    guard first == Byte.plus || first == Byte.minus || first == Byte.period, word.count > 1 else {
      return false
    }
    if Byte.isDigit(word[1]) { return true }
    return first != Byte.period && word[1] == Byte.period && word.count > 2 && Byte.isDigit(word[2])
  }

  /// The number that a word spells; nil if it spells none.
  static func number(_ word: UnsafeBufferPointer<UInt8>) -> Double? {
    // Letters as those of `inf`, `nan` and `0x1` are no numbers here, but are in Swift.
    guard word.allSatisfy(isPart) else { return nil }
    return Double(String(decoding: word, as: UTF8.self))
  }

  /// Whether a byte may be a part of a number: a digit, a sign, a point, or the `e` of an exponent.
  static func isPart(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || byte | 0x20 == 0x65 || byte == Byte.plus || byte == Byte.minus
      || byte == Byte.period
  }
}

/// Proposals that are written as one word, in commands and on the command line; their numbers are
/// those of the reader.
package enum ProposalReading {
  /// Reads `100x20`, `100 x nil`, `100` for `100 x nil`, `ideal`, `min` or `max`, in points; nil
  /// for other texts.
  package static func proposal(in text: String) -> ProposedViewSize? {
    let word = text.filter { $0 != " " }
    switch word {
    case "ideal": return .ideal
    case "min": return .zero
    case "max": return .infinity
    default: break
    }
    if let width = length(in: word[...]) { return ProposedViewSize(width: width, height: nil) }
    guard let cross = word.firstIndex(where: { "xX×".contains($0) }),
      let width = length(in: word[..<cross]),
      let height = length(in: word[word.index(after: cross)...])
    else { return nil }
    return ProposedViewSize(width: width, height: height)
  }

  /// Reads a number of points, `inf`, `-inf`, or `nil` as an inner nil; an outer nil means no
  /// length.
  package static func length(in word: Substring) -> Double?? {
    switch word {
    case "nil": .some(nil)
    case "inf": .infinity
    case "-inf": -.infinity
    default: NumberReading.number(in: word).map { .some($0) }
    }
  }
}

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
    if let size = text.firstIndex(where: { "xX×".contains($0) }), text.prefix(2) != "0x",
      ProposalReading.proposal(in: text) != nil
    {
      let (width, height) = (text[..<size], text[text.index(after: size)...])
      return Complaint(
        "`\(text)` is a size and no number", hint: "write `propose \(width) x \(height)`")
    }
    for (range, isClosed) in [("..<", false), ("...", true), ("..", false)] {
      guard let (start, end) = split(text, at: range) else { continue }
      let last = isClosed ? "(+ \(end) 1)" : end
      return Complaint(
        "`\(text)` is a range of another language",
        hint:
          "write `(range \(start) \(last))`, or a loop: `(for (i \(start) \(last)) (text (str i)))`"
      )
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

  private static func number(_ text: Substring) -> String? {
    NumberReading.number(in: text) == nil ? nil : String(text)
  }

  private static func part(_ percent: String) -> String {
    Double(percent).map { NumberText.of($0 / 100) } ?? percent
  }
}
