extension GridSolver {
  /// Traces for which cell a column or a row grew.
  func tell<T>(
    _ axis: Axis, _ line: Int, _ length: N, for cell: Int, isSpread: Bool = false,
    _ pass: inout Pass<N, T>
  ) {
    pass.trace.append(
      .grew(id, axis, line: line, cell: cell, to: length.value, isSpread: isSpread))
  }

  /// Traces which cells are served now, and what is left for them.
  func tell<T>(
    _ order: UnsafeMutablePointer<Int32>, _ places: Range<Int>, _ pass: inout Pass<N, T>
  ) {
    let isSharing = places.contains { !isInAllColumns(plan.cells[Int(order[$0])]) }
    let group = GridGroup(
      priority: plan.cells[Int(order[places.lowerBound])].priority, count: places.count,
      left: Proposal(columns.left, rows.left).outside,
      share: Proposal(columns.share, rows.share).outside,
      openColumns: isSharing ? columns.openCount : 0,
      openRows: rows.openCount, columns: columns.groupLines, rows: rows.groupLines)
    pass.trace.append(.serving(id, group))
  }

  /// Traces the final columns and rows.
  func tell<T>(
    columns columnStarts: UnsafeMutablePointer<N>, rows rowStarts: UnsafeMutablePointer<N>,
    _ pass: inout Pass<N, T>
  ) {
    let columns = columns.inert(columnStarts, plan.columns)
    pass.trace.append(.lines(id, .horizontal, columns))
    pass.trace.append(.lines(id, .vertical, rows.inert(rowStarts, plan.rows)))
    pass.tell(id, width: .sum, height: .sum)
  }

  /// Traces where a cell is in its column and row.
  func tell<T>(_ index: Int, _ slot: Size<N>, _ answer: Size<N>, _ pass: inout Pass<N, T>) {
    let cell = plan.cells[index]
    let place = GridSlot(
      cell: index, column: Int(cell.column), row: Int(cell.row),
      freeWidth: slot.width.value - answer.width.value,
      freeHeight: slot.height.value - answer.height.value, x: cell.x, y: cell.y,
      isOnBaseline: cell.baseline != nil)
    pass.trace.append(.slotted(id, place))
  }
}

extension GridLines {
  fileprivate var groupLines: [GroupLine] {
    (0..<count).map { index in
      let line = lines[index]
      return GroupLine(length: line.length.value, isSettled: line.isSettled, isOpen: line.isOpen)
    }
  }

  fileprivate func inert(
    _ starts: UnsafeMutablePointer<N>, _ plan: KeptList<Grid.Line>
  ) -> [GridLine] {
    (0..<count).map {
      GridLine(start: starts[$0].value, length: lines[$0].length.value, distance: plan[$0].gap)
    }
  }
}

extension LazyGridTracks {
  /// Traces the tracks that have cells.
  func tell<T>(_ id: NodeID, _ axis: Axis, _ cellCount: Int, _ pass: inout Pass<N, T>) {
    let lines = (0..<min(count, cellCount)).map { index in
      let track = track(index)
      let distance = index == 0 ? track.start : spacing(after: index - 1)
      return GridLine(
        start: track.start.value, length: track.length.value, distance: distance.value)
    }
    pass.trace.append(.lines(id, axis, lines))
  }

  /// Traces where a cell is in its track and its line.
  func tell<T>(
    _ id: NodeID, _ axis: Axis, _ cell: (index: Int, number: Int, line: Int), _ track: Track,
    _ size: Size<N>, _ depth: N, _ pass: inout Pass<N, T>
  ) {
    let free = Size(
      major: track.length - size[axis], minor: depth - size[axis.other], along: axis)
    let isAcross = axis == .horizontal
    let place = GridSlot(
      cell: cell.index, column: isAcross ? cell.number : cell.line,
      row: isAcross ? cell.line : cell.number, freeWidth: free.width.value,
      freeHeight: free.height.value, x: isAcross ? track.fraction : track.fractionAcross,
      y: isAcross ? track.fractionAcross : track.fraction, isOnBaseline: false)
    pass.trace.append(.slotted(id, place))
  }
}

/// Where a cell of a grid is, counting from 0.
package struct GridPlace: Equatable, Sendable {
  package var row, column, span: Int
}

extension ViewTree {
  /// The places of a grid's cells, in source order; none for other views.
  package func gridPlaces(of node: NodeID) -> [GridPlace] {
    guard nodes[Int(node)].rule == Grid.rule, nodes[Int(node)].childCount > 0 else { return [] }
    let plan = Grid.Plan(nodes[Int(node)], self)
    return (0..<plan.cellCount).map { index in
      let cell = plan.cells[index]
      return GridPlace(row: Int(cell.row), column: Int(cell.column), span: Int(cell.span))
    }
  }
}
