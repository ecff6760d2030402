/// Finds the widths of a grid's columns and the heights of its rows.
///
/// - Rule, with nothing proposed: every cell is asked for its ideal size. A column is as wide as
///   its widest cell of one column, a row as high as its highest cell; then cells of several
///   columns that are wider than those spread what is missing over them.
/// - Otherwise every cell is asked at 0 x 0 and at infinity. Cells of higher priority come first,
///   then those that are infinite on fewer of the proposed axes, then the less flexible ones; equal
///   cells are a group. Each group shares what is left, the proposal without the gaps and without
///   the settled lines, among the open lines: those with cells of this priority that are not served
///   yet. A cell is offered the share, or the length that its line has already if that is larger.
///   Afterwards, lines without such cells are settled.
/// - A cell of several columns keeps all of them open, and is offered their shares; it is served behind
///   its group where a cell of one of its columns alone is in that. Once it is served, its first
///   column is released if a cell has it alone, or if the column before is settled; nothing else
///   keeping it open, it is settled with what the cell lacks. Its other columns stay open for as long
///   as cells of its priority are served. A cell of all columns is offered the proposal; it keeps no
///   column open but those that are otherwise not open. What cells of several columns lack is spread at
///   the very end, and counted as taken before cells of the next priority are served.
/// - Source: layout-rules 5.4.
struct GridSolver<N: Scalar> {
  /// What the grid knows of a cell while it is laid out.
  struct Cell: BitwiseCopyable {
    var child: NodeID
    /// On how many of the proposed axes it can be infinitely long.
    var endlessAxes: Int32
    /// The sum of its flexibilities on the other proposed axes.
    var range: N
    var asked: Proposal<N>
    var answer: Size<N>
  }

  let plan: Grid.Plan
  let id: NodeID
  let cells: UnsafeMutablePointer<Cell>
  var columns: GridLines<N>
  var rows: GridLines<N>

  init<T>(_ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>) {
    let plan = Grid.Plan(node, pass.tree)
    self.plan = plan
    self.id = id
    cells = pass.scratch.take(plan.cellCount, of: Cell.self)
    for index in 0..<plan.cellCount {
      cells[index] = Cell(
        child: pass.edge(index, of: node).child, endlessAxes: 0, range: N(0), asked: .ideal,
        answer: .zero)
    }
    columns = GridLines(
      plan.columnCount, proposal.width, without: plan.parameters.horizontalGaps, &pass)
    rows = GridLines(
      plan.rowCount, proposal.height, without: plan.parameters.verticalGaps, &pass)
  }

  /// The sums of the lines and the gaps.
  var size: Size<N> {
    Size(
      columns.sum + N(plan.parameters.horizontalGaps), rows.sum + N(plan.parameters.verticalGaps))
  }

  /// The room that a cell has in its columns and its row.
  func slot(_ cell: Grid.Cell) -> Size<N> { Size(width(cell), rows.lines[Int(cell.row)].length) }

  private func width(_ cell: Grid.Cell) -> N {
    var width = columns.lines[Int(cell.column)].length
    for column in cell.columns.dropFirst() {
      width = width + N(plan.columns[column].gap) + columns.lines[column].length
    }
    return width
  }

  mutating func solve<T>(_ proposal: Proposal<N>, _ pass: inout Pass<N, T>) {
    if proposal.width.isUnspecified, proposal.height.isUnspecified {
      for index in 0..<plan.cellCount { ask(index, .ideal, &pass) }
      for index in 0..<plan.cellCount { spread(index, &pass) }
    } else {
      share(proposal, &pass)
    }
  }

  private mutating func ask<T>(
    _ index: Int, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) {
    let answer = pass.ask(cells[index].child, proposal)
    cells[index].asked = proposal
    cells[index].answer = answer
    if T.isOn {
      pass.trace.append(.served(id, cell: index, proposal.outside, answer.outside))
    }
    let cell = plan.cells[index]
    if rows.grow(Int(cell.row), to: answer.height, &pass), T.isOn {
      tell(.vertical, Int(cell.row), answer.height, for: index, &pass)
    }
    guard cell.span == 1 else { return }
    if columns.grow(Int(cell.column), to: answer.width, &pass), T.isOn {
      tell(.horizontal, Int(cell.column), answer.width, for: index, &pass)
    }
  }

  /// What a cell lacks in its columns, if it is in several.
  private func missing<T>(_ index: Int, _ pass: inout Pass<N, T>) -> N? {
    let cell = plan.cells[index]
    guard cell.span > 1 else { return nil }
    let width = width(cell)
    return pass.isLess(width, cells[index].answer.width) ? cells[index].answer.width - width : nil
  }

  /// Divides what a cell of several columns lacks among those that have no cells of their own, or
  /// among all if there is none or if a width is proposed and the cell, in no row, is in all columns.
  private mutating func spread<T>(_ index: Int, isFinal: Bool = true, _ pass: inout Pass<N, T>) {
    guard let missing = missing(index, &pass) else { return }
    if T.isOn, !isFinal {
      pass.trace.append(.lacked(id, cell: index, missing.value, isSpread: true))
    }
    let (cell, plan) = (plan.cells[index], plan)
    var isWanted: (Int) -> Bool = { !plan.columns[$0].hasOwnCells }
    let isForAll = isInAllColumns(cell) && !cell.isInRow && !columns.room.isUnspecified
    if isForAll || !cell.columns.contains(where: isWanted) { isWanted = { _ in true } }
    let part = missing / Double(cell.columns.count(where: isWanted))
    for column in cell.columns where isWanted(column) {
      columns.add(part, to: column)
      if T.isOn, isFinal {
        let length = columns.lines[column].length
        tell(.horizontal, column, length, for: index, isSpread: true, &pass)
      }
    }
  }

  func isInAllColumns(_ cell: Grid.Cell) -> Bool {
    cell.span > 1 && Int(cell.span) == plan.columnCount
  }

  // MARK: Sharing a length

  private mutating func share<T>(_ proposal: Proposal<N>, _ pass: inout Pass<N, T>) {
    let count = plan.cellCount
    for index in 0..<count { probe(index, proposal, &pass) }
    let order = pass.scratch.take(count, of: Int32.self)
    for index in 0..<count { order[index] = Int32(index) }
    let (cells, plan) = (cells, plan)
    var sorted = UnsafeMutableBufferPointer(start: order, count: count)
    sorted.sort { Self.goesBefore(Int($0), Int($1), cells, plan, &pass) }
    var start = 0
    var levelEnd = 0
    while start < count {
      let isFirst = start == levelEnd
      if isFirst {
        levelEnd = end(of: order, from: start)
        if start > 0 { columns.settleAll(to: spreadWidth(order, start, &pass)) }
        open(order, start..<levelEnd)
      }
      var next = start + 1
      while next < levelEnd, isEqual(Int(order[start]), Int(order[next]), &pass) { next += 1 }
      let late = putLast(order, start..<next, &pass)
      serve(order, start..<late, &pass)
      settle(order, start..<late, all: isFirst, &pass)
      if late < next {
        serve(order, late..<next, &pass)
        settle(order, late..<next, all: false, &pass)
      }
      start = next
    }
    for place in 0..<count { spread(Int(order[place]), &pass) }
  }

  /// The widths of all columns after the first cells have spread what they lack.
  private mutating func spreadWidth<T>(
    _ order: UnsafeMutablePointer<Int32>, _ count: Int, _ pass: inout Pass<N, T>
  ) -> N {
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let lengths = pass.scratch.take(plan.columnCount, of: N.self)
    for column in 0..<plan.columnCount { lengths[column] = columns.lines[column].length }
    for place in 0..<count { spread(Int(order[place]), isFinal: false, &pass) }
    defer {
      for column in 0..<plan.columnCount { columns.lines[column].length = lengths[column] }
    }
    return columns.sum
  }

  /// Finds how flexible a cell is on the axes on which something is proposed.
  private func probe<T>(_ index: Int, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>) {
    let child = cells[index].child
    let (least, most) = (Length(N(0)), Length(N(.infinity)))
    if T.isOn { pass.trace.append(.probing(id, .shortest)) }
    let shortest = pass.ask(child, Proposal(least, least))
    if T.isOn { pass.trace.append(.probing(id, .longest)) }
    let longest = pass.ask(child, Proposal(most, most))
    for axis in Axis.allCases where !proposal[axis].isUnspecified {
      if longest[axis].isFinite {
        let range = longest[axis] - shortest[axis]
        if !range.isNaN { cells[index].range = cells[index].range + range }
      } else {
        cells[index].endlessAxes += 1
      }
    }
  }

  private static func goesBefore<T>(
    _ one: Int, _ other: Int, _ cells: UnsafeMutablePointer<Cell>, _ plan: Grid.Plan,
    _ pass: inout Pass<N, T>
  ) -> Bool {
    let (priority, otherPriority) = (plan.cells[one].priority, plan.cells[other].priority)
    if priority != otherPriority { return priority > otherPriority }
    let (axes, otherAxes) = (cells[one].endlessAxes, cells[other].endlessAxes)
    return axes == otherAxes ? pass.isLess(cells[one].range, cells[other].range) : axes < otherAxes
  }

  /// Whether two sorted cells are of one group.
  private func isEqual<T>(_ one: Int, _ other: Int, _ pass: inout Pass<N, T>) -> Bool {
    !Self.goesBefore(one, other, cells, plan, &pass)
  }

  /// Where the cells of one priority end.
  private func end(of order: UnsafeMutablePointer<Int32>, from start: Int) -> Int {
    let priority = plan.cells[Int(order[start])].priority
    var end = start + 1
    while end < plan.cellCount, plan.cells[Int(order[end])].priority == priority { end += 1 }
    return end
  }

  /// Opens the lines that have cells of a priority.
  private mutating func open(_ order: UnsafeMutablePointer<Int32>, _ places: Range<Int>) {
    for place in places {
      let cell = plan.cells[Int(order[place])]
      rows.open(Int(cell.row))
      if !isInAllColumns(cell) { for column in cell.columns { columns.open(column) } }
    }
    guard places.contains(where: { isInAllColumns(plan.cells[Int(order[$0])]) }) else { return }
    for column in 0..<plan.columnCount where !columns.lines[column].isOpen { columns.open(column) }
  }

  /// Puts the cells of a group last that are in several columns, in one of which another cell of the group
  /// is alone; returns where they begin.
  private func putLast<T>(
    _ order: UnsafeMutablePointer<Int32>, _ places: Range<Int>, _ pass: inout Pass<N, T>
  ) -> Int {
    guard places.contains(where: { plan.cells[Int(order[$0])].span > 1 }) else {
      return places.upperBound
    }
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let isAlone = pass.scratch.take(plan.columnCount, of: Bool.self)
    for column in 0..<plan.columnCount { isAlone[column] = false }
    for place in places where plan.cells[Int(order[place])].span == 1 {
      isAlone[Int(plan.cells[Int(order[place])].column)] = true
    }
    let late = pass.scratch.take(places.count, of: Int32.self)
    var (lateCount, next) = (0, places.lowerBound)
    for place in places {
      let cell = plan.cells[Int(order[place])]
      if cell.span > 1, !isInAllColumns(cell), cell.columns.contains(where: { isAlone[$0] }) {
        late[lateCount] = order[place]
        lateCount += 1
      } else {
        order[next] = order[place]
        next += 1
      }
    }
    for index in 0..<lateCount { order[next + index] = late[index] }
    return next
  }

  /// Offers each cell of a group its share.
  private mutating func serve<T>(
    _ order: UnsafeMutablePointer<Int32>, _ places: Range<Int>, _ pass: inout Pass<N, T>
  ) {
    let (shareWidth, shareHeight) = (columns.share, rows.share)
    if T.isOn { tell(order, places, &pass) }
    for place in places {
      let index = Int(order[place])
      let cell = plan.cells[index]
      let row = rows.lines[Int(cell.row)].length
      let isUnsized = cell.unsizedAxes.contains(.vertical)
      let height = shareHeight.map { isUnsized ? row : pass.larger($0, row) }
      let width = shareWidth.map { offeredWidth(cell, share: $0, &pass) }
      ask(index, Proposal(width, height), &pass)
    }
  }

  private func offeredWidth<T>(
    _ cell: Grid.Cell, share: N, _ pass: inout Pass<N, T>
  ) -> N {
    let width = width(cell)
    if cell.unsizedAxes.contains(.horizontal) { return width }
    if cell.span == 1 || !share.isFinite { return pass.larger(share, width) }
    if isInAllColumns(cell) {
      return pass.larger(columns.room.or(0) + N(plan.parameters.horizontalGaps), width)
    }
    let lines = columns.lines
    var offered = share * Double(cell.columns.count { lines[$0].isOpen })
    for column in cell.columns {
      if column > cell.column { offered = offered + N(plan.columns[column].gap) }
      if !lines[column].isOpen { offered = offered + lines[column].length }
    }
    return pass.larger(offered, width)
  }

  /// Whether a cell that is served keeps its first column open no longer.
  private func releasesColumn(_ cell: Grid.Cell) -> Bool {
    let column = Int(cell.column)
    return cell.span == 1 || plan.columns[column].hasOwnCells
      || column > 0 && columns.lines[column - 1].isSettled
  }

  /// Counts the cells of a group as served; settles lines where no cell of their priority is left.
  private mutating func settle<T>(
    _ order: UnsafeMutablePointer<Int32>, _ places: Range<Int>, all: Bool, _ pass: inout Pass<N, T>
  ) {
    for place in places {
      let index = Int(order[place])
      let cell = plan.cells[index]
      rows.close(Int(cell.row))
      if !isInAllColumns(cell), releasesColumn(cell) { columns.close(Int(cell.column)) }
    }
    for place in places {
      let index = Int(order[place])
      guard !isInAllColumns(plan.cells[index]), !columns.lines[Int(plan.cells[index].column)].isOpen
      else { continue }
      if let missing = missing(index, &pass) {
        columns.reserve(missing)
        if T.isOn { pass.trace.append(.lacked(id, cell: index, missing.value, isSpread: false)) }
      }
    }
    guard all else { return }
    columns.settleAll()
    rows.settleAll()
  }
}
