/// Tells how a tree answers over a stretch of proposals, from the rules that answer one.
package final class SweepEngine {
  private var pass: Pass<Affine, NoTrace>

  /// - Returns: nil if functions of the program take part, or texts that shrink, or shapes that
  ///   follow the container around them: their answers are no lines that can be followed.
  package init?(_ tree: ViewTree, shouldStop: @escaping () -> Bool = { false }) {
    guard tree.isAffine else { return nil }
    pass = Pass(tree)
    pass.shouldStop = shouldStop
  }

  /// The answer just after a length that is proposed on an axis, and how far it goes on like that.
  ///
  /// - Parameter other: what is proposed on the other axis, in points; nil asks for the ideal.
  package func piece(
    after length: Double, along axis: Axis, other: Double?
  ) throws(LayoutFailure) -> SweepPiece {
    let proposal = begin(after: length, along: axis, other: other)
    pass.begin(proposal)
    let size = pass.ask(pass.tree.root, proposal)
    try pass.throwFailure()
    return SweepPiece(start: length, end: length + pass.record.distance, size: size)
  }

  /// The same for the whole layout: it goes on as it is for every view that is placed.
  ///
  /// - Parameter keepsLines: whether the piece is to tell afterwards which lines of views bend.
  package func placedPiece(
    after length: Double, along axis: Axis, other: Double?, keepsLines: Bool = false
  ) throws(LayoutFailure) -> SweepPiece {
    pass.place(begin(after: length, along: axis, other: other))
    try pass.throwFailure()
    let size = pass.placements[0].size
    for index in 0..<pass.placements.count { followLines(of: pass.placements[index]) }
    var piece = SweepPiece(start: length, end: length + pass.record.distance, size: size)
    if keepsLines { piece.placed = PlacedLines(pass.placements, pass.tree, pass.record.owners) }
    return piece
  }

  private func begin(
    after length: Double, along axis: Axis, other: Double?
  ) -> Proposal<Affine> {
    pass.clear()
    pass.record = Affine.emptyRecord
    return Proposal<Affine>(
      major: Length(Affine(length, slope: 1)),
      minor: other.map { Length(Affine($0)) } ?? .unspecified, along: axis)
  }

  /// A text may be placed with what it was never asked: its lines change there too.
  private func followLines(of placed: Placed<Affine>) {
    let node = pass.nodes[Int(placed.node)]
    if node.rule == RunText.rule {
      pass.record.owner = placed.node
      let text: RunText.Parameters = pass.parameters(of: node)
      _ = RunText.measure(text, pass.tree.text, placed.proposal, &pass.record)
    }
    guard node.rule == TextRule.rule else { return }
    let text: TextRule.Parameters = pass.parameters(of: node)
    pass.record.owner = placed.node
    _ = TextRule.measure(text, pass.tree.text, placed.proposal, &pass.record)
  }
}

/// The answers of a tree between two proposed lengths, each a line.
package struct SweepPiece {
  package let start: Double
  /// Infinite where nothing changes any more.
  package let end: Double
  private let size: Size<Affine>
  /// The lines of all views, where they are kept.
  var placed: PlacedLines?

  fileprivate init(start: Double, end: Double, size: Size<Affine>) {
    self.start = start
    self.end = end
    self.size = size
  }

  /// The answer to a length in the piece; at its start the one just after it.
  package func size(at length: Double) -> ViewSize {
    ViewSize(
      width: size.width.value + size.width.slope * (length - start),
      height: size.height.value + size.height.slope * (length - start))
  }
}
