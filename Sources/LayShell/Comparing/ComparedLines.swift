import LayEngine
import LayLanguage

/// Where two views answer differently along one axis.
///
/// - Rule: between two changes of their layouts each answer is a linear function of the proposal, so that the
///   answers are equal everywhere or, but for a crossing, nowhere. The functions are compared with real layouts
///   half-way to the next change.
/// - Rule: what cannot be followed is tried at each step and, where an answer changes between two steps, at the
///   quarters between them. The start or the end of a difference is found by halving.
struct ComparedLine {
  typealias Found = KeyedWidths<Comparison.Failing>
  typealias Engines = (first: SweepEngine, second: SweepEngine)
  private typealias Pieces = (first: SweepPiece, second: SweepPiece)

  /// Pieces shorter than this, in points, come from one change that was found twice.
  private static let shortest = 1e-7
  private static let mostPieces = 20_000
  /// The relative distance of two lengths at which halving ends.
  private static let finest = 1e-10

  let views: ComparedViews
  let line: ProposalLine

  private func sample(_ length: Double) throws(Diagnostic) -> Comparison.Sample {
    try views.sample(line.proposal(length))
  }

  private func failing(_ length: Double) throws(Diagnostic) -> Found.Keys {
    try sample(length).failing
  }

  /// The differences with answers that show them.
  func extents(_ found: Found) throws(Diagnostic) -> [Comparison.Extent] {
    var extents: [Comparison.Extent] = []
    for lengths in found.ranges.values.flatMap(\.self).sorted(by: { $0.isBefore($1) }) {
      extents.append(.init(lengths: lengths, sample: try sample(lengths.sample)))
    }
    return extents
  }

  // MARK: Following

  /// The lengths at which the answers differ, and the number of pieces; nil where a view cannot be followed.
  func followed(
    _ engines: Engines, over range: ClosedRange<Double>
  ) throws(Diagnostic) -> (found: Found, pieceCount: Int)? {
    var (ends, count, length) = ([Double](), 0, range.lowerBound)
    while length < range.upperBound {
      guard count < Self.mostPieces, let pieces = pieces(engines, after: length) else { return nil }
      let end = min(pieces.first.end, pieces.second.end, range.upperBound)
      let next = max(end, min(length + Self.shortest, range.upperBound))
      let middle = length + (next - length) / 2
      let isReal = try Self.sample(pieces, at: middle).answersAre(like: sample(middle))
      guard isReal || next > end else { return nil }
      if let crossing = Self.crossing(of: pieces, between: length, next) { ends.append(crossing) }
      ends.append(next)
      (count, length) = (count + 1, next)
    }
    var found = Found()
    try found.follow(range, pieceEnds: ends, keepsPoints: true, failing)
    return (found, max(count, 1))
  }

  private func pieces(_ engines: Engines, after length: Double) -> Pieces? {
    func piece(_ engine: SweepEngine) -> SweepPiece? {
      (try? engine.piece(after: length, along: line.axis, other: line.other)) ?? nil
    }
    guard let one = piece(engines.first), let other = piece(engines.second) else { return nil }
    return (one, other)
  }

  private static func sample(_ pieces: Pieces, at length: Double) -> Comparison.Sample {
    .init(
      proposal: .ideal, first: .size(pieces.first.size(at: length)),
      second: .size(pieces.second.size(at: length)))
  }

  /// The one length inside a stretch at which answers that differ around it are equal.
  ///
  /// - Returns: nil where they do not meet between the ends.
  private static func crossing(
    of pieces: Pieces, between start: Double, _ end: Double
  ) -> Double? {
    let (one, two) = (pieces.first, pieces.second)
    for side in [\ViewSize.width, \.height] {
      let atStart = one.size(at: start)[keyPath: side] - two.size(at: start)[keyPath: side]
      let atEnd = one.size(at: end)[keyPath: side] - two.size(at: end)[keyPath: side]
      guard atStart * atEnd < 0 else { continue }
      let crossing = start + (end - start) * (atStart / (atStart - atEnd))
      return sample(pieces, at: crossing).isEqual ? crossing : nil
    }
    return nil
  }

  // MARK: Trying

  /// The lengths at which the answers differ.
  ///
  /// - Parameter lengths: what is proposed, in points, in order.
  func tried(at lengths: [Double]) throws(Diagnostic) -> Found {
    var found = Found()
    found.finest = Self.finest * (lengths + [1]).reduce(0) { max($0, abs($1)) }
    var last: (length: Double, sample: Comparison.Sample)?
    for length in lengths {
      let next = try sample(length)
      if let last, !last.sample.answersAre(like: next) {
        for part in [0.25, 0.5, 0.75] {
          let between = last.length + part * (length - last.length)
          try found.tryNext(between, try failing(between), failing)
        }
      }
      try found.tryNext(length, next.failing, failing)
      last = (length, next)
    }
    return found
  }
}

/// Where two views answer differently over widths and heights: the heights of a difference, at the widths that
/// have all of them.
struct ComparedPlane {
  struct Heights: Hashable {
    let range: WidthRange
    let failing: Comparison.Failing
  }

  typealias Found = KeyedWidths<Heights>

  let views: ComparedViews
  /// What is proposed, in points, in order.
  let widths, heights: [Double]

  private func column(_ width: Double) -> ComparedLine {
    ComparedLine(views: views, line: ProposalLine(axis: .vertical, other: width))
  }

  private static func heights(_ found: ComparedLine.Found) -> Found.Keys {
    Set(
      found.ranges.flatMap { failing, ranges in
        ranges.map { Heights(range: $0, failing: failing) }
      })
  }

  /// Tries every proposal.
  func tried() throws(Diagnostic) -> Found {
    var found = Found()
    found.finest = .infinity
    try found.tryAll(widths) { width throws(Diagnostic) in
      Self.heights(try column(width).tried(at: heights))
    }
    return found
  }

  /// Follows the heights at each width, between two widths, and at each width where a difference begins or ends at
  /// several heights.
  ///
  /// - Returns: nil where the lines cannot be followed.
  func followed(
    _ engines: ComparedLine.Engines
  ) throws(Diagnostic) -> (found: Found, lineCount: Int)? {
    guard let all = Self.range(widths), let high = Self.range(heights) else { return nil }
    var (rows, found, ends) = (Found(), Found(), [Double]())
    for height in heights {
      let row = ComparedLine(views: views, line: ProposalLine(axis: .horizontal, other: height))
      guard let found = try row.followed(engines, over: all)?.found else { return nil }
      let place = RangeEnd(length: height, isIncluded: true)
      for (failing, ranges) in found.ranges {
        let key = Heights(range: WidthRange(start: place, end: place), failing: failing)
        rows.set(key, ranges)
        ends += ranges.flatMap { [$0.start.length, $0.end.length] }
      }
    }
    ends.sort()
    let shared = zip(ends, ends.dropFirst()).filter { $1 - $0 < 1e-9 }.map(\.0)
    var (count, isFollowed) = (heights.count, true)
    try found.follow(all, pieceEnds: widths + shared, keepsPoints: true) {
      width throws(Diagnostic) in
      count += 1
      guard isFollowed, let next = try column(width).followed(engines, over: high)?.found else {
        isFollowed = false
        return []
      }
      return Self.heights(next)
    }
    return isFollowed ? (found.ranges.isEmpty ? rows : found, count) : nil
  }

  private static func range(_ lengths: [Double]) -> ClosedRange<Double>? {
    lengths.first.flatMap { first in lengths.last.map { first...$0 } }
  }

  /// The differences with answers that show them.
  func extents(_ found: Found) throws(Diagnostic) -> [Comparison.Extent] {
    var extents: [Comparison.Extent] = []
    for (heights, widths) in found.ranges.flatMap({ heights, all in all.map { (heights.range, $0) }
    }) {
      let proposal = ProposedViewSize(width: widths.sample, height: heights.sample)
      extents.append(.init(lengths: heights, sample: try views.sample(proposal), widths: widths))
    }
    return extents.sorted { one, other in
      guard let first = one.widths, let second = other.widths, first.start != second.start else {
        return one.lengths.isBefore(other.lengths)
      }
      return first.isBefore(second)
    }
  }
}
