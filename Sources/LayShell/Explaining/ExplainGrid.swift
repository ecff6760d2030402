import LayEngine
import LayLanguage
import LayTerminal

extension Grid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    Explainer.explainGrid(slice, in: &section)
  }
}

extension Explainer {
  /// In which order cells were served, what each was offered and answered, and what came of it.
  fileprivate static func explainGrid(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let places = slice.tree.gridPlaces(of: slice.view.node)
    guard !places.isEmpty else { return section.say("it has no cells: 0 x 0") }
    let account = GridAccount(slice)
    sayOrder(slice, account, in: &section)
    section.parts.append(.table(cellTable(slice, places, account)))
    for axis in Axis.allCases {
      let lines = account.lines[axis] ?? []
      section.parts.append(.table(lineTable(slice, axis, lines, places, account)))
    }
    section.conclude(sum(of: account.lines[.horizontal] ?? [], "width"))
    section.conclude(sum(of: account.lines[.vertical] ?? [], "height"))
    if isApproximate(slice, places, account) {
      section.conclude(
        "an approximation: with cells of several columns, priorities or an infinite proposal "
          + "SwiftUI can answer differently")
    }
  }

  /// Whether the sources about SwiftUI's grids do not agree on what happens here.
  ///
  /// - Source: layout-rules 10, line 15.
  private static func isApproximate(
    _ slice: TraceSlice, _ places: [GridPlace], _ account: GridAccount
  ) -> Bool {
    places.contains { $0.span > 1 } || Set(account.groups.map(\.priority)).count > 1
      || slice.proposal.width == .infinity || slice.proposal.height == .infinity
  }

  private static func sayOrder(
    _ slice: TraceSlice, _ account: GridAccount, in section: inout ExplanationSection
  ) {
    guard slice.proposal != .ideal else {
      return section.say("nothing is proposed: each cell is asked for its ideal size")
    }
    section.say(
      "cells of high priority come first, then those that can change least; those that are equal "
        + "are a group and share what is left")
    let priorities = Set(account.groups.map(\.priority))
    for (index, group) in account.groups.prefix(8).enumerated() {
      let priority = priorities.count > 1 ? ", priority \(NumberText.of(group.priority))" : ""
      var shares: [String] = []
      if let left = group.left.width, let share = group.share.width, group.openColumns > 0 {
        shares.append("width \(parts(left, group.openColumns, share))")
      }
      if let left = group.left.height, let share = group.share.height {
        shares.append("height \(parts(left, group.openRows, share))")
      }
      section.say("group \(index + 1)\(priority): \(shares.joined(separator: ", "))")
    }
    if account.groups.count > 8 { section.say("and \(account.groups.count - 8) groups more") }
  }

  /// The name alone where there is one: the table has many columns.
  private static func title(_ view: View) -> String { view.name ?? ViewTitle.withContent(view) }

  private static func parts(_ left: Double, _ count: Int, _ share: Double) -> String {
    "\(NumberText.of(left)) / \(max(count, 1)) = \(NumberText.of(share))"
  }

  private static func cellTable(
    _ slice: TraceSlice, _ places: [GridPlace], _ account: GridAccount
  ) -> TextTable {
    let hasGroups = !account.groups.isEmpty
    var columns: [(heading: String, side: TextTable.Side)] = [("    cell", .left)]
    columns += [("row", .right), ("column", .right)]
    if hasGroups { columns.append(("group", .right)) }
    columns += [("proposed", .right), ("answers", .right), ("placed with", .right)]
    var table = TextTable(columns)
    for index in account.order where index < slice.children.count && !slice.lookout.isOver {
      let (child, place) = (slice.children[index], places[index])
      let span = place.span > 1 ? "–\(place.column + place.span)" : ""
      var row: [TextTable.Cell] = [
        .init("  \(index + 1) \(title(child.view))"), .init("\(place.row + 1)"),
        .init("\(place.column + 1)\(span)"),
      ]
      if hasGroups { row.append(.init("\(account.group(of: index) + 1)")) }
      let served = account.served[index]
      row.append(.init(served.map { ProposalText.of($0.offered) } ?? ""))
      row.append(.init(served.map { ProposalText.of($0.answer) } ?? ""))
      row.append(.init(ProposalText.of(child.proposal)))
      table.add(row)
    }
    return table
  }

  /// The columns or the rows: the distance before, the length, and the cell that it is due to.
  private static func lineTable(
    _ slice: TraceSlice, _ axis: Axis, _ lines: [GridLine], _ places: [GridPlace],
    _ account: GridAccount
  ) -> TextTable {
    var table = TextTable([
      ("    " + axis.line, .left), ("after", .right), (axis.side, .right), ("as", .left),
    ])
    let causes = causes(of: axis, lines, places, account)
    for (number, line) in lines.enumerated() where !slice.lookout.isOver {
      let reason =
        causes[number].map { title(slice.children[$0].view) }
        ?? (line.length == 0 ? "nothing in it" : "widened for a cell of several columns")
      table.add([
        .init("  \(number + 1)"),
        .init(number == 0 ? "" : NumberText.of(gap(before: number, lines))),
        .init(NumberText.of(line.length)), .init(reason),
      ])
    }
    return table
  }

  /// For each column or row the first cell that is as long as it; nil where none is.
  private static func causes(
    of axis: Axis, _ lines: [GridLine], _ places: [GridPlace], _ account: GridAccount
  ) -> [Int?] {
    let isColumn = axis == .horizontal
    var causes = [Int?](repeating: nil, count: lines.count)
    for (index, place) in places.enumerated() where !isColumn || place.span == 1 {
      let number = isColumn ? place.column : place.row
      guard lines.indices.contains(number), causes[number] == nil,
        account.served[index]?.answer[axis] == lines[number].length
      else { continue }
      causes[number] = index
    }
    return causes
  }

  static func gap(before number: Int, _ lines: [GridLine]) -> Double {
    number == 0
      ? lines[0].start : lines[number].start - lines[number - 1].start - lines[number - 1].length
  }

  private static func sum(of lines: [GridLine], _ side: String) -> String {
    let gaps = lines.indices.reduce(0) { $0 + gap(before: $1, lines) }
    let lengths = lines.map { NumberText.of($0.length) }
    let parts = lengths.count <= 8 ? lengths.joined(separator: " + ") : "all"
    let total = NumberText.of(lines.reduce(gaps) { $0 + $1.length })
    return "\(side): \(parts) + \(NumberText.of(gaps)) spacing = \(total)"
  }
}

/// What the events of a grid tell.
private struct GridAccount {
  private(set) var groups: [GridGroup] = []
  private(set) var served: [Int: (offered: ProposedViewSize, answer: ViewSize)] = [:]
  private(set) var lines: [Axis: [GridLine]] = [:]
  /// The cells in the order in which they were served.
  private(set) var order: [Int] = []
  private var groupOfCell: [Int: Int] = [:]

  init(_ slice: TraceSlice) {
    for event in slice.events where !slice.lookout.isOver {
      switch event {
      case .serving(_, let group): groups.append(group)
      case .served(_, let cell, let offered, let answer):
        served[cell] = (offered, answer)
        groupOfCell[cell] = groups.count - 1
        order.append(cell)
      case .lines(_, let axis, let found): lines[axis] = found
      default: break
      }
    }
  }

  func group(of cell: Int) -> Int { groupOfCell[cell] ?? 0 }
}
