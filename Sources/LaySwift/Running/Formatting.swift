import Glibc
import LayEngine
import LayLanguage

/// `String(format:)` of C: `%.1f`, `%g`, `%d`, `%@`.
enum Formatting {
  static func text(
    _ format: String, _ values: [Value], _ span: SourceSpan
  ) throws(Diagnostic) -> String {
    var result = ""
    var rest = format[...]
    var values = values[...]
    while let place = rest.firstIndex(of: "%") {
      result += rest[..<place]
      rest = rest[rest.index(after: place)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      let item = try Item(&rest, format, span)
      guard let value = values.popFirst() else {
        throw Diagnostic(.isNotFollowed("a format with more values than there are"), at: span)
      }
      guard let text = item.text(value) else {
        throw Diagnostic(.isNotFollowed("the format `\(format)`"), at: span)
      }
      result += text
    }
    return result + rest
  }

  /// One `%…` of a format.
  private struct Item {
    private var isLeft = false, hasZeros = false, isLong = false
    /// What stands before a number that is not negative.
    private var plus = ""
    private var width = 0
    private var precision: Int?
    private var kind: Character = "@"

    init(_ rest: inout Substring, _ format: String, _ span: SourceSpan) throws(Diagnostic) {
      while let flag = rest.first, "-0+ ".contains(flag) {
        if flag == "-" { isLeft = true }
        if flag == "0" { hasZeros = true }
        if flag == "+" || flag == " " && plus.isEmpty { plus = String(flag) }
        rest.removeFirst()
      }
      width = Self.number(&rest) ?? 0
      if rest.first == "." {
        rest.removeFirst()
        precision = Self.number(&rest) ?? 0
      }
      while let size = rest.first, "lqz".contains(size) {
        isLong = true
        rest.removeFirst()
      }
      guard let kind = rest.popFirst(), "dDiufFeEgGxXos@cp".contains(kind) else {
        throw Diagnostic(.isNotFollowed("the format `\(format)`"), at: span)
      }
      self.kind = kind
    }

    private static func number(_ rest: inout Substring) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }

    func text(_ value: Value) -> String? {
      switch (kind, value) {
      case ("d", .integer(let integer)), ("D", .integer(let integer)), ("i", .integer(let integer)):
        guard isLong || Int32(exactly: integer) != nil else { return nil }
        return padded(digits(integer.magnitude), sign: integer < 0 ? "-" : plus)
      case ("u", .integer(let integer)):
        guard isLong || UInt32(exactly: integer) != nil, integer >= 0 else { return nil }
        return padded(digits(integer.magnitude), sign: "")
      case ("f", .number(let number)), ("F", .number(let number)), ("e", .number(let number)),
        ("E", .number(let number)), ("g", .number(let number)), ("G", .number(let number)):
        guard number.isFinite else { return nil }
        let text = FixedPoint.text(number.magnitude, digits: precision ?? 6, kind)
        return padded(text, sign: number.sign == .minus ? "-" : plus)
      case ("x", .integer(let integer)) where integer >= 0:
        return padded(digits(integer.magnitude, radix: 16), sign: "")
      case ("X", .integer(let integer)) where integer >= 0:
        return padded(digits(integer.magnitude, radix: 16).uppercased(), sign: "")
      case ("o", .integer(let integer)) where integer >= 0:
        return padded(digits(integer.magnitude, radix: 8), sign: "")
      case ("@", .string(let box)), ("s", .string(let box)): return padded(box.text, sign: "")
      default: return nil
      }
    }

    /// The digits of an integer, at least as many as the precision says.
    private func digits(_ integer: UInt, radix: Int = 10) -> String {
      let text = String(integer, radix: radix)
      return String(repeating: "0", count: max(0, (precision ?? 0) - text.count)) + text
    }

    private func padded(_ text: String, sign: String) -> String {
      let missing = max(0, width - text.count - sign.count)
      if isLeft { return sign + text + String(repeating: " ", count: missing) }
      if hasZeros, kind != "@", precision == nil || "fFeEgG".contains(kind) {
        return sign + String(repeating: "0", count: missing) + text
      }
      return String(repeating: " ", count: missing) + sign + text
    }
  }
}

/// Numbers with a fixed number of digits, rounded as C does it: by their exact binary value, and halves
/// to the even digit.
enum FixedPoint {
  static func text(_ number: Double, digits: Int, _ kind: Character = "f") -> String {
    var buffer = [CChar](repeating: 0, count: 400)
    let count = withVaList([Int32(clamping: digits), number]) {
      vsnprintf(&buffer, buffer.count, "%.*\(kind)", $0)
    }
    return String(
      decoding: buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
