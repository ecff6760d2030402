import LayEngine
import LayLanguage

/// The pieces of a sliding picture, for the script of its page.
///
/// `words` are the distinct texts of all pieces, and `texts` lists their order in a picture. A
/// piece is its two ends, whether they are included, the index of its texts, and its numbers: one
/// if it is constant, else the numbers at both ends.
enum SlidingPictureJSON {
  static func text(_ picture: SlidingPicture) -> String {
    var pool = Pool()
    let sliders = picture.sliders.map { slider(of: $0, &pool) }
    let words = pool.words.map(string).joined(separator: ",")
    let texts = pool.texts.map { "[\($0.map(String.init).joined(separator: ","))]" }
    return "{\"words\":[\(words)],\n\"texts\":[\(texts.joined(separator: ","))],\n"
      + "\"sliders\":[\(sliders.joined(separator: ",\n"))]}"
  }

  /// Texts that pieces share.
  private struct Pool {
    private(set) var words: [String] = []
    private(set) var texts: [[Int]] = []
    private var wordNumbers: [String: Int] = [:]
    private var textNumbers: [[Int]: Int] = [:]

    mutating func number(of text: [String]) -> Int {
      let numbers = text.map { word(number: $0) }
      if let number = textNumbers[numbers] { return number }
      textNumbers[numbers] = texts.count
      texts.append(numbers)
      return texts.count - 1
    }

    private mutating func word(number word: String) -> Int {
      if let number = wordNumbers[word] { return number }
      wordNumbers[word] = words.count
      words.append(word)
      return words.count - 1
    }
  }

  private static func slider(of slider: PictureSlider, _ pool: inout Pool) -> String {
    let pieces = slider.pieces.map { piece(of: $0, pool.number(of: $0.texts)) }
    let changes = slider.changes.map(JSONText.number).joined(separator: ",")
    return "{\"changes\":[\(changes)],\"pieces\":[\n\(pieces.joined(separator: ",\n"))]}"
  }

  private static func piece(of piece: PicturePiece, _ texts: Int) -> String {
    let numbers = zip(piece.first, piece.last).map { first, last in
      first == last
        ? JSONText.number(first) : "[\(JSONText.number(first)),\(JSONText.number(last))]"
    }
    let ends = [piece.start, piece.end].map { JSONText.number($0.length) }.joined(separator: ",")
    let are = [piece.start, piece.end].map { $0.isIncluded ? "1" : "0" }.joined(separator: ",")
    return "[\(ends),\(are),\(texts),[\(numbers.joined(separator: ","))]]"
  }

  /// A JSON string that is safe inside an HTML `script` element.
  private static func string(_ text: String) -> String {
    var result = ""
    for character in JSONText.string(text) {
      result += character == "<" ? "\\u003c" : String(character)
    }
    return result
  }
}
