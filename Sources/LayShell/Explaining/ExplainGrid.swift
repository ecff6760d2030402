import LayEngine
import LayLanguage
import LayTerminal

extension Grid: ExplainedContent {
  /// The order in which cells were measured, their proposals and answers, and the lines.
  func facts(_ slice: TraceSlice) -> [Fact] {
    let places = slice.tree.gridPlaces(of: slice.view.node)
    guard !places.isEmpty else { return [Fact("noCells", "it has no cells: 0 x 0")] }
    let account = GridAccount(slice)
    let cells = account.cells(slice, places)
    let lines = Axis.allCases.map { axis in
      let lines = account.lines(axis, slice)
      return Fact("gridLines", ["axis": axis, "lines": lines]) { LineOfGrid.table(lines, axis, $0) }
    }
    let order =
      account.order(slice) + [
        Fact("cells", ["cells": cells]) { CellOfGrid.table(cells, $0) }
      ]
    return order + lines + Axis.allCases.map { Fact.sum(of: account.lines[$0] ?? [], $0, slice) }
      + (account.isApproximate(slice, places) ? [approximation] : [])
  }

  private var approximation: Fact {
    Fact(
      "approximation", isConclusion: true,
      "an approximation: with cells of several columns, priorities or an infinite proposal SwiftUI "
        + "can answer differently")
  }
}

extension Fact {
  /// The lengths of columns or rows and the distances between them, which add up.
  fileprivate static func sum(of lines: [GridLine], _ axis: Axis, _ slice: TraceSlice) -> Fact {
    .sum(
      axis, of: lines.map { .length($0.length) }, spacing: .total(lines.map(\.distance)),
      slice.answer(axis))
  }
}

/// Cells that are equal, and what they share.
private struct CellGroup {
  var priority: FactNumber?
  let cells: Int
  var leftWidth: FactNumber?
  var columns: Int?
  var shareWidth, leftHeight: FactNumber?
  var rows: Int?
  var shareHeight: FactNumber?

  init(_ group: GridGroup, hasPriority: Bool) {
    priority = hasPriority ? .length(group.priority) : nil
    cells = group.count
    if let left = group.left.width, let share = group.share.width, group.openColumns > 0 {
      (leftWidth, columns, shareWidth) = (.length(left), group.openColumns, .length(share))
    }
    if let left = group.left.height, let share = group.share.height {
      (leftHeight, rows, shareHeight) = (.length(left), max(group.openRows, 1), .length(share))
    }
  }

  var words: String {
    var shares: [String] = []
    if let leftWidth, let columns, let shareWidth {
      shares.append("width \(leftWidth) / \(columns) = \(shareWidth)")
    }
    if let leftHeight, let rows, let shareHeight {
      shares.append("height \(leftHeight) / \(rows) = \(shareHeight)")
    }
    return (priority.map { ", priority \($0)" } ?? "") + ": " + shares.joined(separator: ", ")
  }
}

private struct CellOfGrid {
  let child: ViewMention
  let number, row, column, span: Int
  let group: Int?
  let proposal: ProposedViewSize?
  let size: ViewSize?
  let placedWith: ProposedViewSize

  static func table(_ cells: [Self], _ lookout: Lookout) -> TextTable {
    TextTable(
      cells,
      [
        .left("    cell") { "  \($0.number) \($0.child.inNarrowColumn)" },
        .right("row") { "\($0.row)" },
        .right("column") {
          "\($0.column)" + ($0.span > 1 ? "–\($0.column + $0.span - 1)" : "")
        },
        cells.contains { $0.group != nil } ? .right("group") { "\($0.group ?? 0)" } : nil,
        .right("proposed") { $0.proposal.map(ProposalText.of) ?? "" },
        .right("answers") { $0.size.map(ProposalText.of) ?? "" },
        .right("placed with") { ProposalText.of($0.placedWith) },
      ], lookout)
  }
}

/// A column or row; with the distance before it, and the cell that made it as long as it is.
private struct LineOfGrid {
  let number: Int
  let start, length: FactNumber
  var distance: FactNumber?
  var due: ViewMention?
  /// Whether that cell is in several.
  var isSpread: Bool?

  init(_ line: GridLine, _ index: Int) {
    (number, start, length) = (index + 1, .length(line.start), .length(line.length))
  }

  static func table(_ lines: [Self], _ axis: Axis, _ lookout: Lookout) -> TextTable {
    TextTable(
      lines,
      [
        .left("    " + axis.line) { "  \($0.number)" },
        .right("after") { $0.distance.map { "\($0)" } ?? "" },
        .right(axis.side) { "\($0.length)" },
        .left("as") { line in
          line.due.map { (line.isSpread == true ? "widened for " : "") + $0.inNarrowColumn }
            ?? "nothing in it"
        },
      ], lookout)
  }
}

extension ViewMention {
  /// Only the name of a view that has one, where the table has many columns.
  fileprivate var inNarrowColumn: String { view.name ?? title }
}

/// What a grid did, told cell by cell and line by line.
private struct GridAccount {
  private let account: ViewAccount
  private var groups: [GridGroup] { account.groups.map(\.group) }
  var lines: [Axis: [GridLine]] { account.lines }

  init(_ slice: TraceSlice) { account = slice.placed }

  /// The order in which cells were measured, and what those that are equal shared.
  func order(_ slice: TraceSlice) -> [Fact] {
    guard slice.proposal != .ideal else {
      return [Fact("idealCells", "nothing is proposed: each cell is asked for its ideal size")]
    }
    let hasPriorities = Set(groups.map(\.priority)).count > 1
    let shares = groups.map { CellGroup($0, hasPriority: hasPriorities) }
    let most = 8
    return [
      Fact(
        "gridOrder",
        "cells of high priority come first, then those that can change least; those that are equal "
          + "are a group and share what is left"),
      Fact(
        "gridGroups", ["groups": shares],
        sentences: shares.prefix(most).enumerated().map { "group \($0 + 1)\($1.words)" }
          + (shares.count > most ? ["and \(shares.count - most) groups more"] : [])),
    ]
  }

  func cells(_ slice: TraceSlice, _ places: [GridPlace]) -> [CellOfGrid] {
    var groupOfCell: [Int: Int] = [:]
    for (number, group) in account.groups.enumerated() {
      for cell in group.cells { groupOfCell[cell] = number + 1 }
    }
    return slice.lookout.map(account.order.filter { $0 < slice.children.count }) { index in
      let (child, place) = (slice.children[index], places[index])
      let served = account.served[index]
      return CellOfGrid(
        child: ViewMention(child), number: index + 1, row: place.row + 1, column: place.column + 1,
        span: place.span, group: groupOfCell[index],
        proposal: served?.proposal, size: served?.answer, placedWith: child.view.proposal)
    }
  }

  /// Each column or row: the spacing before it, its length, and the cell that determined it.
  func lines(_ axis: Axis, _ slice: TraceSlice) -> [LineOfGrid] {
    slice.lookout.map((lines[axis] ?? []).enumerated()) { number, line in
      var record = LineOfGrid(line, number)
      if number > 0 { record.distance = .length(line.distance) }
      if let cause = account.causes[axis]?[number], cause.cell < slice.children.count {
        record.due = ViewMention(slice.children[cause.cell])
        record.isSpread = cause.isSpread
      }
      return record
    }
  }

  /// Whether the sources about SwiftUI's grids disagree about this case.
  ///
  /// - Source: layout-rules 10, line 15.
  func isApproximate(_ slice: TraceSlice, _ places: [GridPlace]) -> Bool {
    places.contains { $0.span > 1 } || Set(groups.map(\.priority)).count > 1
      || slice.proposal.width == .infinity || slice.proposal.height == .infinity
  }
}

// MARK: Lazy containers

extension TraceSlice {
  func lazyStack(_ axis: Axis) -> [Fact] {
    guard !children.isEmpty else {
      return [Fact("noLazyChildren", "it has no children, or no room across: 0 x 0")]
    }
    var exact: Double?
    for case .rounded(_, axis, let from, _) in answering { exact = from }
    let across = axis.other
    let (isProposed, answer) = (reason(across) == .proposed, answer(across))
    return [
      Fact(
        "lazyAcross", ["axis": across, "isProposed": isProposed, "answer": answer],
        "\(across.side): "
          + (isProposed
            ? "it takes what is proposed: \(answer)"
            : "nothing is proposed, so the first child's ideal \(across.side): \(answer)")),
      Fact(
        "lazyOffer", ["axis": axis],
        "each child is offered that and no \(axis.side); what is proposed there does not count"),
    ] + childFacts + distances + [
      .sum(
        axis, of: children.map { .length($0.view.frame.size[axis]) },
        spacing: .total(tree.distances(in: view.node)), self.answer(axis),
        exact: exact.map { .length($0) })
    ]
  }

  /// The tracks with their rules and lengths, and the cells in them.
  func lazyGrid(_ style: LazyGridStyle, _ axis: Axis) -> [Fact] {
    let lines = placed.lines[axis] ?? []
    let (proposed, answer) = (FactNumber.length(proposal[axis]), answer(axis))
    guard let last = lines.last else {
      let isEndless = proposal[axis]?.isFinite == false
      return [
        Fact(
          "noTracks", ["axis": axis, "isEndless": isEndless],
          isEndless
            ? "with no end to the \(axis.side) there are no \(axis.line)s" : "it has no cells")
      ]
    }
    var facts = [
      Fact(
        "tracksFrom", ["axis": axis, "proposed": proposed],
        "\(axis.side): "
          + (proposed.hasValue
            ? "\(proposed) is proposed for the \(axis.line)s"
            : "nothing is proposed, so the \(axis.line)s share what the first cells would like"))
    ]
    for filling in placed.fillings where style.tracks.indices.contains(filling.item) {
      facts.append(filling.fact(style.tracks[filling.item]))
    }
    facts += [
      Fact(
        "tracksAgain", ["axis": axis, "answer": answer],
        "placed, the \(axis.line)s are found once more from the \(answer) answered"),
      tracks(lines, axis),
    ]
    facts += childFacts
    if let found = placed.lines[axis.other] { facts.append(.sum(of: found, axis.other, self)) }
    let end = last.start + last.length
    if end > size[axis] {
      let excess = FactNumber.difference(end, size[axis])
      facts.append(
        Fact(
          "tracksTooLong", ["axis": axis, "excess": excess], isConclusion: true,
          "the \(axis.line)s that are shown are longer than the grid, by \(excess)"))
    }
    return facts
  }

  private func tracks(_ lines: [GridLine], _ axis: Axis) -> Fact {
    let lines = lines.enumerated().map { LineOfGrid($1, $0) }
    return Fact("tracks", ["axis": axis, "lines": lines]) { lookout in
      TextTable(
        lines,
        [
          .left("    " + axis.line) { "  \($0.number)" }, .right("from") { "\($0.start)" },
          .right(axis.side) { "\($0.length)" },
        ], lookout)
    }
  }
}

extension TrackFilling {
  /// An item of a lazy grid, and the tracks that are made of it.
  fileprivate func fact(_ track: GridTrack) -> Fact {
    let (left, length) = (FactNumber.length(left), FactNumber.length(length))
    let share = share.map { FactNumber.length($0) }
    let shared = "\(left) left / \(share == nil ? 0 : among) = \(share.text)"
    func fact(
      _ rule: String, _ bounds: (least: Double, most: Double)?, _ words: String
    ) -> Fact {
      Fact(
        "trackItem",
        [
          "left": left, "count": count, "length": length, "spacing": FactNumber.length(spacing),
          "rule": rule, "least": bounds.map { FactNumber.declared($0.least) },
          "most": bounds.map { FactNumber.declared($0.most) },
          "among": share == nil ? nil : among, "share": share,
        ], "\(rule): \(words)")
    }
    switch track.length {
    case .fixed: return fact("fixed", nil, "\(length)")
    case .flexible(let least, let most):
      return fact(
        "flexible", (least, most),
        "\(shared), held between \(NumberText.of(least)) and \(NumberText.of(most)): \(length)")
    case .adaptive(let least, let most):
      let bound = most == .infinity ? "" : " and at most \(NumberText.of(most))"
      return fact(
        "adaptive", (least, most),
        "\(shared), as many of at least \(NumberText.of(least))\(bound) as fit, "
          + "\(FactNumber.length(spacing)) apart: \(count) of \(length)")
    }
  }
}
