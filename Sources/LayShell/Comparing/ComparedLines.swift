import LayEngine
import LayLanguage

/// Follows the answers of two views along one axis, from one change of their layout to the next.
///
/// Between two changes each answer is a linear function of the proposal, so that the answers are
/// equal everywhere or, but for a crossing, nowhere. The functions are checked against real layouts
/// at each change and half-way to the next.
struct FollowedLine {
  /// Pieces shorter than this, in points, come from one change that was found twice.
  private static let shortest = 1e-7
  private static let mostPieces = 20_000

  private typealias Pieces = (first: SweepPiece, second: SweepPiece)

  private let views: ComparedViews
  private let engines: (first: SweepEngine, second: SweepEngine)
  private let line: ProposalLine
  private var builder = ExtentBuilder()

  init(_ views: ComparedViews, _ engines: (SweepEngine, SweepEngine), _ line: ProposalLine) {
    self.views = views
    self.engines = engines
    self.line = line
  }

  /// The extents of the differences, and the number of pieces; nil where the answers cannot be
  /// followed.
  static func extents(
    _ views: ComparedViews, _ engines: (SweepEngine, SweepEngine), _ line: ProposalLine,
    over range: ClosedRange<Double>
  ) throws(Diagnostic) -> (extents: [Comparison.Extent], pieceCount: Int)? {
    var followed = FollowedLine(views, engines, line)
    var length = range.lowerBound
    var pieceCount = 0
    while pieceCount < Self.mostPieces {
      let here = try followed.sample(length)
      followed.builder.add(here, at: length)
      guard length < range.upperBound else {
        followed.builder.close(at: .init(length: length, isIncluded: true))
        return (followed.builder.extents, max(pieceCount, 1))
      }
      guard let end = try followed.addPiece(after: length, here, upTo: range.upperBound) else {
        return nil
      }
      pieceCount += 1
      length = end
    }
    return nil
  }

  /// Adds the stretch from a length to the next change of a layout.
  ///
  /// - Returns: the length of that change; nil where the predicted answer is not the real one.
  private mutating func addPiece(
    after length: Double, _ here: Comparison.Sample, upTo most: Double
  ) throws(Diagnostic) -> Double? {
    guard let pieces = pieces(after: length) else { return nil }
    let end = min(pieces.first.end, pieces.second.end, most)
    let next = max(end, min(length + Self.shortest, most))
    let middleLength = length + (next - length) / 2
    let middle = try sample(middleLength)
    let predicted = Self.sample(pieces, at: middleLength, here.proposal)
    guard predicted.answersAre(like: middle) || next > end else { return nil }
    let start = Self.sample(pieces, at: length, here.proposal)
    let isEqual = start.isEqual && middle.isEqual
    builder.add(
      stretchFrom: length, isEqual: isEqual, start.isEqual ? middle : start,
      takenAt: .init(
        length: start.isEqual ? middleLength : length, isIncluded: start.isEqual))
    if !isEqual, let crossing = Self.crossing(of: pieces, between: length, next) {
      let there = try sample(crossing)
      builder.add(there, at: crossing)
      let after = try sample(crossing + (next - crossing) / 2)
      builder.add(
        stretchFrom: crossing, isEqual: false, after,
        takenAt: .init(length: crossing + (next - crossing) / 2, isIncluded: true))
    }
    return next
  }

  /// The one length inside a stretch at which answers that differ around it are equal.
  ///
  /// - Returns: nil where they do not meet between the ends.
  private static func crossing(
    of pieces: Pieces, between start: Double, _ end: Double
  ) -> Double? {
    let (one, two) = (pieces.first, pieces.second)
    let sides: [KeyPath<ViewSize, Double>] = [\.width, \.height]
    for side in sides {
      let atStart = one.size(at: start)[keyPath: side] - two.size(at: start)[keyPath: side]
      let atEnd = one.size(at: end)[keyPath: side] - two.size(at: end)[keyPath: side]
      guard atStart * atEnd < 0 else { continue }
      let crossing = start + (end - start) * (atStart / (atStart - atEnd))
      let answers = (Comparison.Answer.size(one.size(at: crossing)), two.size(at: crossing))
      return answers.0.isSame(as: .size(answers.1)) ? crossing : nil
    }
    return nil
  }

  private func sample(_ length: Double) throws(Diagnostic) -> Comparison.Sample {
    try views.sample(line.proposal(length))
  }

  private func pieces(after length: Double) -> Pieces? {
    do throws(LayoutFailure) {
      guard
        let one = try engines.first.piece(after: length, along: line.axis, other: line.other),
        let other = try engines.second.piece(after: length, along: line.axis, other: line.other)
      else { return nil }
      return (one, other)
    } catch {
      return nil
    }
  }

  private static func sample(
    _ pieces: Pieces, at length: Double, _ proposal: ProposedViewSize
  ) -> Comparison.Sample {
    .init(
      proposal: proposal, first: .size(pieces.first.size(at: length)),
      second: .size(pieces.second.size(at: length)))
  }
}

/// Tries the proposals along one axis.
///
/// Each step of a range is tried; where an answer changes between two steps, so are the quarters
/// between them. The exact start or end of a difference is found by bisection.
struct SampledLine {
  private struct Point {
    let length: Double
    let sample: Comparison.Sample

    func answersDiffer(from other: Point) -> Bool {
      !sample.first.isSame(as: other.sample.first)
        || !sample.second.isSame(as: other.sample.second)
    }
  }

  private let views: ComparedViews
  private let line: ProposalLine
  private var builder = ExtentBuilder()
  private var last: Point?

  init(_ views: ComparedViews, _ line: ProposalLine) {
    self.views = views
    self.line = line
  }

  /// The extents of the differences.
  ///
  /// - Parameter lengths: what is proposed, in points, in order.
  static func extents(
    _ views: ComparedViews, _ line: ProposalLine, at lengths: [Double]
  ) throws(Diagnostic) -> [Comparison.Extent] {
    var sampled = SampledLine(views, line)
    for length in lengths {
      let point = try sampled.point(length)
      if let last = sampled.last, last.answersDiffer(from: point) {
        for part in [0.25, 0.5, 0.75] {
          try sampled.extend(to: try sampled.point(last.length + part * (length - last.length)))
        }
      }
      try sampled.extend(to: point)
    }
    if let last = sampled.last {
      sampled.builder.close(at: .init(length: last.length, isIncluded: true))
    }
    return sampled.builder.extents
  }

  private func point(_ length: Double) throws(Diagnostic) -> Point {
    Point(length: length, sample: try views.sample(line.proposal(length)))
  }

  private mutating func extend(to point: Point) throws(Diagnostic) {
    if let last, last.sample.isEqual != point.sample.isEqual {
      let (equal, different) = last.sample.isEqual ? (last, point) : (point, last)
      let border = try border(between: equal, different)
      if point.sample.isEqual {
        builder.close(at: .init(length: border.length, isIncluded: !border.sample.isEqual))
      } else if border.sample.isEqual {
        builder.add(
          stretchFrom: border.length, isEqual: false, point.sample,
          takenAt: .init(length: point.length, isIncluded: true))
      } else {
        builder.add(border.sample, at: border.length)
      }
    }
    builder.add(point.sample, at: point.length)
    last = point
  }

  /// The point between two others where the views begin to differ, to a relative 1e-10.
  private func border(
    between equal: Point, _ different: Point
  ) throws(Diagnostic) -> Point {
    var different = different
    var equal = equal
    while abs(different.length - equal.length) > 1e-10 * max(1, abs(equal.length)) {
      let middle = try point((different.length + equal.length) / 2)
      if middle.sample.isEqual { equal = middle } else { different = middle }
    }
    // The real border is nearly always a close number with few digits.
    let round = (different.length * 1e4).rounded() / 1e4
    return abs(round - different.length) < 1e-6 ? try point(round) : different
  }
}

/// Joins points and the stretches between them into the extents of differences.
///
/// Each addition starts where the last one ended, in order of the length.
struct ExtentBuilder {
  private(set) var extents: [Comparison.Extent] = []
  private var open: Comparison.Extent?

  /// Adds a point.
  mutating func add(_ sample: Comparison.Sample, at length: Double) {
    if sample.isEqual {
      close(at: .init(length: length, isIncluded: false))
    } else {
      let end = RangeEnd(length: length, isIncluded: true)
      extend(with: sample, takenAt: end, from: end)
    }
  }

  /// Adds the stretch after a point, without its ends.
  ///
  /// - Parameters:
  ///   - isEqual: whether the answers are equal everywhere in the stretch.
  ///   - sample: answers from the stretch that differ, unless all are equal.
  ///   - place: the length at which the sample was taken.
  mutating func add(
    stretchFrom start: Double, isEqual: Bool, _ sample: Comparison.Sample,
    takenAt place: RangeEnd
  ) {
    if isEqual {
      close(at: .init(length: start, isIncluded: true))
    } else {
      extend(with: sample, takenAt: place, from: .init(length: start, isIncluded: false))
    }
  }

  /// Ends the open difference, if there is one.
  mutating func close(at end: RangeEnd) {
    guard var extent = open else { return }
    extent.lengths.end = end
    extents.append(extent)
    open = nil
  }

  /// Extends the open difference, or begins another one, as when a different view fails from here
  /// on.
  private mutating func extend(
    with sample: Comparison.Sample, takenAt place: RangeEnd, from start: RangeEnd
  ) {
    if let open {
      guard !open.sample.failsLike(sample) else { return }
      close(at: .init(length: start.length, isIncluded: !start.isIncluded))
    }
    open = Comparison.Extent(
      lengths: .init(start: start, end: start), sample: sample, samplePlace: place)
  }
}

/// Compares two views over widths and heights, one width at a time, and joins differences that
/// continue from one width to the next.
struct ComparedPlane {
  /// A single width, or all widths between two of them; one width stands for the whole slot.
  private struct Slot {
    let width: Double
    let widths: Comparison.Stretch
  }

  private let views: ComparedViews
  private let widths: [Double]
  private let heights: [Double]
  private var extents: [Comparison.Extent] = []
  /// How many of the last extents belong to the slot before.
  private var lastCount = 0

  /// - Parameters:
  ///   - widths: the widths that are proposed, in points, in order.
  ///   - heights: the heights.
  init(_ views: ComparedViews, _ widths: [Double], _ heights: [Double]) {
    self.views = views
    self.widths = widths
    self.heights = heights
  }

  /// The extents of the differences, found by trying every proposal.
  mutating func sampled() throws(Diagnostic) -> [Comparison.Extent] {
    for width in widths {
      let line = ProposalLine(axis: .vertical, other: width)
      add(try SampledLine.extents(views, line, at: heights), Self.slot(at: width))
    }
    return extents
  }

  /// The extents of the differences, with the heights followed exactly.
  ///
  /// That is done at each width, half-way between two widths, and at each width where a difference
  /// begins or ends at several heights.
  ///
  /// - Returns: nil where the lines cannot be followed.
  mutating func followed(
    _ engines: (SweepEngine, SweepEngine)
  ) throws(Diagnostic) -> (extents: [Comparison.Extent], lineCount: Int)? {
    guard let rows = try followedRows(engines) else { return nil }
    let slots = Self.slots(of: widths + Self.edges(of: rows))
    for slot in slots {
      let line = ProposalLine(axis: .vertical, other: slot.width)
      guard let column = try FollowedLine.extents(views, engines, line, over: Self.range(heights))
      else { return nil }
      add(column.extents, slot)
    }
    return (extents.isEmpty ? rows : extents, slots.count + heights.count)
  }

  /// The differences along the widths, each as the extent of a single height.
  private func followedRows(
    _ engines: (SweepEngine, SweepEngine)
  ) throws(Diagnostic) -> [Comparison.Extent]? {
    var rows: [Comparison.Extent] = []
    for height in heights {
      let line = ProposalLine(axis: .horizontal, other: height)
      guard let row = try FollowedLine.extents(views, engines, line, over: Self.range(widths))
      else { return nil }
      let end = RangeEnd(length: height, isIncluded: true)
      rows += row.extents.map {
        Comparison.Extent(
          lengths: .init(start: end, end: end), sample: $0.sample, samplePlace: end,
          widths: $0.lengths)
      }
    }
    return rows
  }

  /// The widths at which differences begin or end at more than one height.
  private static func edges(of rows: [Comparison.Extent]) -> [Double] {
    let ends = rows.flatMap { [$0.widths?.start.length, $0.widths?.end.length] }
      .compactMap { $0 }.sorted()
    return zip(ends, ends.dropFirst()).filter { $1 - $0 < 1e-9 }.map(\.0)
  }

  private static func slots(of widths: [Double]) -> [Slot] {
    var slots: [Slot] = []
    for width in widths.sorted() {
      if let last = slots.last?.width {
        guard width - last > 1e-9 else { continue }
        let widths = Comparison.Stretch(
          start: .init(length: last, isIncluded: false),
          end: .init(length: width, isIncluded: false))
        slots.append(Slot(width: last + (width - last) / 2, widths: widths))
      }
      slots.append(slot(at: width))
    }
    return slots
  }

  private static func slot(at width: Double) -> Slot {
    let end = RangeEnd(length: width, isIncluded: true)
    return Slot(width: width, widths: .init(start: end, end: end))
  }

  private static func range(_ lengths: [Double]) -> ClosedRange<Double> {
    (lengths.first ?? 0)...(lengths.last ?? 0)
  }

  /// Adds the extents of heights of one slot, or extends those of the previous slot where they are
  /// equal.
  private mutating func add(_ column: [Comparison.Extent], _ slot: Slot) {
    let last = extents.suffix(lastCount)
    let isSame =
      last.count == column.count && zip(last, column).allSatisfy { $0.hasSameEnds(as: $1) }
    lastCount = column.count
    if isSame {
      for index in extents.indices.suffix(lastCount) {
        extents[index].widths?.end = slot.widths.end
      }
    } else {
      extents += column.map { $0.beside(slot.widths) }
    }
  }
}
