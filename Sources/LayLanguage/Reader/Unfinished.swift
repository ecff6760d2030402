import LayEngine

extension TreeReader {
  /// What is open where a text ends too soon.
  enum Unfinished {
    /// A string that begins at this offset.
    case string(Int)
    /// A comment between `#|` and `|#`.
    case comment
    case list(Open)
    /// A quote or `#;` with nothing after it, outside of all lists.
    case prefix
  }

  /// What is open, where reading failed at the end of the text; nil if more text cannot mend it.
  func unfinished(_ error: Diagnostic) -> Unfinished? {
    guard let start = error.span.map({ Int($0.start) }), start < bytes.count else { return nil }
    if bytes[start] == Byte.doubleQuote { return .string(start) }
    if bytes[start] == Byte.numberSign, start + 1 < bytes.count,
      bytes[start + 1] == Byte.verticalBar
    {
      return .comment
    }
    // A malformed word may be the last thing in the text.
    guard open.contains(where: { $0.start == start }) else { return nil }
    return open.last { !$0.isPrefix }.map { .list($0) } ?? .prefix
  }
}
