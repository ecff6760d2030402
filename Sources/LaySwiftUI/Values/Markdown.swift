import LayLanguage

/// The marks of Markdown in the literals of texts, which are not shown.
enum Markdown {
  /// The strings of a text without their marks.
  static func plain(_ node: LayNode) -> LayNode {
    if node.isString, let text = node.text, text.contains(where: marks.contains) {
      return .atom(plain(text), node.place)
    }
    guard node.head == "str", let nodes = node.nodes else { return node }
    let parts = nodes.dropFirst()
    guard parts.contains(where: { $0.isString && $0.text?.contains(where: marks.contains) == true })
    else { return node }
    // Marks may stand around values, each of which is one character while they are taken out.
    var whole = ""
    var values: [LayNode] = []
    for part in parts {
      if part.isString, let text = part.text {
        whole += text.dropFirst().dropLast()
      } else {
        whole.append(place(values.count))
        values.append(part)
      }
    }
    return .list([nodes[0]] + pieces(of: plain(whole), values), node.place)
  }

  private static let marks = Set("*_`[~^")
  private static let firstPlace: UInt32 = 0xF_0000

  /// The character that stands for a value; those of this plane have no meaning of their own.
  private static func place(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstPlace + UInt32(min(index, 0xFFFF))) ?? " ")
  }

  /// The character for the ending of a word behind a number.
  private static let firstEnding: UInt32 = 0x10_0000

  /// `s`, unless the number is 1.
  private static func ending(after number: LayNode) -> LayNode {
    let isFormatted = number.head == "number->string"
    let value = isFormatted ? number.nodes?.dropFirst().first ?? number : number
    return .call("if", [.call("=", [value, .atom("1")]), .string(""), .string("s")])
  }

  /// The ending of `^[3 habit](inflect: true)`, where a value is the number.
  private static func ending(of text: Substring, _ how: Substring) -> String {
    guard how == "inflect: true", let scalar = text.unicodeScalars.first?.value,
      scalar >= firstPlace, scalar < firstEnding,
      let ending = Unicode.Scalar(scalar - firstPlace + firstEnding)
    else { return "" }
    return String(Character(ending))
  }

  /// A text with values in it as strings and values.
  private static func pieces(of text: String, _ values: [LayNode]) -> [LayNode] {
    var nodes: [LayNode] = []
    var string = ""
    func end() {
      if !string.isEmpty { nodes.append(.atom("\"" + string + "\"")) }
      string = ""
    }
    for character in text {
      let scalar = character.unicodeScalars.first?.value ?? 0
      let isEnding = scalar >= firstEnding
      let index = Int(scalar) - Int(isEnding ? firstEnding : firstPlace)
      guard values.indices.contains(index) else {
        string.append(character)
        continue
      }
      end()
      nodes.append(isEnding ? ending(after: values[index]) : values[index])
    }
    end()
    return nodes
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
      let shown = rest[rest.index(after: start)..<middle.lowerBound]
      result += before + shown + ending(of: shown, rest[middle.upperBound..<end])
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
