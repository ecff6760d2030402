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

  package func paint(_ text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
