import LayEngine

/// Strings and their escapes.
extension TreeReader {
  mutating func readString() throws(Diagnostic) {
    let start = position
    position += 1
    while try hasByte() {
      let byte = bytes[position]
      // Two comparisons for a letter.
      if byte <= Byte.doubleQuote {
        if byte == Byte.doubleQuote { break }
        if byte == 0 { throw controlCharacter() }
      } else if byte == Byte.backslash {
        return try readEscapedString(from: start)
      }
      position += 1
    }
    guard position < bytes.count else { throw unclosedString(start) }
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[(start + 1)..<position]), as: UTF8.self)
    position += 1
    appendString(text, from: start)
  }

  private mutating func appendString(_ text: String, from start: Int) {
    append(.string, from: start, payload: Int32(tree.strings.count))
    tree.strings.append(text)
    if oddString == nil, let next = peek(0), !Byte.endsToken(next), next != Byte.comma {
      oddString = span(start, position)
    }
  }

  /// The complaint about a string that is open at the end of the text.
  ///
  /// If an earlier string has a word right after its end, it is reported instead: from there on,
  /// the insides and outsides of strings are swapped.
  private mutating func unclosedString(_ start: Int) -> Diagnostic {
    unfinished = .string(start)
    guard let odd = oddString else {
      return Diagnostic(.stringIsNotClosed, at: span(start, start + 1))
    }
    let begin = Int(odd.start)
    let end = Int(odd.end)
    return Diagnostic(
      .stringIsNotClosed, at: span(begin, begin + 1),
      notes: [.init("it goes on to here, where another one begins", at: span(end - 1, end))])
  }

  /// Reads the string on from its first backslash, byte by byte.
  private mutating func readEscapedString(from start: Int) throws(Diagnostic) {
    var text = Array(bytes[(start + 1)..<position])
    while try hasByte(), bytes[position] != Byte.doubleQuote {
      if bytes[position] == Byte.backslash {
        try readEscape(into: &text, ofStringAt: start)
      } else {
        if bytes[position] == 0 { throw controlCharacter() }
        text.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else { throw unclosedString(start) }
    position += 1
    appendString(String(decoding: text, as: UTF8.self), from: start)
  }

  private mutating func readEscape(
    into text: inout [UInt8], ofStringAt string: Int
  ) throws(Diagnostic) {
    let start = position
    guard let letter = peek(1) else { throw unclosedString(string) }
    position += 2
    switch UnicodeScalar(letter) {
    case "n": text.append(Byte.newline)
    case "t": text.append(Byte.tab)
    case "r": text.append(Byte.carriageReturn)
    case "\"", "\\": text.append(letter)
    case "u": text.append(contentsOf: try readScalar(from: start))
    default:
      while let next = peek(0), next & 0xC0 == 0x80 { position += 1 }
      let escape = String(decoding: bytes[start..<position], as: UTF8.self)
      throw Diagnostic(.unknownEscape(escape), at: span(start, position))
    }
  }

  /// The character of `{1F44B}`, which follows `\u`, in UTF-8.
  private mutating func readScalar(from start: Int) throws(Diagnostic) -> [UInt8] {
    var digits = ""
    if peek(0) == Byte.openBrace {
      position += 1
      while let byte = peek(0), byte != Byte.closeBrace, byte != Byte.doubleQuote,
        byte != Byte.newline
      {
        digits.unicodeScalars.append(UnicodeScalar(byte))
        position += 1
      }
    }
    guard peek(0) == Byte.closeBrace, let number = UInt32(digits, radix: 16),
      let scalar = UnicodeScalar(number)
    else { throw Diagnostic(.malformedScalar, at: span(start, position)) }
    position += 1
    return Array(String(Character(scalar)).utf8)
  }
}

extension Complaint {
  fileprivate static let stringIsNotClosed = Complaint(
    "this string is not closed", hint: "close it with `\"`")

  fileprivate static func unknownEscape(_ escape: String) -> Complaint {
    Complaint(
      "`\(escape)` is not an escape",
      hint: escape == "\\("
        ? "a value is joined to a string by `(str \"Hello \" name)`"
        : "write `\\n`, `\\t`, `\\\"`, `\\\\` or `\\u{1F44B}`")
  }

  fileprivate static let malformedScalar = Complaint(
    "this is not the number of a character", hint: "write it in hexadecimal, as in `\\u{1F44B}`")
}
