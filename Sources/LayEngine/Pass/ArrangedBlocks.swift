/// The placements of the children of a view, which all places with one proposal share.
struct ArrangedBlock: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0
  /// As in `Placed`.
  var choice: Int32 = -1
}

/// How the children of views that stand in several places were arranged, by node and proposal.
///
/// Small views are looked for as long as some are found: in a tree whose cells all get another
/// proposal it takes less to arrange each of them.
struct ArrangedBlocks<Number: Scalar>: ~Copyable {
  private var blocks = ProposalTable<Number, ArrangedBlock>()
  /// How many small views were looked for, and how many of them were found.
  private var lookedFor = 0
  private var found = 0

  mutating func clear() {
    blocks.clear()
    (lookedFor, found) = (0, 0)
  }

  /// Whether it is worth while to look for small views.
  @inline(__always)
  var findsSmall: Bool { found * 8 + 64 >= lookedFor }

  mutating func find(
    _ node: NodeID, _ proposal: Proposal<Number>, _ block: inout ArrangedBlock
  ) -> Bool {
    lookedFor &+= 1
    guard blocks.find(node, proposal, &block) else { return false }
    found &+= 1
    return true
  }

  mutating func insert(_ node: NodeID, _ proposal: Proposal<Number>, _ block: ArrangedBlock) {
    blocks.insert(node, proposal, block)
  }
}
