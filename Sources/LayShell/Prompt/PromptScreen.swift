/// Brings pictures onto the terminal, writing only the rows that changed.
///
/// It moves relative to where it left the cursor, so it needs to know nothing of what is above.
struct PromptScreen {
  private(set) var rows: Int
  private(set) var columns: Int

  /// Whether the terminal breaks long rows anew when it narrows.
  let reflows: Bool

  private var drawn = PromptPicture()
  private var output = ""

  /// How many rows are drawn.
  var height: Int { drawn.rows.count }

  init(rows: Int, columns: Int, reflows: Bool) {
    self.rows = rows
    self.columns = columns
    self.reflows = reflows
  }

  /// The bytes that turn what is drawn into the picture.
  mutating func show(_ picture: PromptPicture) -> String {
    let picture = picture.clipped(toRows: rows)
    output = ""
    for (index, row) in picture.rows.enumerated() {
      guard index >= drawn.rows.count || drawn.rows[index] != row else { continue }
      move(toRow: index)
      output += row.text
      if row.width < columns { output += "\u{1B}[K" }
    }
    if picture.rows.count < drawn.rows.count {
      move(toRow: picture.rows.count)
      output += "\u{1B}[J"
    }
    drawn.rows = picture.rows
    move(to: picture.cursor)
    return output
  }

  /// Shows the picture for good, whole even if it is higher than the screen, and goes below it.
  mutating func finish(_ picture: PromptPicture, mark: String = "") -> String {
    var text = ""
    if picture.rows.count <= rows {
      var last = picture
      last.cursor = PromptPicture.Position(
        row: picture.rows.count - 1, column: min(picture.rows.last?.width ?? 0, columns - 1))
      text = show(last)
      if (picture.rows.last?.width ?? 0) < columns { text += mark }
    } else {
      output = ""
      move(toRow: 0)
      text = output + picture.rows.map(\.text).joined(separator: "\u{1B}[K\r\n") + mark
      text += "\u{1B}[J"
    }
    forget()
    return text + "\r\n"
  }

  /// The next picture starts where the cursor is, in a new row.
  mutating func forget() {
    drawn = PromptPicture()
  }

  /// Goes on in a terminal of another size: no row is as it was drawn.
  ///
  /// A terminal that breaks rows anew has moved the cursor down by the rows that came into being
  /// above it. Rows are not erased here but written over: erasing a whole screen would send them to
  /// what some terminals keep above it.
  mutating func resize(rows: Int, columns: Int) {
    var heights = drawn.rows.map { _ in 1 }
    var above = drawn.cursor.row
    if reflows && columns > 0 {
      heights = drawn.rows.map { max(1, ($0.width + columns - 1) / columns) }
      above = heights.prefix(drawn.cursor.row).reduce(0, +) + drawn.cursor.column / columns
    }
    self.rows = rows
    self.columns = columns
    let stale = PromptPicture.Row(text: "\u{0}", width: 0)
    drawn.rows = Array(repeating: stale, count: min(heights.reduce(0, +), rows))
    drawn.cursor.row = min(above, rows - 1)
  }

  private mutating func move(toRow row: Int) {
    move(to: PromptPicture.Position(row: row, column: 0))
  }

  /// Down goes by line feeds, which also make room at the end of the screen.
  private mutating func move(to position: PromptPicture.Position) {
    output += "\r"
    let down = position.row - drawn.cursor.row
    if down > 0 { output += String(repeating: "\n", count: down) }
    if down < 0 { output += "\u{1B}[\(-down)A" }
    if position.column > 0 { output += "\u{1B}[\(position.column)C" }
    drawn.cursor = position
  }
}
