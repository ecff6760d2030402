import LayLanguage
import LayTerminal

/// The rows of an entry that is being typed, and the cursor's position in them.
///
/// Rows are wrapped here and not by the terminal, so that the cursor's position is known.
struct PromptPicture: Equatable {
  struct Row: Equatable {
    var text = ""
    var width = 0
  }

  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  var rows: [Row] = []
  var cursor = Position()
}

extension PromptPicture {
  /// Breaks the text into rows of at most `columns`, each line of it after its prompt.
  ///
  /// - Parameter inks: one for each character of the text, or none at all.
  init(
    of content: EditedText, prompt: String, continuation: String, columns: Int, style: Style,
    inks: [Ink?] = []
  ) {
    var writer = RowWriter(columns: max(columns, 2))
    writer.write(prompt, drawnAs: style.paint(prompt, .prompt))
    var passed = 0
    for (index, character) in content.text.enumerated() {
      let scalars = character.unicodeScalars.count
      let isHere = passed <= content.cursor && content.cursor < passed + scalars
      passed += scalars
      if character == "\n" {
        if isHere { cursor = writer.here() }
        writer.endRow()
        writer.write(continuation, drawnAs: style.paint(continuation, .faint))
      } else {
        let ink = style.isColored && index < inks.count ? inks[index] : nil
        let start = writer.write(character, in: ink)
        if isHere { cursor = start }
      }
    }
    if content.cursor >= passed { cursor = writer.here() }
    writer.endRow()
    rows = writer.rows
  }

  /// Adds a short text at the right end of a row, unless it does not fit.
  ///
  /// The last column stays free, because some terminals wrap a full row when they get narrower.
  mutating func addRight(_ text: String, toRow index: Int, columns: Int, style: Style) {
    let width = DisplayWidth.of(text)
    guard !text.isEmpty, rows.indices.contains(index) else { return }
    let gap = columns - 1 - width - rows[index].width
    guard gap >= 2 else { return }
    rows[index].text += String(repeating: " ", count: gap) + style.paint(text, .faint)
    rows[index].width += gap + width
  }

  /// Adds temporary lines below the entry, each cut to one row.
  mutating func addFooter(_ lines: [String], columns: Int, style: Style) {
    for line in lines {
      var writer = RowWriter(columns: max(columns, 2))
      let line = line.prefix(while: { writer.fits($0) && !$0.isNewline })
      rows.append(Row(text: style.paint(String(line), .faint), width: writer.width))
    }
  }

  /// The rows around the cursor, if there are more than the screen has.
  func clipped(toRows count: Int) -> PromptPicture {
    guard rows.count > count, count > 0 else { return self }
    let first = min(max(0, cursor.row - count / 2), rows.count - count)
    var part = self
    part.rows = Array(rows[first..<first + count])
    part.cursor.row -= first
    return part
  }
}

/// Wraps characters into rows.
private struct RowWriter {
  let columns: Int
  var rows: [PromptPicture.Row] = []
  private var row = PromptPicture.Row()
  private var ink: Ink?

  /// Where the text of the row starts: after the prompt, if there is one.
  private var origin = 0

  var width: Int { row.width }

  init(columns: Int) {
    self.columns = columns
  }

  /// The position of the next character, if it has width one.
  mutating func here() -> PromptPicture.Position {
    if row.width >= columns { endRow() }
    return PromptPicture.Position(row: rows.count, column: row.width)
  }

  mutating func endRow() {
    change(to: nil)
    rows.append(row)
    row = PromptPicture.Row()
    origin = 0
  }

  /// Writes a prompt.
  mutating func write(_ text: String, drawnAs drawn: String) {
    row.text += drawn
    row.width += DisplayWidth.of(text)
    origin = row.width
  }

  /// Writes one character, and returns its position.
  @discardableResult
  mutating func write(_ character: Character, in ink: Ink? = nil) -> PromptPicture.Position {
    let drawn = picture(of: character)
    let width = drawn.reduce(0) { $0 + DisplayWidth.of($1) }
    if row.width + width > columns { endRow() }
    let start = PromptPicture.Position(row: rows.count, column: row.width)
    change(to: ink)
    row.text += drawn
    row.width += width
    return start
  }

  /// Changes the ink; neighbours with the same ink share one escape sequence.
  private mutating func change(to next: Ink?) {
    guard next != ink else { return }
    if ink != nil { row.text += Ink.end }
    row.text += next?.start ?? ""
    ink = next
  }

  /// Adds the character's width if it fits; returns whether it does.
  mutating func fits(_ character: Character) -> Bool {
    let width = DisplayWidth.of(character)
    guard row.width + width < columns else { return false }
    row.width += width
    return true
  }

  /// The visible form of a character: a tab goes to the next multiple of eight columns from the
  /// start of the line, and other control characters show as `^X`.
  private func picture(of character: Character) -> String {
    guard character.isASCII, let value = character.asciiValue else {
      return VisibleText.of(String(character))
    }
    if character == "\t" {
      let stop = 8 - (row.width - origin) % 8
      return String(repeating: " ", count: min(stop, max(1, columns - row.width)))
    }
    if value >= 0x20 && value != 0x7F { return String(character) }
    return "^" + String(Unicode.Scalar(value ^ 0x40))
  }
}

/// Updates the terminal to show a picture, writing only the rows that changed.
///
/// Cursor movement is relative, so it needs to know nothing of the rows above.
struct PromptScreen {
  private(set) var rows: Int
  private(set) var columns: Int

  /// Whether the terminal rewraps long rows when it gets narrower.
  let reflows: Bool

  /// The picture on the terminal, as it was before the last change of size.
  private var drawn = PromptPicture()

  /// Whether the size of the terminal has changed since.
  private var isStale = false
  private var output = ""

  /// How many rows are drawn.
  var height: Int { drawn.rows.count }

  init(rows: Int, columns: Int, reflows: Bool) {
    self.rows = rows
    self.columns = columns
    self.reflows = reflows
  }

  /// The output that turns the drawn picture into this one.
  mutating func show(_ picture: PromptPicture) -> String {
    let picture = picture.clipped(toRows: rows)
    output = ""
    let erasesBelow = isStale
    findRows()
    for (index, row) in picture.rows.enumerated() {
      guard index >= drawn.rows.count || drawn.rows[index] != row else { continue }
      move(toRow: index)
      write(row, over: drawn.rows.indices.contains(index) ? drawn.rows[index] : nil)
    }
    if erasesBelow, let last = picture.rows.last, last.width < columns {
      move(to: PromptPicture.Position(row: picture.rows.count - 1, column: last.width))
      output += "\u{1B}[J"
    } else if picture.rows.count < drawn.rows.count {
      move(toRow: picture.rows.count)
      output += "\u{1B}[J"
    }
    drawn.rows = picture.rows
    move(to: picture.cursor)
    return output
  }

  /// Writes a row over a former one, which is nil if its contents are not known.
  ///
  /// A former row that may be longer is erased first. A terminal that rewraps rows counts every
  /// cell that was ever written in a row, including spaces and erased text, and remembers where it
  /// has wrapped a row itself. Only erasing the whole row resets both, so that `findRows` can count
  /// the rows.
  private mutating func write(_ row: PromptPicture.Row, over former: PromptPicture.Row?) {
    let isCovered = former.map { $0.width <= row.width } ?? false
    if !isCovered { output += "\u{1B}[K" }
    output += row.text
  }

  /// Draws the final picture, completely even if it is taller than the screen, and moves below it.
  mutating func finish(_ picture: PromptPicture, mark: String = "") -> String {
    var text = ""
    let lastWidth = picture.rows.last?.width ?? 0
    if picture.rows.count <= rows {
      var last = picture
      last.cursor = PromptPicture.Position(
        row: picture.rows.count - 1, column: min(lastWidth, columns - 1))
      text = show(last)
    } else {
      output = ""
      findRows()
      move(toRow: 0)
      text = output + picture.rows.map { "\u{1B}[K" + $0.text }.joined(separator: "\r\n")
      if lastWidth < columns { text += "\u{1B}[J" }
    }
    if lastWidth < columns { text += mark }
    forget()
    return text + "\r\n"
  }

  /// Forgets what is drawn: the next picture starts in the row of the cursor.
  mutating func forget() {
    drawn = PromptPicture()
    isStale = false
  }

  /// Sets a new size of the terminal, after which no row is as it was drawn.
  mutating func resize(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    isStale = true
  }

  /// Finds the positions of the rows after a change of size; their contents count as unknown.
  ///
  /// A terminal that rewraps has moved the cursor down by the rows that were added above it. If the
  /// cursor may be in one of two rows, the upper one is assumed: a row of the prompt may be left
  /// over then, but nothing above the prompt is overwritten. Rows are not erased but overwritten:
  /// some terminals move an erased screen into their scrollback.
  private mutating func findRows() {
    guard isStale else { return }
    isStale = false
    var heights = drawn.rows.map { _ in 1 }
    var above = drawn.cursor.row
    if reflows {
      heights = drawn.rows.map { max(1, ($0.width + columns - 1) / columns) }
      let width = drawn.rows.indices.contains(above) ? drawn.rows[above].width : 0
      let column = min(drawn.cursor.column, max(0, width - 1))
      above = heights.prefix(above).reduce(0, +) + column / columns
    }
    let unknown = PromptPicture.Row(text: "\u{0}", width: .max)
    drawn.rows = Array(repeating: unknown, count: min(heights.reduce(0, +), rows))
    drawn.cursor.row = min(above, rows - 1)
  }

  private mutating func move(toRow row: Int) {
    move(to: PromptPicture.Position(row: row, column: 0))
  }

  /// Moves the cursor; down by line feeds, which also scroll at the end of the screen.
  private mutating func move(to position: PromptPicture.Position) {
    output += "\r"
    let down = position.row - drawn.cursor.row
    if down > 0 { output += String(repeating: "\n", count: down) }
    if down < 0 { output += "\u{1B}[\(-down)A" }
    if position.column > 0 { output += "\u{1B}[\(position.column)C" }
    drawn.cursor = position
  }
}
