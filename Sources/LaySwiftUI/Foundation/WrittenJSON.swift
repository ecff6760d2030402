/// JSON that is written in Swift code, as sample data for previews.
indirect enum WrittenJSON {
  case null
  case truth(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case list([WrittenJSON])
  case object([(key: String, value: WrittenJSON)])

  /// - Returns: nil where the text is no JSON, or nested too deep.
  init?(_ text: String) {
    var reader = Reader(rest: Array(text.unicodeScalars)[...])
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.rest.isEmpty else { return nil }
    self = value
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func skipSpace() {
      while let next = rest.first, " \n\t\r".unicodeScalars.contains(next) { rest.removeFirst() }
    }

    mutating func take(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      guard rest.starts(with: scalars) else { return false }
      rest = rest.dropFirst(scalars.count)
      return true
    }

    mutating func value(depth: Int) -> WrittenJSON? {
      guard depth < 100 else { return nil }
      skipSpace()
      switch rest.first {
      case "{": return object(depth)
      case "[": return list(depth)
      case "\"": return string().map { .string($0) }
      case "t": return take("true") ? .truth(true) : nil
      case "f": return take("false") ? .truth(false) : nil
      case "n": return take("null") ? .null : nil
      default:
        let digits = rest.prefix { "+-.0123456789eE".unicodeScalars.contains($0) }
        let text = String(String.UnicodeScalarView(digits))
        guard Double(text) != nil else { return nil }
        rest = rest.dropFirst(digits.count)
        return .number(text)
      }
    }

    private mutating func list(_ depth: Int) -> WrittenJSON? {
      rest.removeFirst()
      var values: [WrittenJSON] = []
      skipSpace()
      if take("]") { return .list([]) }
      while true {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        skipSpace()
        if take("]") { return .list(values) }
        guard take(",") else { return nil }
      }
    }

    private mutating func object(_ depth: Int) -> WrittenJSON? {
      rest.removeFirst()
      var entries: [(key: String, value: WrittenJSON)] = []
      skipSpace()
      if take("}") { return .object([]) }
      while true {
        skipSpace()
        guard rest.first == "\"", let key = string() else { return nil }
        skipSpace()
        guard take(":"), let value = value(depth: depth + 1) else { return nil }
        entries.append((key, value))
        skipSpace()
        if take("}") { return .object(entries) }
        guard take(",") else { return nil }
      }
    }

    private mutating func string() -> String? {
      rest.removeFirst()
      var text = String.UnicodeScalarView()
      while let next = rest.popFirst() {
        if next == "\"" { return String(text) }
        guard next == "\\" else {
          text.append(next)
          continue
        }
        guard let mark = rest.popFirst() else { return nil }
        switch mark {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r", "b", "f": text.append(" ")
        case "u":
          let digits = String(String.UnicodeScalarView(rest.prefix(4)))
          guard let code = UInt32(digits, radix: 16) else { return nil }
          rest = rest.dropFirst(4)
          text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        default: text.append(mark)
        }
      }
      return nil
    }
  }
}
