extension [String] {
  /// The strings as one string, with a separator between them.
  ///
  /// It replaces the standard library's method, which looks up conformances when it is first
  /// called: that takes as long as a short script runs.
  package func joined(separator: String = "") -> String {
    var length = separator.utf8.count * count
    for text in self { length += text.utf8.count }
    var joined = ""
    joined.reserveCapacity(length)
    var isFirst = true
    for text in self {
      if !isFirst { joined += separator }
      joined += text
      isFirst = false
    }
    return joined
  }
}
