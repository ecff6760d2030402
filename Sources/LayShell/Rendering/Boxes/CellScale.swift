import LayEngine

/// The mapping from points to the cells of a terminal.
struct CellScale {
  /// The scale of a drawing that has enough room.
  static let columnsPerPoint = 0.25
  static let rowsPerPoint = 0.1
  private static let mostRows = 200.0
  /// The number of cells outside of the picture to which far coordinates are clamped.
  private static let beyond = 3

  /// The x coordinate of the first column and the y coordinate of the first row, in points.
  let left, top: Double
  let columns, rows: Int
  let pointsPerColumn, pointsPerRow: Double
}

extension CellScale {
  /// A scale that shows a whole extent, at full scale if there is room.
  ///
  /// - Parameter least: how many points a row is at least.
  init(
    _ extent: ViewFrame, columns most: Int,
    pointsPerRow least: Double = 1 / CellScale.rowsPerPoint
  ) {
    let wide = extent.size.width * Self.columnsPerPoint
    let high = extent.size.height * Self.rowsPerPoint
    let columnFactor = min(1, Double(most - 1) / max(wide, 1))
    let rowFactor = min(1 / (least * Self.rowsPerPoint), Self.mostRows / max(high, 1))
    self.init(
      left: extent.origin.x, top: extent.origin.y,
      columns: Int((wide * columnFactor).rounded()) + 1,
      rows: Int((high * rowFactor).rounded()) + 1,
      pointsPerColumn: 1 / (Self.columnsPerPoint * columnFactor),
      pointsPerRow: 1 / (Self.rowsPerPoint * rowFactor))
  }

  func column(_ x: Double) -> Int { cell((x - left) / pointsPerColumn, of: columns) }

  func row(_ y: Double) -> Int { cell((y - top) / pointsPerRow, of: rows) }

  /// The cell at a distance, clamped to a few cells outside of the picture.
  private func cell(_ distance: Double, of count: Int) -> Int {
    let beyond = Double(Self.beyond)
    return Int(min(max(-beyond, distance.rounded()), Double(count) + beyond))
  }

  func cell(_ x: Double, _ y: Double) -> (column: Int, row: Int) { (column(x), row(y)) }

  /// The cells of the edges of a frame, whose lengths may be negative.
  func cells(of frame: ViewFrame) -> (left: Int, top: Int, right: Int, bottom: Int) {
    let (left, top) = cell(frame.origin.x, frame.origin.y)
    let (right, bottom) = cell(frame.maxX, frame.maxY)
    return (min(left, right), min(top, bottom), max(left, right), max(top, bottom))
  }

  /// The point at the center of a cell.
  func point(column: Int, row: Int) -> ViewPoint {
    ViewPoint(x: left + Double(column) * pointsPerColumn, y: top + Double(row) * pointsPerRow)
  }
}
