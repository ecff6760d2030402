import LayComparing
import LayEngine
import LayLanguage

/// The findings of one view over a range of widths at one height: for each of them, its widths.
struct FindingRanges: Equatable {
  fileprivate var widths = KeyedWidths<SightedFinding.Key>()
  /// The widths of each structure (`MovingViews.structure`), from one change to the next with both ends; 0 where it is
  /// not known.
  fileprivate var structures = KeyedWidths<UInt64>()
  /// Whether the widths were followed, but for some parts, and not tried in steps.
  var isFollowed = true
  /// Whether no part of them was tried.
  fileprivate(set) var isExact = true

  var ranges: [SightedFinding.Key: [WidthRange]] { widths.ranges }

  /// Whether both are the same for all widths, and so are the structures between their ends.
  static func == (one: FindingRanges, other: FindingRanges) -> Bool {
    func ends(_ all: [WidthRange]) -> [[Double]] { all.map { [$0.start.length, $0.end.length] } }
    return one.ranges == other.ranges
      && one.structures.ranges.mapValues(ends) == other.structures.ranges.mapValues(ends)
  }

  /// The widths, with both ends, at which two heights differ in a finding or in the structure.
  ///
  /// A text that is cut below 350 at one height and below 400 at the other gives 350 to 400.
  fileprivate func differences(
    from other: FindingRanges, in all: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    let found =
      widths.differences(from: other.widths, in: all)
      + structures.differences(from: other.structures, in: all)
    return found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      if let last = joined.last, next.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }

  /// With what was found at some widths in place of what is there.
  fileprivate func replacing(_ parts: [(ClosedRange<Double>, FindingRanges)]) -> FindingRanges {
    var new = FindingRanges()
    new.isFollowed = isFollowed
    new.isExact = isExact && parts.allSatisfy(\.1.isExact)
    new.widths = widths.replacing(parts.map { ($0, $1.widths) })
    new.structures = structures.replacing(parts.map { ($0, $1.structures) })
    return new
  }

  /// What is found at a width.
  fileprivate func keys(_ width: Double) -> Set<SightedFinding.Key> {
    Set(ranges.filter { $0.value.contains { $0.contains(width) } }.keys)
  }

  /// How widths are tried from here on.
  fileprivate mutating func tries(_ alike: AlikeLayouts) {
    isExact = false
    guard alike.isTooMuch else { return }
    (widths.step, widths.finest) = (64, 1)
  }
}

/// Finds the widths of each finding exactly, where the view can be followed.
///
/// - Rule: between two changes of the layout, which `SweepEngine` tells, all frames are linear in the
///   width. Rules compare lengths and edges with each other and with fixed distances
///   (`LayoutComparisons`); where none of these comparisons changes, neither does a finding. So one
///   layout between each two changes tells all, and one at a change where the findings differ. None is
///   made where one was judged in which all comparisons come out alike.
/// - Rule: a layout that is judged has to be as it was followed, or the view cannot be followed there.
/// - Rule: where a view cannot be followed it is laid out at some widths. Between two in the middle of which all views
///   stand in the middle of where they stand at both, they are taken to move in between; else there is one more
///   layout between, down to every 16 points, or every 8 where findings differ, and there changes are located by
///   halving, down to 1/64 of a point. At a second height the first of these widths are tried, and what is between two
///   that differ from the first height. A
///   view that has taken too much work is laid out at fewer widths, and changes are located to a point.
struct FindingRangeSearch {
  typealias Keys = Set<SightedFinding.Key>

  /// Widths closer to each other than this are one.
  private static let least = 1e-6
  /// The distance of widths at which layouts that cannot be followed are compared first.
  private static let longest = 64.0
  /// At this distance and less, layouts with the same findings, and a third one between them, are not compared further.
  private static let longestAlike = 32.0

  let view: CurrentView
  /// Nil where none is proposed.
  let height: Double?
  /// The findings of layouts.
  let alike: AlikeLayouts

  private var lookout: Lookout { alike.judge.lookout }

  func run(over widths: ClosedRange<Double>) throws(Diagnostic) -> FindingRanges {
    guard widths.lowerBound < widths.upperBound else {
      var found = FindingRanges()
      found.widths.add(try keys(widths.lowerBound), at: widths.lowerBound)
      return found
    }
    guard let engine, mayFollow(engine, widths) else { return try tryAll(widths) }
    return try follow(engine, widths)
  }

  /// Whether the view is followed at one of some widths; where it is at none, it is not tried again.
  private func mayFollow(_ engine: SweepEngine, _ widths: ClosedRange<Double>) -> Bool {
    if let known = alike.areFollowed[ObjectIdentifier(view)] { return known }
    let length = widths.upperBound - widths.lowerBound
    let isFollowed = [0, 0.5, 0.875].contains { share in
      let width = widths.lowerBound + share * length
      let next = try? engine.movingViews(after: width, until: widths.upperBound, height: height)
      return next != nil
    }
    alike.areFollowed[ObjectIdentifier(view)] = isFollowed
    return isFollowed
  }

  /// As `run`, for a height beside another one: where widths were tried, and both heights have the same findings at
  /// neighbours among the first of them, they have the same between.
  func run(
    over widths: ClosedRange<Double>, beside known: FindingRanges?
  ) throws(Diagnostic) -> FindingRanges {
    guard let known, !known.isFollowed else { return try run(over: widths) }
    var parts: [(widths: ClosedRange<Double>, found: FindingRanges)] = []
    try tryAll(widths) { low, high throws(Diagnostic) in
      if low.keys == known.keys(low.width), high.keys == known.keys(high.width) { return }
      var last = parts.popLast()
      if let before = last, before.widths.upperBound < low.width {
        parts.append(before)
        last = nil
      }
      var found = last?.found ?? FindingRanges(isFollowed: false)
      found.tries(alike)
      found.widths.add(low.keys, at: low.width)
      try tryPart(low, high, &found)
      found.widths.add(high.keys, at: high.width)
      parts.append(((last?.widths.lowerBound ?? low.width)...high.width, found))
    }
    return known.replacing(parts.map { ($0.widths, $0.found) })
  }

  /// As `run`, for a height between two others: only where these differ it is looked at.
  func run(
    over widths: ClosedRange<Double>, between low: FindingRanges, _ high: FindingRanges
  ) throws(Diagnostic) -> FindingRanges {
    guard low.isFollowed, high.isFollowed, let engine, mayFollow(engine, widths) else {
      return try run(over: widths)
    }
    var parts: [(ClosedRange<Double>, FindingRanges)] = []
    for part in low.differences(from: high, in: widths) {
      parts.append((part, try follow(engine, part)))
    }
    return low.replacing(parts)
  }

  private var engine: SweepEngine? {
    view.rootEnvironment.screen == nil ? view.sweepEngine(inParts: true) : nil
  }

  private func proposal(_ width: Double) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  private func layout(_ width: Double) throws(Diagnostic) -> Layout {
    try lookout.check()
    let before = view.programWork
    defer { alike.count(view.programWork - before) }
    return try view.layout(proposal(width))
  }

  private func keys(_ width: Double) throws(Diagnostic) -> Keys {
    alike.keys(try layout(width))
  }

  // MARK: Following

  /// The largest number of views that are placed in pieces.
  private static let mostPlaced = 5_000_000
  /// The largest number of pieces that are followed.
  private var mostPieces: Int { Self.mostPlaced / max(view.tree.count, 250) }

  /// Widths between two changes, without both ends.
  private struct Piece {
    let start, end: Double
    /// Nil where there are none.
    let views: MovingViews?
    /// Nil where findings are those of layouts alone.
    let moving: MovingLayout?

    var middle: Double { start + (end - start) / 2 }

    func part(_ start: Double, _ end: Double) -> Piece {
      Piece(start: start, end: end, views: views, moving: moving)
    }
  }

  /// A part of a piece with its findings.
  private typealias Judged = (start: Double, end: Double, keys: Keys)

  private func follow(
    _ engine: SweepEngine, _ widths: ClosedRange<Double>
  ) throws(Diagnostic) -> FindingRanges {
    var found = FindingRanges()
    var (start, count) = (widths.lowerBound, 0)
    /// How much longer the next part is that is not followed.
    var unfollowed = 1.0
    found.widths.add(try keys(start), at: start)
    /// The findings before a width of which they are not told yet.
    var before: Keys?
    while start < widths.upperBound {
      try lookout.check()
      count += 1
      let piece =
        count < mostPieces && !alike.isTooMuch ? try piece(engine, start, widths.upperBound) : nil
      if let piece, let parts = try judged(piece) {
        found.structures.add([piece.views?.structure ?? 0], on: piece.start...piece.end)
        for part in parts {
          if let before {
            // Between the same findings a change is none of a finding.
            found.widths.add(before == part.keys ? before : try keys(part.start), at: part.start)
          }
          found.widths.add(part.keys, part.start.open, part.end.open)
          before = part.keys
        }
        (start, unfollowed) = (piece.end, 1)
      } else {
        let step = min(found.widths.step * unfollowed, Self.longest)
        let length = alike.isTooMuch ? Self.longest : step
        unfollowed *= 2
        let end = min(max(start, piece?.end ?? start) + length, widths.upperBound)
        try tryPart(start, end, tellsStart: before != nil, &found)
        (start, before) = (end, nil)
      }
    }
    if before != nil { found.widths.add(try keys(start), at: start) }
    return found
  }

  /// What is followed from a width on; nil where answers are not linear.
  private func piece(
    _ engine: SweepEngine, _ start: Double, _ last: Double
  ) throws(Diagnostic) -> Piece? {
    let before = engine.programWork
    let next = try? engine.movingViews(after: start, until: last, height: height)
    let count = next?.views?.frames.count ?? view.tree.count
    alike.count(count + engine.programWork - before)
    guard let (views, end) = next else { return nil }
    let middle = start + (end - start) / 2
    let moving = try views.flatMap { views throws(Diagnostic) in
      try alike.moving(views) { () throws(Diagnostic) in (try layout(middle), middle) }
    }
    return Piece(start: start, end: end, views: views, moving: moving)
  }

  /// The findings inside a piece; nil where a layout is not as it was followed.
  private func judged(_ piece: Piece) throws(Diagnostic) -> [Judged]? {
    let look = piece.moving?.look(in: piece.start, piece.end, apart: Self.least)
    let changes = look?.changes ?? []
    var parts: [Judged] = []
    var start = piece.start
    for end in changes + [piece.end] {
      let part = piece.part(start, end)
      func seen() -> SeenLayout? { part.moving?.seen(at: part.middle) }
      let sign = look?.middle ?? seen()?.sign
      // It is laid out only where no such layout was judged.
      if let known = sign.flatMap(alike.keys) {
        parts.append((start, end, known))
      } else {
        let layout = try layout(part.middle)
        guard end - start < 4 * Self.least || isFollowed(layout, part, seen()) else { return nil }
        let keys = alike.judge(layout, sign)
        if sign == nil, try !isSameAtEnds(of: part, keys) { return nil }
        parts.append((start, end, keys))
      }
      start = end
    }
    return parts
  }

  /// Whether a part in which nothing is compared has the findings of its middle at both ends too.
  private func isSameAtEnds(of part: Piece, _ keys: Keys) throws(Diagnostic) -> Bool {
    guard part.end - part.start > 4 * Self.least else { return true }
    let (start, end) = (part.start + Self.least, part.end - Self.least)
    let (atStart, atEnd) = (try self.keys(start), try self.keys(end))
    return atStart == keys && atEnd == keys
  }

  /// Whether the layout in the middle of a part is as it was followed.
  private func isFollowed(_ layout: Layout, _ part: Piece, _ seen: SeenLayout?) -> Bool {
    if part.views == nil, let moving = part.moving {
      return alike.seen(layout).map { moving.passes(through: $0, at: part.middle) } ?? false
    }
    guard part.views?.areFollowed(by: layout, at: part.middle) ?? true else { return false }
    return seen.map { alike.seen(layout)?.texts == $0.texts } ?? true
  }

  // MARK: Trying

  /// A layout that was tried.
  private struct Tried {
    let width: Double
    let keys: Keys
    /// Nil for one that is judged by itself.
    let seen: SeenLayout?
  }

  private func tried(_ width: Double) throws(Diagnostic) -> Tried {
    let layout = try layout(width)
    let seen = alike.seen(layout)
    alike.count(layout.placedCount)
    return Tried(width: width, keys: alike.keys(layout, seen?.sign), seen: seen)
  }

  /// Adds what is found in a part that cannot be followed, with both ends.
  ///
  /// - Parameter tellsStart: false where the findings at the start are added.
  private func tryPart(
    _ start: Double, _ end: Double, tellsStart: Bool, _ found: inout FindingRanges
  ) throws(Diagnostic) {
    found.tries(alike)
    let (low, high) = (try tried(start), try tried(end))
    if tellsStart { found.widths.add(low.keys, at: start) }
    try tryPart(low, high, &found)
    found.widths.add(high.keys, at: end)
    found.structures.add([0], on: start...end)
  }

  private func tryAll(_ widths: ClosedRange<Double>) throws(Diagnostic) -> FindingRanges {
    var found = FindingRanges(isFollowed: false)
    found.tries(alike)
    try tryAll(widths) { low, high throws(Diagnostic) in
      found.widths.add(low.keys, at: low.width)
      try tryPart(low, high, &found)
      found.widths.add(high.keys, at: high.width)
    }
    return found
  }

  /// Tries the first widths, and looks at each two neighbours.
  private func tryAll(
    _ widths: ClosedRange<Double>, _ look: (Tried, Tried) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var low = try tried(widths.lowerBound)
    while low.width < widths.upperBound {
      let length = alike.isTooMuch ? 2 * Self.longest : Self.longest
      let high = try tried(min(low.width + length, widths.upperBound))
      try look(low, high)
      low = high
    }
  }

  /// Adds what is between two widths that were tried.
  private func tryPart(
    _ low: Tried, _ high: Tried, _ found: inout FindingRanges
  ) throws(Diagnostic) {
    guard high.width - low.width > found.widths.step else {
      return try found.widths.halve((low.width, low.keys), (high.width, high.keys)) {
        width throws(Diagnostic) in try keys(width)
      }
    }
    let middle = try tried(low.width + (high.width - low.width) / 2)
    if let parts = try moving(low, middle, high) {
      for (index, part) in parts.enumerated() {
        if index > 0 {
          found.widths.add(part.keys.intersection(parts[index - 1].keys), at: part.start)
        }
        found.widths.add(part.keys, part.start.open, part.end.open)
      }
    } else {
      let isSame = low.keys == middle.keys && middle.keys == high.keys
      if isSame, high.width - low.width <= Self.longestAlike {
        return found.widths.add(low.keys, low.width.open, high.width.open)
      }
      try tryPart(low, middle, &found)
      found.widths.add(middle.keys, at: middle.width)
      try tryPart(middle, high, &found)
    }
  }

  /// The findings between two layouts that move to each other through the one in the middle; nil where they do not.
  private func moving(
    _ low: Tried, _ middle: Tried, _ high: Tried
  ) throws(Diagnostic) -> [Judged]? {
    guard let start = low.seen, let seen = middle.seen, let end = high.seen,
      let moving = MovingLayout(from: (low.width, start), to: (high.width, end)),
      moving.passes(through: seen, at: middle.width)
    else { return nil }
    return try judged(Piece(start: low.width, end: high.width, views: nil, moving: moving))
  }
}
