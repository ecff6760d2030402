import LayEngine

/// A bitmap and its drawing operations.
///
/// Lengths are in pixels and y points down. A partly covered pixel is blended by its coverage.
struct Bitmap {
  let width, height: Int
  /// Red, green and blue of each pixel, row by row from the top.
  private(set) var bytes: [UInt8]
  /// The area outside of which nothing is drawn.
  var clip: PixelFrame

  init(width: Int, height: Int, paper: PixelColor) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: 3 * width * height)
    clip = PixelFrame(left: 0, top: 0, right: Double(width), bottom: Double(height))
    for start in stride(from: 0, to: bytes.count, by: 3) {
      bytes[start] = paper.red
      bytes[start + 1] = paper.green
      bytes[start + 2] = paper.blue
    }
  }

  func color(_ column: Int, _ row: Int) -> PixelColor {
    let start = 3 * (row * width + column)
    return PixelColor(bytes[start], bytes[start + 1], bytes[start + 2])
  }

  private mutating func blend(
    _ column: Int, _ row: Int, _ color: PixelColor, _ opacity: Double
  ) {
    let start = 3 * (row * width + column)
    for (offset, part) in [color.red, color.green, color.blue].enumerated() {
      let before = Double(bytes[start + offset])
      bytes[start + offset] = UInt8((before + (Double(part) - before) * opacity).rounded())
    }
  }

  /// The pixels that a frame overlaps.
  private func pixels(of frame: PixelFrame) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
      let first = Int(min(max(start.rounded(.down), 0), Double(count)))
      let last = Int(min(max(end.rounded(.up), 0), Double(count)))
      return first..<max(first, last)
    }
    return (range(frame.left, frame.right, width), range(frame.top, frame.bottom, height))
  }

  /// Fills a rectangle.
  mutating func fill(_ frame: PixelFrame, _ color: PixelColor, opacity: Double = 1) {
    fill([frame], color, opacity: opacity)
  }

  /// Fills adjoining rectangles that do not overlap, without a seam between them.
  mutating func fill(_ frames: [PixelFrame], _ color: PixelColor, opacity: Double = 1) {
    let frames = frames.map { $0.part(in: clip) }
    guard let first = frames.first else { return }
    let whole = frames.dropFirst().reduce(first) { $0.including($1) }
    let (columns, rows) = pixels(of: whole)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var covered = [Double](repeating: 0, count: columns.count * rows.count)
    for frame in frames {
      let (itsColumns, itsRows) = pixels(of: frame)
      for row in itsRows {
        let high = min(frame.bottom, Double(row + 1)) - max(frame.top, Double(row))
        for column in itsColumns {
          let wide = min(frame.right, Double(column + 1)) - max(frame.left, Double(column))
          covered[(row - rows.lowerBound) * columns.count + column - columns.lowerBound] +=
            high * wide
        }
      }
    }
    for (index, part) in covered.enumerated() where part > 0 {
      blend(
        columns.lowerBound + index % columns.count, rows.lowerBound + index / columns.count, color,
        opacity * min(part, 1))
    }
  }

  /// Fills a shape that is given by its distance function.
  ///
  /// `distance` is the distance of a point from the shape in pixels, negative inside it.
  mutating func fill(
    _ frame: PixelFrame, _ color: PixelColor, opacity: Double,
    within distance: (_ x: Double, _ y: Double) -> Double
  ) {
    let (columns, rows) = pixels(of: frame.part(in: clip))
    for row in rows {
      for column in columns {
        let covered = min(max(0.5 - distance(Double(column) + 0.5, Double(row) + 0.5), 0), 1)
        if covered > 0 { blend(column, row, color, opacity * covered) }
      }
    }
  }
}

/// A rectangle in pixels.
struct PixelFrame {
  var left, top, right, bottom: Double

  func part(in other: PixelFrame) -> PixelFrame {
    PixelFrame(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func including(_ other: PixelFrame) -> PixelFrame {
    PixelFrame(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

/// Lines and shapes in bitmaps.
extension Bitmap {
  /// Strokes the outline of a rectangle, centered on its edges.
  ///
  /// - Parameter dash: the lengths of a dash and of a gap; nil for a solid line.
  mutating func stroke(
    _ frame: PixelFrame, _ color: PixelColor, thickness: Double, dash: (Double, Double)? = nil
  ) {
    let half = thickness / 2
    for y in [frame.top, frame.bottom] {
      line(
        PixelFrame(
          left: frame.left - half, top: y - half, right: frame.right + half, bottom: y + half),
        isAcross: true, color, dash)
    }
    for x in [frame.left, frame.right] {
      line(
        PixelFrame(
          left: x - half, top: frame.top + half, right: x + half, bottom: frame.bottom - half),
        isAcross: false, color, dash)
    }
  }

  /// Fills a line, given as a long rectangle.
  mutating func line(
    _ frame: PixelFrame, isAcross: Bool, _ color: PixelColor, _ dash: (Double, Double)?
  ) {
    guard let (length, free) = dash else { return fill(frame, color) }
    var start = isAcross ? frame.left : frame.top
    let end = isAcross ? frame.right : frame.bottom
    while start < end {
      var part = frame
      let next = min(start + length, end)
      if isAcross {
        (part.left, part.right) = (start, next)
      } else {
        (part.top, part.bottom) = (start, next)
      }
      fill(part, color)
      start += length + free
    }
  }

  /// Fills a rectangle with rounded corners.
  mutating func fillRounded(
    _ frame: PixelFrame, radius: Double, _ color: PixelColor, opacity: Double
  ) {
    let (halfWidth, halfHeight) = ((frame.right - frame.left) / 2, (frame.bottom - frame.top) / 2)
    let (x, y) = (frame.left + halfWidth, frame.top + halfHeight)
    let radius = min(radius, halfWidth, halfHeight)
    fill(frame, color, opacity: opacity) { px, py in
      let (dx, dy) = (abs(px - x) - halfWidth + radius, abs(py - y) - halfHeight + radius)
      let (ox, oy) = (max(dx, 0), max(dy, 0))
      return (ox * ox + oy * oy).squareRoot() + min(max(dx, dy), 0) - radius
    }
  }

  /// Fills the ellipse inside a rectangle.
  mutating func fillEllipse(_ frame: PixelFrame, _ color: PixelColor, opacity: Double) {
    let (halfWidth, halfHeight) = ((frame.right - frame.left) / 2, (frame.bottom - frame.top) / 2)
    guard halfWidth > 0, halfHeight > 0 else { return }
    let (x, y) = (frame.left + halfWidth, frame.top + halfHeight)
    fill(frame, color, opacity: opacity) { px, py in
      let (dx, dy) = ((px - x) / halfWidth, (py - y) / halfHeight)
      return ((dx * dx + dy * dy).squareRoot() - 1) * min(halfWidth, halfHeight)
    }
  }
}

extension Bitmap {
  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - x: the left edge of the text; `baseline` is the y of its baseline.
  ///   - advance: the width of a character with its spacing; a wide character takes two.
  ///   - capHeight: the height of a capital letter.
  mutating func draw(
    _ text: String, x: Double, baseline: Double, advance: Double, capHeight: Double,
    _ color: PixelColor, isOver: () -> Bool = { false }
  ) {
    let row = capHeight / Double(PixelFont.rowsAboveLine)
    var x = x
    for character in text {
      if isOver() { break }
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
