import LayLanguage

/// Rows whose columns line up, by the cells that characters take.
package struct TextTable {
  package enum Side: Sendable { case left, right }

  package struct Cell {
    package var text: String
    package var ink: Style.Ink?

    package init(_ text: String, _ ink: Style.Ink? = nil) {
      self.text = text
      self.ink = ink
    }
  }

  private let header: [String]
  private let sides: [Side]
  private var rows: [[Cell]] = []

  /// - Parameter columns: the headings, and to which side their cells lean.
  package init(_ columns: [(heading: String, side: Side)]) {
    header = columns.map(\.heading)
    sides = columns.map(\.side)
  }

  package mutating func add(_ row: [Cell]) { rows.append(row) }

  /// The rows as lines; what is too wide is cut in the first column, which holds the names.
  package func lines(_ style: Style, indentation: Int = 2) -> [String] {
    let header = header.map(style.visible)
    let rows = rows.map { $0.map { Cell(style.visible($0.text), $0.ink) } }
    var widths = header.map { DisplayWidth.of($0) }
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], DisplayWidth.of(cell.text))
      }
    }
    let gaps = 2 * (widths.count - 1) + indentation
    let excess = widths.reduce(gaps, +) - style.columns
    if excess > 0 { widths[0] = max(8, widths[0] - excess) }
    let titles = header.map { Cell($0, .faint) }
    return ([titles] + rows).map { line($0, widths, style, indentation) }
  }

  private func line(
    _ cells: [Cell], _ widths: [Int], _ style: Style, _ indentation: Int
  ) -> String {
    var line = String(repeating: " ", count: indentation)
    var blanks = 0
    for (column, cell) in cells.enumerated() {
      let text = DisplayWidth.cut(cell.text, to: widths[column])
      let free = widths[column] - DisplayWidth.of(text)
      let before = sides[column] == .right ? free : 0
      if !text.isEmpty {
        line += String(repeating: " ", count: blanks + before) + style.paint(text, cell.ink)
        blanks = free - before
      } else {
        blanks += free
      }
      blanks += 2
    }
    return line
  }
}

extension DisplayWidth {
  /// The beginning of a text that fits in some cells, with `…` where it was cut.
  package static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += of(character)
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }
}
