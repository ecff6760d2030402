import LayLanguage

/// How names are written as a word or inside a string.
enum QuotedName {
  /// The name as one word of a command: as it is, or as a string.
  static func word(_ name: String) -> String {
    isOneWord(name) ? name : "\"" + inside(name) + "\""
  }

  /// The text between the quotes of the name as a string.
  static func inside(_ name: String) -> String {
    String(ValueDescription.written(.text(name)).dropFirst().dropLast())
  }

  /// The name for a text inside quotes, which may be incomplete.
  static func value(ofInside text: String) -> String {
    var value = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        value.append(character)
        isEscaped = false
      }
    }
    return value
  }

  private static func isOneWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    if ":'#,`".unicodeScalars.contains(first) || first.value >= 0x80 { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !(0x80..<0xA1).contains(scalar.value)
        && !"\"()[];\\".unicodeScalars.contains(scalar)
    }
  }
}
