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
      notes = [
        .init("this line is still inside it", at: span(suspicion.next, suspicion.next + 1))
      ]
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
    Complaint(
      "\(text(byte)) cannot close this list", hint: "close it with \(text(wanted))")
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
}
