import LayEngine
import LayLanguage

/// Columns or rows of a grid that follow each other, and the cell that makes them as long as they are
/// together.
struct LinePart {
  let lines: ClosedRange<Int>
  /// With the gaps between them, in points.
  let length: Double
  /// The cell, and the question whose answer is that length; nil where no cell alone makes it.
  var cause: ViewAccount.Cause?
}

/// Why the columns and rows of a grid are as long as they are, and what its cells are offered.
extension LengthReasons {
  /// Explains the length of a grid by its columns or rows, and continues with the cell of the longest.
  mutating func lines(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let lines = facts(place).lines[axis] ?? []
    guard !lines.isEmpty else { return unknownAnswer(place, axis) }
    let fillings = facts(place).fillings
    if place.content.trackAxis == axis, let proposed = place.question[axis],
      abs(proposed - place.size[axis]) < 1e-9, fillings.allSatisfy(\.isShare)
    {
      add(place.size[axis], .lengthProposed, place)
      return .offer(place, axis)
    }
    let parts = lineParts(place, axis, lines.indices)
    if parts.count > 1 {
      let gaps = parts.dropFirst().map { lines[$0.lines.lowerBound].distance }
      add(
        place.size[axis],
        .lengthSum(
          fills: false, parts: parts.map { .length($0.length) },
          spacing: .total([lines[0].distance] + gaps),
          tracks: place.content.trackAxis == axis.other
            ? facts(place).lines[axis.other]?.count : nil),
        place)
    }
    return parts.max { $0.length < $1.length }.flatMap { part($0, of: place, axis) }
  }

  /// Explains columns or rows of a grid by the cell that made them as long as they are.
  private mutating func part(
    _ part: LinePart, of place: ReasonPlace, _ axis: Axis, isOffer: Bool = false
  ) -> Question? {
    if part.cause == nil, let spread = spread(part, in: place, axis) {
      add(part.length, spread.fact(isOffer: isOffer), place)
      return cell(spread.wide, of: place).map { .answer($0, axis) }
    }
    guard let cause = part.cause, cause.cell < place.view.childCount else { return nil }
    let child = ViewMention(place.shown.cell(cause.cell))
    let (first, last) = (part.lines.lowerBound + 1, part.lines.upperBound + 1)
    let end = last == first ? nil : last
    let lines =
      last == first ? "\(axis.line) \(first)" : "\(axis.line)s \(first) to \(last)"
    let length = (end == nil ? "is as " : "are together as ") + "\(axis.adjective) as \(child)"
    add(
      part.length,
      Fact(
        isOffer ? "offerOfGridLine" : "lengthOfGridLine",
        ["axis": axis, "number": first, "last": end, "child": child]
      ) { isOffer ? "offered by \($0): \(lines) \(length)" : "\(lines) of \($0) \(length)" }, place)
    return cell(cause, of: place).map { .answer($0, axis) }
  }

  /// A cell with the question that made its column or row as long as it is.
  func cell(_ cause: ViewAccount.Cause, of place: ReasonPlace) -> ReasonPlace? {
    cause.question.map { question in
      ReasonPlace(
        place.shown.child(cause.cell), question: question.proposal, size: question.answer,
        askedBy: place)
    }
  }

  /// Columns or rows as parts, each as long as the answer of one cell where that is possible.
  ///
  /// A cell of several columns that is wider than they are divides what is missing among them, so that no
  /// cell of one column is as wide as its column then; together they are as wide as that cell.
  func lineParts(_ place: ReasonPlace, _ axis: Axis, _ range: Range<Int>) -> [LinePart] {
    let account = facts(place)
    let lines = account.lines[axis] ?? []
    var spans: [Int: [LinePart]] = [:]
    if axis == .horizontal {
      let cells = place.view.layout.tree.gridPlaces(of: place.view.node)
      for (number, cell) in cells.enumerated() where cell.span > 1 && !traced.lookout.isOver {
        let columns = cell.column...(cell.column + cell.span - 1)
        guard range.contains(columns.lowerBound), range.contains(columns.upperBound),
          let question = account.served[number]
        else { continue }
        let length = length(of: lines[columns])
        guard abs(question.answer[axis] - length) <= 1e-9 * max(1, abs(length)) else { continue }
        let cause = ViewAccount.Cause(cell: number, question: question, isSpread: true)
        spans[columns.upperBound, default: []].append(
          LinePart(lines: columns, length: length, cause: cause))
      }
    }
    // For the lines up to each: the parts with the fewest that no cell explains.
    var best: [(unexplained: Int, part: LinePart?)] = [(0, nil)]
    for line in range {
      if traced.lookout.isOver { break }
      var single = LinePart(lines: line...line, length: lines[line].length)
      if let cause = account.causes[axis]?[line], !cause.isSpread,
        cause.question?.answer[axis] == single.length
      {
        single.cause = cause
      }
      var chosen = (
        best[line - range.lowerBound].unexplained + (single.cause == nil ? 1 : 0), single
      )
      for span in spans[line] ?? [] {
        let count = best[span.lines.lowerBound - range.lowerBound].unexplained
        if count < chosen.0 { chosen = (count, span) }
      }
      best.append(chosen)
    }
    var parts: [LinePart] = []
    var end = best.count - 1
    while end > 0, let part = best[end].part {
      parts.append(part)
      end = part.lines.lowerBound - range.lowerBound
    }
    return parts.reversed()
  }

  private func length(of lines: ArraySlice<GridLine>) -> Double {
    lines.reduce(0) { $0 + $1.length } + lines.dropFirst().reduce(0) { $0 + $1.distance }
  }

  /// Explains a lazy grid to which nothing is proposed along its tracks.
  mutating func ideals(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    let facts = facts(place)
    let ideals = facts.questions.filter(\.isIdeal).map { FactNumber.length($0.answer[axis]) }
    let spacing = FactNumber.total(facts.fillings.dropLast().map(\.spacing))
    let fact = Fact("lengthOfIdeals", ["parts": ideals, "spacing": spacing]) {
      "\($0): the ideals of its first cells, \(ideals.sum(called: "together"))" + spacing.added
    }
    return end(place.size[axis], fact, place)
  }

  /// Where a chain goes on; without a question it ends.
  struct Next {
    let question: Question?
  }

  /// Explains what a grid offers to a cell; nil where the grid's columns and rows do not decide.
  mutating func offerOfGrid(
    _ place: ReasonPlace, _ facts: ViewAccount, isAsked: Bool, _ axis: Axis
  ) -> Next? {
    guard let parent = place.parent, let offered = place.question[axis] else { return nil }
    if !(parent.content is Grid), axis == parent.content.trackAxis {
      return offerOfTrack(place, offered, of: parent, isAsked ? facts.fillings : [], axis)
    }
    if isAsked { return offerOfShare(place, offered, of: parent, facts, axis) }
    guard let number = facts.slots[place.number]?.line(along: axis), let lines = facts.lines[axis],
      number < lines.count
    else { return nil }
    var end = number
    if parent.content is Grid, axis == .horizontal {
      end += parent.view.layout.tree.gridPlaces(of: parent.view.node)[place.number].span - 1
    }
    guard end < lines.count, abs(length(of: lines[number...end]) - offered) < 1e-9 else {
      return nil
    }
    guard reason(parent, axis) == .sum else {
      let fact = Fact("offerOfGridLine", ["axis": axis, "number": number + 1]) {
        "offered by \($0): \(axis.line) \(number + 1) is as \(axis.adjective)"
      }
      add(offered, fact, parent)
      return Next(question: .answer(parent, axis))
    }
    let parts = lineParts(parent, axis, number..<end + 1)
    let long = parts.filter { $0.length != 0 }
    guard long.allSatisfy({ cause(of: $0, in: parent, axis) != nil }) else { return nil }
    return offer(long, number...end, offered, of: parent, axis)
  }

  /// The cell that makes columns or rows as long as they are, or that made a column longer at last.
  private func cause(
    of part: LinePart, in grid: ReasonPlace, _ axis: Axis
  ) -> ViewAccount.Cause? {
    part.cause ?? spread(part, in: grid, axis)?.wide
  }

  private func spread(_ part: LinePart, in grid: ReasonPlace, _ axis: Axis) -> SpreadColumn? {
    part.lines.count == 1
      ? SpreadColumn(part.lines.lowerBound, axis, of: grid, facts(grid)) : nil
  }

  /// Explains what a cell is offered by the cells that made its columns or its row so long.
  private mutating func offer(
    _ parts: [LinePart], _ lines: ClosedRange<Int>, _ offered: Double, of grid: ReasonPlace,
    _ axis: Axis
  ) -> Next? {
    let longest = parts.max { $0.length < $1.length }
    let spacing = FactNumber.difference(offered, parts.reduce(0) { $0 + $1.length })
    let isApart = abs(spacing.value ?? 0) > 1e-9
    if let longest, parts.count == 1, !isApart {
      return Next(question: part(longest, of: grid, axis, isOffer: true))
    }
    let takers = parts.map { part in
      PartOfGrid(
        child: cause(of: part, in: grid, axis).map { ViewMention(grid.shown.cell($0.cell)) },
        length: .length(part.length))
    }
    let (first, last) = (lines.lowerBound + 1, lines.upperBound + 1)
    let fact = Fact(
      "offerOfGridLines",
      [
        "axis": axis, "first": first, "last": last, "parts": takers,
        "spacing": isApart ? spacing : nil,
      ]
    ) {
      "offered by \($0): \(axis.line)\(first == last ? "" : "s") \(first)"
        + (first == last ? "" : " to \(last)")
        + (takers.isEmpty ? ", without a length" : ", ")
        + takers.map(\.length).sum(called: "together") + (isApart ? spacing.added : "")
    }
    add(offered, fact, grid)
    return Next(question: longest.flatMap { part($0, of: grid, axis) })
  }

  /// Explains the share of a cell in what a grid has left for its columns or rows, or that its column or
  /// row was longer than that already.
  private mutating func offerOfShare(
    _ place: ReasonPlace, _ offered: Double, of grid: ReasonPlace, _ facts: ViewAccount,
    _ axis: Axis
  ) -> Next? {
    let cells = grid.view.layout.tree.gridPlaces(of: grid.view.node)
    guard let turn = facts.groups.firstIndex(where: { $0.cells.contains(place.number) }),
      cells.indices.contains(place.number)
    else { return nil }
    let makers = LineMakers(facts, before: place.number, cells, axis)
    let group = facts.groups[turn].group
    let (lines, own) = (group.lines(along: axis), cells[place.number].lines(along: axis))
    guard let share = group.share[axis], share.isFinite, let left = group.left[axis] else {
      return nil
    }
    let gaps = own.dropFirst().reduce(0) { $0 + (facts.lines[axis]?[$1].distance ?? 0) }
    let closed = own.filter { !lines[$0].isOpen && lines[$0].length != 0 }
    let open = own.count { lines[$0].isOpen }
    let sum = closed.reduce(share * Double(open) + gaps) { $0 + lines[$1].length }
    if abs((own.count == 1 ? share : sum) - offered) > 1e-9 {
      // The columns, or the row, were longer than that already.
      let parts = own.compactMap(makers.part)
      guard abs(parts.reduce(gaps) { $0 + $1.length } - offered) < 1e-9 else { return nil }
      return offer(parts, own.lowerBound...own.upperBound - 1, offered, of: grid, axis)
    }
    let settled = lines.indices.filter { lines[$0].isSettled && lines[$0].length != 0 }
    let distances = (facts.lines[axis] ?? []).map(\.distance)
    let given = grid.question[axis] ?? left
    let kept =
      given - distances.reduce(0, +) - settled.reduce(0) { $0 + lines[$1].length } - left
    let among = axis == .horizontal ? group.openColumns : group.openRows
    let lacking = facts.lacking(in: turn).map { lacked in
      let makers = LineMakers(facts, groups: lacked.groups, cells, axis)
      return KeptForCell(
        child: ViewMention(grid.shown.cell(lacked.cell)), length: .length(lacked.length),
        beside: cells[lacked.cell].lines(along: axis).compactMap(makers.part).compactMap { part in
          part.cause.map {
            Taker(child: ViewMention(grid.shown.cell($0.cell)), length: .length(part.length))
          }
        })
    }
    var offer = ShareOfGrid(
      axis: axis, left: .length(left), among: max(among, 1), given: .length(given),
      spacing: .total(distances), taken: makers.takers(settled, lines, grid), count: settled.count)
    if abs(kept) > 1e-9 {
      offer.kept = .length(kept)
      offer.cells = lacking
    }
    if own.count > 1 {
      offer.lines = open
      offer.gaps = .total(own.dropFirst().map { distances[$0] })
      offer.beside = makers.takers(closed, lines, grid)
    }
    add(offered, offer.fact, grid)
    return Next(question: .offer(grid, axis))
  }
}

/// Some columns of a grid, and the cell that makes them so long.
struct PartOfGrid {
  let child: ViewMention?
  let length: FactNumber
}

/// What a grid keeps for a cell of several columns, which lacks it `beside` the cells that make them so long.
struct KeptForCell {
  let child: ViewMention
  let length: FactNumber
  let beside: [Taker]
}

extension [KeptForCell] {
  /// `wide beside 20 a and 40 b`, where that can be told shortly.
  fileprivate var words: String {
    guard count == 1, self[0].beside.count <= LengthReasons.mostTakers else {
      return "cells of several columns"
    }
    let beside = self[0].beside.map { "\($0.length) \($0.child)" }.joined(separator: " and ")
    return "\(self[0].child)" + (beside.isEmpty ? "" : " beside \(beside)")
  }
}

/// What was left for the open columns or rows of a grid, which cells made the settled ones as long as they
/// are, and what is kept for cells of several columns.
///
/// A cell of several columns gets so many shares (`lines`), the gaps between them, and what `beside` those
/// its settled columns have.
private struct ShareOfGrid {
  let axis: Axis
  let left: FactNumber
  let among: Int
  let given, spacing: FactNumber
  let taken: Taken
  let count: Int
  var kept: FactNumber?
  var cells: [KeptForCell]?
  var lines: Int?
  var gaps: FactNumber?
  var beside: Taken?

  var fact: Fact {
    Fact(
      "offerOfGridShare",
      [
        "axis": axis, "left": left, "among": among, "given": given, "spacing": spacing,
        "taken": taken.value, "count": count, "kept": kept, "cells": cells, "lines": lines,
        "gaps": gaps, "beside": beside?.value,
      ]
    ) { "offered by \($0): \(words)" }
  }

  private var words: String {
    let more = (beside?.terms(count, " + ") ?? "") + (gaps?.added ?? "")
    return (lines.map { "\($0) of \(among) shares of " } ?? "") + "\(left) left for "
      + (among == 1 ? "the last \(axis.line)" : "\(among) \(axis.line)s")
      + taken.rest(of: given, spacing, count, kept, cells?.words ?? "")
      + (more.isEmpty ? "" : "; with" + more.dropFirst(2))
  }
}

/// What a lazy grid offers to its cells along its tracks.
extension LengthReasons {
  /// Explains the length of a track by its item, and by what was left for it.
  private mutating func offerOfTrack(
    _ place: ReasonPlace, _ offered: Double, of grid: ReasonPlace, _ asked: [TrackFilling],
    _ axis: Axis
  ) -> Next? {
    let account = traced.arranging(grid.view)
    let fillings = asked.isEmpty ? account.fillings : asked
    guard let number = account.slots[place.number]?.line(along: axis),
      account.lines[axis]?.indices.contains(number) == true
    else { return nil }
    var first = 0
    guard
      let index = fillings.firstIndex(where: { filling in
        defer { first += filling.count }
        return number < first + filling.count
      })
    else { return nil }
    let filling = fillings[index]
    guard filling.length == offered else { return nil }
    guard filling.isShare else {
      let share = filling.share.map { FactNumber.length($0) }
      let fact = Fact("offerOfTrack", ["axis": axis, "number": number + 1, "share": share]) {
        "offered by \($0): its \(axis.line) \(number + 1) "
          + (share.map { "goes no further, with \($0) for it" } ?? "is fixed")
      }
      add(offered, fact, grid)
      return Next(question: nil)
    }
    let given = grid.question[axis] ?? grid.size[axis]
    add(offered, offerOfTracks(fillings, index, .length(given), axis), grid)
    // Where nothing is proposed, the tracks share what the first cells would like.
    return Next(question: grid.question[axis] == nil ? .answer(grid, axis) : .offer(grid, axis))
  }
}

extension LengthReasons {
  /// Tracks of a lazy grid that an item fills with its share of what is left after those before it.
  private func offerOfTracks(
    _ fillings: [TrackFilling], _ index: Int, _ given: FactNumber, _ axis: Axis
  ) -> Fact {
    // Items that all take their shares divide what was left for the first of them.
    var start = index
    while start > 0, fillings[start - 1].isShare { start -= 1 }
    let (left, among) = (FactNumber.length(fillings[start].left), fillings[start].among)
    let before = FactNumber.total(
      fillings[..<start].flatMap { other in
        Array(repeating: other.length, count: other.count)
          + Array(repeating: other.spacing, count: other.count - 1)
      })
    let spacing = FactNumber.total(fillings.dropLast().map(\.spacing))
    let (count, gaps) = (fillings[index].count, FactNumber.declared(fillings[index].gaps))
    let shared =
      if among == 1 {
        count == 1 ? "the last \(axis.line)" : "\(count) \(axis.line)s"
      } else {
        "\(among)" + (count == 1 ? " \(axis.line)s" : ", here of \(count) \(axis.line)s")
      }
    return Fact(
      "offerOfTracks",
      [
        "axis": axis, "count": count, "left": left, "among": among, "given": given,
        "before": before, "spacing": spacing, "gaps": gaps,
      ]
    ) {
      "offered by \($0): \(left) left for \(shared)"
        + (gaps.value == 0 ? "" : " and \(gaps) between them")
        + Taken.sum(before).rest(of: given, spacing, nil, nil, "")
    }
  }
}

extension TrackFilling {
  /// The distances between its tracks, in points.
  fileprivate var gaps: Double { spacing * Double(count - 1) }

  /// Whether its tracks take all of its share, and are held by no bound.
  fileprivate var isShare: Bool {
    share.map { abs($0 - gaps - length * Double(count)) < 1e-9 } ?? false
  }
}

extension ViewContent {
  /// The axis along which a lazy grid has its tracks; nil for other views.
  var trackAxis: Axis? {
    switch self {
    case is LazyVerticalGrid: .horizontal
    case is LazyHorizontalGrid: .vertical
    default: nil
    }
  }
}

/// The cells that had made columns or rows of a grid as long as they were before a cell was served.
private struct LineMakers {
  private let account: ViewAccount
  private let cells: [GridPlace]
  private let axis: Axis
  private let served: [Int]

  init(_ account: ViewAccount, before cell: Int, _ cells: [GridPlace], _ axis: Axis) {
    (self.account, self.cells, self.axis) = (account, cells, axis)
    served = Array(account.order.prefix { $0 != cell })
  }

  /// The cells of the first groups that were served.
  init(_ account: ViewAccount, groups: Int, _ cells: [GridPlace], _ axis: Axis) {
    (self.account, self.cells, self.axis) = (account, cells, axis)
    served = account.groups.prefix(groups).flatMap(\.cells)
  }

  /// A column or row by then, and the cell that made it so long; nil for one that was empty.
  func part(_ line: Int) -> LinePart? {
    let longest =
      served.filter { cells[$0].lines(along: axis) == line..<line + 1 }
      .compactMap { account.served[$0]?.answer[axis] }.max() ?? 0
    guard longest != 0, let cause = maker(of: line, longest) else { return nil }
    return LinePart(lines: line...line, length: longest, cause: cause)
  }

  func maker(of line: Int, _ length: Double) -> ViewAccount.Cause? {
    for cell in served where cells[cell].lines(along: axis) == line..<line + 1 {
      guard let question = account.served[cell], question.answer[axis] == length else { continue }
      return ViewAccount.Cause(cell: cell, question: question, isSpread: false)
    }
    return nil
  }

  /// The cells that made some columns or rows as long as they are; of many, or where not all are known, the
  /// sum.
  func takers(_ numbers: [Int], _ lines: [GroupLine], _ grid: ReasonPlace) -> Taken {
    let known = numbers.compactMap { number in
      maker(of: number, lines[number].length).map { cause in
        Taker(
          child: ViewMention(grid.shown.cell(cause.cell)), length: .length(lines[number].length))
      }
    }
    return known.count == numbers.count && numbers.count <= LengthReasons.mostTakers
      ? .all(known) : .sum(.total(numbers.map { lines[$0].length }))
  }
}

extension ShownView {
  /// A cell of a grid, without what only tells the grid how to treat it.
  func cell(_ number: Int) -> ShownView {
    child(number).inside {
      $0.view.view.name == nil && $0.view.layout.tree.isTransparent($0.view.node)
    }
  }
}

extension GridPlace {
  /// The columns, or the row, of the cell.
  func lines(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? column..<column + span : row..<row + 1
  }
}
