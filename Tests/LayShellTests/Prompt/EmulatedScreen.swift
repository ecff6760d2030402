import LayLanguage
import LayTerminal

/// The cells of a terminal, as a program's output leaves them.
///
/// It knows the sequences that a prompt sends, and records the others, so that a test can tell.
struct EmulatedScreen {
  private(set) var rows: Int
  private(set) var columns: Int
  private(set) var row = 0
  private(set) var column = 0

  /// How often the program has switched bracketed paste on: once for each prompt.
  private(set) var prompts = 0
  private(set) var isPasteBracketed = false
  private(set) var bells = 0
  private(set) var unknown: [String] = []
  /// The modes that are on, apart from bracketed paste.
  private(set) var modes = Self.usualModes
  /// Text wraps into the next row, and the cursor is visible.
  static let usualModes: Set<String> = ["?7", "?25"]
  /// How many synchronized updates, of one picture each, have ended.
  private(set) var frames = 0

  /// A character stands in its first cell; the second cell of a wide one is empty.
  private struct Row {
    var cells: [String]
    /// How many cells were written since the whole row was erased; blanks and cells that were
    /// erased behind a text count, as they do in tmux.
    var used = 0
    /// Whether the terminal itself wrapped the text into the next row.
    var wraps = false
    /// The color and style codes (SGR) of each cell that has any.
    var inks: [Int: String] = [:]

    init(columns: Int) { cells = Array(repeating: " ", count: columns) }

    var text: String { EmulatedScreen.trimmed(cells.joined()) }
  }

  private var screen: [Row]
  /// The main screen and its cursor while the alternate screen is shown.
  private var other: (screen: [Row], row: Int, column: Int)?
  /// The rows that were scrolled out at the top.
  private var gone: [Row] = []

  /// After the last column is written, the next character goes to the next row.
  private var wrapsNext = false
  private var parser = Parser.text
  private var pen: String?

  private enum Parser: Equatable {
    case text, escape
    case sequence(String)
  }

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    screen = Array(repeating: Row(columns: columns), count: rows)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  func line(_ row: Int) -> String {
    screen[row].text
  }

  var cursorLine: String { line(row) }

  /// All rows down to the last that has text.
  var lines: [String] {
    let all = (0..<rows).map(line)
    return Array(all.prefix((all.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  /// The color and style codes (SGR) of a cell; nil for none.
  func ink(row: Int, column: Int) -> String? { screen[row].inks[column] }

  /// All rows, from the first that was scrolled out; rows that the terminal wrapped are joined.
  var paper: [String] {
    var lines = [""]
    for row in gone + screen {
      lines[lines.count - 1] += row.wraps ? row.cells.joined() : row.text
      if !row.wraps { lines.append("") }
    }
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars { feed(scalar) }
  }

  /// Resizes as xterm does: what does not fit is cut off.
  mutating func resize(rows: Int, columns: Int) {
    for index in screen.indices {
      let row = screen[index].cells + Array(repeating: " ", count: max(0, columns - self.columns))
      screen[index].cells = Array(row.prefix(columns))
      screen[index].used = min(screen[index].used, columns)
      screen[index].wraps = false
    }
    fit(rows: rows, columns: columns)
  }

  /// Changes the number of columns as most terminals do: rows that the terminal wrapped are joined,
  /// and long rows are wrapped again.
  ///
  /// The cursor stays at its character; after the last character it moves with the row's end.
  mutating func reflow(columns: Int) {
    var broken: [Row] = []
    var position = (row: 0, column: 0)
    var firstOnScreen = 0
    var cells: [String] = []
    var cursor: Int?
    var hasCursor = false
    for (index, row) in (gone + screen).enumerated() {
      if index == gone.count && cells.isEmpty { firstOnScreen = broken.count }
      if index == gone.count + self.row {
        hasCursor = true
        cursor = column < row.used ? cells.count + column : nil
      }
      cells += row.cells.prefix(row.used)
      if row.wraps { continue }
      let parts = Self.parts(of: cells, columns: columns)
      if hasCursor {
        let place = Self.place(of: cursor, in: parts, columns: columns)
        position = (broken.count + place.row, place.column)
      }
      broken += parts
      (cells, cursor, hasCursor) = ([], nil, false)
    }
    let last = broken.lastIndex { $0.used > 0 } ?? 0
    let start = max(firstOnScreen, max(last, position.row) + 1 - rows)
    gone = Array(broken[..<start])
    screen = Array(broken[start...].prefix(rows))
    (row, column) = (position.row - start, position.column)
    fit(rows: rows, columns: columns)
  }

  private static func parts(of cells: [String], columns: Int) -> [Row] {
    var parts: [Row] = []
    var rest = cells[...]
    repeat {
      var count = min(columns, rest.count)
      // A wide character is not split.
      if count < rest.count, rest[rest.startIndex + count].isEmpty { count -= 1 }
      var part = Row(columns: columns)
      part.cells.replaceSubrange(0..<count, with: rest.prefix(count))
      part.used = count
      rest = rest.dropFirst(count)
      part.wraps = !rest.isEmpty
      parts.append(part)
    } while !rest.isEmpty
    return parts
  }

  private static func place(
    of cursor: Int?, in parts: [Row], columns: Int
  ) -> (row: Int, column: Int) {
    guard var offset = cursor else {
      return (parts.count - 1, min(parts.last?.used ?? 0, columns - 1))
    }
    var row = 0
    while row + 1 < parts.count, offset >= parts[row].used {
      offset -= parts[row].used
      row += 1
    }
    return (row, offset)
  }

  private mutating func fit(rows: Int, columns: Int) {
    if row >= rows {
      gone += screen.prefix(row - rows + 1)
      screen.removeFirst(row - rows + 1)
      row = rows - 1
    }
    screen = Array(screen.prefix(rows))
    while screen.count < rows { screen.append(Row(columns: columns)) }
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
    if wrapsNext || column + width > columns, !modes.contains("?7") { return }
    if wrapsNext || column + width > columns {
      screen[row].wraps = true
      move(column: 0)
      lineFeed()
    }
    screen[row].cells[column] = String(scalar)
    screen[row].inks[column] = pen
    if width == 2 { screen[row].cells[column + 1] = "" }
    advance(width)
  }

  /// Adds the scalar to the character before the cursor, if both make one character.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    var before = wrapsNext ? column : column - 1
    if before > 0, screen[row].cells[before].isEmpty { before -= 1 }
    guard before >= 0, !screen[row].cells[before].isEmpty else { return false }
    let former = screen[row].cells[before]
    let joined = former + String(scalar)
    guard joined.count == 1 else { return false }
    screen[row].cells[before] = joined
    if DisplayWidth.of(joined) > DisplayWidth.of(former), before + 1 < columns {
      screen[row].cells[before + 1] = ""
      advance(1)
    }
    return true
  }

  private mutating func advance(_ width: Int) {
    screen[row].used = max(screen[row].used, min(column + width, columns))
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
      gone.append(screen.removeFirst())
      screen.append(Row(columns: columns))
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
    case "m": pen = body == "0" ? nil : body
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func setMode(_ body: String, _ isOn: Bool) {
    switch body {
    case "?2004":
      isPasteBracketed = isOn
      if isOn { prompts += 1 }
      return
    case "?1049": showOther(isOn)
    case "?2026": frames += isOn ? 0 : 1
    case "?7", "?25", "?1002", "?1006": break
    default: return unknown.append("mode \(body)")
    }
    if isOn { modes.insert(body) } else { modes.remove(body) }
  }

  /// The alternate screen is empty at first; the main screen comes back as it was.
  private mutating func showOther(_ isOn: Bool) {
    guard isOn == (other == nil) else { return }
    if let other {
      screen = other.screen
      self.other = nil
      fit(rows: rows, columns: columns)
      (row, column) = (other.row, other.column)
    } else {
      other = (screen, row, column)
      screen = Array(repeating: Row(columns: columns), count: rows)
    }
  }

  private mutating func eraseDisplay(_ kind: Int) {
    erase(row, from: kind == 0 ? column : 0)
    for other in (kind == 0 ? row + 1 : 0)..<rows where other != row { erase(other, from: 0) }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for index in column..<columns { screen[row].cells[index] = " " }
    guard column == 0 else { return }
    (screen[row].used, screen[row].wraps) = (0, false)
    if row > 0 { screen[row - 1].wraps = false }
  }

  private mutating func shift(_ final: Character, _ count: Int) {
    for _ in 0..<min(count, columns - column) {
      if final == "P" {
        screen[row].cells.remove(at: column)
        screen[row].cells.append(" ")
      } else {
        screen[row].cells.insert(" ", at: column)
        screen[row].cells.removeLast()
      }
    }
  }
}
