import LayEngine

/// The written rule of a grid, step by step.
///
/// It makes sets and sums anew in each step: slow, but easy to compare with the rule's text.
struct PlainGrid {
  struct Cell {
    var view: View
    var row: Int
    var columns: Range<Int>
    var priority: Double
    var unsizedAxes: AxisSet
  }

  let cells: [Cell]
  let columnCount, rowCount: Int
  let spacing: Double
  let proposal: ProposedViewSize
  private(set) var widths: [Double]
  private(set) var heights: [Double]
  private(set) var offers: [Int: ProposedViewSize] = [:]
  private(set) var answers: [Int: ViewSize] = [:]
  private var settledColumns: Set<Int> = []
  private var settledRows: Set<Int> = []

  init(_ cells: [Cell], spacing: Double, proposal: ProposedViewSize) throws {
    self.cells = cells
    self.spacing = spacing
    self.proposal = proposal
    columnCount = cells.map(\.columns.upperBound).max() ?? 0
    rowCount = (cells.map(\.row).max() ?? -1) + 1
    widths = Array(repeating: 0, count: columnCount)
    heights = Array(repeating: 0, count: rowCount)
    if proposal == .ideal {
      for index in cells.indices { try ask(index, .ideal) }
      for index in cells.indices { spread(index, over: []) }
    } else {
      try share()
    }
  }

  /// The length before a column: the spacing if some cell begins there, else 0.
  func gap(_ column: Int) -> Double {
    column > 0 && cells.contains { $0.columns.lowerBound == column } ? spacing : 0
  }

  /// All columns with the lengths before them, and all rows with the spacing between them.
  var size: ViewSize {
    ViewSize(
      width: (0..<columnCount).reduce(0) { $0 + widths[$1] + gap($1) },
      height: heights.reduce(0, +) + spacing * Double(max(rowCount - 1, 0)))
  }

  func slot(_ cell: Cell) -> ViewSize {
    ViewSize(
      width: cell.columns.reduce(0) { $0 + widths[$1] }
        + cell.columns.dropFirst().reduce(0) { $0 + gap($1) },
      height: heights[cell.row])
  }

  private mutating func ask(_ index: Int, _ proposal: ProposedViewSize) throws {
    let cell = cells[index]
    let answer = try Engine(ViewTree(cell.view)).size(proposal)
    (offers[index], answers[index]) = (proposal, answer)
    heights[cell.row] = max(heights[cell.row], answer.height)
    guard cell.columns.count == 1 else { return }
    widths[cell.columns.lowerBound] = max(widths[cell.columns.lowerBound], answer.width)
  }

  private mutating func spread(_ index: Int, over open: Set<Int>) {
    let cell = cells[index]
    let missing = (answers[index]?.width ?? 0) - slot(cell).width
    guard cell.columns.count > 1, missing > 0 else { return }
    var targets = cell.columns.filter { open.contains($0) }
    if targets.isEmpty {
      targets = cell.columns.filter { column in
        !cells.contains { $0.columns == column..<column + 1 }
      }
    }
    if targets.isEmpty { targets = Array(cell.columns) }
    for column in targets { widths[column] += missing / Double(targets.count) }
  }

  private func key(_ index: Int) throws -> [Double] {
    let tree = try ViewTree(cells[index].view)
    let least = try Engine(tree).size(.zero)
    let most = try Engine(tree).size(.infinity)
    var (endless, range) = (0.0, 0.0)
    let sides = [
      (proposal.width, least.width, most.width), (proposal.height, least.height, most.height),
    ]
    for case (.some, let shortest, let longest) in sides {
      if longest.isFinite { range += longest - shortest } else { endless += 1 }
    }
    return [-cells[index].priority, endless, range]
  }

  private func openLines(_ waiting: Set<Int>, _ priority: Double) -> (Set<Int>, Set<Int>) {
    let cells = waiting.map { self.cells[$0] }.filter { $0.priority == priority }
    let single = cells.filter { $0.columns.count == 1 }
    return (Set(single.map(\.columns.lowerBound)), Set(cells.map(\.row)))
  }

  private mutating func share() throws {
    let keys = try cells.indices.map(key)
    var waiting = Set(cells.indices)
    while let first = waiting.map({ keys[$0] }).min(by: { $0.lexicographicallyPrecedes($1) }) {
      let group = cells.indices.filter { waiting.contains($0) && keys[$0] == first }
      let (openColumns, openRows) = openLines(waiting, -first[0])
      let gaps = (0..<columnCount).reduce(0) { $0 + gap($1) }
      let room = proposal.width.map { $0 - gaps }
      let width = room.map { room in
        (room - settledColumns.reduce(0) { $0 + widths[$1] }) / Double(max(openColumns.count, 1))
      }
      let height = proposal.height.map { proposed in
        let left = proposed - spacing * Double(rowCount - 1)
        return (left - settledRows.reduce(0) { $0 + heights[$1] }) / Double(max(openRows.count, 1))
      }
      for index in group {
        try ask(index, offer(index, width, height, room, openColumns))
        waiting.remove(index)
      }
      let (stillOpen, rowsStillOpen) = openLines(waiting, -first[0])
      for index in group { spread(index, over: stillOpen) }
      settledColumns.formUnion(Set(0..<columnCount).subtracting(stillOpen))
      settledRows.formUnion(Set(0..<rowCount).subtracting(rowsStillOpen))
    }
  }

  private func offer(
    _ index: Int, _ width: Double?, _ height: Double?, _ room: Double?, _ open: Set<Int>
  ) -> ProposedViewSize {
    let cell = cells[index]
    let slot = slot(cell)
    let outside = (0..<columnCount).filter { !cell.columns.contains($0) }
    let inner = cell.columns.dropFirst().reduce(0) { $0 + gap($1) }
    let offered = width.map { share in
      if cell.unsizedAxes.contains(.horizontal) { return slot.width }
      if cell.columns.count == 1 { return max(share, slot.width) }
      let others = outside.reduce(0) { $0 + (open.contains($1) ? share : widths[$1]) }
      return max((room ?? 0) - others + inner, slot.width)
    }
    let isUnsized = cell.unsizedAxes.contains(.vertical)
    return ProposedViewSize(
      width: offered, height: height.map { isUnsized ? slot.height : max($0, slot.height) })
  }
}
