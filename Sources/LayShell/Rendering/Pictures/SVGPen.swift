/// How the boxes of a picture are written as SVG.
struct SVGPen {
  /// Formats a length, in points.
  var number: (Double) -> String = SVGText.number
  /// The prefix of clip identifiers; two pictures on one page need different ones.
  var clipName = "seen"

  /// The marks around a number that `PictureTemplate` reads again.
  static let marks: (before: Character, behind: Character) = ("\u{1}", "\u{2}")

  /// A text with XML escapes, in which marked numbers stay marked.
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
