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
  let lookout: Lookout
  /// Told the length that has been reached.
  var progress: (Double) -> Void = { _ in }

  /// The structures over a range.
  ///
  /// - Parameter steps: what is proposed where the range is not followed, in points, in order.
  func find(
    over range: ClosedRange<Double>, steps: () throws(Diagnostic) -> [Double]
  ) throws(Diagnostic) -> FoundRanges {
    // Layouts of the program may have been defined anew: the tree that is followed is the present.
    _ = try sample(range.lowerBound)
    if let engine = view.sweepEngine {
      var found = StructureRanges()
      let isFollowed = try found.follow(over: range, sample: sample) {
        (length) throws(Diagnostic) in
        try? engine.placedPiece(after: length, along: line.axis, other: line.other)
      }
      if isFollowed { return FoundRanges(line, found, .followed(pieceCount: found.pieceCount)) }
    }
    var found = StructureRanges()
    try found.tryAll(try steps(), isRefined: true, sample: sample)
    return FoundRanges(
      line, found, .halved(layoutCount: found.layoutCount, programLayouts: view.tree.programLayouts)
    )
  }

  /// - Throws: where the program was interrupted; a layout that fails gives its failure as answer.
  func sample(_ length: Double) throws(Diagnostic) -> StructureSample {
    try lookout.check()
    progress(length)
    do throws(Diagnostic) {
      let layout = try view.layout(line.proposal(length))
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
  let evidence: Evidence

  init(_ line: ProposalLine, _ found: StructureRanges, _ evidence: Evidence) {
    self.line = line
    ranges = found.ranges
    self.evidence = evidence
  }
}
