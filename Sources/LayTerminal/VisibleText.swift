/// Text as a terminal may get it.
///
/// - Rule: a control character is shown as its picture, which takes one cell, and `?` where only
///   ASCII may be used; so no text of a program can steer the terminal. The same holds for what
///   Unicode has of that kind: what turns the direction, ends a line or a paragraph, has no width
///   or tags what follows. A joiner stays between the parts of an emoji or of a word whose letters
///   it joins; tags stay where they make the black flag that of a region, as England's.
package enum VisibleText {
  /// - Parameter keepsLines: whether newlines and tabs stay what they are.
  package static func of(
    _ text: String, isPlain: Bool = false, keepsLines: Bool = false
  ) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    // How many of the scalars that come next are tags of a flag.
    var tags = 0
    var place = text.unicodeScalars.startIndex
    while place < text.unicodeScalars.endIndex {
      let scalar = text.unicodeScalars[place]
      text.unicodeScalars.formIndex(after: &place)
      let isKept =
        !isHidden(scalar) || keepsLines && (scalar == "\n" || scalar == "\t")
        || isJoiner(scalar) && isJoined(last) || tags > 0
      result.append(isKept ? scalar : isPlain ? "?" : picture(of: scalar))
      tags = scalar == blackFlag ? countOfTags(text.unicodeScalars[place...]) : max(0, tags - 1)
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

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// How many tags at the beginning of a text name a region, with the one that ends them; 0 if none.
  ///
  /// The name has two letters for the country and one to four letters or digits for its part, as
  /// Unicode's technical standard 51 has it.
  private static func countOfTags(_ text: Substring.UnicodeScalarView) -> Int {
    var name: [UInt32] = []
    for scalar in text.prefix(7) {
      let letter = scalar.value &- 0xE0000
      if letter == 0x7F { return (3...6).contains(name.count) ? name.count + 1 : 0 }
      let isLetter = (0x61...0x7A).contains(letter)
      guard isLetter || name.count >= 2 && (0x30...0x39).contains(letter) else { return 0 }
      name.append(letter)
    }
    return 0
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
