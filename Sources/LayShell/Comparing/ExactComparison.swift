import LayEngine
import LayLanguage

/// Follows the answers of two views along one axis, from one change of their layout to the next.
///
/// Between two changes both answers are lines, so that they are equal or not as a whole. What is
/// followed is checked against plain layouts at each change and half-way to the next.
struct ExactComparison {
  /// Pieces shorter than this come from one change that was found twice.
  private static let shortest = 1e-7
  private static let mostPieces = 20_000

  private let first: SweepEngine
  private let second: SweepEngine
  private let axis: Axis
  private let other: Double?
  /// The plain answers to a length.
  private let sample: (Double) throws(Diagnostic) -> Comparison.Sample

  init(
    _ engines: (SweepEngine, SweepEngine), along axis: Axis, other: Double?,
    sample: @escaping (Double) throws(Diagnostic) -> Comparison.Sample
  ) {
    (first, second) = engines
    self.axis = axis
    self.other = other
    self.sample = sample
  }

  /// Compares over a range; nil where the lines cannot be followed.
  func run(
    over range: ClosedRange<Double>, _ result: Comparison
  ) throws(Diagnostic) -> Comparison? {
    var result = result
    var extents = ExtentBuilder()
    var length = range.lowerBound
    var pieceCount = 0
    while pieceCount < Self.mostPieces {
      let here = try sample(length)
      result.triedCount += 1
      if !here.isEqual { result.differentCount += 1 }
      extents.add(here, at: length)
      guard length < range.upperBound else {
        result.extents = extents.finished(at: length)
        result.pieceCount = max(pieceCount, 1)
        return result
      }
      guard let pieces = pieces(after: length) else { return nil }
      let end = min(pieces.first.end, pieces.second.end, range.upperBound)
      let next = max(end, min(length + Self.shortest, range.upperBound))
      let middle = try sample(length + (next - length) / 2)
      guard agrees(pieces, with: middle, at: length + (next - length) / 2) || next > end else {
        return nil
      }
      let start = Comparison.Sample(
        proposal: here.proposal, first: .size(pieces.first.size(at: length)),
        second: .size(pieces.second.size(at: length)))
      let isEqual = start.isEqual && middle.isEqual
      extents.add(stretchFrom: length, isEqual: isEqual, start.isEqual ? middle : start)
      pieceCount += 1
      length = next
    }
    return nil
  }

  private func pieces(after length: Double) -> (first: SweepPiece, second: SweepPiece)? {
    do throws(LayoutFailure) {
      let one = try first.piece(after: length, along: axis, other: other)
      return (one, try second.piece(after: length, along: axis, other: other))
    } catch {
      return nil
    }
  }

  private func agrees(
    _ pieces: (first: SweepPiece, second: SweepPiece), with sample: Comparison.Sample,
    at length: Double
  ) -> Bool {
    let predicted = Comparison.Sample(
      proposal: sample.proposal, first: .size(pieces.first.size(at: length)),
      second: .size(pieces.second.size(at: length)))
    return predicted.first.isSame(as: sample.first) && predicted.second.isSame(as: sample.second)
  }
}

/// Joins points and the stretches between them to the extents of differences.
private struct ExtentBuilder {
  private var extents: [Comparison.Extent] = []
  private var open: Comparison.Extent?

  mutating func add(_ sample: Comparison.Sample, at length: Double) {
    let end = Comparison.End(length: length, isIncluded: !sample.isEqual)
    if sample.isEqual {
      close(at: end)
    } else if open == nil {
      open = Comparison.Extent(start: end, end: end, sample: sample)
    }
  }

  /// Adds the stretch after a point, without its ends.
  mutating func add(stretchFrom start: Double, isEqual: Bool, _ sample: Comparison.Sample) {
    if isEqual {
      close(at: .init(length: start, isIncluded: true))
    } else if open == nil {
      let end = Comparison.End(length: start, isIncluded: false)
      open = Comparison.Extent(start: end, end: end, sample: sample)
    }
  }

  mutating func finished(at length: Double) -> [Comparison.Extent] {
    close(at: .init(length: length, isIncluded: true))
    return extents
  }

  private mutating func close(at end: Comparison.End) {
    guard var extent = open else { return }
    extent.end = end
    extents.append(extent)
    open = nil
  }
}
