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
