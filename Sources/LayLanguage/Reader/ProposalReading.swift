import LayEngine

/// Proposals that are written as one word, in commands and on the command line; their numbers are
/// those of the reader.
package enum ProposalReading {
  /// Reads `100x20`, `100 x nil`, `100` for `100 x nil`, `ideal`, `min` or `max`, in points; nil
  /// for other texts.
  package static func proposal(in text: String) -> ProposedViewSize? {
    let word = text.filter { $0 != " " }
    switch word {
    case "ideal": return .ideal
    case "min": return .zero
    case "max": return .infinity
    default: break
    }
    if let width = length(in: word[...]) { return ProposedViewSize(width: width, height: nil) }
    guard let cross = word.firstIndex(where: { "xX×".contains($0) }),
      let width = length(in: word[..<cross]),
      let height = length(in: word[word.index(after: cross)...])
    else { return nil }
    return ProposedViewSize(width: width, height: height)
  }

  /// Reads a number of points, `inf`, `-inf`, or `nil` as an inner nil; an outer nil means no
  /// length.
  package static func length(in word: Substring) -> Double?? {
    switch word {
    case "nil": .some(nil)
    case "inf": .infinity
    case "-inf": -.infinity
    default: NumberReading.number(in: word).map { .some($0) }
    }
  }
}
