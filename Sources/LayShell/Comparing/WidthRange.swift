import LayEngine

/// Widths in a row, or heights: from 320 to below 343.
struct WidthRange: Hashable {
  var start, end: RangeEnd

  func contains(_ width: Double) -> Bool {
    (start.isIncluded ? start.length <= width : start.length < width)
      && (end.isIncluded ? width <= end.length : width < end.length)
  }

  /// A width in it: the narrowest, or else the first whole one, or else the middle.
  var sample: Double {
    if start.isIncluded { return start.length }
    let whole = start.length.rounded(.down) + 1
    return contains(whole) ? whole : start.length + (end.length - start.length) / 2
  }

  /// Whether it begins before another, or with it and includes its first width.
  func isBefore(_ other: WidthRange) -> Bool {
    (start.length, start.isIncluded ? 0 : 1) < (other.start.length, other.start.isIncluded ? 0 : 1)
  }

  /// What is left of it without some others, which are in order and apart.
  func outside(_ others: [ClosedRange<Double>]) -> [WidthRange] {
    var (left, rest) = ([WidthRange](), self)
    for other in others where other.upperBound >= rest.start.length {
      let end = other.lowerBound.open
      if end.length > rest.end.length { break }
      if end.length > rest.start.length { left.append(WidthRange(start: rest.start, end: end)) }
      rest.start = other.upperBound.open
    }
    let isLeft =
      rest.start.length < rest.end.length
      || rest.start.length == rest.end.length && rest.start.isIncluded && rest.end.isIncluded
    return isLeft ? left + [rest] : left
  }

  /// Whether the other begins where this one ends, without a gap.
  fileprivate func meets(_ next: WidthRange) -> Bool {
    next.start.length < end.length
      || next.start.length == end.length && (next.start.isIncluded || end.isIncluded)
  }

  /// The widths that are in one of several lists.
  static func union(_ lists: [[WidthRange]]) -> [WidthRange] {
    let all = lists.flatMap(\.self).sorted { $0.isBefore($1) }
    var joined: [WidthRange] = []
    for range in all { joined.join(range) }
    return joined
  }
}

extension [WidthRange] {
  /// Adds a range that does not begin before the last one.
  mutating func join(_ range: WidthRange) {
    guard let last, last.meets(range) else { return append(range) }
    let isLonger =
      range.end.length > last.end.length
      || range.end.length == last.end.length && range.end.isIncluded
    if isLonger { self[count - 1].end = range.end }
  }
}

extension Double {
  /// An end that is not included.
  var open: RangeEnd { RangeEnd(length: self, isIncluded: false) }
}
