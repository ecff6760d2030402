import LayEngine

/// Reads bytes into a `SyntaxTree`, one datum at a time, without recursion.
///
/// Open lists are kept in an array, so that nesting is limited by memory alone. Now and then in a
/// long text, wherever it is, the reader asks whether to stop.
struct TreeReader {
  /// A list that is not closed yet, or a prefix whose datum is not complete yet.
  struct Open {
    enum Kind { case parenthesis, bracket, quote, skipped }
    let kind: Kind
    let node: Int32
    let start: Int32
    var count: Int32 = 0

    var isPrefix: Bool { kind == .quote || kind == .skipped }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  /// Where the lookout is asked next, or the end of the text.
  private var pieceEnd: Int
  let lookout: Lookout?
  var tree: SyntaxTree
  var open: [Open] = []
  /// Whether this is a command line: a newline ends it, and a word may begin like a number without
  /// being one.
  var isCommandLine = false
  /// Whether the text ends in a line comment.
  var endsInComment = false
  /// The comments so far, with the forms that `#;` leaves out.
  private(set) var comments: [Range<Int>] = []
  /// What is open where the text ended too soon; nil if more text cannot mend the mistake.
  var unfinished: Unfinished?
  /// The first string with a word right after its end: most likely it ends where another one
  /// begins.
  var oddString: SourceSpan?

  /// How many bytes are read between two questions to the lookout.
  static let bytesBetweenLooks = 1 << 15

  /// - Parameter lookout: asked now and then; nil for a text that somebody is typing.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, source: Int32, symbols: SymbolTable,
    lookout: Lookout? = nil
  ) {
    self.bytes = bytes
    self.position = position
    self.lookout = lookout
    pieceEnd = min(bytes.count, position + Self.bytesBetweenLooks)
    tree = SyntaxTree(source: source, symbols: symbols)
    tree.nodes.reserveCapacity(48)
    open.reserveCapacity(16)
  }

  /// Whether a byte is left at the position.
  ///
  /// - Throws: the reason to stop, if there is one.
  @inline(__always)
  mutating func hasByte() throws(Diagnostic) -> Bool {
    if position < pieceEnd { return true }
    return try beginPiece()
  }

  @inline(never)
  private mutating func beginPiece() throws(Diagnostic) -> Bool {
    guard position < bytes.count else { return false }
    try lookout?.check(at: span(position, position + 1))
    pieceEnd = min(bytes.count, position + Self.bytesBetweenLooks)
    return true
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(source: tree.source, start: Int32(start), end: Int32(end))
  }

  /// Reads the next datum to its end.
  ///
  /// - Returns: false if the text, or a command's line, ends before it.
  mutating func readDatum() throws(Diagnostic) -> Bool {
    while true {
      try skipBlanks()
      guard try hasByte() else {
        if open.isEmpty { return false }
        throw unclosed()
      }
      let byte = bytes[position]
      if isCommandLine, open.isEmpty, byte == Byte.newline { return false }
      if try readToken(byte), completeDatum() { return true }
    }
  }

  /// Reads one token.
  ///
  /// - Returns: whether it ends a datum.
  @inline(__always)
  private mutating func readToken(_ byte: UInt8) throws(Diagnostic) -> Bool {
    switch byte {
    case Byte.openParenthesis: beginList(.parenthesis)
    case Byte.openBracket: beginList(.bracket)
    case Byte.closeParenthesis, Byte.closeBracket:
      try endList(byte)
      return true
    case Byte.doubleQuote:
      try readString()
      return true
    case Byte.quote: beginQuote()
    case Byte.numberSign where peek(1) == Byte.semicolon:
      open.append(Open(kind: .skipped, node: Int32(tree.nodes.count), start: Int32(position)))
      position += 2
    default:
      try readWord()
      return true
    }
    return false
  }

  @inline(__always)
  func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  @inline(__always)
  mutating func append(_ kind: SyntaxTree.Kind, from start: Int, payload: Int32) {
    tree.nodes.append(
      SyntaxTree.Node(
        start: Int32(start), end: Int32(position), after: Int32(tree.nodes.count + 1),
        payload: payload, kind: kind))
  }

  /// Completes the prefixes of the datum that was just read.
  ///
  /// - Returns: whether nothing is open then.
  @inline(__always)
  private mutating func completeDatum() -> Bool {
    while let last = open.last, last.isPrefix {
      open.removeLast()
      if last.kind == .skipped {
        tree.nodes.removeSubrange(Int(last.node)...)
        comments.append(Int(last.start)..<position)
        return false
      }
      finish(last, count: 2)
    }
    guard !open.isEmpty else { return true }
    open[open.count - 1].count += 1
    return false
  }

  private mutating func beginList(_ kind: Open.Kind) {
    open.append(Open(kind: kind, node: Int32(tree.nodes.count), start: Int32(position)))
    position += 1
    append(.list, from: position - 1, payload: 0)
  }

  private mutating func beginQuote() {
    open.append(Open(kind: .quote, node: Int32(tree.nodes.count), start: Int32(position)))
    position += 1
    append(.list, from: position - 1, payload: 0)
    append(.symbol, from: position - 1, payload: ReservedName.quote.id)
  }

  @inline(__always)
  private mutating func finish(_ list: Open, count: Int32) {
    let index = Int(list.node)
    tree.nodes[index].end = Int32(position)
    tree.nodes[index].after = Int32(tree.nodes.count)
    tree.nodes[index].payload = count
  }

  private mutating func endList(_ byte: UInt8) throws(Diagnostic) {
    guard let last = open.last else {
      throw Diagnostic(.closesNothing(byte), at: span(position, position + 1))
    }
    if last.isPrefix { throw prefixWithoutDatum(last) }
    let wanted = last.kind == .bracket ? Byte.closeBracket : Byte.closeParenthesis
    guard byte == wanted else {
      let opening = Diagnostic.Note(
        "it was opened here", at: span(Int(last.start), Int(last.start) + 1))
      throw Diagnostic(
        .closesOtherKind(byte, wanted: wanted), at: span(position, position + 1), notes: [opening])
    }
    position += 1
    open.removeLast()
    finish(last, count: last.count)
  }

  private func prefixWithoutDatum(_ prefix: Open) -> Diagnostic {
    let length = prefix.kind == .quote ? 1 : 2
    return Diagnostic(
      prefix.kind == .quote ? .quotesNothing : .skipsNothing,
      at: span(Int(prefix.start), Int(prefix.start) + length))
  }

  /// The complaint about what is open at the end of the text: the list that was not closed
  /// according to the indentation, or else the innermost one.
  mutating func unclosed() -> Diagnostic {
    guard let last = open.last else { return Diagnostic(.endsTooSoon, at: nil) }
    unfinished = open.last { !$0.isPrefix }.map { .list($0) } ?? .prefix
    if last.isPrefix { return prefixWithoutDatum(last) }
    var opening = Int(last.start)
    var notes: [Diagnostic.Note] = []
    let suspicion = listOpenByIndentation()
    do throws(Diagnostic) {
      try lookout?.check(at: span(opening, opening + 1))
    } catch {
      return error
    }
    if let suspicion {
      opening = suspicion.opening
      notes = [.init("this line is still inside it", at: span(suspicion.next, suspicion.next + 1))]
    }
    return Diagnostic(
      .isNotClosed(bytes[opening] == Byte.openBracket), at: span(opening, opening + 1),
      notes: notes)
  }
}

extension Complaint {
  private static func text(_ byte: UInt8) -> String { "`\(Character(UnicodeScalar(byte)))`" }

  fileprivate static func closesNothing(_ byte: UInt8) -> Complaint {
    Complaint("this \(text(byte)) closes nothing", hint: "remove it")
  }

  fileprivate static func closesOtherKind(_ byte: UInt8, wanted: UInt8) -> Complaint {
    Complaint("\(text(byte)) cannot close this list", hint: "close it with \(text(wanted))")
  }

  fileprivate static func isNotClosed(_ isBracket: Bool) -> Complaint {
    Complaint(
      isBracket ? "this `[` is not closed" : "this `(` is not closed",
      hint: isBracket ? "close it with `]`" : "close it with `)`")
  }

  fileprivate static let quotesNothing = Complaint(
    "this `'` has nothing to quote", hint: "write a name after it, as in `'leading`")

  fileprivate static let skipsNothing = Complaint("this `#;` has no form after it to skip")

  fileprivate static let endsTooSoon = Complaint("the text ends too soon")

  static func controlCharacter(_ value: UInt8) -> Complaint {
    let digits = String(value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Complaint(
      "here is the control character U+\(code), which nobody can see",
      hint: value == 0 ? "remove it" : "remove it; in a string it may be written `\\u{\(digits)}`")
  }

  fileprivate static let blockIsNotClosed = Complaint(
    "this comment is not closed", hint: "close it with `|#`")

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
    if text.isHexadecimalColor {
      return Complaint(message, hint: "a color is the string `\"\(text)\"`")
    }
    if text == "#t" || text == "#f" {
      return Complaint(message, hint: "write `\(text == "#t" ? "true" : "false")`")
    }
    return Complaint(message, hint: "a comment begins with `;`, or stands between `#|` and `|#`")
  }

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

extension TreeReader {
  /// What is open where a text ends too soon.
  enum Unfinished {
    /// A string that begins at this offset.
    case string(Int)
    /// A comment between `#|` and `|#`.
    case comment
    case list(Open)
    /// A quote or `#;` with nothing after it, outside of all lists.
    case prefix
  }
}

/// Blanks and comments.
extension TreeReader {
  /// Skips blanks and comments; between the words of a command, stops at the end of the line.
  @inline(__always)
  mutating func skipBlanks() throws(Diagnostic) {
    while try hasByte() {
      switch bytes[position] {
      case Byte.newline:
        if isCommandLine, open.isEmpty { return }
        position += 1
      case Byte.space, Byte.tab, Byte.carriageReturn: position += 1
      case 0..<Byte.space, Byte.delete: throw controlCharacter()
      case Byte.semicolon: try skipLine()
      case Byte.numberSign where peek(1) == Byte.verticalBar: try skipBlock()
      case Byte.numberSign where position == 0 && peek(1) == Byte.exclamationMark: try skipLine()
      default: return
      }
    }
  }

  private mutating func skipLine() throws(Diagnostic) {
    let start = position
    defer { comments.append(start..<position) }
    while try hasByte() {
      // One comparison for letters and all other printable characters of ASCII.
      if bytes[position] &- Byte.space >= Byte.delete - Byte.space {
        if bytes[position] == Byte.newline { return }
        if isControl { throw controlCharacter() }
      }
      position += 1
    }
    endsInComment = true
  }

  /// Whether a control character is next; those beyond ASCII take two bytes.
  @inline(__always)
  var isControl: Bool {
    let byte = bytes[position]
    return Byte.isControl(byte) || byte == 0xC2 && (0x80..<0xA0).contains(peek(1) ?? 0)
  }

  /// The complaint about the control character that is next.
  func controlCharacter() -> Diagnostic {
    let isLong = bytes[position] >= 0x80
    let value = isLong ? peek(1) ?? 0 : bytes[position]
    return Diagnostic(.controlCharacter(value), at: span(position, position + (isLong ? 2 : 1)))
  }

  private mutating func skipBlock() throws(Diagnostic) {
    let start = position
    defer { comments.append(start..<position) }
    var depth = 0
    while try hasByte(), position + 1 < bytes.count {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (Byte.numberSign, Byte.verticalBar) {
        depth += 1
        position += 2
      } else if pair == (Byte.verticalBar, Byte.numberSign) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if isControl { throw controlCharacter() }
        position += 1
      }
    }
    position = bytes.count
    unfinished = .comment
    throw Diagnostic(.blockIsNotClosed, at: span(start, start + 2))
  }
}

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
    } else if isCommandLine, open.isEmpty || word.last == UInt8(ascii: ",") && isCall {
      appendSymbol(word, from: start)
    } else {
      let text = String(decoding: word, as: UTF8.self)
      throw Diagnostic(MalformedNumber.complaint(text), at: span(start, position))
    }
  }

  /// Whether the one open parenthesis stands behind a word, as of a call: `propose(100, 50)`, whose command reads
  /// commas.
  private var isCall: Bool {
    guard open.count == 1, let start = open.first.map({ Int($0.start) }) else { return false }
    let before = bytes[..<start].last { $0 != Byte.space }
    return before.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
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

/// Finds a forgotten parenthesis by the indentation.
extension TreeReader {
  /// A list around the one that is being examined.
  private struct Enclosing {
    let start: Int
    let end: Int
    /// Whether it is still open, or begins its line, so that its indentation is meant.
    let counts: Bool
    /// The indentation of the line on which it opens.
    let indentation: Int
  }

  /// The line of an offset that only moves forward.
  private struct Line {
    private(set) var start = 0
    /// The offset of its first character that is no blank, as far as the line was read.
    private(set) var content = 0
    private var known = 0

    mutating func move(to offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      while known < offset {
        let byte = bytes[known]
        known += 1
        if byte == Byte.newline {
          (start, content) = (known, known)
        } else if content == known - 1, byte == Byte.space || byte == Byte.tab {
          content = known
        }
      }
    }
  }

  /// Finds the list that was most likely not closed, and the later list that shows it.
  ///
  /// It is the first list around another one that begins a later line with no more indentation than
  /// the line on which the outer one opens. An outer list that was closed counts if it begins its
  /// line: the parenthesis that closed it may have been meant for the list around it. Nil also if
  /// the lookout says to stop.
  func listOpenByIndentation() -> (opening: Int, next: Int)? {
    let openNodes = Set(open.map(\.node))
    var around: [Enclosing] = []
    var line = Line()
    for (index, node) in tree.nodes.enumerated() where node.kind == .list {
      let start = Int(node.start)
      guard bytes[start] != Byte.quote else { continue }
      if lookout?.isOver == true { return nil }
      while let last = around.last, last.end <= start { around.removeLast() }
      line.move(to: start, in: bytes)
      let indentation = line.content - line.start
      let beginsLine = line.content == start
      if beginsLine, let last = around.last, indentation <= last.indentation, last.counts {
        return (last.start, start)
      }
      let isOpen = openNodes.contains(Int32(index))
      around.append(
        Enclosing(
          start: start, end: isOpen ? .max : Int(node.end), counts: isOpen || beginsLine,
          indentation: indentation))
    }
    return nil
  }
}

extension String {
  /// Whether it is a color in hexadecimal digits, as `#ff8800`.
  var isHexadecimalColor: Bool {
    let digits = dropFirst()
    return hasPrefix("#") && [3, 6, 8].contains(digits.utf8.count)
      && digits.allSatisfy(\.isHexDigit)
  }
}
