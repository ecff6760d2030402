/// Converts pasted bytes to the text of an entry.
///
/// - Rule: newlines become `\n` and tabs stay; other control characters are removed. So are
///   newlines at the end, because Enter evaluates, not the paste.
/// - Rule: what stands around the code where it was copied is removed, as `PastedLines` tells.
enum PastedText {
  static func entry(from bytes: [UInt8]) -> String {
    PastedLines.short(plain(String(decoding: bytes, as: UTF8.self)))
  }

  private static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n" where afterReturn: break
      case "\n", "\t": scalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      default: scalars.append(scalar)
      }
    }
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }
}
