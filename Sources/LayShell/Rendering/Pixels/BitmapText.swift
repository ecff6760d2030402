import LayEngine

extension Bitmap {
  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - x: the left edge of the text; `baseline` is the y of its baseline.
  ///   - advance: the width of a character with its spacing; a wide character takes two.
  ///   - capHeight: the height of a capital letter.
  mutating func draw(
    _ text: String, x: Double, baseline: Double, advance: Double, capHeight: Double,
    _ color: PixelColor
  ) {
    let row = capHeight / Double(PixelFont.rowsAboveLine)
    var x = x
    for character in text {
      let cell = Double(character.cellCount) * advance
      let column = cell / Double(PixelFont.columns)
      // The spacing of a cell is split between both sides.
      let left = x + column / 2
      let frames = PixelFont.marks(of: character).map { mark in
        let top = baseline + Double(mark.row - PixelFont.rowsAboveLine) * row
        return PixelFrame(
          left: left + Double(mark.column) * column, top: top,
          right: left + Double(mark.column + 1) * column, bottom: top + row)
      }
      fill(frames, color)
      x += cell
    }
  }
}
