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

extension Complaint {
  /// The complaint about a control character.
  static func controlCharacter(_ value: UInt8) -> Complaint {
    let digits = String(value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Complaint(
      "here is the control character U+\(code), which nobody can see",
      hint: value == 0
        ? "remove it" : "remove it; in a string it may be written `\\u{\(digits)}`")
  }

  fileprivate static let blockIsNotClosed = Complaint(
    "this comment is not closed", hint: "close it with `|#`")
}
