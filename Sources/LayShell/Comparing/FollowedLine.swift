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
      return (
        try engines.first.piece(after: length, along: line.axis, other: line.other),
        try engines.second.piece(after: length, along: line.axis, other: line.other)
      )
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
