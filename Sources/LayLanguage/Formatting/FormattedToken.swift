/// A token with its source; comments are tokens too.
struct FormattedToken: Equatable {
  enum Kind { case open, close, atom, prefix, lineComment, blockComment }

  let kind: Kind
  let text: String
  /// How many line ends there are between the token before and this one.
  let newlinesBefore: Int
  /// Its range in the text, in bytes.
  let place: Range<Int>

  /// All tokens of a text, which the reader must be able to read.
  ///
  /// - Parameter lookout: asked at each token; if it says to stop, the tokens are incomplete.
  static func all(in bytes: [UInt8], _ lookout: Lookout = Lookout()) -> [FormattedToken] {
    var tokens: [FormattedToken] = []
    var position = 0
    var newlines = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= Byte.space {
        newlines += byte == Byte.newline ? 1 : 0
        position += 1
        continue
      }
      if lookout.isOver { break }
      let start = position
      let kind = skip(bytes, &position)
      var text = String(decoding: bytes[start..<position], as: UTF8.self)
      if kind == .lineComment {
        while let last = text.unicodeScalars.last, last == " " || last == "\t" || last == "\r" {
          text.unicodeScalars.removeLast()
        }
      }
      tokens.append(
        FormattedToken(kind: kind, text: text, newlinesBefore: newlines, place: start..<position))
      newlines = 0
    }
    return tokens
  }

  /// Moves the position past the token that begins there.
  private static func skip(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case Byte.openParenthesis, Byte.openBracket:
      position += 1
      return .open
    case Byte.closeParenthesis, Byte.closeBracket:
      position += 1
      return .close
    case Byte.semicolon: return skipLine(bytes, &position)
    case Byte.numberSign where next == Byte.exclamationMark && position == 0:
      return skipLine(bytes, &position)
    case Byte.numberSign where next == Byte.verticalBar: return skipBlock(bytes, &position)
    case Byte.numberSign where next == Byte.semicolon:
      position += 2
      return .prefix
    case Byte.quote:
      position += 1
      return .prefix
    case Byte.doubleQuote: return skipString(bytes, &position)
    default:
      repeat { position += 1 } while position < bytes.count && !Byte.endsToken(bytes[position])
      return .atom
    }
  }

  private static func skipLine(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
    return .lineComment
  }

  private static func skipBlock(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    var depth = 0
    while position + 1 < bytes.count {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (Byte.numberSign, Byte.verticalBar) {
        depth += 1
        position += 2
      } else if pair == (Byte.verticalBar, Byte.numberSign) {
        depth -= 1
        position += 2
        if depth == 0 { return .blockComment }
      } else {
        position += 1
      }
    }
    position = bytes.count
    return .blockComment
  }

  private static func skipString(_ bytes: [UInt8], _ position: inout Int) -> Kind {
    position += 1
    while position < bytes.count, bytes[position] != Byte.doubleQuote {
      position += bytes[position] == Byte.backslash ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    return .atom
  }
}
