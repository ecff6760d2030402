import LayEngine
import LayLanguage

extension Grid: ExplainedContent {
  /// The order in which cells were measured, their proposals and answers, and the lines.
  func facts(_ slice: TraceSlice) -> [any Fact] {
    let places = slice.tree.gridPlaces(of: slice.view.node)
    guard !places.isEmpty else { return [GridFact.noCells] }
    let account = GridAccount(slice)
    return account.order(slice) + [GridFact.cells(cells: account.cells(slice, places))]
      + Axis.allCases.map { GridFact.gridLines(axis: $0, lines: account.lines($0, slice)) }
      + Axis.allCases.map { ContainerFact.sum(of: account.lines[$0] ?? [], $0, slice) }
      + (account.isApproximate(slice, places) ? [GridFact.approximation] : [])
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

/// What a grid did, told cell by cell and line by line.
private struct GridAccount {
  private let account: ViewAccount
  private var groups: [GridGroup] { account.groups.map(\.group) }
  var lines: [Axis: [GridLine]] { account.lines }

  init(_ slice: TraceSlice) { account = slice.traced.arranging(slice.view) }

  /// The order in which cells were measured, and what those that are equal shared.
  func order(_ slice: TraceSlice) -> [GridFact] {
    guard slice.proposal != .ideal else { return [.idealCells] }
    let hasPriorities = Set(groups.map(\.priority)).count > 1
    let shares = groups.map { group in
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
    }
    return [.gridOrder, .gridGroups(groups: shares)]
  }

  func cells(_ slice: TraceSlice, _ places: [GridPlace]) -> [GridFact.Cell] {
    var groupOfCell: [Int: Int] = [:]
    for (number, group) in account.groups.enumerated() {
      for cell in group.cells { groupOfCell[cell] = number + 1 }
    }
    return slice.lookout.map(account.order.filter { $0 < slice.children.count }) { index in
      let (child, place) = (slice.children[index], places[index])
      let served = account.served[index]
      return GridFact.Cell(
        child: ViewMention(child), number: index + 1, row: place.row + 1, column: place.column + 1,
        span: place.span, group: groupOfCell[index],
        proposal: served?.proposal, size: served?.answer, placedWith: child.view.proposal)
    }
  }

  /// Each column or row: the spacing before it, its length, and the cell that determined it.
  func lines(_ axis: Axis, _ slice: TraceSlice) -> [GridFact.Line] {
    slice.lookout.map((lines[axis] ?? []).enumerated()) { number, line in
      var record = GridFact.Line(line, number)
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

extension GridFact.Line {
  fileprivate init(_ line: GridLine, _ index: Int) {
    self.init(number: index + 1, start: .length(line.start), length: .length(line.length))
  }
}

// MARK: Lazy containers

extension TraceSlice {
  func lazyStack(_ axis: Axis) -> [any Fact] {
    guard !children.isEmpty else { return [GridFact.noLazyChildren] }
    var exact: Double?
    for case .rounded(_, axis, let from, _) in answering { exact = from }
    let across = axis.other
    return [
      GridFact.lazyAcross(
        axis: across, isProposed: reason(across) == .proposed, answer: answer(across)),
      GridFact.lazyOffer(axis: axis),
    ] + childFacts + distances + [
      ContainerFact.sum(
        axis: axis, parts: children.map { .length($0.view.frame.size[axis]) },
        spacing: .total(tree.distances(in: view.node)), answer: answer(axis),
        exact: exact.map { .length($0) })
    ]
  }

  /// The tracks with their rules and lengths, and the cells in them.
  func lazyGrid(_ style: LazyGridStyle, _ axis: Axis) -> [any Fact] {
    var lines: [GridLine] = []
    for case .lines(_, axis, let found) in arranging { lines = found }
    let proposed = proposal[axis]
    guard let last = lines.last else {
      return [GridFact.noTracks(axis: axis, isEndless: proposed?.isFinite == false)]
    }
    let answer = size[axis]
    var facts: [any Fact] = [GridFact.tracksFrom(axis: axis, proposed: .length(proposed))]
    for case .filled(_, let filling) in arranging {
      guard style.tracks.indices.contains(filling.item) else { continue }
      facts.append(GridFact.trackItem(filling, style.tracks[filling.item]))
    }
    facts += [
      GridFact.tracksAgain(axis: axis, answer: .length(answer)),
      GridFact.tracks(axis: axis, lines: lines.enumerated().map { GridFact.Line($1, $0) }),
    ]
    facts += childFacts
    for case .lines(_, axis.other, let found) in arranging {
      facts.append(ContainerFact.sum(of: found, axis.other, self))
    }
    let end = last.start + last.length
    if end > answer {
      facts.append(GridFact.tracksTooLong(axis: axis, excess: .difference(end, answer)))
    }
    return facts
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
