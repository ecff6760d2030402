/// Shortens very long words in sentences that quote what a user wrote.
enum LongNames {
  /// A word of more UTF-8 bytes is cut in the middle.
  private static let longest = 240
  /// How many bytes of such a word are kept at either end, rounded up to a whole scalar.
  private static let kept = 100

  /// The sentence with `…` in the place of the middle of each very long word.
  static func cut(_ sentence: String) -> String {
    guard sentence.utf8.count > longest else { return sentence }
    var words: [Substring] = []
    var isCut = false
    // By scalars: a single character may have any length, and comparing a long one is slow.
    for scalars in sentence.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
      let word = Substring(scalars)
      guard word.utf8.count > longest, !scalars.contains("\n") else {
        words.append(word)
        continue
      }
      isCut = true
      words.append(beginning(of: word) + "…" + end(of: word))
    }
    return isCut ? words.joined(separator: " ") : sentence
  }

  private static func beginning(of word: Substring) -> Substring {
    let scalars = word.unicodeScalars
    var place = scalars.startIndex
    while word.utf8.distance(from: word.startIndex, to: place) < kept {
      scalars.formIndex(after: &place)
    }
    return Substring(scalars[..<place])
  }

  private static func end(of word: Substring) -> Substring {
    let scalars = word.unicodeScalars
    var place = scalars.endIndex
    while word.utf8.distance(from: place, to: word.endIndex) < kept {
      scalars.formIndex(before: &place)
    }
    return Substring(scalars[place...])
  }
}
