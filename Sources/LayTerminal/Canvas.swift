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

  /// The character that a cell shows; its strokes are kept separately.
  private enum Glyph {
    case none
    /// The second cell of a wide character.
    case covered
    case character(Character)

    var isNone: Bool { if case .none = self { true } else { false } }
  }

  private struct Cell {
    var glyph = Glyph.none
    var strokes: Strokes = []
    var ink: Ink?
  }

  package let columns: Int
  package let rows: Int
  private var cells: [Cell]

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private func cell(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return row * columns + column
  }

  private mutating func stroke(_ column: Int, _ row: Int, _ strokes: Strokes, _ ink: Ink?) {
    guard let cell = cell(column, row) else { return }
    cells[cell].strokes.formUnion(strokes)
    if let ink { cells[cell].ink = ink }
  }

  /// Draws the outline of a rectangle; without width or height a line, without both a dot.
  package mutating func box(
    left: Int, top: Int, right: Int, bottom: Int, _ ink: Ink?, _ lookout: Lookout = Lookout()
  ) {
    if left == right && top == bottom { return put("·", at: left, top, ink) }
    for column in left..<max(left, right) {
      if lookout.isOver { break }
      strokeRight(column, top, ink)
      if top != bottom { strokeRight(column, bottom, ink) }
    }
    for row in top..<max(top, bottom) {
      if lookout.isOver { break }
      strokeDown(left, row, ink)
      if left != right { strokeDown(right, row, ink) }
    }
  }

  /// A stroke to the next column.
  private mutating func strokeRight(_ column: Int, _ row: Int, _ ink: Ink?) {
    stroke(column, row, .right, ink)
    stroke(column + 1, row, .left, ink)
  }

  /// A stroke to the next row.
  private mutating func strokeDown(_ column: Int, _ row: Int, _ ink: Ink?) {
    stroke(column, row, .down, ink)
    stroke(column, row + 1, .up, ink)
  }

  /// Draws a rectangle in heavy lines, so that it stands out; characters on its edges are kept.
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

  private mutating func putMark(_ mark: Character, at column: Int, _ row: Int, _ ink: Ink?) {
    guard let cell = cell(column, row) else { return }
    switch cells[cell].glyph {
    case .none: break
    case .character(let character): guard Self.isMark(character) else { return }
    case .covered: return
    }
    cells[cell].glyph = .character(mark)
    cells[cell].ink = ink
  }

  private static func isMark(_ character: Character) -> Bool { "━┃┏┓┗┛".contains(character) }

  /// Whether these cells of a row exist and hold no character, so that text may cover their
  /// strokes.
  package func isFree(from first: Int, to last: Int, _ row: Int) -> Bool {
    (first...max(first, last)).allSatisfy { column in
      cell(column, row).map { cells[$0].glyph.isNone } ?? false
    }
  }

  /// Puts a character into a cell, over its strokes.
  ///
  /// A wide character takes two cells; in the last column a blank replaces it.
  package mutating func put(_ character: Character, at column: Int, _ row: Int, _ ink: Ink?) {
    guard let cell = cell(column, row) else { return }
    let isWide = DisplayWidth.of(character) == 2
    clear(cell, column)
    cells[cell].ink = ink
    guard !isWide || column + 1 < columns else { return cells[cell].glyph = .character(" ") }
    cells[cell].glyph = .character(character)
    if isWide {
      clear(cell + 1, column + 1)
      cells[cell + 1].glyph = .covered
    }
  }

  /// Makes a cell ready for another character.
  ///
  /// If one half of a wide character is overwritten, its other half becomes a blank, so that the
  /// row keeps its width.
  private mutating func clear(_ cell: Int, _ column: Int) {
    if case .covered = cells[cell].glyph { cells[cell - 1].glyph = .character(" ") }
    if column + 1 < columns, case .covered = cells[cell + 1].glyph {
      cells[cell + 1].glyph = .character(" ")
    }
  }

  /// Puts a character into a cell that has neither strokes nor a character.
  package mutating func putBehind(_ character: Character, at column: Int, _ row: Int, _ ink: Ink?) {
    guard let cell = cell(column, row), cells[cell].strokes.isEmpty, cells[cell].glyph.isNone else {
      return
    }
    put(character, at: column, row, ink)
  }

  /// Writes a line of text, cut at the column `end`.
  ///
  /// - Parameter marksCut: whether `…` marks the cut.
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

  /// The rows as text, without trailing blanks.
  ///
  /// - Parameter least: how many equal rows with nothing but upright lines become one row, which says
  ///   how many they are, such as `│  ⋮ 34 rows  │`.
  package func lines(_ style: Style, foldingFrom least: Int = .max) -> [String] {
    var lines: [String] = []
    var row = 0
    while row < rows {
      let count = least == .max ? 0 : emptyRows(from: row)
      if count >= least, let folded = folded(row, count) {
        lines.append(folded.line(row, style))
        row += count
      } else {
        lines.append(line(row, style))
        row += 1
      }
    }
    return lines
  }

  private func line(_ row: Int, _ style: Style) -> String {
    var line = ""
    var blanks = 0
    for cell in cells[row * columns..<(row + 1) * columns] {
      if isBlank(cell) {
        blanks += 1
      } else {
        line += String(repeating: " ", count: blanks) + text(of: cell, style)
        blanks = 0
      }
    }
    return line
  }

  /// How many rows from one on are equal and hold nothing but upright lines.
  private func emptyRows(from first: Int) -> Int {
    guard let lines = uprightLines(first) else { return 0 }
    var row = first + 1
    while row < rows, uprightLines(row) == lines { row += 1 }
    return row - first
  }

  /// The columns of a row that have an upright line; nil if it holds anything else.
  private func uprightLines(_ row: Int) -> [Int]? {
    var lines: [Int] = []
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      if isBlank(cell) { continue }
      switch cell.glyph {
      case .none where cell.strokes == [.up, .down]: lines.append(column)
      case .character("│"), .character("┊"), .character("|"), .character(":"):
        lines.append(column)
      default: return nil
      }
    }
    return lines
  }

  /// The canvas with the number of folded rows in one of them; nil if there is no room for it.
  private func folded(_ row: Int, _ count: Int) -> Canvas? {
    let text = "⋮ \(count) rows"
    var free = 0
    for column in 0..<columns {
      free = isBlank(cells[row * columns + column]) ? free + 1 : 0
      // A blank on each side.
      guard free == text.count + 2 else { continue }
      var canvas = self
      canvas.write(text, at: column - text.count, row, until: column, .faint)
      return canvas
    }
    return nil
  }

  private func isBlank(_ cell: Cell) -> Bool {
    switch cell.glyph {
    case .none: cell.strokes.isEmpty
    case .character(let character): character == " "
    case .covered: false
    }
  }

  private func text(of cell: Cell, _ style: Style) -> String {
    switch cell.glyph {
    case .covered: ""
    case .none: style.paint(String(Self.joint(cell.strokes, style.isPlain)), cell.ink)
    case .character(let character):
      style.paint(String(style.isPlain ? Self.plain(character) : character), cell.ink)
    }
  }

  /// The ASCII replacement for a sign; any other character as it is.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "·": "."
    case "…": "~"
    case "⋮": ":"
    default: isMark(character) ? "#" : character
    }
  }

  private static func joint(_ strokes: Strokes, _ isPlain: Bool) -> Character {
    switch strokes {
    case []: " "
    case .left, .right, [.left, .right]: isPlain ? "-" : "─"
    case .up, .down, [.up, .down]: isPlain ? "|" : "│"
    case _ where isPlain: "+"
    case [.up, .left]: "┘"
    case [.down, .left]: "┐"
    case [.up, .down, .left]: "┤"
    case [.up, .right]: "└"
    case [.down, .right]: "┌"
    case [.up, .down, .right]: "├"
    case [.up, .left, .right]: "┴"
    case [.down, .left, .right]: "┬"
    default: "┼"
    }
  }
}
