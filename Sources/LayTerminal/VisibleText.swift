/// Text as a terminal may get it.
///
/// - Rule: a control character is shown as its picture, which takes one cell, and `?` where only
///   ASCII may be used; so no text of a program can steer the terminal. The same holds for what
///   Unicode has of that kind: what turns the direction, ends a line or a paragraph, has no width
///   or tags what follows. A joiner stays between the parts of an emoji or of a word whose letters
///   it joins.
package enum VisibleText {
  /// - Parameter keepsLines: whether newlines and tabs stay what they are.
  package static func of(
    _ text: String, isPlain: Bool = false, keepsLines: Bool = false
  ) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isKept =
        !isHidden(scalar) || keepsLines && (scalar == "\n" || scalar == "\t")
        || isJoiner(scalar) && isJoined(last)
      result.append(isKept ? scalar : isPlain ? "?" : picture(of: scalar))
      last = scalar
    }
    return String(result)
  }

  /// ASCII in place of the signs that we write ourselves; other characters stay.
  package static func withPlainSigns(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { plainSigns[$0] ?? String($0) }.joined()
  }

  private static let plainSigns: [Character: String] = [
    "−": "-", "×": "*", "–": "-", "…": "...", "→": "->", "≤": "<=", "▸": ">",
  ]

  /// Whether it does something that nobody sees.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case ..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Whether a joiner after it has something to join: a letter beyond Latin ones, or an emoji.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x600 && !isHidden(scalar)
  }

  /// Unicode has no pictures for the control characters beyond ASCII.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x7F: "\u{2421}"
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    default: "\u{FFFD}"
    }
  }
}
