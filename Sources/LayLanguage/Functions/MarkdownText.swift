/// The plain text of Markdown as `Text` shows it: one paragraph without the markup.
package enum MarkdownText {
  /// Gives the ending of an inflected word, from the link's text and its attributes.
  package typealias Ending = (_ text: Substring, _ how: Substring) -> String

  /// Removes the marks of `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[text](URL)`.
  ///
  /// - Parameter ending: makes the plural ending of the noun in `^[3 habit](inflect: true)`.
  package static func plain(_ text: String, ending: Ending = ending) -> String {
    var result = text
    for mark in ["**", "__", "~~", "`", "*"] { result = without(mark, in: result) }
    return withoutAddresses(result, ending)
  }

  /// The plural `s` after a literal number other than 1; empty if nothing is inflected.
  package static func ending(of text: Substring, _ how: Substring) -> String {
    guard how == "inflect: true", let first = text.split(separator: " ").first,
      let number = Double(first)
    else { return "" }
    return number == 1 ? "" : "s"
  }

  /// Removes pairs of a mark, and leaves unpaired marks.
  private static func without(_ mark: String, in text: String) -> String {
    var parts: [Substring] = []
    var rest = text[...]
    while let place = rest.firstRange(of: mark) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    parts.append(rest)
    guard parts.count > 2 else { return text }
    var result = String(parts[0])
    var index = 1
    while index < parts.count {
      let inner = parts[index]
      let isMarked =
        index + 1 < parts.count && !inner.isEmpty && inner.first != " " && inner.last != " "
      if isMarked {
        result += inner + parts[index + 1]
        index += 2
      } else {
        result += mark + inner
        index += 1
      }
    }
    return result
  }

  private static func withoutAddresses(_ text: String, _ ending: Ending) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      guard let middle = rest[start...].firstRange(of: "]("),
        let end = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      var before = rest[..<start]
      if before.last == "^" || before.last == "!" { before.removeLast() }
      let shown = rest[rest.index(after: start)..<middle.lowerBound]
      result += before + shown + ending(shown, rest[middle.upperBound..<end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension Substring {
  /// The range of the first occurrence of a text.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
