import LayLanguage

/// The marks of Markdown in the literals of texts, which are not shown.
enum Markdown {
  /// The strings of a text without their marks.
  static func plain(_ node: LayNode) -> LayNode {
    if node.isString, let text = node.text, text.contains(where: { "*_`[~^".contains($0) }) {
      return .atom(plain(text), node.place)
    }
    guard node.head == "str", let nodes = node.nodes else { return node }
    return .list(nodes.map { $0.isString ? plain($0) : $0 }, node.place)
  }

  /// `**bold**`, `*slanted*`, `~~crossed~~`, `` `code` `` and `[text](address)` without their marks.
  static func plain(_ text: String) -> String {
    var result = text
    for mark in ["**", "__", "~~", "`", "*"] { result = without(mark, in: result) }
    return withoutAddresses(result)
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

  private static func withoutAddresses(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      guard let middle = rest[start...].firstRange(of: "]("),
        let end = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      var before = rest[..<start]
      if before.last == "^" || before.last == "!" { before.removeLast() }
      result += before + rest[rest.index(after: start)..<middle.lowerBound]
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
