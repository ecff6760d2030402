import LayComparing
import LayEngine
import LayLanguage

/// The findings of one view over a range of widths at one height: for each of them, its widths.
struct FindingRanges: Equatable {
  /// Widths with one structure of the layout.
  fileprivate struct Structure: Equatable {
    var widths: WidthRange
    let answer: StructureAnswer
  }

  fileprivate var widths = KeyedWidths<SightedFinding.Key>()
  /// The structures of the layouts, in the order of the widths.
  fileprivate var structures: [Structure] = []
  /// Whether the widths were followed without a gap, and not tried in steps.
  var isExact = true

  var ranges: [SightedFinding.Key: [WidthRange]] { widths.ranges }

  /// Whether both are the same for all widths, and so are the structures.
  static func == (one: FindingRanges, other: FindingRanges) -> Bool {
    one.ranges == other.ranges && one.structures == other.structures
  }

  /// The widths, with both ends, at which two heights differ in a finding or in the structure.
  ///
  /// A text that is cut below 350 at one height and below 400 at the other gives 350 to 400.
  fileprivate func differences(
    from other: FindingRanges, in all: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    var lists: [([WidthRange], [WidthRange])] = []
    for key in Set(ranges.keys).union(other.ranges.keys) {
      lists.append((ranges[key] ?? [], other.ranges[key] ?? []))
    }
    var found: [ClosedRange<Double>] = []
    for (one, two) in lists where one != two {
      let ends = (one + two).flatMap { [$0.start.length, $0.end.length] }
      found += Self.parts(ends, in: all) { width in
        one.contains { $0.contains(width) } == two.contains { $0.contains(width) }
      }
    }
    if structures != other.structures {
      let ends = (structures + other.structures).flatMap {
        [$0.widths.start.length, $0.widths.end.length]
      }
      found += Self.parts(ends, in: all) { width in
        structures.first { $0.widths.contains(width) }?.answer
          == other.structures.first { $0.widths.contains(width) }?.answer
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, next in
      if let last = joined.last, next.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }

  /// The parts between some widths, and those widths, for which something is not so.
  private static func parts(
    _ ends: [Double], in all: ClosedRange<Double>, where isSame: (Double) -> Bool
  ) -> [ClosedRange<Double>] {
    let ends = Set(ends + [all.lowerBound, all.upperBound]).sorted()
    let points = ends.filter { !isSame($0) }.map { $0...$0 }
    return points
      + zip(ends, ends.dropFirst()).filter { !isSame($0 + ($1 - $0) / 2) }.map { $0...$1 }
  }

  /// With what was found at some widths in place of what is there.
  fileprivate func replacing(_ parts: [(ClosedRange<Double>, FindingRanges)]) -> FindingRanges {
    var new = FindingRanges()
    for (key, ranges) in ranges {
      new.widths.set(key, WidthRange.union([ranges.flatMap { $0.outside(parts.map(\.0)) }]))
    }
    for (_, found) in parts {
      for (key, ranges) in found.ranges {
        new.widths.set(key, WidthRange.union([new.ranges[key] ?? [], ranges]))
      }
    }
    let structures =
      structures.flatMap { structure in
        structure.widths.outside(parts.map(\.0)).map {
          Structure(widths: $0, answer: structure.answer)
        }
      } + parts.flatMap(\.1.structures)
    for next in structures.sorted(by: { $0.widths.isBefore($1.widths) }) {
      if let last = new.structures.last, last.answer == next.answer {
        new.structures[new.structures.count - 1].widths.end = next.widths.end
      } else {
        new.structures.append(next)
      }
    }
    return new
  }

  fileprivate mutating func add(_ keys: Set<SightedFinding.Key>, _ start: RangeEnd, _ end: RangeEnd)
  {
    widths.add(keys, start, end)
  }

  fileprivate mutating func add(_ keys: Set<SightedFinding.Key>, at width: Double) {
    widths.add(keys, at: width)
  }
}

/// Finds the widths of each finding exactly, where the view can be followed.
///
/// - Rule: between two changes of the layout, which `SweepEngine` tells, all frames are linear in the
///   width. Rules compare lengths and edges with each other and with fixed distances
///   (`LayoutComparisons`); where none of these comparisons changes, neither does a finding. So one
///   layout between each two changes tells all, and one at a change where the findings differ.
/// - Rule: a view that cannot be followed is laid out every few points, and changes are located by
///   halving, down to 1/64 of a point.
struct FindingRangeSearch {
  typealias Keys = Set<SightedFinding.Key>

  /// Widths closer to each other than this are one.
  private static let least = 1e-6

  let view: CurrentView
  let height: Double
  /// The findings of layouts.
  let alike: AlikeLayouts

  private var lookout: Lookout { alike.judge.lookout }

  func run(over widths: ClosedRange<Double>) throws(Diagnostic) -> FindingRanges {
    if let engine = view.sweepEngine, let found = try follow(engine, widths) { return found }
    return try tryAll(widths)
  }

  /// As `run`, for a height between two others: only where these differ it is looked at.
  func run(
    over widths: ClosedRange<Double>, between low: FindingRanges, _ high: FindingRanges
  ) throws(Diagnostic) -> FindingRanges {
    guard low.isExact, high.isExact, let engine = view.sweepEngine else {
      return try run(over: widths)
    }
    var parts: [(ClosedRange<Double>, FindingRanges)] = []
    for part in low.differences(from: high, in: widths) {
      guard let found = try follow(engine, part) else { return try run(over: widths) }
      parts.append((part, found))
    }
    return low.replacing(parts)
  }

  private func proposal(_ width: Double) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  private func layout(_ width: Double) throws(Diagnostic) -> Layout {
    try lookout.check()
    return try view.layout(proposal(width))
  }

  private func keys(_ width: Double) throws(Diagnostic) -> Keys {
    try keys(try layout(width))
  }

  private func keys(_ layout: Layout) throws(Diagnostic) -> Keys {
    try keys(layout, alike.signed(layout))
  }

  // MARK: Following

  private func follow(
    _ engine: SweepEngine, _ widths: ClosedRange<Double>
  ) throws(Diagnostic) -> FindingRanges? {
    var structures = StructureRanges()
    // At the start of the range, and then in the middle and at the end of each piece.
    var layouts: [Layout] = []
    let sample = { (width: Double) throws(Diagnostic) -> StructureSample in
      let layout = try self.layout(width)
      layouts.append(layout)
      return StructureSample(length: width, layout, hasFrames: false) { self.lookout.isOver }
    }
    let isFollowed = try structures.follow(over: widths, sample: sample) {
      (width) throws(Diagnostic) -> SweepPiece? in
      try? engine.placedPiece(after: width, along: .horizontal, other: height)
    }
    guard isFollowed, let first = layouts.first else { return nil }
    var found = FindingRanges(
      structures: structures.ranges.map { range in
        .init(widths: WidthRange(start: range.start, end: range.end), answer: range.answer)
      })
    var before = alike.signed(first)
    found.add(try keys(first, before), at: widths.lowerBound)
    var start = widths.lowerBound
    for (number, end) in structures.pieceEnds.enumerated() {
      let (middle, last) = (alike.seen(layouts[2 * number + 1]), layouts[2 * number + 2])
      let after = alike.signed(last)
      if let before, let after, let sign = middle?.sign(between: before, after),
        let keys = alike.keys(sign)
      {
        found.add(keys, start.open, end.open)
      } else {
        try add(Piece(start: start, end: end), middle, to: &found)
      }
      found.add(try keys(last, after), at: end)
      (start, before) = (end, after)
    }
    return found
  }

  private func keys(
    _ layout: Layout, _ seen: (layout: SeenLayout, sign: SeenLayout.Sign)?
  ) throws(Diagnostic) -> Keys {
    if let seen, let known = alike.keys(seen.sign) { return known }
    return try alike.judge(view, layout, seen?.sign)
  }

  /// Widths between two changes of the layout, without both ends.
  private struct Piece {
    let start, end: Double

    var middle: Double { start + (end - start) / 2 }
  }

  /// Adds the findings inside a piece, of which one layout is in its middle.
  private func add(
    _ piece: Piece, _ middle: SeenLayout?, to found: inout FindingRanges
  ) throws(Diagnostic) {
    alike.leave()
    let quarter = piece.start + (piece.end - piece.start) / 4
    let moving = MovingLayout(
      alike.seen(try layout(quarter)), at: quarter, middle, at: piece.middle)
    let changes = moving?.changes(in: piece.start, piece.end, apart: Self.least) ?? []
    var (start, before) = (piece.start, Keys?.none)
    for place in changes + [piece.end] {
      let part = Piece(start: start, end: place)
      let sign = moving?.seen(at: part.middle).sign
      // It is laid out only where no such layout was judged.
      let known = sign.flatMap(alike.keys)
      let now = if let known { known } else { try alike.judge(view, layout(part.middle), sign) }
      if let before {
        // Between the same findings a change is none of a finding.
        found.add(before == now ? now : try keys(start), at: start)
      }
      try add(part, now, sign?.hasAreas ?? true, to: &found)
      (start, before) = (place, now)
    }
  }

  /// Adds a part of a piece, given the findings in its middle.
  ///
  /// - Parameter hasAreas: whether areas are compared, which are not linear: then the ends of the part
  ///   are judged too.
  private func add(
    _ part: Piece, _ keys: Keys, _ hasAreas: Bool, to found: inout FindingRanges
  ) throws(Diagnostic) {
    guard hasAreas, part.end - part.start > 4 * Self.least else {
      return found.add(keys, part.start.open, part.end.open)
    }
    let (low, high) = (part.start + Self.least, part.end - Self.least)
    let ends = [(low, try self.keys(low)), (part.middle, keys), (high, try self.keys(high))]
    var (start, now) = (part.start.open, ends[0].1)
    for (before, next) in zip(ends, ends.dropFirst()) where before.1 != next.1 {
      let place = try change(before, next)
      found.add(now, start, RangeEnd(length: place, isIncluded: false))
      (start, now) = (RangeEnd(length: place, isIncluded: true), next.1)
    }
    found.add(now, start, part.end.open)
  }

  /// Where the findings change between two widths, by halving; the first width after the change.
  private func change(
    _ low: (Double, Keys), _ high: (Double, Keys), to least: Double = Self.least
  ) throws(Diagnostic) -> Double {
    var (low, high) = (low, high.0)
    while high - low.0 > least {
      let middle = low.0 + (high - low.0) / 2
      let keys = try self.keys(middle)
      if keys == low.1 { low.0 = middle } else { high = middle }
    }
    return high
  }

  // MARK: Trying

  private func tryAll(_ widths: ClosedRange<Double>) throws(Diagnostic) -> FindingRanges {
    var found = FindingRanges(isExact: false)
    let judge: (Double) throws(Diagnostic) -> Keys = { width throws(Diagnostic) in
      try keys(width)
    }
    try found.widths.tryAll(widths, judge)
    return found
  }
}
