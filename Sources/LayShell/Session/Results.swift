import LayLanguage

/// The values that the prompt has printed, by name: `_` is the last one, `__` the one before, and
/// `$1`, `$2` and so on are all of them in order.
struct Results {
  private var count = 0
  private var last: Value?

  mutating func note(_ value: Value, in interpreter: Interpreter) {
    if let last { interpreter.define("__", last) }
    interpreter.define("_", value)
    last = value
    count += 1
    interpreter.define("$\(count)", value)
  }

  /// Whether a name is that of a result.
  static func isName(_ name: String) -> Bool {
    if name == "_" || name == "__" { return true }
    let digits = name.dropFirst()
    return name.hasPrefix("$") && !digits.isEmpty && digits.utf8.allSatisfy { 48...57 ~= $0 }
  }
}
