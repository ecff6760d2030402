/// Text as a terminal may get it.
///
/// - Rule: a control character is shown as its picture, which takes one cell, and `?` where only
///   ASCII may be used; so no text of a program can steer the terminal.
package enum VisibleText {
  /// - Parameter keepsLines: whether newlines and tabs stay what they are.
  package static func of(
    _ text: String, isPlain: Bool = false, keepsLines: Bool = false
  ) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isKept = !isControl(scalar) || keepsLines && (scalar == "\n" || scalar == "\t")
      result.append(isKept ? scalar : isPlain ? "?" : picture(of: scalar))
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

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
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
