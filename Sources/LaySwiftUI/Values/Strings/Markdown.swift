import LayLanguage

/// The marks of Markdown in the literals of texts, which are not shown.
enum Markdown {
  /// The strings of a text without their marks.
  static func plain(_ node: LayNode) -> LayNode {
    if node.isString, let text = node.text, text.contains(where: marks.contains) {
      return .atom(MarkdownText.plain(text), node.place)
    }
    guard node.head == "str", let nodes = node.nodes else { return node }
    let parts = nodes.dropFirst()
    guard parts.contains(where: { $0.isString && $0.text?.contains(where: marks.contains) == true })
    else { return node }
    // Marks may stand around values; one character stands for each value while they are taken out.
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
    return .list(
      [nodes[0]] + pieces(of: MarkdownText.plain(whole, ending: ending), values), node.place)
  }

  private static let marks = Set("*_`[~^")
  private static let firstPlace: UInt32 = 0xF_0000

  /// The character that stands for a value, from a plane for private use.
  private static func place(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstPlace + UInt32(min(index, 0xFFFF))) ?? " ")
  }

  /// The first of the characters that stand for the ending of a word after a number.
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

  /// The strings and values of a text in which characters stand for values.
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
}
