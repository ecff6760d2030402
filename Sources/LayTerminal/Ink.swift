/// A text style on a terminal with colours; the raw value is its ANSI code.
package enum Ink: String, Sendable {
  case strong = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case magenta = "35"
  case cyan = "36"
  case error = "1;31"
  case warning = "1;33"
  case prompt = "1;36"
  /// A bracket at the cursor and its matching bracket.
  case marked = "1;4"

  package func paint(_ text: String) -> String {
    text.isEmpty ? text : start + text + Self.end
  }

  /// The escape sequence that turns this ink on, until `end`.
  package var start: String { "\u{1B}[\(rawValue)m" }
  package static let end = "\u{1B}[0m"

  /// The text without the escape sequences of inks.
  package static func removed(from text: Substring) -> String {
    guard text.utf8.contains(0x1B) else { return String(text) }
    var seen = ""
    var rest = text
    while let start = rest.firstIndex(of: "\u{1B}") {
      seen += rest[..<start]
      rest = rest[start...].drop { $0 != "m" }.dropFirst()
    }
    return seen + rest
  }
}
