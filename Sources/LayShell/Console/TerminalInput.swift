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
/// - Rule: a control sequence begins with `ESC [` or `ESC O`, a control string with `ESC` and one of
///   five other letters (ECMA-48, 5.3); the controls of 8 bits do not occur in UTF-8.
/// - Rule: a control string goes to `ESC \`, to CAN or SUB, which cancel it, or to BEL if it is a system
///   command (xterm, "Control Sequences"). Whatever else stands in it belongs to it. So an answer that
///   nobody waits for types nothing.
/// - Rule: a sequence also ends where nothing follows for its `patience`.
struct TerminalInput {
  /// The bytes that are not yet taken.
  private(set) var rest: ArraySlice<UInt8> = []
  private static let escape: UInt8 = 0x1B

  private enum Introducer {
    case control
    case string(ControlString)
  }

  mutating func append(_ more: some Sequence<UInt8>) { rest += more }

  /// Forgets what was typed.
  mutating func reset() { rest = [] }

  mutating func take(_ count: Int) { rest = rest.dropFirst(count) }

  /// Takes all bytes, with which another reader can go on.
  mutating func takeRest() -> [UInt8] {
    defer { reset() }
    return Array(rest)
  }

  /// How long to wait for the rest of a part, in milliseconds; nil if none has begun.
  ///
  /// With a longer time the Escape key would feel slow. Contents of a string may come late over a
  /// network, and what was not typed must not count as typed.
  var patience: Int32? {
    if rest.isEmpty { return nil }
    switch introducer {
    case nil: return Self.patienceOfKey
    case .string? where rest.count > 2: return 1000
    default: return 300
    }
  }

  static let patienceOfKey: Int32 = 50

  /// The next part; nil if more bytes are needed.
  ///
  /// - Parameter isFinal: whether no more bytes come, so that incomplete parts end here.
  mutating func next(isFinal: Bool = false) -> TerminalPart? {
    guard let first = rest.first else { return nil }
    switch introducer {
    case .control?: return control(isFinal)
    case .string(let kind)?: return string(kind, isFinal)
    case nil: break
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
    take(count)
    return part
  }

  private mutating func character(_ isFinal: Bool) -> TerminalPart? {
    let lead = rest[rest.startIndex]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    let isCut = rest.count < length && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    if isCut, lead >= 0xC0, !isFinal { return nil }
    var iterator = rest.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0 else {
      return taken(1, .unknown)
    }
    return taken(length, .scalar(scalar))
  }

  private var introducer: Introducer? {
    guard rest.first == Self.escape, let letter = rest.dropFirst().first else { return nil }
    if letter == UInt8(ascii: "[") || letter == UInt8(ascii: "O") { return .control }
    return ControlString(rawValue: letter).map { .string($0) }
  }

  // MARK: - Sequences

  /// A control sequence ends with a byte from `@` to `~`; Escape, or a byte of eight bits, begins
  /// another.
  private mutating func control(_ isFinal: Bool) -> TerminalPart? {
    let contents = rest.dropFirst(2)
    let isEnd = { (byte: UInt8) in
      0x40...0x7E ~= byte || [0x18, 0x1A, Self.escape].contains(byte) || byte >= 0x80
    }
    guard let end = contents.firstIndex(where: isEnd) else {
      return isFinal ? taken(rest.count, .unknown) : nil
    }
    let count = end - rest.startIndex
    switch rest[end] {
    case 0x18, 0x1A: return taken(count + 1, .unknown)
    case Self.escape, 0x80...: return taken(count, .unknown)
    default: break
    }
    // As in `ESC [ M` with three bytes: the mouse; as in `ESC [ [ A`: a function key.
    let isFirst = count == 2 && rest[end - 1] == UInt8(ascii: "[")
    let isMouse = isFirst && rest[end] == UInt8(ascii: "M")
    let whole = count + (isMouse ? 4 : isFirst && rest[end] == UInt8(ascii: "[") ? 2 : 1)
    guard whole <= rest.count else { return isFinal ? taken(rest.count, .unknown) : nil }
    let bytes = Array(rest.prefix(whole).dropFirst(isMouse ? 3 : 1))
    return taken(whole, isMouse ? .mouse(bytes) : .control(String(decoding: bytes, as: UTF8.self)))
  }

  private mutating func string(_ kind: ControlString, _ isFinal: Bool) -> TerminalPart? {
    let contents = rest.dropFirst(2)
    for index in contents.indices {
      let count = index - rest.startIndex
      let length: Int
      switch rest[index] {
      case 0x07 where kind == .system: length = 1
      case Self.escape where rest[index...].dropFirst().first == UInt8(ascii: "\\"): length = 2
      case 0x18, 0x1A: return taken(count + 1, .unknown)
      default: continue
      }
      let text = String(decoding: contents[..<index], as: UTF8.self)
      return taken(count + length, .string(kind, text))
    }
    return isFinal ? taken(rest.count, .unknown) : nil
  }
}
