import LayEngine
import LayLanguage

/// The widths at which each of some things holds that are known of layouts, as findings and differences.
struct KeyedWidths<Key: Hashable> {
  typealias Keys = Set<Key>

  private(set) var ranges: [Key: [WidthRange]] = [:]

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

  mutating func add(_ keys: Keys, at width: Double) {
    let end = RangeEnd(length: width, isIncluded: true)
    add(keys, end, end)
  }

  /// Sets the widths of a key; none for a key that holds nowhere.
  mutating func set(_ key: Key, _ widths: [WidthRange]) {
    ranges[key] = widths.isEmpty ? nil : widths
  }

  /// Adds what holds in pieces in which it holds everywhere or nowhere, given their ends.
  ///
  /// - Rule: what holds at a width alone, and on neither side of it, is left out: a sum of lengths that
  ///   is rounded makes such widths. What holds on both sides holds between them.
  mutating func follow(
    _ widths: ClosedRange<Double>, pieceEnds: [Double], _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    var (start, before) = (widths.lowerBound, Keys())
    for end in pieceEnds.sorted() where end > start + Self.least {
      // Not in the middle, where numbers of two views may be equal by chance.
      let inside = try keys(start + (end - start) * 7 / 16)
      let here = before == inside ? inside : try keys(start)
      add(here.intersection(before.union(inside)), at: start)
      add(inside, start.open, end.open)
      (start, before) = (end, inside)
    }
    add(try keys(start).intersection(before), at: start)
  }

  /// Adds what holds at widths every few points, and what changes between them, by halving.
  mutating func tryAll(
    _ widths: ClosedRange<Double>, _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    var last: (width: Double, keys: Keys)?
    for width in stride(from: widths.lowerBound, through: widths.upperBound, by: step) {
      let next = (width, try keys(width))
      if let last { try halve(last, next, keys) }
      add(next.1, at: width)
      last = next
    }
    if let last, last.width < widths.upperBound {
      let end = (widths.upperBound, try keys(widths.upperBound))
      try halve(last, end, keys)
      add(end.1, at: end.0)
    }
  }

  /// Adds what is between two widths that were tried.
  mutating func halve(
    _ low: (width: Double, keys: Keys), _ high: (width: Double, keys: Keys),
    _ keys: (Double) throws(Diagnostic) -> Keys
  ) throws(Diagnostic) {
    guard low.keys != high.keys, high.width - low.width > finest else {
      // What changes between two widths is not told of those between.
      return add(low.keys.intersection(high.keys), low.width.open, high.width.open)
    }
    let width = low.width + (high.width - low.width) / 2
    let middle = (width: width, keys: try keys(width))
    try halve(low, middle, keys)
    add(middle.keys, at: width)
    try halve(middle, high, keys)
  }
}

extension Double {
  /// An end that is not included.
  var open: RangeEnd { RangeEnd(length: self, isIncluded: false) }
}
