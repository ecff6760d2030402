import LayEngine

/// How many cells of a terminal a text takes.
///
/// A whole character (grapheme cluster) takes two cells if it is wide or an emoji, else one, as in
/// the texts that are laid out.
package enum DisplayWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  package static func of(_ character: Character) -> Int { character.isFullWidth ? 2 : 1 }
}
