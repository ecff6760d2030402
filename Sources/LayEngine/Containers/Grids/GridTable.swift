/// The cells of a grid, assigned to rows and columns.
struct GridTable {
  struct Child {
    var spacing: Spacing
    var priority: Double
    var cell: GridCellTraits
  }

  private let style: GridStyle
  private(set) var columns: [Grid.Line] = []
  private(set) var rows: [Grid.Line] = []
  private(set) var cells: [Grid.Cell] = []
  private var spacings: [Spacing] = []
  private var traits: [GridCellTraits] = []
  /// The cells of each row.
  private var rowCells: [Range<Int>] = []
  /// Cells that are in no `grid-row` and span all columns.
  private var spanningCells: [Int] = []

  init(_ style: GridStyle) { self.style = style }

  var parameters: Grid.Parameters {
    Grid.Parameters(
      columnCount: Int32(columns.count), rowCount: Int32(rows.count),
      horizontalGaps: columns.reduce(0) { $0 + $1.gap },
      verticalGaps: rows.reduce(0) { $0 + $1.gap })
  }

  mutating func add(_ row: GridRowContent, _ children: [Child]) {
    let start = cells.count
    var column: Int32 = 0
    let guide = row.alignment ?? style.alignment.vertical
    for found in children {
      let own = row.isGridRow ? found.cell : found.cell.outsideRows
      let isOnBaseline = guide.isTextBaseline && own.anchor == nil
      cells.append(
        Grid.Cell(
          row: Int32(rows.count), column: column, span: Int32(own.span),
          isInRow: row.isGridRow, unsizedAxes: own.unsizedAxes,
          baseline: isOnBaseline ? guide : nil,
          x: own.anchor?.x ?? style.alignment.horizontal.fraction,
          y: own.anchor?.y ?? guide.fraction, priority: found.priority))
      column += Int32(own.span)
      spacings.append(found.spacing)
      traits.append(own)
    }
    if !row.isGridRow {
      spanningCells.append(start)
      column = Int32(children[0].cell.span)
    }
    while columns.count < column { columns.append(Grid.Line(gap: .nan, hasOwnCells: false)) }
    rows.append(Grid.Line(gap: .nan, hasOwnCells: true))
    rowCells.append(start..<cells.count)
  }

  /// Computes what depends on all rows: spans over all columns, column alignments and the gaps.
  mutating func finish() {
    for index in spanningCells { cells[index].span = Int32(columns.count) }
    alignColumns()
    findHorizontalGaps()
    for row in rows.indices.dropFirst() { findGap(before: row) }
    for index in columns.indices where columns[index].gap.isNaN { columns[index].gap = 0 }
    for index in rows.indices where rows[index].gap.isNaN { rows[index].gap = 0 }
  }

  /// Applies the first column alignment in each column to all cells of only that column; views
  /// outside rows have the alignment of the grid.
  private mutating func alignColumns() {
    var guides = [AlignmentGuide?](repeating: nil, count: columns.count)
    for (index, cell) in cells.enumerated() {
      let column = Int(cell.column)
      if cell.span == 1 { columns[column].hasOwnCells = true }
      guides[column] = guides[column] ?? traits[index].columnAlignment
    }
    let outsideOfRows = Set(spanningCells)
    for index in cells.indices where cells[index].span == 1 && traits[index].anchor == nil {
      guard !outsideOfRows.contains(index) else { continue }
      if let guide = guides[Int(cells[index].column)] { cells[index].x = guide.fraction }
    }
  }

  /// The gap before a column is the grid's spacing, if that is given, else the largest distance of
  /// neighbours in a row that meet there.
  private mutating func findHorizontalGaps() {
    if let spacing = style.horizontalSpacing {
      for column in columns.indices.dropFirst() { columns[column].gap = spacing }
      return
    }
    for range in rowCells {
      for index in range.dropFirst() {
        let pair = spacings[index - 1].distance(to: spacings[index], along: .horizontal)
        columns[Int(cells[index].column)].widenGap(to: pair)
      }
    }
  }

  /// The gap before a row is the largest distance of cells of both rows that share a column.
  private mutating func findGap(before row: Int) {
    var above = rowCells[row - 1]
    var below = rowCells[row]
    while let upper = above.first, let lower = below.first {
      let (upperEnd, lowerEnd) = (cells[upper].columns.upperBound, cells[lower].columns.upperBound)
      if cells[upper].columns.overlaps(cells[lower].columns) {
        let spacing = style.verticalSpacing
        let pair = spacing ?? spacings[upper].distance(to: spacings[lower], along: .vertical)
        rows[row].widenGap(to: pair)
      }
      if upperEnd <= lowerEnd { above = above.dropFirst() }
      if lowerEnd <= upperEnd { below = below.dropFirst() }
    }
  }

  /// The grid's own spacing: at each edge the union of the cells there.
  var spacing: Spacing {
    var spacing = Spacing.ordinary
    spacing.leading = union(\.leading) { $0.column == 0 }
    spacing.trailing = union(\.trailing) { $0.columns.upperBound == columns.count }
    spacing.top = union(\.top) { $0.row == 0 }
    spacing.bottom = union(\.bottom) { Int($0.row) == rows.count - 1 }
    return spacing
  }

  private func union(
    _ edge: KeyPath<Spacing, EdgeSpacing>, _ isThere: (Grid.Cell) -> Bool
  ) -> EdgeSpacing {
    var result = EdgeSpacing()
    for (cell, spacing) in zip(cells, spacings) where isThere(cell) {
      result = result.union(spacing[keyPath: edge])
    }
    return result
  }
}

extension Grid.Line {
  fileprivate mutating func widenGap(to distance: Double) {
    gap = gap.isNaN ? distance : max(gap, distance)
  }
}
