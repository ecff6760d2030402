import LayEngine

/// Which rows of a window show what, and the scale of the picture.
///
/// Parts for which there is no room are left out; the picture goes last.
struct ExplorePlan: Equatable {
  let rows: Int
  let columns: Int
  let picture: Range<Int>
  /// The marks and the numbers below them.
  let ruler: Range<Int>
  /// The breakpoints around the proposed length, in words.
  let places: Range<Int>
  let explanation: Range<Int>
  let help: Range<Int>
  /// Whether the picture is scaled down so that all of it is visible.
  var isWhole = false

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    let heights = [
      rows >= 9 ? 2 : 0, rows >= 20 ? 2 : rows >= 7 ? 1 : 0, rows >= 12 ? max(3, rows / 4) : 0,
      rows >= 6 ? 1 : 0,
    ]
    let pictureEnd = max(1, rows - heights.reduce(0, +))
    picture = min(1, pictureEnd)..<pictureEnd
    ruler = picture.upperBound..<picture.upperBound + heights[0]
    places = ruler.upperBound..<ruler.upperBound + heights[1]
    explanation = places.upperBound..<places.upperBound + heights[2]
    help = explanation.upperBound..<explanation.upperBound + heights[3]
  }

  /// Longer proposals are not drawn, in points.
  private static let longestProposal = 4000.0
  /// The points per row at which each line of text still has a row of its own.
  private static let readable = [10.0, 20]

  /// Nil where there is nothing to draw.
  func scale(of state: ExploreState, offset: Int? = nil) -> CellScale? {
    if let scale = state.drag?.scale { return scale }
    guard let (extent, row) = extent(of: state), !picture.isEmpty, columns > 0 else { return nil }
    let offset = offset ?? state.pictureOffset
    return CellScale(
      left: extent.origin.x, top: extent.origin.y + Double(offset) * row, columns: columns,
      rows: picture.count,
      pointsPerColumn: Self.round(extent.size.width / Double(max(columns - 1, 1)), least: 4),
      pointsPerRow: row)
  }

  func mostOffset(of state: ExploreState) -> Int {
    guard let (extent, row) = extent(of: state) else { return 0 }
    let high = min((extent.size.height / row).rounded(.up), 1_000_000)
    return max(0, Int(high) + 1 - picture.count)
  }

  /// The row of a y coordinate in the whole picture, counted from its top.
  func row(of y: Double, in state: ExploreState) -> Int {
    guard let (extent, row) = extent(of: state) else { return 0 }
    return Int(clamping: ((y - extent.origin.y) / row).rounded())
  }

  /// The frame that is drawn, and the points per row.
  private func extent(of state: ExploreState) -> (ViewFrame, pointsPerRow: Double)? {
    guard let extent = state.shown?.scene.extent(withProposalUpTo: Self.longestProposal) else {
      return nil
    }
    let least = extent.size.height / Double(max(picture.count - 1, 1))
    if let row = Self.readable.first(where: { least <= $0 }) { return (extent, row) }
    return (extent, isWhole ? Self.round(least, least: 10) : Self.readable[1])
  }

  /// The next larger round number; few distinct values keep the scale steady under small changes.
  private static func round(_ number: Double, least: Double) -> Double {
    var power = 1.0
    while power < 1e15 {
      for digits in [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.4, 8] {
        let round = digits * power
        if round >= least, round >= number { return round }
      }
      power *= 10
    }
    return power
  }
}
