import LayEngine

extension Bitmap {
  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - x: where it begins; `baseline` is the line on which the letters stand.
  ///   - advance: how wide a letter is with what is free behind it; a wide one takes two.
  ///   - capHeight: how high a capital letter is.
  mutating func draw(
    _ text: String, x: Double, baseline: Double, advance: Double, capHeight: Double,
    _ color: PixelColor
  ) {
    let row = capHeight / Double(PixelFont.rowsAboveLine)
    var x = x
    for character in text {
      let cell = character.isFullWidth ? 2 * advance : advance
      let column = cell / Double(PixelFont.columns)
      // What is free of a cell stands on both sides.
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
