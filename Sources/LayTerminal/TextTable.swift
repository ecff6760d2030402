import LayLanguage

/// Rows whose columns line up, by the cells that characters take.
package struct TextTable {
  package enum Side: Sendable { case left, right }

  package struct Cell {
    package var text: String
    package var ink: Ink?

    package init(_ text: String, _ ink: Ink? = nil) {
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

  /// The rows as lines.
  ///
  /// - Rule: what is too wide is cut in the first column, which holds the names, to 8 cells at
  ///   least. If that is not enough, the name stands on a line of its own and the other cells on
  ///   as many as they need; no cell is broken.
  package func lines(
    _ style: Style, indentation: Int = 2, _ lookout: Lookout = Lookout()
  ) -> [String] {
    var rows: [[Cell]] = []
    var widths = header.map { _ in 0 }
    for row in [header.map { Cell($0, .faint) }] + self.rows where !lookout.isOver {
      let row = row.map { Cell(style.visible($0.text), $0.ink) }
      for column in widths.indices {
        widths[column] = max(widths[column], DisplayWidth.of(row[column].text))
      }
      rows.append(row)
    }
    let excess = indentation + total(widths[...]) - style.columns
    var parts: [Range<Int>] = []
    var end = widths.count
    if excess > 0, widths[0] - excess >= Self.narrowest {
      widths[0] -= excess
    } else if excess > 0 {
      widths[0] = min(widths[0], style.columns - indentation)
      parts = self.parts(of: widths, columns: style.columns - indentation - Self.step)
      end = 1
    }
    var lines: [String] = []
    for row in rows where !lookout.isOver {
      lines.append(line(row[..<end], widths, style, indentation))
      lines += parts.map { line(row[$0], widths, style, indentation + Self.step) }
        .filter { line in line.contains { $0 != " " } }
    }
    return lines
  }

  private static let narrowest = 8
  /// How far cells are indented that stand below their name.
  private static let step = 4

  private func total(_ widths: ArraySlice<Int>) -> Int {
    widths.reduce(0, +) + 2 * max(0, widths.count - 1)
  }

  /// The columns after the first, in as few lines as have room for them.
  private func parts(of widths: [Int], columns: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 1
    for column in widths.indices.dropFirst() where column > start {
      guard total(widths[start...column]) > columns else { continue }
      parts.append(start..<column)
      start = column
    }
    return start < widths.count ? parts + [start..<widths.count] : parts
  }

  private func line(
    _ cells: ArraySlice<Cell>, _ widths: [Int], _ style: Style, _ indentation: Int
  ) -> String {
    var line = String(repeating: " ", count: indentation)
    var blanks = 0
    for column in cells.indices {
      let cell = cells[column]
      let text = DisplayWidth.cut(cell.text, to: widths[column], ellipsis: style.ellipsis)
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
