import LayEngine
import LayLanguage

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
