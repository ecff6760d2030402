import LayLanguage

/// A grid of characters on which lines join where they meet.
package struct Canvas {
  /// The directions in which lines leave a cell.
  private struct Strokes: OptionSet {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
  }

  package let columns: Int
  package let rows: Int
  private var strokes: [Strokes]
  private var inks: [Ink?]
  /// A character and not a stroke; empty for the second cell of a wide one.
  private var glyphs: [String?]

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    strokes = Array(repeating: [], count: columns * rows)
    inks = Array(repeating: nil, count: columns * rows)
    glyphs = Array(repeating: nil, count: columns * rows)
  }

  private func cell(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return row * columns + column
  }

  private mutating func stroke(_ column: Int, _ row: Int, _ strokes: Strokes, _ ink: Ink?) {
    guard let cell = cell(column, row) else { return }
    self.strokes[cell].formUnion(strokes)
    if let ink { inks[cell] = ink }
  }

  /// A rectangle along the lines of the grid; without width or height, a line or a dot.
  package mutating func box(
    left: Int, top: Int, right: Int, bottom: Int, _ ink: Ink?, _ lookout: Lookout = Lookout()
  ) {
    if left == right && top == bottom { return put("·", at: left, top, ink) }
    for column in left..<max(left, right) where !lookout.isOver {
      for row in top == bottom ? [top] : [top, bottom] {
        stroke(column, row, .right, ink)
        stroke(column + 1, row, .left, ink)
      }
    }
    for row in top..<max(top, bottom) where !lookout.isOver {
      for column in left == right ? [left] : [left, right] {
        stroke(column, row, .down, ink)
        stroke(column, row + 1, .up, ink)
      }
    }
  }

  /// A rectangle in heavy lines, to be seen before the others; texts on its edges stay.
  package mutating func mark(left: Int, top: Int, right: Int, bottom: Int, _ ink: Ink?) {
    let isFlat = left == right || top == bottom
    for column in left...max(left, right) {
      for row in top == bottom ? [top] : [top, bottom] { putMark("━", at: column, row, ink) }
    }
    for row in top...max(top, bottom) {
      for column in left == right ? [left] : [left, right] { putMark("┃", at: column, row, ink) }
    }
    if top == bottom, left < right {
      for column in left...right { putMark("━", at: column, top, ink) }
    }
    guard !isFlat else { return }
    putMark("┏", at: left, top, ink)
    putMark("┓", at: right, top, ink)
    putMark("┗", at: left, bottom, ink)
    putMark("┛", at: right, bottom, ink)
  }

  private mutating func putMark(_ glyph: String, at column: Int, _ row: Int, _ ink: Ink?) {
    guard let cell = cell(column, row), glyphs[cell].map(Self.marks.contains) ?? true else {
      return
    }
    glyphs[cell] = glyph
    inks[cell] = ink
  }

  private static let marks: Set<String> = ["━", "┃", "┏", "┓", "┗", "┛"]

  /// Whether cells of a row are there and hold no character, so that one may stand on the strokes.
  package func isFree(from first: Int, to last: Int, _ row: Int) -> Bool {
    (first...max(first, last)).allSatisfy { column in
      cell(column, row).map { glyphs[$0] == nil } ?? false
    }
  }

  /// A character that covers strokes.
  package mutating func put(_ glyph: Character, at column: Int, _ row: Int, _ ink: Ink?) {
    guard let cell = cell(column, row) else { return }
    glyphs[cell] = String(glyph)
    inks[cell] = ink
    if DisplayWidth.of(glyph) == 2, let next = self.cell(column + 1, row) { glyphs[next] = "" }
  }

  /// A character where nothing is drawn yet.
  package mutating func putBehind(_ glyph: Character, at column: Int, _ row: Int, _ ink: Ink?) {
    guard let cell = cell(column, row), strokes[cell].isEmpty, glyphs[cell] == nil else { return }
    put(glyph, at: column, row, ink)
  }

  /// A line of text, cut at a column.
  ///
  /// - Parameter marksCut: whether a sign stands where it was cut.
  package mutating func write(
    _ text: String, at column: Int, _ row: Int, until end: Int, _ ink: Ink?,
    marksCut: Bool = true
  ) {
    var column = column
    let room = max(0, end - column)
    for character in marksCut ? DisplayWidth.cut(text, to: room) : text {
      if column + DisplayWidth.of(character) > end { break }
      put(character, at: column, row, ink)
      column += DisplayWidth.of(character)
    }
  }

  /// The lines, without the blanks at their ends.
  package func lines(_ style: Style) -> [String] {
    (0..<rows).map { row in
      var line = ""
      var blanks = 0
      for column in 0..<columns {
        let cell = row * columns + column
        let glyph = glyphs[cell].map { style.isPlain ? Self.plainGlyph($0) : $0 }
        let text = glyph ?? Self.glyph(strokes[cell], style.isPlain)
        if text == " " {
          blanks += 1
        } else {
          if blanks > 0 { line += .blanks(blanks) }
          line += style.paint(text, inks[cell])
          blanks = 0
        }
      }
      return line
    }
  }

  private static func plainGlyph(_ glyph: String) -> String {
    switch glyph {
    case "·": "."
    case "…": "~"
    case "━", "┃", "┏", "┓", "┗", "┛": "#"
    default: glyph
    }
  }

  private static func glyph(_ strokes: Strokes, _ isPlain: Bool) -> String {
    if isPlain {
      switch strokes {
      case []: return " "
      case [.left], [.right], [.left, .right]: return "-"
      case [.up], [.down], [.up, .down]: return "|"
      default: return "+"
      }
    }
    return joints[Int(strokes.rawValue)]
  }

  /// By the bits up, down, left, right.
  private static let joints = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
