/// Brings pictures onto the terminal, writing only the rows that changed.
///
/// It moves relative to where it left the cursor, so it needs to know nothing of what is above.
struct PromptScreen {
  private(set) var rows: Int
  private(set) var columns: Int

  /// Whether the terminal breaks long rows anew when it narrows.
  let reflows: Bool

  /// What is drawn, as the terminal showed it before its last change of size.
  private var drawn = PromptPicture()

  /// Whether the terminal has changed its size since.
  private var isStale = false
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
    let erasesBelow = isStale
    settle()
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

  /// Writes a row in place of another; nil where nothing is known of what stands there.
  ///
  /// A row that may be longer is erased from its start, before anything is written. A terminal
  /// that breaks rows anew counts the cells of a row that were written once, blanks and what was
  /// erased behind a text too, and remembers which rows it has broken itself; only erasing the
  /// whole row makes it forget both, so that `settle` can count the rows.
  private mutating func write(_ row: PromptPicture.Row, over former: PromptPicture.Row?) {
    let isCovered = former.map { $0.width <= row.width } ?? false
    if !isCovered { output += "\u{1B}[K" }
    output += row.text
  }

  /// Shows the picture for good, whole even if it is higher than the screen, and goes below it.
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
      settle()
      move(toRow: 0)
      text = output + picture.rows.map { "\u{1B}[K" + $0.text }.joined(separator: "\r\n")
      if lastWidth < columns { text += "\u{1B}[J" }
    }
    if lastWidth < columns { text += mark }
    forget()
    return text + "\r\n"
  }

  /// The next picture starts where the cursor is, in a new row.
  mutating func forget() {
    drawn = PromptPicture()
    isStale = false
  }

  /// Goes on in a terminal of another size: no row is as it was drawn.
  mutating func resize(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    isStale = true
  }

  /// Finds where the rows are after changes of the size; none of them is known any more.
  ///
  /// A terminal that breaks rows anew has moved the cursor down by the rows that came into being
  /// above it. Where it may have put the cursor into one of two rows, the upper one is taken: a row
  /// of the prompt may be left over then, but nothing above the prompt is written over.
  /// Rows are not erased at once but written over: erasing a whole screen would send them to
  /// what some terminals keep above it.
  private mutating func settle() {
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
