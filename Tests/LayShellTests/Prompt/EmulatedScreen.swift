import LayLanguage
import LayTerminal

/// The cells of a terminal, as a program's output leaves them.
///
/// It knows what a prompt sends, and records what it does not know, so that a test can tell.
struct EmulatedScreen {
  private(set) var rows: Int
  private(set) var columns: Int
  private(set) var row = 0
  private(set) var column = 0

  /// How often the program has switched bracketed paste on: once a prompt.
  private(set) var prompts = 0
  private(set) var isPasteBracketed = false
  private(set) var bells = 0
  private(set) var unknown: [String] = []

  /// A character stands in its first cell; the second cell of a wide one is empty.
  private var cells: [[String]]

  /// After the last column is written, the next character goes to the next row.
  private var wrapsNext = false
  private var parser = Parser.text

  private enum Parser: Equatable {
    case text, escape
    case sequence(String)
  }

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  func line(_ row: Int) -> String {
    String(cells[row].joined().reversed().drop { $0 == " " }.reversed())
  }

  var cursorLine: String { line(row) }

  /// All rows down to the last that has text.
  var lines: [String] {
    let all = (0..<rows).map(line)
    return Array(all.prefix((all.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars { feed(scalar) }
  }

  /// Another size, as xterm does it: what does not fit is cut off.
  mutating func resize(rows: Int, columns: Int) {
    cells = cells.map { row in
      Array((row + Array(repeating: " ", count: max(0, columns - row.count))).prefix(columns))
    }
    fit(rows: rows, columns: columns)
  }

  /// Another number of columns, as most terminals do it: long rows are broken anew.
  mutating func reflow(columns: Int) {
    var broken: [[String]] = []
    var position = (row: 0, column: 0)
    for (index, cells) in cells.enumerated() {
      let used = (cells.lastIndex { $0 != " " } ?? -1) + 1
      if index == row { position = (broken.count + column / columns, column % columns) }
      let starts = stride(from: 0, to: max(1, used), by: columns)
      broken += starts.map { start in
        let part = Array(cells[start..<min(start + columns, cells.count)])
        return part + Array(repeating: " ", count: columns - part.count)
      }
    }
    let last = broken.lastIndex { $0.contains { $0 != " " } } ?? 0
    let gone = max(0, max(last, position.row) + 1 - rows)
    cells = Array(broken[gone...].prefix(rows))
    (row, column) = (position.row - gone, position.column)
    fit(rows: rows, columns: columns)
  }

  private mutating func fit(rows: Int, columns: Int) {
    if row >= rows {
      cells.removeFirst(row - rows + 1)
      row = rows - 1
    }
    cells = Array(cells.prefix(rows))
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    column = min(column, columns - 1)
    (self.rows, self.columns, wrapsNext) = (rows, columns, false)
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    switch parser {
    case .text: write(scalar)
    case .escape:
      parser = scalar == "[" ? .sequence("") : .text
      if scalar != "[" { unknown.append("ESC \(scalar)") }
    case .sequence(let body):
      guard (0x40...0x7E).contains(scalar.value) else {
        parser = .sequence(body + String(scalar))
        return
      }
      parser = .text
      control(Character(scalar), body)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": parser = .escape
    case "\r": move(column: 0)
    case "\n": lineFeed()
    case "\u{8}": move(column: column - 1)
    case "\u{7}": bells += 1
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if join(scalar) { return }
    let width = DisplayWidth.of(Character(scalar))
    if wrapsNext || column + width > columns {
      move(column: 0)
      lineFeed()
    }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    advance(width)
  }

  /// Adds the scalar to the character before the cursor, if the two are one.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    var before = wrapsNext ? column : column - 1
    if before > 0, cells[row][before].isEmpty { before -= 1 }
    guard before >= 0, !cells[row][before].isEmpty else { return false }
    let former = cells[row][before]
    let joined = former + String(scalar)
    guard joined.count == 1 else { return false }
    cells[row][before] = joined
    if DisplayWidth.of(joined) > DisplayWidth.of(former), before + 1 < columns {
      cells[row][before + 1] = ""
      advance(1)
    }
    return true
  }

  private mutating func advance(_ width: Int) {
    wrapsNext = column + width >= columns
    column = min(column + width, columns - 1)
  }

  private mutating func move(row: Int? = nil, column: Int) {
    self.row = min(max(row ?? self.row, 0), rows - 1)
    self.column = min(max(column, 0), columns - 1)
    wrapsNext = false
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func control(_ final: Character, _ body: String) {
    let numbers = body.split(separator: ";").compactMap { Int($0) }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(row: row - count, column: column)
    case "B": move(row: row + count, column: column)
    case "C": move(column: column + count)
    case "D": move(column: column - count)
    case "H": move(row: count - 1, column: max(1, numbers.dropFirst().first ?? 1) - 1)
    case "J": eraseDisplay(numbers.first ?? 0)
    case "K": erase(row, from: column)
    case "P", "@": shift(final, count)
    case "h", "l": setMode(body, final == "h")
    case "m": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func setMode(_ body: String, _ isOn: Bool) {
    guard body == "?2004" else { return unknown.append("mode \(body)") }
    isPasteBracketed = isOn
    if isOn { prompts += 1 }
  }

  private mutating func eraseDisplay(_ kind: Int) {
    erase(row, from: kind == 0 ? column : 0)
    for other in (kind == 0 ? row + 1 : 0)..<rows where other != row { erase(other, from: 0) }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for index in column..<columns { cells[row][index] = " " }
  }

  private mutating func shift(_ final: Character, _ count: Int) {
    for _ in 0..<min(count, columns - column) {
      if final == "P" {
        cells[row].remove(at: column)
        cells[row].append(" ")
      } else {
        cells[row].insert(" ", at: column)
        cells[row].removeLast()
      }
    }
  }
}
