import LayEngine

/// Names, keywords and numbers.
extension TreeReader {
  @inline(__always)
  mutating func readWord() throws(Diagnostic) {
    let start = position
    let first = bytes[position]
    var bits: UInt8 = 0
    while try hasByte(), !Byte.endsToken(bytes[position]) {
      bits |= bytes[position]
      position += 1
    }
    if bits >= 0x80 { try checkControls(from: start) }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if first == Byte.colon {
      guard word.count > 1 else { throw Diagnostic(.keywordWithoutName, at: span(start, position)) }
      let name = UnsafeBufferPointer(rebasing: word[1...])
      append(.keyword, from: start, payload: tree.symbols.intern(name))
    } else if NumberReading.looksLikeNumber(word) {
      try appendNumber(word, from: start)
    } else if first >= 0xC2 || first == Byte.numberSign {
      try appendUnusual(word, from: start)
    } else {
      appendSymbol(word, from: start)
    }
  }

  /// Throws if the word before the position contains control characters beyond ASCII.
  private mutating func checkControls(from start: Int) throws(Diagnostic) {
    let end = position
    position = start
    while position < end {
      if isControl { throw controlCharacter() }
      position += 1
    }
  }

  private mutating func appendNumber(
    _ word: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(Diagnostic) {
    if let number = NumberReading.number(word) {
      appendNumber(number, from: start)
    } else if isCommandLine, open.isEmpty {
      appendSymbol(word, from: start)
    } else {
      let text = String(decoding: word, as: UTF8.self)
      throw Diagnostic(MalformedNumber.complaint(text), at: span(start, position))
    }
  }

  private mutating func appendNumber(_ number: Double, from start: Int) {
    append(.number, from: start, payload: Int32(tree.numbers.count))
    tree.numbers.append(number)
  }

  @inline(__always)
  private mutating func appendSymbol(_ word: UnsafeBufferPointer<UInt8>, from start: Int) {
    let id = tree.symbols.intern(word)
    switch id {
    case ReservedName.nothing.id: append(.nothing, from: start, payload: 0)
    case ReservedName.truth.id: append(.truth, from: start, payload: 1)
    case ReservedName.falsehood.id: append(.truth, from: start, payload: 0)
    case ReservedName.infinity.id: appendNumber(.infinity, from: start)
    case ReservedName.negativeInfinity.id: appendNumber(-.infinity, from: start)
    default: append(.symbol, from: start, payload: id)
    }
  }

  /// Appends a word that starts with `#` or outside ASCII; curly quotes and no-break spaces, as in
  /// text that was pasted from an article, get complaints of their own.
  private mutating func appendUnusual(
    _ word: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(Diagnostic) {
    if isCommandLine, open.isEmpty { return appendSymbol(word, from: start) }
    switch String(decoding: word, as: UTF8.self).unicodeScalars.first {
    case "\u{201C}", "\u{201D}", "\u{201E}":
      throw Diagnostic(.curlyQuote, at: span(start, start + 3))
    case "\u{2018}", "\u{2019}":
      throw Diagnostic(.curlyApostrophe, at: span(start, start + 3))
    case "\u{A0}":
      throw Diagnostic(.hardBlank, at: span(start, start + 2))
    case "#":
      throw Diagnostic(
        .unknownNumberSign(String(decoding: word, as: UTF8.self)), at: span(start, position))
    default: appendSymbol(word, from: start)
    }
  }
}

extension Complaint {
  fileprivate static let keywordWithoutName = Complaint(
    "this `:` has no name", hint: "write the name next to it, as in `:width`")

  fileprivate static let curlyQuote = Complaint(
    "a string begins with a straight quote, not a curly one", hint: "write `\"`")

  fileprivate static let curlyApostrophe = Complaint(
    "a quoted name begins with a straight `'`, not a curly one", hint: "write `'`")

  fileprivate static let hardBlank = Complaint(
    "this blank is a no-break space", hint: "replace it by an ordinary one")

  fileprivate static func unknownNumberSign(_ text: String) -> Complaint {
    let message = "`\(text)` means nothing here"
    if ColorName.isHexadecimal(text) {
      return Complaint(message, hint: "a color is the string `\"\(text)\"`")
    }
    if text == "#t" || text == "#f" {
      return Complaint(message, hint: "write `\(text == "#t" ? "true" : "false")`")
    }
    return Complaint(message, hint: "a comment begins with `;`, or stands between `#|` and `|#`")
  }
}
