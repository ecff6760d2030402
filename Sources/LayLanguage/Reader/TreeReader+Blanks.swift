/// Blanks and comments.
extension TreeReader {
  /// Skips blanks and comments, to the end of the line only between a command's words.
  @inline(__always)
  mutating func skipBlanks() throws(Diagnostic) {
    while position < bytes.count {
      switch bytes[position] {
      case Byte.newline:
        if isCommandLine, open.isEmpty { return }
        position += 1
      case 0...Byte.space: position += 1
      case Byte.semicolon: skipLine()
      case Byte.numberSign where peek(1) == Byte.verticalBar: try skipBlock()
      case Byte.numberSign where position == 0 && peek(1) == Byte.exclamationMark: skipLine()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
  }

  private mutating func skipBlock() throws(Diagnostic) {
    let start = position
    var depth = 0
    while position + 1 < bytes.count {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (Byte.numberSign, Byte.verticalBar) {
        depth += 1
        position += 2
      } else if pair == (Byte.verticalBar, Byte.numberSign) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    position = bytes.count
    throw Diagnostic(.blockIsNotClosed, at: span(start, start + 2))
  }
}

extension Complaint {
  fileprivate static let blockIsNotClosed = Complaint(
    "this comment is not closed", hint: "close it with `|#`")
}
