import LayEngine
import LayLanguage
import LayTerminal

/// The facts that are rendered as tables.
struct FactTables {
  private let lookout: Lookout

  init(_ lookout: Lookout) { self.lookout = lookout }

  /// The table of a fact; nil for a fact that is rendered as sentences.
  func table(_ fact: Fact) -> TextTable? {
    let values = fact.values
    return switch fact.kind {
    case .children: children(values.records(.children))
    case .askedForSize: askedForSize(values.records(.children))
    case .shares: shares(values.records(.children))
    case .candidates: candidates(values)
    case .cacheQuestions: questions(values.records(.questions))
    case .sizeQuestions: questions(values.records(.questions))
    case .cells: cells(values.records(.cells))
    case .gridLines: gridLines(values)
    case .tracks: tracks(values)
    default: nil
    }
  }

  private func children(_ records: [FactValues]) -> TextTable {
    var table = TextTable([
      ("    child", .left), ("proposed", .right), ("answers", .right), ("at", .right),
    ])
    for (index, record) in records.enumerated() where !lookout.isOver {
      table.add([
        .init("  \(index + 1) \(record.title(.child))"), .init(record.size(.proposal)),
        .init(record.size(.size)), .init(record.place(.place)),
      ])
    }
    return table
  }

  private func askedForSize(_ records: [FactValues]) -> TextTable {
    var table = TextTable([
      ("    before, asked for its size", .left), ("proposed", .right), ("answered", .right),
    ])
    for record in records where !lookout.isOver {
      table.add([
        .init("  \(record.count(.number)) \(record.title(.child))"),
        .init(record.size(.proposal)), .init(record.size(.size)),
      ])
    }
    return table
  }

  private func shares(_ records: [FactValues]) -> TextTable {
    let hasDistances = records.count > 1
    let hasPriorities = records.contains { $0[.priority] != nil }
    let hasRanges = records.contains { $0[.shortest] != nil }
    let hasTurns = records.contains { $0[.left] != nil }
    var columns: [(heading: String, side: TextTable.Side)] = [("    child", .left)]
    if hasDistances { columns.append(("after", .right)) }
    if hasPriorities { columns.append(("priority", .right)) }
    if hasRanges { columns.append(("can be", .right)) }
    if hasTurns { columns.append(("left / among", .right)) }
    columns += [("proposed", .right), ("answers", .right)]
    var table = TextTable(columns)
    for record in records where !lookout.isOver {
      var row = [TextTable.Cell("  \(record.count(.number)) \(record.title(.child))")]
      if hasDistances { row.append(.init(record.has(.distance) ? record.number(.distance) : "")) }
      if hasPriorities { row.append(.init(record.number(.priority))) }
      if hasRanges {
        let range = "\(record.number(.shortest))…\(record.number(.longest))"
        row.append(.init(record.has(.shortest) ? range : ""))
      }
      if hasTurns {
        let turn = "\(record.number(.left)) / \(record.count(.among))"
        row.append(.init(record.has(.left) ? turn : ""))
      }
      row += [.init(record.size(.proposal)), .init(record.size(.size))]
      table.add(row)
    }
    return table
  }

  // MARK: Candidates

  private func candidates(_ values: FactValues) -> TextTable {
    let axes = values.list(.axes)
    var columns: [(heading: String, side: TextTable.Side)] = [
      ("    candidate", .left), ("ideal size", .right),
    ]
    for case .axis(let axis) in axes { columns.append((axis.side, .left)) }
    var table = TextTable(columns)
    for record in values.records(.candidates) where !lookout.isOver {
      let isChosen = record.isTrue(.isChosen)
      let mark = isChosen ? "▸" : " "
      let title = "\(mark) \(record.count(.number)) \(record.title(.child))"
      var row: [TextTable.Cell] = [.init(title, isChosen ? .strong : nil)]
      row.append(.init(record[.size] == nil ? "not measured" : record.size(.size)))
      for case .axis(let axis) in axes { row.append(comparison(axis, record)) }
      table.add(row)
    }
    return table
  }

  private func comparison(_ axis: Axis, _ record: FactValues) -> TextTable.Cell {
    let isWidth = axis == .horizontal
    guard case .size(let size)? = record[.size] else { return .init("") }
    let proposed: FactKey = isWidth ? .proposedWidth : .proposedHeight
    guard record.has(proposed) else { return .init("nil: always fits", .green) }
    let number = NumberText.of(size[axis])
    if record.isTrue(isWidth ? .fitsWidth : .fitsHeight) {
      return .init("\(number) ≤ \(record.number(proposed)), fits", .green)
    }
    guard let over = record.value(isWidth ? .overWidth : .overHeight) else {
      return .init("\(number) is no number", .red)
    }
    // In full precision where three decimals would show 0.
    let excess = NumberText.of(over) == "0" ? "\(over)" : NumberText.of(over)
    return .init("\(number) > \(record.number(proposed)), over by \(excess)", .red)
  }

  // MARK: Layouts of the program

  private func questions(_ records: [FactValues]) -> TextTable? {
    guard !records.isEmpty else { return nil }
    let mostRows = 30
    var table = TextTable([("    subview", .left), ("proposed", .right), ("answered", .right)])
    for record in records.prefix(mostRows) {
      let number = record.has(.number) ? "\(record.count(.number)) " : ""
      table.add([
        .init("  \(number)\(record.title(.child))"), .init(record.size(.proposal)),
        .init(record.size(.size)),
      ])
    }
    if records.count > mostRows {
      table.add([.init("  … and \(records.count - mostRows) more"), .init(""), .init("")])
    }
    return table
  }

  // MARK: Grids

  /// Only the name of a view that has one, since the table has many columns.
  private func cellTitle(_ record: FactValues, _ key: FactKey) -> String {
    record.view(key)?.name ?? record.title(key)
  }

  private func cells(_ records: [FactValues]) -> TextTable {
    let hasGroups = records.contains { $0[.group] != nil }
    var columns: [(heading: String, side: TextTable.Side)] = [("    cell", .left)]
    columns += [("row", .right), ("column", .right)]
    if hasGroups { columns.append(("group", .right)) }
    columns += [("proposed", .right), ("answers", .right), ("placed with", .right)]
    var table = TextTable(columns)
    for record in records where !lookout.isOver {
      let (column, span) = (record.count(.column), record.count(.span))
      var row: [TextTable.Cell] = [
        .init("  \(record.count(.number)) \(cellTitle(record, .child))"),
        .init("\(record.count(.row))"),
        .init("\(column)" + (span > 1 ? "–\(column + span - 1)" : "")),
      ]
      if hasGroups { row.append(.init("\(record.count(.group))")) }
      row += [
        .init(record.size(.proposal)), .init(record.size(.size)),
        .init(record.size(.placedWith)),
      ]
      table.add(row)
    }
    return table
  }

  /// The columns or rows of a grid: the spacing before each, its length, and the cell that set it.
  private func gridLines(_ values: FactValues) -> TextTable {
    var table = TextTable([
      ("    " + values.axis().line, .left), ("after", .right), (values.side, .right), ("as", .left),
    ])
    for record in values.records(.lines) where !lookout.isOver {
      let reason =
        record[.due] == nil
        ? "nothing in it"
        : record.isTrue(.isSpread)
          ? "widened for \(cellTitle(record, .due))" : cellTitle(record, .due)
      table.add([
        .init("  \(record.count(.number))"),
        .init(record.has(.distance) ? record.number(.distance) : ""),
        .init(record.number(.length)), .init(reason),
      ])
    }
    return table
  }

  private func tracks(_ values: FactValues) -> TextTable {
    var table = TextTable([
      ("    " + values.axis().line, .left), ("from", .right), (values.side, .right),
    ])
    for record in values.records(.lines) where !lookout.isOver {
      table.add([
        .init("  \(record.count(.number))"), .init(record.number(.start)),
        .init(record.number(.length)),
      ])
    }
    return table
  }
}
