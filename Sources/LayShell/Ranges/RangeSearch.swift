import LayEngine
import LayLanguage

/// Lays a view out over the proposals of a line.
///
/// The structure is followed exactly where the view supports that. Otherwise proposals are tried,
/// and changes between two of them are located by bisection, to 1/64 of a point.
struct RangeSearch {
  let view: CurrentView
  let line: ProposalLine
  /// Whether the bound at which a flexible frame is held is part of the structure.
  var hasFrames = false
  /// Whether to find all lengths that become held at a bound or free, if the view can be followed.
  var hasBounds = false
  let lookout: Lookout
  /// Called with the length that the search has reached.
  var progress: (Double) -> Void = { _ in }

  /// The structures over a range; after an interruption, those found so far.
  ///
  /// - Parameter steps: the lengths to try if the range cannot be followed, in points, in order.
  func find(
    over range: ClosedRange<Double>, steps: () throws(Diagnostic) -> [Double]
  ) throws(Diagnostic) -> FoundRanges {
    // The first layout lowers the view again if the program has redefined its layouts.
    let first = try step(through: [range.lowerBound])
    if first.stop != nil { return first }
    if let engine = view.sweepEngine, let found = try follow(engine, over: range) { return found }
    return try tryAll(try steps(), isRefined: true)
  }

  /// Nil where the range cannot be followed.
  private func follow(
    _ engine: SweepEngine, over range: ClosedRange<Double>
  ) throws(Diagnostic) -> FoundRanges? {
    var found = StructureRanges()
    do throws(Diagnostic) {
      let isFollowed = try found.follow(over: range, sample: sample) {
        (length) throws(Diagnostic) in
        try? engine.placedPiece(
          after: length, along: line.axis, other: line.other, keepsLines: hasBounds)
      }
      return isFollowed ? FoundRanges(line, found, stop: nil) : nil
    } catch {
      guard error.isInterruption else { throw error }
      return FoundRanges(line, found, stop: error)
    }
  }

  /// The structures at these lengths only; after an interruption, those found so far.
  func step(through lengths: [Double]) throws(Diagnostic) -> FoundRanges {
    try tryAll(lengths, isRefined: false)
  }

  private func tryAll(_ lengths: [Double], isRefined: Bool) throws(Diagnostic) -> FoundRanges {
    var tried = StructureRanges()
    var stop: Diagnostic?
    do throws(Diagnostic) {
      try tried.tryAll(lengths, isRefined: isRefined, sample: sample)
    } catch {
      guard error.isInterruption else { throw error }
      stop = error
    }
    var found = FoundRanges(line, tried, stop: stop)
    let count = tried.layoutCount
    found.evidence =
      isRefined
      ? .halved(
        layoutCount: count, programLayouts: view.tree.programLayouts, actsBySize: view.actsBySize)
      : .stepped(layoutCount: count)
    return found
  }

  /// - Throws: where the program was interrupted; a failing layout has its failure as its answer.
  private func sample(_ length: Double) throws(Diagnostic) -> StructureSample {
    try lookout.check()
    progress(length)
    let sample = try view.sample(at: length, of: line, hasFrames: hasFrames, lookout)
    // A structure that was not walked to its end is none.
    if lookout.isOver { try lookout.check() }
    return sample
  }
}

extension CurrentView {
  /// - Throws: where the program was interrupted; a failing layout has its failure as its answer.
  func sample(
    at length: Double, of line: ProposalLine, hasFrames: Bool, _ lookout: Lookout
  ) throws(Diagnostic) -> StructureSample {
    do throws(Diagnostic) {
      let layout = try triedLayout(line.proposal(length))
      return StructureSample(length: length, layout, hasFrames: hasFrames) { lookout.isOver }
    } catch {
      if error.isInterruption { throw error }
      return StructureSample(length: length, failure: error.message)
    }
  }
}

/// The structures of a view over the proposals of a line.
struct FoundRanges {
  /// How the structures were found.
  enum Evidence {
    case followed(pieceCount: Int)
    /// The view cannot be followed: layouts were tried, and changes located by bisection.
    case halved(layoutCount: Int, programLayouts: [String], actsBySize: Bool)
    /// Layouts were computed at the given steps only.
    case stepped(layoutCount: Int)
  }

  let line: ProposalLine
  let ranges: [StructureRange]
  /// The ends of the pieces that were followed, in order; empty where proposals were tried.
  let pieceEnds: [Double]
  var evidence: Evidence
  /// The lengths at which lengths of views bend, if they were searched for.
  let bends: [(length: Double, views: [LengthBend])]
  /// Why the search was stopped early; nil if it was not.
  let stop: Diagnostic?

  init(_ line: ProposalLine, _ found: StructureRanges, stop: Diagnostic?) {
    self.line = line
    ranges = found.ranges
    pieceEnds = found.pieceEnds
    bends = found.bends
    evidence = .followed(pieceCount: found.pieceCount)
    self.stop = stop
  }
}
