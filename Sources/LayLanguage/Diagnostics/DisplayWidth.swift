/// How many cells of a terminal a text takes.
///
/// A whole character (grapheme cluster) takes two cells if it is wide or an emoji, else one.
package enum DisplayWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  package static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 && first.value != 0xA9 && first.value != 0xAE {
      return hasEmojiSelector(character) ? 2 : 1
    }
    if isWide(first.value) || first.properties.isEmojiPresentation { return 2 }
    return first.properties.isEmoji && hasEmojiSelector(character) ? 2 : 1
  }

  /// Whether a text character is asked to show as an emoji.
  private static func hasEmojiSelector(_ character: Character) -> Bool {
    character.unicodeScalars.count > 1 && character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// East Asian wide and full-width characters; emoji have their own property.
  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,
    0x2329...0x232A,
    0x2E80...0x303E,
    0x3041...0x33FF,
    0x3400...0x4DBF,
    0x4E00...0x9FFF,
    0xA000...0xA4CF,
    0xA960...0xA97F,
    0xAC00...0xD7A3,
    0xF900...0xFAFF,
    0xFE10...0xFE19,
    0xFE30...0xFE6F,
    0xFF01...0xFF60,
    0xFFE0...0xFFE6,
    0x16FE0...0x18CFF,
    0x1AFF0...0x1B2FB,
    0x1F200...0x1F265,
    0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
