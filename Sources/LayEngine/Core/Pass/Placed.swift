/// A placed view: its node, its origin in its parent, the proposal and the answer.
///
/// Origins are relative to the parent, so that a view used twice is arranged once: both places
/// share one block of children.
struct Placed<Number: Scalar>: BitwiseCopyable {
  var node: NodeID
  /// The index of the first child's placement; the others follow it.
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  /// For a ViewThatFits, the index of the candidate that is shown; -1 for none.
  var choice: Int32 = -1
  var origin: Point<Number>
  var proposal: Proposal<Number>
  var size: Size<Number>
}

/// A question to a node, as the key of a dictionary.
struct Question<Number: Scalar>: Hashable {
  var node: NodeID
  var proposal: Proposal<Number>
  /// Which guide is asked for, or nil where the question is about something else.
  var guide: AlignmentGuide?

  static func == (left: Question, right: Question) -> Bool {
    left.node == right.node && left.guide == right.guide
      && Proposal.same(left.proposal, right.proposal)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(guide)
    hasher.combine(proposal.hash)
  }
}
