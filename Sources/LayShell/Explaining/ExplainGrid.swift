import LayEngine
import LayLanguage

extension Grid: ExplainedContent {
  var includesChild: Bool { false }

  /// Says the order in which cells were measured, their proposals and answers, and the lines.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let places = slice.tree.gridPlaces(of: slice.view.node)
    guard !places.isEmpty else { return section.say(.noCells) }
    let account = GridAccount(slice)
    account.sayOrder(slice, in: &section)
    account.sayCells(slice, places, in: &section)
    for axis in Axis.allCases { account.sayLines(axis, slice, in: &section) }
    for axis in Axis.allCases { account.saySum(axis, slice, in: &section) }
    if account.isApproximate(slice, places) { section.conclude(.approximation) }
  }
}

/// The facts of a grid's trace events.
private struct GridAccount {
  private var groups: [GridGroup] = []
  private var served: [Int: (offered: ProposedViewSize, answer: ViewSize)] = [:]
  private var lines: [Axis: [GridLine]] = [:]
  /// For each column and row: the cell that determined its length, and whether that cell spans
  /// several.
  private var causes: [Axis: [Int: (cell: Int, isSpread: Bool)]] = [:]
  /// The indices of the cells in the order in which they were measured.
  private var order: [Int] = []
  private var groupOfCell: [Int: Int] = [:]

  init(_ slice: TraceSlice) {
    for event in slice.arranging where !slice.lookout.isOver {
      switch event {
      case .serving(_, let group): groups.append(group)
      case .served(_, let cell, let offered, let answer):
        served[cell] = (offered, answer)
        groupOfCell[cell] = groups.count - 1
        order.append(cell)
      case .grew(_, let axis, let line, let cell, _, let isSpread):
        causes[axis, default: [:]][line] = (cell, isSpread)
      case .lines(_, let axis, let found): lines[axis] = found
      default: break
      }
    }
  }

  func sayOrder(_ slice: TraceSlice, in section: inout ExplanationSection) {
    guard slice.proposal != .ideal else { return section.say(.idealCells) }
    section.say(.gridOrder)
    let hasPriorities = Set(groups.map(\.priority)).count > 1
    let records = groups.map { group -> FactValues in
      var values: FactValues = [:]
      if hasPriorities { values[.priority] = .length(group.priority) }
      values[.cells] = .count(group.count)
      if let left = group.left.width, let share = group.share.width, group.openColumns > 0 {
        values[.leftWidth] = .length(left)
        values[.columns] = .count(group.openColumns)
        values[.shareWidth] = .length(share)
      }
      if let left = group.left.height, let share = group.share.height {
        values[.leftHeight] = .length(left)
        values[.rows] = .count(max(group.openRows, 1))
        values[.shareHeight] = .length(share)
      }
      return values
    }
    section.say(.gridGroups, [.groups: .records(records)])
  }

  func sayCells(
    _ slice: TraceSlice, _ places: [GridPlace], in section: inout ExplanationSection
  ) {
    var records: [FactValues] = []
    for index in order where index < slice.children.count && !slice.lookout.isOver {
      let (child, place) = (slice.children[index], places[index])
      var values: FactValues = [
        .child: .view(ViewMention(child)), .number: .count(index + 1),
        .row: .count(place.row + 1), .column: .count(place.column + 1), .span: .count(place.span),
      ]
      if !groups.isEmpty { values[.group] = .count((groupOfCell[index] ?? 0) + 1) }
      if let served = served[index] {
        values[.proposal] = .proposal(served.offered)
        values[.size] = .size(served.answer)
      }
      values[.placedWith] = .proposal(child.view.proposal)
      records.append(values)
    }
    section.say(.cells, [.cells: .records(records)])
  }

  /// Says each column or row: the spacing before it, its length, and the cell that determined it.
  func sayLines(_ axis: Axis, _ slice: TraceSlice, in section: inout ExplanationSection) {
    let lines = lines[axis] ?? []
    var records: [FactValues] = []
    for (number, line) in lines.enumerated() where !slice.lookout.isOver {
      var values: FactValues = [
        .number: .count(number + 1), .start: .length(line.start), .length: .length(line.length),
      ]
      if number > 0 { values[.distance] = .length(line.distance) }
      if let cause = causes[axis]?[number], cause.cell < slice.children.count {
        values[.due] = .view(ViewMention(slice.children[cause.cell]))
        values[.isSpread] = .truth(cause.isSpread)
      }
      records.append(values)
    }
    section.say(.gridLines, [.axis: .axis(axis), .lines: .records(records)])
  }

  func saySum(_ axis: Axis, _ slice: TraceSlice, in section: inout ExplanationSection) {
    let lines = lines[axis] ?? []
    section.conclude(
      .sum,
      [
        .axis: .axis(axis), .parts: .list(lines.map { .length($0.length) }),
        .spacing: .total(lines.map(\.distance)), .answer: .length(slice.size[axis]),
      ])
  }

  /// Whether the sources about SwiftUI's grids disagree about this case.
  ///
  /// - Source: layout-rules 10, line 15.
  func isApproximate(_ slice: TraceSlice, _ places: [GridPlace]) -> Bool {
    places.contains { $0.span > 1 } || Set(groups.map(\.priority)).count > 1
      || slice.proposal.width == .infinity || slice.proposal.height == .infinity
  }
}
