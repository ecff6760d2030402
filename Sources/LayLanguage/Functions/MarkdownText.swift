/// The text of Markdown, as a `Text` shows it: in one paragraph, without the marks.
package enum MarkdownText {
  /// What stands in for `s` behind a word, for what is shown of it and how it is marked.
  package typealias Ending = (_ text: Substring, _ how: Substring) -> String

  /// `**bold**`, `*slanted*`, `~~crossed~~`, `` `code` `` and `[text](address)` without their marks.
  ///
  /// - Parameter ending: of a word that follows its number, as `^[3 habit](inflect: true)` says.
  package static func plain(_ text: String, ending: Ending = ending) -> String {
    var result = text
    for mark in ["**", "__", "~~", "`", "*"] { result = without(mark, in: result) }
    return withoutAddresses(result, ending)
  }

  /// The ending of a word behind a number that is written down.
  package static func ending(of text: Substring, _ how: Substring) -> String {
    guard how == "inflect: true", let first = text.split(separator: " ").first,
      let number = Double(first)
    else { return "" }
    return number == 1 ? "" : "s"
  }

  /// Marks that stand in pairs around something.
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
  /// Where a text stands first.
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
