/// Finds how a tree answers over a stretch of proposals, with the same rules as for one proposal.
package final class SweepEngine {
  private var pass: Pass<Affine, NoTrace>
  /// As `Engine.programWork`.
  package var programWork: Int { pass.programWork }

  /// - Parameters:
  ///   - inParts: whether there may be parts of a range that are not followed, as those where a text shrinks.
  ///   - contents: keeps the content of readers; nil where readers are not followed.
  /// - Returns: nil if functions of the program take part that are no layouts, or views whose answers are not
  ///   piecewise linear, such as texts that shrink; in parts, only if functions hear of places.
  package init?(
    _ tree: ViewTree, inParts: Bool = false, contents: ReaderTrees? = nil,
    shouldStop: @escaping () -> Bool = { false }
  ) {
    let isFollowed =
      inParts ? tree.isAffineInParts(keepsContent: contents != nil) : tree.isAffine
    guard isFollowed else { return nil }
    pass = Pass(tree)
    pass.readerTrees = contents
    pass.shouldStop = shouldStop
  }

  /// The answer just after a proposed length on an axis, and how far it stays linear; nil where it is not.
  ///
  /// - Parameter other: what is proposed on the other axis, in points; nil asks for the ideal.
  package func piece(
    after length: Double, along axis: Axis, other: Double?
  ) throws(LayoutFailure) -> SweepPiece? {
    let proposal = begin(after: length, along: axis, other: other)
    let size = pass.ask(pass.tree.root, proposal)
    try pass.throwFailure()
    guard pass.record.isLinear else { return nil }
    return SweepPiece(start: length, end: length + pass.record.distance, size: size)
  }

  /// As `piece`, for the whole layout: the frames of all placed views are linear over the piece.
  ///
  /// - Parameter keepsLines: whether the piece keeps the lengths of views, to find where they bend.
  package func placedPiece(
    after length: Double, along axis: Axis, other: Double?, keepsLines: Bool = false
  ) throws(LayoutFailure) -> SweepPiece? {
    try place(after: length, along: axis, other: other)
    let size = pass.placements[0].size
    _ = pass.outcomes()
    guard pass.record.isLinear else { return nil }
    var piece = SweepPiece(start: length, end: length + pass.record.distance, size: size)
    if keepsLines { piece.placed = PlacedLines(pass.placements, pass.tree, pass.record.owners) }
    return piece
  }

  /// How all views move from just after a width on, and the width up to which they do; nil where answers are
  /// not linear.
  ///
  /// The end is not after `last`. There are no views where `MovingViews` has none.
  ///
  /// - Parameter height: what is proposed with the width, in points; nil asks for the ideal.
  package func movingViews(
    after width: Double, until last: Double, height: Double?
  ) throws(LayoutFailure) -> (views: MovingViews?, end: Double)? {
    let least = StructureRanges.shortest * max(1, abs(width))
    var start = width
    try place(after: start, along: .horizontal, other: height)
    var outcomes = pass.outcomes()
    if pass.record.isLinear, pass.record.distance < least {
      start += least
      try place(after: start, along: .horizontal, other: height)
      outcomes = pass.outcomes()
    }
    guard pass.record.isLinear, pass.readerTrees?.isStale != true else { return nil }
    let end = StructureRanges.rounded(start + pass.record.distance)
    let views = MovingViews(pass.movingContent(outcomes), after: start)
    return (views, max(min(end, last), min(width + least, last)))
  }

  private func place(
    after length: Double, along axis: Axis, other: Double?
  ) throws(LayoutFailure) {
    pass.place(begin(after: length, along: axis, other: other))
    try pass.throwFailure()
  }

  private func begin(
    after length: Double, along axis: Axis, other: Double?
  ) -> Proposal<Affine> {
    let proposal = Proposal<Affine>(
      major: Length(Affine(length, slope: 1)),
      minor: other.map { Length(Affine($0)) } ?? .unspecified, along: axis)
    pass.beginPiece(proposal)
    return proposal
  }
}

/// The answers of a tree between two proposed lengths, which are linear in the length.
package struct SweepPiece {
  package let start: Double
  /// Infinite if nothing changes any more.
  package let end: Double
  private let size: Size<Affine>
  /// The lengths of all views as linear functions, if they are kept.
  var placed: PlacedLines?

  fileprivate init(start: Double, end: Double, size: Size<Affine>) {
    self.start = start
    self.end = end
    self.size = size
  }

  /// The answer to a length in the piece; at the start of the piece, the answer just after it.
  package func size(at length: Double) -> ViewSize {
    ViewSize(
      width: size.width.value + size.width.slope * (length - start),
      height: size.height.value + size.height.slope * (length - start))
  }
}
