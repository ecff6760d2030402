/// How a grid is built.
package struct GridStyle: Hashable, Sendable {
  package var alignment: Alignment
  /// The distances in points; nil for what the cells prefer.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// Grid: cells in columns that are as wide as their widest cell, and rows as tall as their tallest.
///
/// - Rule: `GridSolver` finds the lengths; answer their sums with the gaps.
/// - Placed, each cell is offered its slot, the column's width and the row's height. If the slot is
///   what the cell answered before, it keeps its earlier proposal. A cell is placed in its slot by
///   fractions of the free lengths, or on the baseline of its row; the cell that reaches deepest
///   below the baseline ends at the row's bottom edge.
/// - Priority 0; spacing, text baselines and custom guides come from the cells.
/// - Source: layout-rules 5.4; approximate where spans and priorities meet (10, 15).
package struct Grid: ViewContent, ContainerRule, Equatable {
  static var rule: Rule { .grid }
  package let style: GridStyle

  package init(_ style: GridStyle) { self.style = style }

  struct Parameters: BitwiseCopyable {
    var columnCount, rowCount: Int32
    /// The sums of all gaps.
    var horizontalGaps, verticalGaps: Double
  }

  /// A column or a row.
  struct Line: BitwiseCopyable {
    /// The distance to the line before.
    var gap: Double
    /// Whether a cell lies in this line alone; always so for a row.
    var hasOwnCells: Bool
  }

  struct Cell: BitwiseCopyable {
    var row, column, span: Int32
    /// Whether it is in a `grid-row`.
    var isInRow: Bool
    var unsizedAxes: AxisSet
    /// The baseline by which the row aligns this cell.
    var baseline: AlignmentGuide?
    /// The fractions of the free lengths that are before the cell.
    var x, y: Double
    var priority: Double

    var columns: Range<Int> { Int(column)..<Int(column + span) }
  }

  /// The results of lowering a grid.
  struct Plan {
    let parameters: Parameters
    let columns, rows: KeptList<Line>
    let cells: KeptList<Cell>
    let cellCount: Int

    var columnCount: Int { Int(parameters.columnCount) }
    var rowCount: Int { Int(parameters.rowCount) }

    init(_ node: Node, _ tree: ViewTree) {
      parameters = tree.parameters(of: node)
      cellCount = Int(node.childCount)
      columns = KeptList(tree.keptAddress(of: node) + MemoryLayout<Parameters>.stride)
      rows = KeptList(columns.address(of: Int(parameters.columnCount)))
      cells = KeptList(rows.address(of: Int(parameters.rowCount)))
    }
  }

  // If inlined into the dispatch, its variables would use stack space for views of every rule.
  @inline(never)
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    guard node.childCount > 0 else { return .zero }
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    var solver = GridSolver(node, id, proposal, &pass)
    solver.solve(proposal, &pass)
    if T.isOn {
      let plan = solver.plan
      let columns = starts(plan.columns, plan.columnCount, solver.columns.lines, &pass)
      let rows = starts(plan.rows, plan.rowCount, solver.rows.lines, &pass)
      solver.tell(columns: columns, rows: rows, &pass)
    }
    return solver.size
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    var solver = GridSolver(node, placed.node, placed.proposal, &pass)
    solver.solve(placed.proposal, &pass)
    let plan = solver.plan
    let columns = starts(plan.columns, plan.columnCount, solver.columns.lines, &pass)
    let rows = starts(plan.rows, plan.rowCount, solver.rows.lines, &pass)
    let depths = settle(&solver, &pass)
    for index in 0..<plan.cellCount {
      let cell = plan.cells[index]
      let (child, answer) = (solver.cells[index].child, solver.cells[index].answer)
      let slot = solver.slot(cell)
      let row = Int(cell.row)
      let x = columns[Int(cell.column)] + free(slot.width, answer.width, cell.x)
      var y = rows[row] + free(slot.height, answer.height, cell.y)
      if T.isOn { solver.tell(index, slot, answer, &pass) }
      if let guide = cell.baseline {
        let own = pass.position(of: guide, in: child, solver.cells[index].asked, answer)
        let line = rows[row] + slot.height - depths[row]
        y = line - own
        if T.isOn { pass.tell(child, index, guide, line, own) }
      }
      pass.put(child, at: Point(x, y), solver.cells[index].asked, answer)
    }
    if T.isOn { solver.tell(columns: columns, rows: rows, &pass) }
  }

  /// The part of the free length of a slot that is before a cell.
  private static func free<N: Scalar>(_ slot: N, _ length: N, _ part: Double) -> N {
    part == 0 ? N(0) : (slot - length) * part
  }

  /// Whether a slot is what a cell answered, up to rounding errors from dividing a length among
  /// several columns.
  private static func isSame<N, T>(_ slot: N, _ answer: N, _ pass: inout Pass<N, T>) -> Bool {
    if N.same(slot, answer) { return true }
    guard slot.isFinite, answer.isFinite else { return false }
    let difference = slot - answer
    return !pass.isLess(N(1e-9), difference) && !pass.isLess(difference, N(-1e-9))
  }

  /// Where each line begins.
  private static func starts<N, T>(
    _ plan: KeptList<Line>, _ count: Int,
    _ lines: UnsafeMutablePointer<GridLines<N>.Line>, _ pass: inout Pass<N, T>
  ) -> UnsafeMutablePointer<N> {
    let starts = pass.scratch.take(count, of: N.self)
    var position = N(0)
    for index in 0..<count {
      position = position + N(plan[index].gap)
      starts[index] = position
      position = position + lines[index].length
    }
    return starts
  }

  /// Finds the proposal and answer that each cell is placed with, and how far each row reaches
  /// below its baseline.
  private static func settle<N, T>(
    _ solver: inout GridSolver<N>, _ pass: inout Pass<N, T>
  ) -> UnsafeMutablePointer<N> {
    let plan = solver.plan
    let depths = pass.scratch.take(plan.rowCount, of: N.self)
    for row in 0..<plan.rowCount { depths[row] = N(-.infinity) }
    for index in 0..<plan.cellCount {
      let cell = plan.cells[index]
      let child = solver.cells[index].child
      let slot = solver.slot(cell)
      let answer = solver.cells[index].answer
      if !isSame(slot.width, answer.width, &pass) || !isSame(slot.height, answer.height, &pass) {
        let offered = Proposal(slot)
        solver.cells[index].asked = offered
        solver.cells[index].answer = pass.ask(child, offered)
      }
      guard let guide = cell.baseline else { continue }
      let (asked, size) = (solver.cells[index].asked, solver.cells[index].answer)
      let depth = size.height - pass.position(of: guide, in: child, asked, size)
      depths[Int(cell.row)] = pass.larger(depths[Int(cell.row)], depth)
    }
    return depths
  }
}
