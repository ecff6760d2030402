import LayLanguage

/// A table whose columns line up, measured in terminal cells.
package struct TextTable {
  package enum Side: Sendable { case left, right }

  package struct Cell {
    package var text: String
    package var ink: Ink?
    /// The tree branches before a name; they are cut before the name is.
    package var branches: String

    package init(_ text: String, _ ink: Ink? = nil, branches: String = "") {
      self.text = text
      self.ink = ink
      self.branches = branches
    }

    package var width: Int {
      (branches.isEmpty ? 0 : DisplayWidth.of(branches)) + DisplayWidth.of(text)
    }
  }

  /// A cell with its visible text, and the widths of its parts in terminal cells.
  private struct SeenCell {
    let text: String
    let ink: Ink?
    let branches: String
    let textWidth: Int
    let branchesWidth: Int
    var width: Int { branchesWidth + textWidth }

    init(_ cell: Cell, _ style: Style) {
      text = style.visible(cell.text)
      ink = cell.ink
      branches = cell.branches
      textWidth = DisplayWidth.of(text)
      branchesWidth = branches.isEmpty ? 0 : DisplayWidth.of(branches)
    }
  }

  private let header: [String]
  private let sides: [Side]
  private var rows: [[Cell]] = []

  /// - Parameter columns: the headings, and the side to which their cells are aligned.
  package init(_ columns: [(heading: String, side: Side)]) {
    header = columns.map(\.heading)
    sides = columns.map(\.side)
  }

  package mutating func add(_ row: [Cell]) { rows.append(row) }

  /// A column of a table of records: `.right("size") { "\($0.size)" }`.
  package struct Column<Record> {
    package let heading: String
    package let side: Side
    package let cell: (Record) -> Cell

    package init(_ heading: String, _ side: Side, _ cell: @escaping (Record) -> Cell) {
      (self.heading, self.side, self.cell) = (heading, side, cell)
    }

    package static func left(
      _ heading: String, _ ink: Ink? = nil, _ text: @escaping (Record) -> String
    ) -> Column {
      Column(heading, .left) { Cell(text($0), ink) }
    }

    package static func right(_ heading: String, _ text: @escaping (Record) -> String) -> Column {
      Column(heading, .right) { Cell(text($0)) }
    }
  }

  /// A table with a row for each record.
  ///
  /// - Parameter columns: nil for a column that this table does not have.
  package init<Record>(
    _ records: some Sequence<Record>, _ columns: [Column<Record>?],
    _ lookout: Lookout = Lookout()
  ) {
    let columns = columns.compactMap(\.self)
    self.init(columns.map { ($0.heading, $0.side) })
    for record in records {
      if lookout.isOver { break }
      add(columns.map { $0.cell(record) })
    }
  }

  /// The width of the table in terminal cells if nothing is cut, without indentation.
  package var wholeWidth: Int {
    Self.total(
      header.indices.map { column in
        rows.reduce(DisplayWidth.of(header[column])) { max($0, $1[column].width) }
      }[...])
  }

  /// The rows as lines.
  ///
  /// - Rule: if the table is too wide, its first column, which holds the names, is cut, to 8 cells
  ///   at least. If that is not enough, each name gets lines of its own, and its other cells
  ///   follow, each with its heading: "size 16 x 20"; no cell is broken. Otherwise a single name gets a line
  ///   of its own if its branches would leave too little room for it.
  /// - Parameter tellsApart: whether names are not cut where two that differ, one below the other, would look the same.
  package func lines(
    _ style: Style, indentation: Int = 2, tellsApart: Bool = false, _ lookout: Lookout = Lookout()
  ) -> [String] {
    var rows: [[SeenCell]] = []
    var widths = header.map { _ in 0 }
    for row in [header.map { Cell($0, .faint) }] + self.rows {
      if lookout.isOver { break }
      let row = row.map { SeenCell($0, style) }
      for column in widths.indices { widths[column] = max(widths[column], row[column].width) }
      rows.append(row)
    }
    let excess = indentation + Self.total(widths[...]) - style.tableColumns
    let whole = min(widths[0], style.tableColumns - indentation)
    let isAlike = { tellsApart && looksAlike(rows, widths[0] - excess, style) }
    if excess > 0, widths[0] - excess < Self.narrowest || isAlike() {
      return lookout.map(rows.dropFirst()) { records($0, whole, style, indentation) }.flatMap(
        \.self)
    }
    if excess > 0 { widths[0] -= excess }
    var lines: [String] = []
    for row in rows {
      if lookout.isOver { break }
      if hasRoom(for: row[0], widths[0]) {
        lines.append(line(row[...], widths, style, indentation))
      } else {
        lines.append(line(row[..<1], [whole], style, indentation))
        lines.append(line(row[1...], widths, style, indentation + widths[0] + 2))
      }
    }
    return lines
  }

  /// Whether two names that differ, one below the other, are the same when they are cut.
  private func looksAlike(_ rows: [[SeenCell]], _ width: Int, _ style: Style) -> Bool {
    let names = rows.dropFirst().compactMap(\.first)
    return zip(names, names.dropFirst()).contains { one, other in
      one.text != other.text && shown(one, width, style) == shown(other, width, style)
    }
  }

  /// A row below its name: each cell with its heading, as many on a line as have room.
  private func records(
    _ row: [SeenCell], _ width: Int, _ style: Style, _ indentation: Int
  ) -> [String] {
    // Steps of a trace are nested by branches or by blanks.
    let blanks = row[0].text.prefix { $0 == " " }.count
    let nesting = min(row[0].branchesWidth + blanks, style.columns / 4)
    let indent = { (count: Int) in String(repeating: " ", count: indentation + count) }
    var lines = [line(row[..<1], [width], style, indentation)]
    if row[0].branches.isEmpty {
      let name = String(row[0].text.dropFirst(blanks))
      lines = Paragraph.lines(name, columns: width - nesting, hanging: 2).map {
        indent(nesting) + style.paint($0, row[0].ink)
      }
    }
    let columns = style.columns - indentation - nesting - Self.step
    var room = 0
    for (heading, cell) in zip(header, row).dropFirst() where !cell.text.isEmpty {
      let whole = heading.isEmpty ? "" : heading + " "
      let words = DisplayWidth.of(whole) + cell.width > columns ? "" : whole
      let needed = DisplayWidth.of(words) + cell.width
      let text = style.paint(words, .faint) + style.paint(cell.text, cell.ink)
      if needed + 2 <= room {
        lines[lines.count - 1] += "  " + text
        room -= needed + 2
      } else {
        lines.append(indent(nesting + Self.step) + text)
        room = columns - needed
      }
    }
    return lines
  }

  private static let narrowest = 8
  /// The cells of a name that must stay visible after its branches.
  private static let readable = 12
  /// The indentation of cells on the lines below their name.
  private static let step = 4

  private func hasRoom(for name: SeenCell, _ width: Int) -> Bool {
    guard !name.branches.isEmpty else { return true }
    return width - name.branchesWidth >= min(name.textWidth, Self.readable)
  }

  /// The text of a cell cut to a width: outer branches are left out before the name is cut.
  private func shown(_ cell: SeenCell, _ width: Int, _ style: Style) -> String {
    if cell.width <= width { return cell.branches + cell.text }
    var branches = cell.branches
    let name = min(cell.textWidth, Self.readable)
    let most = max(width - name, 0)
    if cell.branchesWidth > most {
      branches = most == 0 ? "" : style.ellipsis + branches.suffix(most - 1)
    }
    return branches
      + DisplayWidth.cut(
        cell.text, to: width - DisplayWidth.of(branches), ellipsis: style.ellipsis)
  }

  /// The total width of columns, with the gaps between them.
  package static func total(_ widths: ArraySlice<Int>) -> Int {
    widths.reduce(0, +) + 2 * max(0, widths.count - 1)
  }

  private func line(
    _ cells: ArraySlice<SeenCell>, _ widths: [Int], _ style: Style, _ indentation: Int
  ) -> String {
    var line = String(repeating: " ", count: indentation)
    var blanks = 0
    for column in cells.indices {
      let cell = cells[column]
      let text = shown(cell, widths[column], style)
      let isWhole = cell.width <= widths[column]
      let free = widths[column] - (isWhole ? cell.width : DisplayWidth.of(text))
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
