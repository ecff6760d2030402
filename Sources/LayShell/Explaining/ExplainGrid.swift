import LayEngine
import LayLanguage

extension Grid: ExplainedContent {
  var includesChild: Bool { false }

  /// Says the order in which cells were measured, their proposals and answers, and the lines.
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let places = slice.tree.gridPlaces(of: slice.view.node)
    guard !places.isEmpty else { return section.say(GridFact.noCells) }
    let account = GridAccount(slice)
    account.sayOrder(slice, in: &section)
    section.say(GridFact.cells(cells: account.cells(slice, places)))
    for axis in Axis.allCases {
      section.say(GridFact.gridLines(axis: axis, lines: account.lines(axis, slice)))
    }
    for axis in Axis.allCases {
      section.say(ContainerFact.sum(of: account.lines[axis] ?? [], axis, slice))
    }
    if account.isApproximate(slice, places) { section.say(GridFact.approximation) }
  }
}

extension ContainerFact {
  /// The lengths of columns or rows and the distances between them, which add up.
  fileprivate static func sum(
    of lines: [GridLine], _ axis: Axis, _ slice: TraceSlice
  ) -> ContainerFact {
    .sum(
      axis: axis, parts: lines.map { .length($0.length) }, spacing: .total(lines.map(\.distance)),
      answer: slice.answer(axis))
  }
}

/// What a grid's trace events tell.
private struct GridAccount {
  private var groups: [GridGroup] = []
  private var served: [Int: (offered: ProposedViewSize, answer: ViewSize)] = [:]
  private(set) var lines: [Axis: [GridLine]] = [:]
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
    guard slice.proposal != .ideal else { return section.say(GridFact.idealCells) }
    section.say(GridFact.gridOrder)
    let hasPriorities = Set(groups.map(\.priority)).count > 1
    section.say(
      GridFact.gridGroups(
        groups: groups.map { group in
          var shares = GridFact.Group(
            priority: hasPriorities ? .length(group.priority) : nil, cells: group.count)
          if let left = group.left.width, let share = group.share.width, group.openColumns > 0 {
            (shares.leftWidth, shares.columns) = (.length(left), group.openColumns)
            shares.shareWidth = .length(share)
          }
          if let left = group.left.height, let share = group.share.height {
            (shares.leftHeight, shares.rows) = (.length(left), max(group.openRows, 1))
            shares.shareHeight = .length(share)
          }
          return shares
        }))
  }

  func cells(_ slice: TraceSlice, _ places: [GridPlace]) -> [GridFact.Cell] {
    var cells: [GridFact.Cell] = []
    for index in order where index < slice.children.count && !slice.lookout.isOver {
      let (child, place, served) = (slice.children[index], places[index], served[index])
      cells.append(
        .init(
          child: ViewMention(child), number: index + 1, row: place.row + 1,
          column: place.column + 1, span: place.span,
          group: groups.isEmpty ? nil : (groupOfCell[index] ?? 0) + 1, proposal: served?.offered,
          size: served?.answer, placedWith: child.view.proposal))
    }
    return cells
  }

  /// Each column or row: the spacing before it, its length, and the cell that determined it.
  func lines(_ axis: Axis, _ slice: TraceSlice) -> [GridFact.Line] {
    var records: [GridFact.Line] = []
    for (number, line) in (lines[axis] ?? []).enumerated() where !slice.lookout.isOver {
      var record = GridFact.Line(line, number)
      if number > 0 { record.distance = .length(line.distance) }
      if let cause = causes[axis]?[number], cause.cell < slice.children.count {
        record.due = ViewMention(slice.children[cause.cell])
        record.isSpread = cause.isSpread
      }
      records.append(record)
    }
    return records
  }

  /// Whether the sources about SwiftUI's grids disagree about this case.
  ///
  /// - Source: layout-rules 10, line 15.
  func isApproximate(_ slice: TraceSlice, _ places: [GridPlace]) -> Bool {
    places.contains { $0.span > 1 } || Set(groups.map(\.priority)).count > 1
      || slice.proposal.width == .infinity || slice.proposal.height == .infinity
  }
}

extension GridFact.Line {
  fileprivate init(_ line: GridLine, _ index: Int) {
    self.init(number: index + 1, start: .length(line.start), length: .length(line.length))
  }
}

// MARK: Lazy containers

extension LazyHorizontalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyStack(slice, .horizontal)
  }
}

extension LazyVerticalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyStack(slice, .vertical)
  }
}

extension LazyHorizontalGrid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyGrid(slice, style, .vertical)
  }
}

extension LazyVerticalGrid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyGrid(slice, style, .horizontal)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayLazyStack(_ slice: TraceSlice, _ axis: Axis) {
    guard !slice.children.isEmpty else { return say(GridFact.noLazyChildren) }
    say(
      GridFact.lazyAcross(
        axis: axis.other, isProposed: slice.reason(axis.other) == .proposed,
        answer: slice.answer(axis.other)))
    say(GridFact.lazyOffer(axis: axis))
    sayChildren(slice)
    sayDistances(slice)
    var exact: Double?
    for case .rounded(_, axis, let from, _) in slice.answering { exact = from }
    say(
      ContainerFact.sum(
        axis: axis, parts: slice.children.map { .length($0.view.frame.size[axis]) },
        spacing: .total(slice.tree.distances(in: slice.view.node)), answer: slice.answer(axis),
        exact: exact.map { .length($0) }))
  }

  /// Says the tracks with their rules and lengths, and the cells in them.
  fileprivate mutating func sayLazyGrid(
    _ slice: TraceSlice, _ style: LazyGridStyle, _ axis: Axis
  ) {
    var lines: [GridLine] = []
    for case .lines(_, axis, let found) in slice.arranging { lines = found }
    let proposed = slice.proposal[axis]
    guard let last = lines.last else {
      return say(GridFact.noTracks(axis: axis, isEndless: proposed?.isFinite == false))
    }
    let answer = slice.size[axis]
    say(GridFact.tracksFrom(axis: axis, proposed: .length(proposed)))
    for case .filled(_, let filling) in slice.arranging {
      guard style.tracks.indices.contains(filling.item) else { continue }
      say(GridFact.trackItem(filling, style.tracks[filling.item]))
    }
    say(GridFact.tracksAgain(axis: axis, answer: .length(answer)))
    say(
      GridFact.tracks(axis: axis, lines: lines.enumerated().map { GridFact.Line($1, $0) }))
    sayChildren(slice)
    for case .lines(_, axis.other, let found) in slice.arranging {
      say(ContainerFact.sum(of: found, axis.other, slice))
    }
    if last.start + last.length > answer {
      say(
        GridFact.tracksTooLong(
          axis: axis, excess: .difference(last.start + last.length, answer)))
    }
  }
}

extension GridFact {
  fileprivate static func trackItem(_ filling: TrackFilling, _ track: GridTrack) -> GridFact {
    let (rule, bounds): (Rule, (least: Double, most: Double)?) =
      switch track.length {
      case .fixed: (.fixed, nil)
      case .flexible(let least, let most): (.flexible, (least, most))
      case .adaptive(let least, let most): (.adaptive, (least, most))
      }
    return .trackItem(
      left: .length(filling.left), count: filling.count, length: .length(filling.length),
      spacing: .length(filling.spacing), rule: rule, least: bounds.map { .declared($0.least) },
      most: bounds.map { .declared($0.most) }, among: filling.share.map { _ in filling.among },
      share: filling.share.map { .length($0) })
  }
}
