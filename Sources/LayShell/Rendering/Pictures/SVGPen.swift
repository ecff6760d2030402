/// How the boxes of a picture are written down.
struct SVGPen {
  /// Writes a length, in points.
  var number: (Double) -> String = SVGText.number
  /// With a number behind it, what a clip is called; two pictures on one page have two names.
  var clipName = "seen"

  /// What stands before and behind a number that is read again.
  static let marks: (before: Character, behind: Character) = ("\u{1}", "\u{2}")

  /// A text as content, in which marked numbers stay marked.
  func escaped(_ text: String) -> String {
    var result = ""
    var piece = ""
    for character in text {
      if character == Self.marks.before || character == Self.marks.behind {
        result += SVGText.escaped(piece) + String(character)
        piece = ""
      } else {
        piece.append(character)
      }
    }
    return result + SVGText.escaped(piece)
  }
}
