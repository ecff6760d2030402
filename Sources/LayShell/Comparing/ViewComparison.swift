import LayEngine
import LayLanguage

/// Asks two views for their sizes over a range of proposals.
///
/// The answers are followed exactly where both views support that; otherwise every step is tried.
struct ViewComparison {
  private let views: ComparedViews

  init(_ first: CurrentView, _ second: CurrentView, _ lookout: Lookout) {
    views = ComparedViews(first, second, lookout)
  }

  /// - Throws: where the program was interrupted, or where there are too many proposals to try; a
  ///   failing view has its failure as its answer.
  func run(over range: ProposalRange) throws(Diagnostic) -> Comparison {
    var result = Comparison(range: range, programLayouts: views.programLayouts)
    if let (line, lengths) = range.line {
      try compare(lengths, line, &result)
    } else if let widths = range.width.range, let heights = range.height.range {
      try compare(try range.points(of: widths), try range.points(of: heights), &result)
    }
    result.unanswered = views.unanswered
    return result
  }

  private func compare(
    _ lengths: ClosedRange<Double>, _ line: ProposalLine, _ result: inout Comparison
  ) throws(Diagnostic) {
    let line = ComparedLine(views: views, line: line)
    var found: ComparedLine.Found
    if let engines = views.sweepEngines,
      let (followed, pieceCount) = try line.followed(engines, over: lengths)
    {
      (found, result.evidence) = (followed, .followed(pieceCount: pieceCount))
    } else {
      found = try line.tried(at: try result.range.points(of: lengths))
      result.evidence = .tried(count: views.triedCount)
    }
    result.extents = try line.extents(found)
  }

  private func compare(
    _ widths: [Double], _ heights: [Double], _ result: inout Comparison
  ) throws(Diagnostic) {
    let plane = ComparedPlane(views: views, widths: widths, heights: heights)
    var found: ComparedPlane.Found
    if let engines = views.sweepEngines, let (followed, lineCount) = try plane.followed(engines) {
      (found, result.evidence) = (followed, .followedLines(count: lineCount))
    } else {
      try result.range.requireFew(widths.count * heights.count)
      found = try plane.tried()
      result.evidence = .tried(count: views.triedCount)
    }
    result.extents = try plane.extents(found)
  }
}

/// Two views that get the same proposals.
final class ComparedViews {
  private let first: CurrentView
  private let second: CurrentView
  private let lookout: Lookout
  /// How many proposals they got.
  private(set) var triedCount = 0
  /// How many proposals neither view could answer, with the first of them; nil for none.
  private(set) var unanswered: Comparison.Unanswered?

  /// - Parameter lookout: checked before each proposal.
  init(_ first: CurrentView, _ second: CurrentView, _ lookout: Lookout) {
    self.first = first
    self.second = second
    self.lookout = lookout
  }

  /// The engines that follow the answers of both views exactly; nil where one view has none.
  var sweepEngines: (SweepEngine, SweepEngine)? {
    guard let one = first.sweepEngine, let two = second.sweepEngine else { return nil }
    return (one, two)
  }

  /// The names of the layouts that the program defines and the views use, without duplicates.
  var programLayouts: [String] {
    var names: [String] = []
    for name in first.tree.programLayouts + second.tree.programLayouts where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// - Throws: where the program was interrupted; a failing view has its failure as its answer.
  func sample(_ proposal: ProposedViewSize) throws(Diagnostic) -> Comparison.Sample {
    triedCount += 1
    try lookout.check()
    let sample = Comparison.Sample(
      proposal: proposal, first: try answer(of: first, proposal),
      second: try answer(of: second, proposal))
    if sample.first.isFailure, sample.second.isFailure {
      unanswered = .init(count: (unanswered?.count ?? 0) + 1, sample: unanswered?.sample ?? sample)
    }
    return sample
  }

  private func answer(
    of view: CurrentView, _ proposal: ProposedViewSize
  ) throws(Diagnostic) -> Comparison.Answer {
    do throws(Diagnostic) { return .size(try view.triedSize(proposal)) } catch {
      if error.isInterruption { throw error }
      return .failure(error.message)
    }
  }
}
