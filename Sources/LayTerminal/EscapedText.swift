/// Texts as they stand in other formats.
///
/// What needs no escape is copied as a whole: a text may have millions of characters.
package enum EscapedText {
  /// A text in quotation marks for JSON, without control characters.
  package static func json(_ text: String) -> String {
    "\"" + escaped(text, where: isEscapedInJSON) { escapeInJSON($0) } + "\""
  }

  // Terminals read U+0080 to U+009F as commands too.
  private static func isEscapedInJSON(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "\0"..<" ", "\u{7F}"..."\u{9F}": true
    default: false
    }
  }

  private static func escapeInJSON(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// A text for the content or the attributes of XML, in which control characters are symbols.
  ///
  /// - Parameter keepsLines: whether newlines and tabs are kept.
  package static func xml(_ text: String, keepsLines: Bool = false) -> String {
    let visible = VisibleText.of(text, keepsLines: keepsLines)
    return escaped(visible, where: { isEscapedInXML($0, keepsLines) }) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: "\u{FFFD}"
      }
    }
  }

  private static func isEscapedInXML(_ scalar: Unicode.Scalar, _ keepsLines: Bool) -> Bool {
    switch scalar {
    case "\n" where keepsLines, "\t" where keepsLines: false
    case "&", "<", ">", "\"", "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }

  private static func escaped(
    _ text: String, where isEscaped: (Unicode.Scalar) -> Bool, by escape: (Unicode.Scalar) -> String
  ) -> String {
    var result = ""
    let scalars = text.unicodeScalars
    var (copied, place) = (text.startIndex, text.startIndex)
    while place < text.endIndex {
      let next = scalars.index(after: place)
      if isEscaped(scalars[place]) {
        result += text[copied..<place]
        result += escape(scalars[place])
        copied = next
      }
      place = next
    }
    return result + text[copied...]
  }
}
