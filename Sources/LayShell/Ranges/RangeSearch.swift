import LayEngine
import LayLanguage

/// Lays a view out over the proposals of a line.
///
/// The structure is followed exactly where that can be done. Otherwise proposals are tried, and
/// what changes between two is halved down to a 64th of a point.
struct RangeSearch {
  let view: CurrentView
  let line: ProposalLine
  /// Whether the bounds of frames count.
  var hasFrames = false
  /// Whether all lengths that are held at a bound are told, where the view can be followed.
  var hasBounds = false
  let lookout: Lookout
  /// Told the length that has been reached.
  var progress: (Double) -> Void = { _ in }

  /// The structures over a range; those up to where the program was interrupted, if it was.
  ///
  /// - Parameter steps: what is proposed where the range is not followed, in points, in order.
  func find(
    over range: ClosedRange<Double>, steps: () throws(Diagnostic) -> [Double]
  ) throws(Diagnostic) -> FoundRanges {
    // Layouts of the program may have been defined anew: the tree that is followed is the present.
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

  /// The structures at these lengths alone; those up to where the program was interrupted.
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
      ? .halved(layoutCount: count, programLayouts: view.tree.programLayouts)
      : .stepped(layoutCount: count)
    return found
  }

  /// - Throws: where the program was interrupted; a layout that fails gives its failure as answer.
  private func sample(_ length: Double) throws(Diagnostic) -> StructureSample {
    try lookout.check()
    progress(length)
    do throws(Diagnostic) {
      let layout = try view.triedLayout(line.proposal(length))
      let structure = LayoutStructure(layout, hasFrames: hasFrames)
      return StructureSample(length: length, answer: .structure(structure), size: layout.size)
    } catch {
      if error.isInterruption { throw error }
      return StructureSample(length: length, answer: .failure(error.message), size: nil)
    }
  }
}

/// The structures of a view over the proposals of a line.
struct FoundRanges {
  /// How they are known.
  enum Evidence {
    case followed(pieceCount: Int)
    /// Layouts were tried and changes between them halved, since the view cannot be followed.
    case halved(layoutCount: Int, programLayouts: [String])
    /// Layouts were made at these steps only.
    case stepped(layoutCount: Int)
  }

  let line: ProposalLine
  let ranges: [StructureRange]
  /// Where the pieces end that were followed, in order; empty where proposals were tried.
  let pieceEnds: [Double]
  var evidence: Evidence
  /// Where lengths of views bend, if bounds count.
  let bends: [(length: Double, views: [LengthBend])]
  /// Why it was ended before it was done.
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
