import LayEngine

/// How many cells of a terminal a text takes.
///
/// A character (grapheme cluster) takes two cells if it is wide or an emoji, else one. The layout
/// of texts measures characters in the same way.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int { of(text, isOver: { false }) }

  /// - Parameter isOver: called after some thousand characters; if it returns true, the rest is not
  ///   counted.
  package static func of(_ text: String, isOver: () -> Bool) -> Int {
    if let width = plainWidth(text) { return width }
    var width = 0
    for (number, character) in text.enumerated() {
      if number & 0xFFF == 0xFFF, isOver() { break }
      width += of(character)
    }
    return width
  }

  package static func of(_ text: Substring) -> Int { of(String(text)) }

  package static func of(_ character: Character) -> Int { max(character.cellCount, 1) }

  /// The width of a text of ASCII alone; nil for any other.
  private static func plainWidth(_ text: String) -> Int? {
    // "\r\n" is one character.
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? text.utf8.count : nil
  }

  /// The first `width` cells of a text; a wide character that would end beyond them is left out.
  package static func first(_ width: Int, of text: String) -> String {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += of(text[end])
      if used > width { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  /// The text without its first `width` cells; a wide character that begins in them is dropped
  /// whole.
  package static func dropping(_ width: Int, from text: String) -> String {
    var left = width
    var start = text.startIndex
    while left > 0, start < text.endIndex {
      left -= of(text[start])
      start = text.index(after: start)
    }
    return String(text[start...])
  }

  /// The beginning of a text that fits in `width` cells, with the ellipsis where it was cut.
  package static func cut(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    if let all = plainWidth(text), all <= width { return text }
    var used = 0
    var end = text.startIndex
    for place in text.indices {
      let next = used + of(text[place])
      if next > width { return text[..<end] + ellipsis }
      // The ellipsis takes a cell.
      if next < width { end = text.index(after: place) }
      used = next
    }
    return text
  }
}
