/// A part of what a terminal sends: a key, or an answer to a query.
enum TerminalPart: Equatable {
  case scalar(Unicode.Scalar)

  /// The Escape key, as a byte of its own.
  case escape

  /// A control sequence, without its introducer, as in `[1;5C` and `OA`.
  case control(String)

  /// The mouse in the older protocol: button, column and row, each plus 32.
  case mouse([UInt8])

  /// The contents of a control string that its terminator ends.
  case string(ControlString, String)

  /// Bytes that mean nothing.
  case unknown
}

/// The control strings of ECMA-48, 5.6, by their second byte after Escape.
enum ControlString: UInt8 {
  case device = 0x50
  case start = 0x58
  case system = 0x5D
  case privacy = 0x5E
  case application = 0x5F
}

/// Splits the bytes that a terminal sends into parts.
///
/// - Rule: introducers are `ESC` and a letter, or the control characters of 8 bits, as one byte or in
///   UTF-8 (ECMA-48, 5.3).
/// - Rule: a control string goes to `ESC \`, to ST, to CAN or SUB, which cancel it, or to BEL if it is
///   a system command (xterm, "Control Sequences"). Whatever else stands in it belongs to it. So an
///   answer that nobody waits for types nothing.
/// - Rule: a sequence also ends where nothing follows for its `patience`. If it is too long to be
///   kept, its beginning is dropped.
struct TerminalInput {
  private var bytes: [UInt8] = []
  private var position = 0
  /// The sequence whose beginning was dropped; nil for none.
  private var dropped: Introducer?

  /// The most bytes of a sequence that are kept.
  private static let most = 4096
  private static let escape: UInt8 = 0x1B

  private enum Introducer: Equatable {
    case control
    case string(ControlString)
  }

  /// The bytes that are not yet taken.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  mutating func append(_ more: some Sequence<UInt8>) {
    if position == bytes.count { forgetTaken() }
    bytes.append(contentsOf: more)
  }

  /// Forgets what was typed.
  mutating func reset() {
    dropped = nil
    forgetTaken()
  }

  private mutating func forgetTaken() {
    bytes.removeAll(keepingCapacity: true)
    position = 0
  }

  mutating func take(_ count: Int) { position += count }

  /// Takes all bytes, with which another reader can go on.
  mutating func takeRest() -> [UInt8] {
    defer { forgetTaken() }
    guard case .string(let kind) = dropped else { return Array(rest) }
    dropped = nil
    return [Self.escape, kind.rawValue] + rest
  }

  /// How long to wait for the rest of a part, in milliseconds; nil if none has begun.
  ///
  /// With a longer time the Escape key would feel slow. Contents of a string, and the bytes of a
  /// character, may come late over a network, and what was not typed must not count as typed.
  var patience: Int32? {
    if let dropped { return dropped == .control ? Self.patienceOfSequence : Self.patienceOfString }
    guard !rest.isEmpty else { return nil }
    guard let (introducer, length) = introducer() else {
      return Self.isCut(rest) ? Self.patienceOfString : Self.patienceOfKey
    }
    return introducer == .control || rest.count == length
      ? Self.patienceOfSequence : Self.patienceOfString
  }

  static let patienceOfKey: Int32 = 50
  private static let patienceOfSequence: Int32 = 300
  private static let patienceOfString: Int32 = 1000

  /// The next part; nil if more bytes are needed.
  ///
  /// - Parameter isFinal: whether no more bytes come, so that incomplete parts end here.
  mutating func next(isFinal: Bool = false) -> TerminalPart? {
    if let dropped { return endOfDropped(dropped, isFinal) }
    guard let first = rest.first else { return nil }
    if let (introducer, length) = introducer() {
      switch introducer {
      case .control: return control(from: position + length, isFinal)
      case .string(let kind): return string(kind, from: position + length, isFinal)
      }
    }
    if first == Self.escape {
      guard rest.count > 1 else { return isFinal ? taken(1, .escape) : nil }
      // The end of a string that is over.
      return rest.dropFirst().first == UInt8(ascii: "\\") ? taken(2, .unknown) : taken(1, .escape)
    }
    if first < 0x80 { return taken(1, .scalar(Unicode.Scalar(first))) }
    return character(isFinal)
  }

  private mutating func taken(_ count: Int, _ part: TerminalPart) -> TerminalPart {
    position += count
    return part
  }

  private mutating func character(_ isFinal: Bool) -> TerminalPart? {
    let length = Self.length(of: rest[position])
    if Self.isCut(rest), !isFinal { return nil }
    var iterator = rest.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0 else {
      return taken(1, .unknown)
    }
    return taken(length, .scalar(scalar))
  }

  /// The length of a character in UTF-8 by its first byte.
  private static func length(of lead: UInt8) -> Int { lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2 }

  /// Whether bytes are the beginning of a character.
  private static func isCut(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first, lead >= 0xC0 else { return false }
    return bytes.count < length(of: lead) && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The introducer of a sequence, and its length.
  private func introducer() -> (Introducer, Int)? {
    guard let first = rest.first else { return nil }
    var letter: UInt8
    var length = 2
    switch (first, rest.dropFirst().first) {
    case (Self.escape, let second?): letter = second
    case (0xC2, let second?): letter = second &- 0x40
    case (0x80..<0xA0, _): (letter, length) = (first - 0x40, 1)
    default: return nil
    }
    if letter == UInt8(ascii: "[") || letter == UInt8(ascii: "O") { return (.control, length) }
    return ControlString(rawValue: letter).map { (.string($0), length) }
  }

  // MARK: - Sequences

  private enum End {
    /// What was found is between two places, the second of which is behind its end.
    case found(contents: Int, end: Int)
    case cancelled(end: Int)
    /// More is needed; what is before this place is complete.
    case open(Int)
  }

  private mutating func control(from start: Int, _ isFinal: Bool) -> TerminalPart? {
    let letter = bytes[start - 1] & 0x1F | 0x40
    switch endOfControl(from: start) {
    case .found(_, let end):
      // As in `ESC [ M` with three bytes: the mouse; as in `ESC [ [ A`: a function key.
      let isMouse = letter == 0x5B && end == start + 1 && bytes[start] == UInt8(ascii: "M")
      let isFunctionKey = letter == 0x5B && end == start + 1 && bytes[start] == 0x5B
      let whole = end + (isMouse ? 3 : isFunctionKey ? 1 : 0)
      guard whole <= bytes.count else { return isFinal ? taken(rest.count, .unknown) : nil }
      defer { position = whole }
      if isMouse { return .mouse(Array(bytes[end..<whole])) }
      let body = String(decoding: [letter] + bytes[start..<whole], as: UTF8.self)
      return .control(body)
    case let end: return unfinished(.control, end, isFinal)
    }
  }

  private mutating func string(
    _ kind: ControlString, from start: Int, _ isFinal: Bool
  ) -> TerminalPart? {
    switch endOfString(kind, from: start) {
    case .found(let contents, let end):
      position = end
      return .string(kind, String(decoding: bytes[start..<contents], as: UTF8.self))
    case let end: return unfinished(.string(kind), end, isFinal)
    }
  }

  private mutating func unfinished(
    _ introducer: Introducer, _ end: End, _ isFinal: Bool
  ) -> TerminalPart? {
    switch end {
    case .found(_, let end), .cancelled(let end):
      position = end
    case .open where isFinal:
      position = bytes.count
    case .open(let place):
      guard rest.count > Self.most else { return nil }
      dropped = introducer
      position = place
      return nil
    }
    dropped = nil
    return .unknown
  }

  private mutating func endOfDropped(_ introducer: Introducer, _ isFinal: Bool) -> TerminalPart? {
    let end =
      switch introducer {
      case .control: endOfControl(from: position)
      case .string(let kind): endOfString(kind, from: position)
      }
    if case .open(let place) = end { position = place }
    return unfinished(introducer, end, isFinal)
  }

  /// A control sequence ends with a byte from `@` to `~`; Escape, or a byte of eight bits, begins
  /// another.
  private func endOfControl(from start: Int) -> End {
    for index in start..<bytes.count {
      switch bytes[index] {
      case 0x40...0x7E: return .found(contents: index, end: index + 1)
      case 0x18, 0x1A: return .cancelled(end: index + 1)
      case Self.escape, 0x80...: return .cancelled(end: index)
      default: continue
      }
    }
    return .open(bytes.count)
  }

  private func endOfString(_ kind: ControlString, from start: Int) -> End {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x07 where kind == .system, 0x9C: return .found(contents: index, end: index + 1)
      case 0x18, 0x1A: return .cancelled(end: index + 1)
      case Self.escape:
        guard index + 1 < bytes.count else { return .open(index) }
        if bytes[index + 1] == UInt8(ascii: "\\") {
          return .found(contents: index, end: index + 2)
        }
        index += 1
      case 0xC0...:
        let rest = bytes[index...]
        if Self.isCut(rest) { return .open(index) }
        if rest.starts(with: [0xC2, 0x9C]) { return .found(contents: index, end: index + 2) }
        // Bytes of a character are no control characters, as the last of `“` is no ST.
        let others = rest.dropFirst().prefix(Self.length(of: bytes[index]) - 1)
        index += 1 + others.prefix { $0 & 0xC0 == 0x80 }.count
      default: index += 1
      }
    }
    return .open(index)
  }
}
