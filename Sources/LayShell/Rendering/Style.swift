import LayLanguage

/// How text is drawn: how wide, in colour or not, with which characters.
package struct Style: Sendable {
  package var columns: Int
  package var isColored: Bool
  /// Whether only ASCII may be used.
  package var isPlain: Bool

  package init(columns: Int = 80, isColored: Bool = false, isPlain: Bool = false) {
    self.columns = columns
    self.isColored = isColored
    self.isPlain = isPlain
  }

  package enum Ink: String, Sendable {
    case strong = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case magenta = "35"
    case cyan = "36"
  }

  /// Text in an ink, where colour is on.
  package func paint(_ text: String, _ ink: Ink?) -> String {
    guard isColored, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }

  /// The character, or its replacement where only ASCII may be used.
  package func character(_ unicode: String, _ plain: String) -> String {
    isPlain ? plain : unicode
  }

  /// The text with pictures in place of control characters and, where only ASCII may be used,
  /// with ASCII in place of our signs.
  func visible(_ text: String) -> String {
    let text = VisibleText.of(text, isPlain: isPlain)
    return isPlain ? VisibleText.withPlainSigns(text) : text
  }

  /// Stands where a text was cut.
  var ellipsis: String { character("…", "~") }

  /// The style of diagnostics.
  package var forDiagnostics: DiagnosticStyle {
    DiagnosticStyle(isColored: isColored, isPlain: isPlain)
  }

  var arrow: String { character("→", "->") }
  var atMost: String { character("≤", "<=") }
}
