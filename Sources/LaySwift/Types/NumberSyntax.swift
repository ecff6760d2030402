import LayLanguage

/// Numbers as Swift writes them.
enum NumberSyntax {
  /// The number that a text writes: of `1_000` 1000, of `0xFF` 255.
  static func literal(_ text: String) -> Literal? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      if let integer = Int(digits.dropFirst(2), radix: radix) { return Literal(integer) }
      return Double(digits).map { Literal($0) }
    }
    if let integer = Int(digits) { return Literal(integer) }
    return Double(digits).map { Literal($0) }
  }
}
