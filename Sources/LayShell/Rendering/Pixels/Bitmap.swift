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
    let frame = frame.part(in: clip)
    let (columns, rows) = pixels(of: frame)
    for row in rows {
      let high = min(frame.bottom, Double(row + 1)) - max(frame.top, Double(row))
      for column in columns {
        let wide = min(frame.right, Double(column + 1)) - max(frame.left, Double(column))
        blend(column, row, color, opacity * high * wide)
      }
    }
  }

  /// Fills adjoining rectangles that do not overlap, without a seam between them.
  mutating func fill(_ frames: [PixelFrame], _ color: PixelColor) {
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
        min(part, 1))
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
