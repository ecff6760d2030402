import LayLanguage
import LayTerminal

/// Parts of SVG pictures: all are valid XML, whatever characters names and texts contain.
enum SVGText {
  /// A text with escapes for XML content or attributes.
  ///
  /// - Parameter keepsLines: whether newlines and tabs are kept.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    EscapedText.xml(text, keepsLines: keepsLines)
  }

  /// A length with three decimals at most.
  static func number(_ number: Double) -> String { NumberText.of(number) }

  /// The attributes of a rectangle.
  static func frame(
    x: Double, y: Double, width: Double, height: Double, number: (Double) -> String = number
  ) -> String {
    "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\""
  }

  static func text(
    _ text: String, x: Double, y: Double, _ kind: String, anchor: String = "start"
  ) -> String {
    let anchor = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    return "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\"\(anchor)>"
      + "\(escaped(text))</text>"
  }

  /// Marks a picture as written by lay, so that it may be overwritten.
  static let mark = "<!-- written by lay -->"

  /// An SVG file: its size, its title, and its styles for light and dark mode.
  static func document(
    width: Double, height: Double, scale: Double = 1, title: String, _ parts: [String]
  ) -> String {
    let size = "width=\"\(number(width * scale))\" height=\"\(number(height * scale))\""
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)",
      "  viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\">", mark,
      "<title>\(escaped(title))</title>",
      "<style>\n\(style)\n</style>",
      "<rect class=\"paper\" \(frame(x: 0, y: 0, width: width, height: height))/>",
    ]
    return (head + parts + ["</svg>"]).joined(separator: "\n")
  }

  /// What style sheets have before the rules of dark mode, which are their last.
  ///
  /// Without it these rules are for any mode.
  static let darkRules = "@media (prefers-color-scheme: dark) {"

  /// The style sheet of the pictures.
  static let style = """
      text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
      svg { color: #1d1d1f; } .paper { fill: #ffffff; } .area { fill: none; stroke: #c7c7cc; }
      .words { fill: #1d1d1f; font-size: 11px; } .faint { fill: #6e6e73; font-size: 10px; }
      .heading { fill: #1d1d1f; font-size: 12px; font-weight: bold; }
      .grid { stroke: #d1d1d6; stroke-width: 0.5; }
      .edge { fill: none; stroke: #1d1d1f; stroke-width: 1.5; }
      .proposal { fill: none; stroke: #c77700; stroke-width: 1; stroke-dasharray: 5 3; }
      .box { fill: none; stroke: #8e8e93; stroke-width: 0.5; }
      .hidden { fill: none; stroke: #7d4cc2; stroke-width: 1; stroke-dasharray: 1.5 2.5; }
      .aside { fill: #7d4cc2; font-size: 7px; }
      .over { fill: none; stroke: #d70015; stroke-width: 1; }
      .own-widths { font-family: system-ui, -apple-system, "Inter", sans-serif; }
      .shown { fill: #1d1d1f; } .alarm { fill: #d70015; font-size: 10px; }
      .first { fill: none; stroke: #0060df; stroke-width: 2; }
      .second { fill: none; stroke: #b3261e; stroke-width: 2; stroke-dasharray: 6 3; }
      .band { fill-opacity: 0.25; } .view { fill-opacity: 0.55; }
      \(darkRules)
        svg { color: #f5f5f7; } .paper { fill: #1c1c1e; } .area { stroke: #48484a; }
        .words, .heading, .shown { fill: #f5f5f7; } .faint { fill: #a1a1a6; }
        .grid { stroke: #48484a; } .edge { stroke: #f5f5f7; }
        .proposal { stroke: #ffb340; } .box { stroke: #98989d; }
        .hidden { stroke: #c9a5ff; } .aside { fill: #c9a5ff; } .over { stroke: #ff6961; } .alarm { fill: #ff6961; }
        .first { stroke: #5aa9ff; } .second { stroke: #ff8a80; }
        .band { fill-opacity: 0.4; }
      }
    """
}

/// How the boxes of a picture are written as SVG.
struct SVGPen {
  /// Formats a length, in points.
  var number: (Double) -> String = SVGText.number
  /// The prefix of clip identifiers; two pictures on one page need different ones.
  var clipName = "seen"
  /// Whether texts are as long as `textLength` says, which librsvg does not read.
  var stretchesTexts = true

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
