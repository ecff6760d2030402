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
}
