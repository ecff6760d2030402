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
  /// The served cells of several columns that keep their first column too.
  private var keeping: Set<Int> = []
  /// What served cells of several columns lack, as far as it is counted as taken.
  private var reserved = 0.0

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
      widths = spread(Array(cells.indices))
    } else {
      try share()
    }
  }

  func gap(_ column: Int) -> Double { column > 0 ? spacing : 0 }

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

  private func isFull(_ index: Int) -> Bool {
    columnCount > 1 && cells[index].columns == 0..<columnCount
  }

  /// The columns that a cell has alone.
  private var owned: Set<Int> {
    Set(cells.filter { $0.columns.count == 1 }.map(\.columns.lowerBound))
  }

  private func missing(_ index: Int, in widths: [Double]) -> Double {
    let columns = cells[index].columns
    guard columns.count > 1 else { return 0 }
    let room =
      columns.reduce(0) { $0 + widths[$1] } + columns.dropFirst().reduce(0) { $0 + gap($1) }
    return max((answers[index]?.width ?? 0) - room, 0)
  }

  /// The widths once these cells have spread, one after another, what each still lacks.
  private func spread(_ served: [Int]) -> [Double] {
    var widths = widths
    for index in served {
      let missing = missing(index, in: widths)
      guard missing > 0 else { continue }
      let all = Array(cells[index].columns)
      let free = all.filter { !owned.contains($0) }
      let targets = free.isEmpty ? all : free
      for column in targets { widths[column] += missing / Double(targets.count) }
    }
    return widths
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

  /// The columns that cells of a priority keep open while some of them wait.
  ///
  /// A cell of one column or of several keeps them open while it waits. After that, a cell of
  /// several still does, except for its first column, if it releases that.
  private func openColumns(_ priority: Double, _ waiting: Set<Int>) -> Set<Int> {
    let level = cells.indices.filter { cells[$0].priority == priority }
    let partial = level.filter { !isFull($0) }
    var open: Set<Int> = []
    for index in partial {
      let columns = cells[index].columns
      if waiting.contains(index) {
        open.formUnion(columns)
      } else if columns.count > 1 {
        open.formUnion(keeping.contains(index) ? columns : columns.dropFirst())
      }
    }
    if level.contains(where: isFull) {
      let others = Set(partial.flatMap { cells[$0].columns })
      open.formUnion(Set(0..<columnCount).subtracting(others))
    }
    return open
  }

  private func openRows(_ priority: Double, _ waiting: Set<Int>) -> Set<Int> {
    Set(waiting.map { cells[$0] }.filter { $0.priority == priority }.map(\.row))
  }

  private mutating func share() throws {
    let keys = try cells.indices.map(key)
    let order = cells.indices.sorted {
      keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
    }
    var waiting = Set(order)
    var priority = Double.infinity
    while let first = order.first(where: { waiting.contains($0) }) {
      if cells[first].priority < priority {
        priority = cells[first].priority
        let served = order.filter { !waiting.contains($0) }
        if !served.isEmpty { settledColumns = Set(0..<columnCount) }
        reserved = spread(served).reduce(0, +) - widths.reduce(0, +)
      }
      let group = order.filter { waiting.contains($0) && keys[$0] == keys[first] }
      let alone = group.map { cells[$0].columns }.filter { $0.count == 1 }
      let late = group.filter { index in
        cells[index].columns.count > 1 && !isFull(index)
          && alone.contains { cells[index].columns.overlaps($0) }
      }
      try serve(group.filter { !late.contains($0) }, &waiting)
      if !late.isEmpty { try serve(late, &waiting) }
    }
    widths = spread(order)
  }

  /// Serves the cells of a group.
  private mutating func serve(_ group: [Int], _ waiting: inout Set<Int>) throws {
    let priority = cells[group[0]].priority
    let open = openColumns(priority, waiting)
    let rows = openRows(priority, waiting)
    let width = proposal.width.map { proposed in
      let left = proposed - (0..<columnCount).reduce(0) { $0 + gap($1) } - reserved
      return (left - settledColumns.reduce(0) { $0 + widths[$1] }) / Double(max(open.count, 1))
    }
    let height = proposal.height.map { proposed in
      let left = proposed - spacing * Double(rowCount - 1)
      return (left - settledRows.reduce(0) { $0 + heights[$1] }) / Double(max(rows.count, 1))
    }
    for index in group {
      try ask(index, offer(index, width, height, open))
    }
    for index in group {
      waiting.remove(index)
      let column = cells[index].columns.lowerBound
      let isReleased = owned.contains(column) || settledColumns.contains(column - 1)
      if cells[index].columns.count > 1, !isFull(index), !isReleased { keeping.insert(index) }
      settledColumns.formUnion(open.subtracting(openColumns(priority, waiting)))
    }
    let stillOpen = openColumns(priority, waiting)
    for index in group where !isFull(index) {
      if stillOpen.contains(cells[index].columns.lowerBound) { continue }
      reserved += missing(index, in: widths)
    }
    settledColumns.formUnion(Set(0..<columnCount).subtracting(stillOpen))
    settledRows.formUnion(Set(0..<rowCount).subtracting(openRows(priority, waiting)))
  }

  private func offer(
    _ index: Int, _ width: Double?, _ height: Double?, _ open: Set<Int>
  ) -> ProposedViewSize {
    let cell = cells[index]
    let slot = slot(cell)
    let offered = width.map { share in
      if cell.unsizedAxes.contains(.horizontal) { return slot.width }
      if isFull(index) { return max(proposal.width ?? 0, slot.width) }
      let inner = cell.columns.dropFirst().reduce(0) { $0 + gap($1) }
      if cell.columns.count == 1 { return max(share, slot.width) }
      let shares = share * Double(open.intersection(cell.columns).count)
      let closed = cell.columns.filter { !open.contains($0) }.reduce(0) { $0 + widths[$1] }
      return max(shares + inner + closed, slot.width)
    }
    let isUnsized = cell.unsizedAxes.contains(.vertical)
    return ProposedViewSize(
      width: offered, height: height.map { isUnsized ? slot.height : max($0, slot.height) })
  }
}
