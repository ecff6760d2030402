import LayEngine
import LayLanguage

/// Lays a view out over a range of proposals, on one axis or on both.
struct SweepSearch {
  let view: CurrentView
  let range: ProposalRange
  let lookout: Lookout
  /// Called with the finished part of the work, from 0 to 1.
  let progress: (Double) -> Void

  /// The result; incomplete after an interruption.
  func run() throws(Diagnostic) -> Sweep {
    var sweep = Sweep(range)
    switch (range.width, range.height) {
    case (.range(let widths), .range(let heights)):
      let heights = try range.points(of: heights)
      for (number, height) in heights.enumerated() {
        let line = ProposalLine(axis: .horizontal, other: height)
        let found = try find(line, widths, Double(number), of: Double(heights.count))
        if !found.ranges.isEmpty { sweep.add(found, at: height) }
        sweep.isPart = found.stop != nil
        if sweep.isPart { return sweep }
      }
    case (.range(let widths), .fixed(let height)):
      let found = try find(ProposalLine(axis: .horizontal, other: height), widths, 0, of: 1)
      sweep.add(found, at: nil)
      sweep.isPart = found.stop != nil
    case (.fixed(let width), .range(let heights)):
      let found = try find(ProposalLine(axis: .vertical, other: width), heights, 0, of: 1)
      sweep.add(found, at: nil)
      sweep.isPart = found.stop != nil
    case (.fixed, .fixed): break
    }
    return sweep
  }

  private func find(
    _ line: ProposalLine, _ lengths: ClosedRange<Double>, _ number: Double, of count: Double
  ) throws(Diagnostic) -> FoundRanges {
    let span = max(lengths.upperBound - lengths.lowerBound, 1)
    let search = RangeSearch(view: view, line: line, lookout: lookout) { length in
      progress((number + (length - lengths.lowerBound) / span) / count)
    }
    let steps = { () throws(Diagnostic) in try range.points(of: lengths) }
    return range.hasStep
      ? try search.step(through: try steps()) : try search.find(over: lengths, steps: steps)
  }
}
