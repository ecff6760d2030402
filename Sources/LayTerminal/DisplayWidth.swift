import LayEngine

/// How many cells of a terminal a text takes.
///
/// A character (grapheme cluster) takes two cells if it is wide or an emoji, else one. The layout
/// of texts measures characters in the same way.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    if let width = plainWidth(text) { return width }
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  package static func of(_ text: Substring) -> Int { of(String(text)) }

  package static func of(_ character: Character) -> Int { max(character.cellCount, 1) }

  /// The width of a text of ASCII and box-drawing characters, each of which takes one cell.
  ///
  /// - Returns: nil if the text holds any other character.
  private static func plainWidth(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var width = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        // "\r\n" is one character, and U+2500 to U+257F are E2 94 80 to E2 95 BF.
        if byte == 0xE2 {
          guard bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95 else { return nil }
          index += 2
        } else if byte >= 0x80 || byte == 0x0D {
          return nil
        }
        index += 1
        width += 1
      }
      return width
    } ?? nil
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
