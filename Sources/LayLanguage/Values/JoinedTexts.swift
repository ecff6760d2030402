extension [String] {
  /// The texts in one, with a separator between two of them.
  ///
  /// It takes the place of the standard library's own for any collection of texts, which looks
  /// conformances up when it is first called: that takes as long as a short script runs.
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
