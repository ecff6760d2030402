import LayEngine

/// Which rows of a window are for what, and to what scale the picture is drawn there.
///
/// What there is no room for is left out, the picture last.
struct ExplorePlan: Equatable {
  let rows: Int
  let columns: Int
  let picture: Range<Int>
  /// The marks and the numbers below them.
  let ruler: Range<Int>
  /// What is told of the breakpoints around.
  let places: Range<Int>
  let explanation: Range<Int>
  let help: Range<Int>
  /// Whether the picture is drawn so small that all of it is seen.
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

  /// A longer proposal is not drawn.
  private static let longestProposal = 4000.0
  /// The points of a row at which a line of text still has a row of its own.
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

  /// In which row of the whole picture a place is, counted from its top.
  func row(of y: Double, in state: ExploreState) -> Int {
    guard let (extent, row) = extent(of: state) else { return 0 }
    return Int(clamping: ((y - extent.origin.y) / row).rounded())
  }

  /// What is drawn, and how many points a row has.
  private func extent(of state: ExploreState) -> (ViewFrame, pointsPerRow: Double)? {
    guard let extent = state.shown?.scene.extent(withProposalUpTo: Self.longestProposal) else {
      return nil
    }
    let least = extent.size.height / Double(max(picture.count - 1, 1))
    if let row = Self.readable.first(where: { least <= $0 }) { return (extent, row) }
    return (extent, isWhole ? Self.round(least, least: 10) : Self.readable[1])
  }

  /// The next number that is easy to count with, so that small changes keep the scale.
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
