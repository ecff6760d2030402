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
