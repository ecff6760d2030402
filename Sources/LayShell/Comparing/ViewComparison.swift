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
    switch (range.width, range.height) {
    case (.range(let widths), .range(let heights)):
      try compare(try range.points(of: widths), try range.points(of: heights), &result)
    case (.range(let widths), .fixed(let height)):
      try compare(widths, ProposalLine(axis: .horizontal, other: height), &result)
    case (.fixed(let width), .range(let heights)):
      try compare(heights, ProposalLine(axis: .vertical, other: width), &result)
    case (.fixed, .fixed): break
    }
    result.unanswered = views.unanswered
    return result
  }

  private func compare(
    _ lengths: ClosedRange<Double>, _ line: ProposalLine, _ result: inout Comparison
  ) throws(Diagnostic) {
    if let engines = views.sweepEngines,
      let (extents, pieceCount) = try FollowedLine.extents(views, engines, line, over: lengths)
    {
      result.extents = extents
      result.evidence = .followed(pieceCount: pieceCount)
    } else {
      result.extents = try SampledLine.extents(
        views, line, at: try result.range.points(of: lengths))
      result.evidence = .tried(count: views.triedCount)
    }
  }

  private func compare(
    _ widths: [Double], _ heights: [Double], _ result: inout Comparison
  ) throws(Diagnostic) {
    var plane = ComparedPlane(views, widths, heights)
    if let engines = views.sweepEngines, let (extents, lineCount) = try plane.followed(engines) {
      result.extents = extents
      result.evidence = .followedLines(count: lineCount)
    } else {
      plane = ComparedPlane(views, widths, heights)
      try result.range.requireFew(widths.count * heights.count)
      result.extents = try plane.sampled()
      result.evidence = .tried(count: views.triedCount)
    }
  }
}
