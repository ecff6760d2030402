import LayEngine
import LayLanguage

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

/// The proposals along one axis, with the same length on the other.
struct ProposalLine: Equatable {
  let axis: Axis
  /// In points; nil asks for the ideal length.
  let other: Double?

  func proposal(_ length: Double) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: other)
      : ProposedViewSize(width: other, height: length)
  }
}
