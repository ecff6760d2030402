import LayLanguage

/// Distinguishes SwiftUI code from scripts.
enum SwiftText {
  static let fileEnding = ".swift"

  /// Whether a text is Swift: decided by the ending of its file, or by its beginning for typed text
  /// and standard input.
  static func isMeant(_ text: String, named name: String) -> Bool {
    if name.hasSuffix(fileEnding) { return true }
    if name.hasSuffix(".lay") { return false }
    return begins(text)
  }

  /// Whether a text begins as only Swift code does: with an attribute, with a declaration in
  /// braces, or with a call of a type.
  static func begins(_ text: String) -> Bool {
    let rest = afterComments(text.utf8[...])
    guard let first = rest.first else { return false }
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
      let word = String(Substring(rest.prefix { $0 > 0x20 && $0 != 0x28 && $0 != 0x7B }))
      return word == "#Preview" || attributes.contains(word)
    }
    if first == UInt8(ascii: "(") { return beginsInParentheses(rest) }
    let word = rest.prefix { isLetter($0) }
    let after = rest.dropFirst(word.count)
    if words.contains(String(Substring(word))) {
      let blanks = after.prefix { $0 == 0x20 }
      let isNamed = after.dropFirst(blanks.count).first.map(isLetter) == true
      let isVariable = ["let", "typealias", "var"].contains(String(Substring(word)))
      return !blanks.isEmpty && isNamed
        && (rest.contains(UInt8(ascii: "{")) || isVariable && rest.contains(UInt8(ascii: "=")))
    }
    guard isCapital(first) else { return false }
    let next = after.first { $0 != 0x20 }
    guard let mark = after.first else { return false }
    if mark == UInt8(ascii: "(") || mark == UInt8(ascii: "{") { return true }
    if mark == UInt8(ascii: ".") { return after.dropFirst().first.map(isLetter) == true }
    return mark == 0x20 && next == UInt8(ascii: "{")
  }

  /// Whether a text begins with a call in parentheses, as in `(Text("Hi").padding())`; in a form, a
  /// space follows the head.
  private static func beginsInParentheses(_ text: Substring.UTF8View) -> Bool {
    let inner = text.drop { $0 == UInt8(ascii: "(") || $0 == 0x20 }
    guard let first = inner.first, isCapital(first) else { return false }
    return inner.drop(while: isLetter).first == UInt8(ascii: "(")
  }

  private static let words: Set<String> = [
    "class", "enum", "extension", "final", "fileprivate", "for", "func", "guard", "if", "import",
    "internal", "let", "private", "protocol", "public", "struct", "switch", "typealias", "var",
    "while",
  ]

  private static let attributes: Set<String> = [
    "@main", "@MainActor", "@State", "@ViewBuilder", "@Observable", "@available", "@Previewable",
  ]

  /// The text after leading whitespace and Swift comments.
  private static func afterComments(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var rest = text
    while true {
      rest = rest.drop { $0 <= 0x20 }
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A }
      } else if rest.starts(with: "/*".utf8) {
        var previous: UInt8 = 0
        rest = rest.dropFirst(2).drop { byte in
          defer { previous = byte }
          return !(previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
        }.dropFirst()
      } else {
        return rest
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isCapital(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
      || byte == UInt8(ascii: "`")
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Whether code is complete, so that Enter at the prompt evaluates it.
  static func completeness(of text: String) -> Completeness {
    let depth = depth(of: text)
    return depth > 0 ? .open(indentation: 4 * depth, opener: "{") : .complete
  }

  /// The number of open parentheses, brackets and braces; 1 inside a multi-line string.
  private static func depth(of text: String) -> Int {
    var depth = 0
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
        rest = rest.drop { $0 != 0x0A }
      case UInt8(ascii: "\""):
        if rest.starts(with: "\"\"".utf8) {
          rest = rest.dropFirst(2)
          guard let end = endOfLongString(rest) else { return 1 }
          rest = rest[end...]
        } else {
          skipString(&rest)
        }
      default: break
      }
    }
    return depth
  }

  private static func endOfLongString(_ text: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var rest = text
    while !rest.isEmpty {
      if rest.starts(with: "\"\"\"".utf8) { return rest.dropFirst(3).startIndex }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func skipString(_ rest: inout Substring.UTF8View) {
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\""), byte != 0x0A {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
    }
  }
}
