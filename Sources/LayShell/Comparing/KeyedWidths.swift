import LayEngine
import LayLanguage

/// The widths at which each of some things holds that are known of layouts, as findings and differences: the pieces of
/// a range, joined where the same holds.
struct KeyedWidths<Key: Hashable> {
  typealias Keys = Set<Key>

  private(set) var ranges: [Key: [WidthRange]] = [:]
  /// The last width that was tried.
  private var last: (width: Double, keys: Keys)?

  /// The distance of widths that are tried where a view cannot be followed, and the least at which a change is
  /// located, in points.
  var step = 8.0
  var finest = StructureRanges.finest
  /// Ends of pieces that are closer to each other are one.
  private static var least: Double { 1e-6 }

  mutating func add(_ keys: Keys, _ start: RangeEnd, _ end: RangeEnd) {
    for key in keys {
      ranges[key, default: []].join(WidthRange(start: start, end: end))
    }
  }

  mutating func add(_ keys: Keys, at width: Double) { add(keys, on: width...width) }

  mutating func add(_ keys: Keys, on widths: ClosedRange<Double>) {
    add(
      keys, RangeEnd(length: widths.lowerBound, isIncluded: true),
      RangeEnd(length: widths.upperBound, isIncluded: true))
  }

  /// Sets the widths of a key; none for a key that holds nowhere.
  mutating func set(_ key: Key, _ widths: [WidthRange]) {
    ranges[key] = widths.isEmpty ? nil : widths
  }

  /// The parts between ends of ranges, and those ends, at which something holds in one of both alone.
  func differences(from other: Self, in all: ClosedRange<Double>) -> [ClosedRange<Double>] {
    Set(ranges.keys).union(other.ranges.keys).flatMap { key -> [ClosedRange<Double>] in
      let (one, two) = (ranges[key] ?? [], other.ranges[key] ?? [])
      if one == two { return [] }
      let edges = (one + two).flatMap { [$0.start.length, $0.end.length] }
      let ends = Set(edges + [all.lowerBound, all.upperBound]).sorted()
      func differs(_ width: Double) -> Bool {
        one.contains { $0.contains(width) } != two.contains { $0.contains(width) }
      }
      return ends.filter(differs).map { $0...$0 }
        + zip(ends, ends.dropFirst()).filter { differs($0 + ($1 - $0) / 2) }.map { $0...$1 }
    }
  }

  /// With what holds in some parts, which are in order and apart, in place of what is there.
  func replacing(_ parts: [(ClosedRange<Double>, Self)]) -> Self {
    var new = Self()
    for key in Set(ranges.keys).union(parts.flatMap(\.1.ranges.keys)) {
      let kept = (ranges[key] ?? []).flatMap { $0.outside(parts.map(\.0)) }
      new.set(key, WidthRange.union([kept] + parts.map { $0.1.ranges[key] ?? [] }))
    }
    return new
  }

  /// Adds what holds in pieces in which it holds everywhere or nowhere, given their ends.
  ///
  /// - Parameter keepsPoints: whether each end is looked at, and the middle between two. Otherwise what holds at a
  ///   width alone, and on neither side of it, is left out, since a sum of lengths that is rounded makes such
  ///   widths; what holds on both sides holds between them. One width is always looked at.
  mutating func follow(
    _ widths: ClosedRange<Double>, pieceEnds: [Double], keepsPoints: Bool = false,
    _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    let keepsPoints = keepsPoints || widths.lowerBound == widths.upperBound
    var (start, before) = (widths.lowerBound, Keys())
    for end in pieceEnds.sorted() where end > start + Self.least {
      // In the middle numbers of two views may be equal by chance, and ends have no crossing between them.
      let inside = try keys(start + (end - start) * (keepsPoints ? 8 : 7) / 16)
      let here = before == inside && !keepsPoints ? inside : try keys(start)
      add(keepsPoints ? here : here.intersection(before.union(inside)), at: start)
      add(inside, start.open, end.open)
      (start, before) = (end, inside)
    }
    let last = try keys(start)
    add(keepsPoints ? last : last.intersection(before), at: start)
  }

  /// Adds what holds at widths every few points, and what changes between them, by halving.
  mutating func tryAll(
    _ widths: ClosedRange<Double>, _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    let steps = stride(from: widths.lowerBound, to: widths.upperBound, by: step)
    try tryAll(Array(steps) + [widths.upperBound], keys)
  }

  /// Adds what holds at some widths, in order, and what changes between them, by halving.
  mutating func tryAll(
    _ widths: [Double], _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    for width in widths { try tryNext(width, try keys(width), keys) }
  }

  /// Adds what holds at a width that was tried, and what changes between the last one and it.
  mutating func tryNext(
    _ width: Double, _ here: Keys, _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    let next = (width: width, keys: here)
    if let last { try halve(last, next, keys) }
    add(here, at: width)
    last = next
  }

  /// Adds what is between two widths that were tried.
  mutating func halve(
    _ low: (width: Double, keys: Keys), _ high: (width: Double, keys: Keys),
    _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    guard low.keys != high.keys, high.width - low.width > finest else {
      return try meet(low, high, keys)
    }
    let width = low.width + (high.width - low.width) / 2
    let middle = (width: width, keys: try keys(width))
    try halve(low, middle, keys)
    add(middle.keys, at: width)
    try halve(middle, high, keys)
  }

  /// Adds what is between two widths that are close, or have the same.
  ///
  /// - Rule: where they are as close as sums of lengths, what changes does so at a width of few digits, if one is
  ///   near. Otherwise what changes is not told of the widths between.
  private mutating func meet(
    _ low: (width: Double, keys: Keys), _ high: (width: Double, keys: Keys),
    _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    add(low.keys.intersection(high.keys), low.width.open, high.width.open)
    let round = (high.width * 1e4).rounded() / 1e4
    guard low.keys != high.keys, finest < Self.least, abs(round - high.width) < Self.least else {
      return
    }
    let here = try keys(round)
    func end(_ key: Key) -> RangeEnd { RangeEnd(length: round, isIncluded: here.contains(key)) }
    for key in low.keys.subtracting(high.keys) {
      guard var last = ranges[key]?.popLast() else { continue }
      if last.start.length <= round { last.end = end(key) }
      ranges[key]?.append(last)
    }
    for key in high.keys.subtracting(low.keys) { add([key], end(key), high.width.open) }
  }
}
