import LayEngine
import LayLanguage

/// Asks two views for their sizes over a range of proposals.
///
/// Along one axis the answers are followed exactly where that can be done. Otherwise every step is
/// tried, and between two steps the quarters where an answer changes. Where a
/// difference begins or ends is found by halving, to a billionth of a point.
struct ViewComparison {
  private let first: CurrentView
  private let second: CurrentView

  init(_ first: CurrentView, _ second: CurrentView) {
    self.first = first
    self.second = second
  }

  /// - Throws: where the program was interrupted; a view that fails gives its failure as answer.
  func run(over range: ProposalRange) throws(Diagnostic) -> Comparison {
    var result = Comparison(range: range, programLayouts: programLayouts)
    switch (range.width.range, range.height.range) {
    case (let widths?, let heights?):
      try compare(range.points(of: widths), range.points(of: heights), &result)
    case (let widths?, nil):
      let height = range.height.fixed
      return try compare(widths, .horizontal, height, result) {
        ProposedViewSize(width: $0, height: height)
      }
    case (nil, let heights?):
      let width = range.width.fixed
      return try compare(heights, .vertical, width, result) {
        ProposedViewSize(width: width, height: $0)
      }
    case (nil, nil): break
    }
    return result
  }

  /// Compares along one axis, exactly if the answers can be followed.
  private func compare(
    _ lengths: ClosedRange<Double>, _ axis: Axis, _ other: Double?, _ result: Comparison,
    _ proposal: @escaping (Double) -> ProposedViewSize
  ) throws(Diagnostic) -> Comparison {
    if let one = first.sweepEngine, let two = second.sweepEngine {
      let exact = ExactComparison((one, two), along: axis, other: other) {
        length throws(Diagnostic) in try sample(proposal(length))
      }
      if let found = try exact.run(over: lengths, result) { return found }
    }
    var result = result
    try compare(result.range.points(of: lengths), &result, proposal)
    return result
  }

  /// Compares along the heights for each width, and joins widths whose extents are the same.
  private func compare(
    _ widths: [Double], _ heights: [Double], _ result: inout Comparison
  ) throws(Diagnostic) {
    var lastCount = 0
    for width in widths {
      var line = Comparison(range: result.range, programLayouts: [])
      try compare(heights, &line) { ProposedViewSize(width: width, height: $0) }
      result.triedCount += line.triedCount
      result.differentCount += line.differentCount
      let last = result.extents.suffix(lastCount)
      let isSame =
        last.count == line.extents.count
        && zip(last, line.extents).allSatisfy { $0.hasSameEnds(as: $1) }
      lastCount = line.extents.count
      let start = result.extents.count - lastCount
      for (index, extent) in line.extents.enumerated() {
        let place = start + index
        if isSame, let widths = result.extents[place].widths {
          result.extents[place].widths = widths.lowerBound...width
        } else {
          var extent = extent
          extent.widths = width...width
          result.extents.append(extent)
        }
      }
    }
  }

  /// Compares along one axis and adds the extents of the differences.
  private func compare(
    _ points: [Double], _ result: inout Comparison,
    _ proposal: @escaping (Double) -> ProposedViewSize
  ) throws(Diagnostic) {
    var line = Line(self, proposal)
    var before: Line.Point?
    var extent: Comparison.Extent?
    for length in points {
      let point = try line.point(length)
      var stretch = [point]
      if let before, before.answersDiffer(from: point) {
        stretch = try line.quarters(before, point) + stretch
      }
      for next in stretch {
        try line.extend(&extent, from: before, to: next, &result.extents)
        before = next
      }
    }
    if var last = extent, let before {
      last.end = .init(length: before.length, isIncluded: true)
      result.extents.append(last)
    }
    result.triedCount += line.triedCount
    result.differentCount += line.differentCount
  }

  fileprivate func sample(_ proposal: ProposedViewSize) throws(Diagnostic) -> Comparison.Sample {
    .init(
      proposal: proposal, first: try answer(of: first, proposal),
      second: try answer(of: second, proposal))
  }

  private func answer(
    of view: CurrentView, _ proposal: ProposedViewSize
  ) throws(Diagnostic) -> Comparison.Answer {
    do throws(Diagnostic) { return .size(try view.size(proposal)) } catch {
      if error.isInterruption { throw error }
      return .failure(error.message)
    }
  }

  private var programLayouts: [String] {
    var names: [String] = []
    for name in first.tree.programLayouts + second.tree.programLayouts where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

/// The proposals along one axis, and what is asked on the way.
private struct Line {
  struct Point {
    let length: Double
    let sample: Comparison.Sample

    func answersDiffer(from other: Point) -> Bool {
      !sample.first.isSame(as: other.sample.first)
        || !sample.second.isSame(as: other.sample.second)
    }
  }

  private let comparison: ViewComparison
  private let proposal: (Double) -> ProposedViewSize
  private(set) var triedCount = 0
  private(set) var differentCount = 0

  init(_ comparison: ViewComparison, _ proposal: @escaping (Double) -> ProposedViewSize) {
    self.comparison = comparison
    self.proposal = proposal
  }

  mutating func point(_ length: Double) throws(Diagnostic) -> Point {
    let sample = try comparison.sample(proposal(length))
    triedCount += 1
    if !sample.isEqual { differentCount += 1 }
    return Point(length: length, sample: sample)
  }

  mutating func quarters(_ one: Point, _ two: Point) throws(Diagnostic) -> [Point] {
    var points: [Point] = []
    for part in [0.25, 0.5, 0.75] {
      points.append(try point(one.length + part * (two.length - one.length)))
    }
    return points
  }

  /// Goes on to a point: an extent may begin or end on the way there.
  mutating func extend(
    _ extent: inout Comparison.Extent?, from before: Point?, to point: Point,
    _ extents: inout [Comparison.Extent]
  ) throws(Diagnostic) {
    if point.sample.isEqual {
      guard var ended = extent, let before else { return }
      ended.end = try border(different: before, equal: point).end
      extents.append(ended)
      extent = nil
    } else if var ended = extent, let before, !ended.sample.failsLike(point.sample) {
      ended.end = .init(length: before.length, isIncluded: true)
      extents.append(ended)
      let start = Comparison.End(length: point.length, isIncluded: true)
      extent = Comparison.Extent(start: start, end: start, sample: point.sample)
    } else if extent == nil {
      var start = Comparison.End(length: point.length, isIncluded: true)
      var sample = point.sample
      if let before { (start, sample) = try border(different: point, equal: before) }
      extent = Comparison.Extent(start: start, end: start, sample: sample)
    }
  }

  /// Where the views begin to differ between two points, and whether they do there.
  private mutating func border(
    different: Point, equal: Point
  ) throws(Diagnostic) -> (end: Comparison.End, sample: Comparison.Sample) {
    var different = different
    var equal = equal
    while abs(different.length - equal.length) > 1e-10 * max(1, abs(equal.length)) {
      let middle = try point((different.length + equal.length) / 2)
      if middle.sample.isEqual { equal = middle } else { different = middle }
    }
    // What is meant is nearly always a number of few digits close by.
    let round = (different.length * 1e4).rounded() / 1e4
    guard abs(round - different.length) < 1e-6 else {
      return (.init(length: different.length, isIncluded: true), different.sample)
    }
    let candidate = try point(round)
    return candidate.sample.isEqual
      ? (.init(length: round, isIncluded: false), different.sample)
      : (.init(length: round, isIncluded: true), candidate.sample)
  }
}
