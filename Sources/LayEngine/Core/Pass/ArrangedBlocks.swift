/// The placements of a view's children, shared by all places that give the view one proposal.
struct ArrangedBlock: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0
  /// As in `Placed`.
  var choice: Int32 = -1
}

/// How the children of views that are used in several places were arranged, by node and proposal.
///
/// Small views are looked up only while enough of them are found: in a tree whose cells all get
/// different proposals, arranging each of them takes less time.
struct ArrangedBlocks<Number: Scalar>: ~Copyable {
  private var blocks = ProposalTable<Number, ArrangedBlock>()
  /// How many small views were looked for, and how many of them were found.
  private var lookedFor = 0
  private var found = 0

  mutating func clear() {
    blocks.clear()
    (lookedFor, found) = (0, 0)
  }

  /// Whether enough small views are found to go on looking them up.
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
