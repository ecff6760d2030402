/// Text that is safe to write to a terminal.
///
/// - Rule: a control character is shown as its Unicode picture, which takes one cell, or as `?`
///   where only ASCII may be used, so that no text of a program can control the terminal. The
///   invisible characters of Unicode are shown so too: those that change the direction, separate
///   lines or paragraphs, have no width or tag what follows. A joiner is kept inside an emoji or a
///   word whose letters it joins; tags are kept in the flag of a region, such as England's.
package enum VisibleText {
  /// - Parameter keepsLines: whether newlines and tabs are kept.
  package static func of(
    _ text: String, isPlain: Bool = false, keepsLines: Bool = false
  ) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    // How many of the next scalars are tags of a flag.
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

  /// The text with ASCII in place of the signs that `lay` itself writes; other characters stay.
  package static func withPlainSigns(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { plainSigns[$0] ?? String($0) }.joined()
  }

  private static let plainSigns: [Character: String] = [
    "−": "-", "×": "*", "–": "-", "…": "...", "→": "->", "≤": "<=", "▸": ">",
  ]

  /// Whether a scalar is a control or format character, which is not drawn itself.
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

  /// The count of tags at the start of a text that name a region, with the end tag; 0 if none do.
  ///
  /// The name has two letters for the country and one to four letters or digits for a part of it
  /// (Unicode Technical Standard 51).
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

  /// Whether a joiner after this scalar is kept: an emoji, or a letter from U+0600 (Arabic) on.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x600 && !isHidden(scalar)
  }

  /// The visible picture of a control character; U+FFFD for those beyond ASCII, which have none.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x7F: "\u{2421}"
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    default: "\u{FFFD}"
    }
  }
}
