/// How a text stands out on a terminal with colours; the code by which terminals know it.
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
  /// A character and its partner.
  case marked = "1;4"

  package func paint(_ text: String) -> String {
    text.isEmpty ? text : start + text + Self.end
  }

  /// What is written after it has this ink, until `end`.
  package var start: String { "\u{1B}[\(rawValue)m" }
  package static let end = "\u{1B}[0m"
}
