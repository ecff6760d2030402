/// A view as the pass sees it: which rule, which children, where its parameters are.
///
/// `(padding 8 (color red))` becomes the node 0, with the rule of `Padding`, the child 1 and the
/// insets as parameters, and the node 1, with the rule of `Shape` and a plain answer.
struct Node: BitwiseCopyable {
  var rule: Rule
  /// Whether it is used in several places, and has so many views in it that looking up how they were
  /// arranged takes less time than arranging them again.
  var isShared: Bool
  /// Whether the layout direction is right to left, so that children are mirrored.
  var isMirrored = false
  /// Whether it, or a view below it, reads its own position, so that each use is arranged anew.
  var asksPlace = false
  /// Whether it contains a custom layout of the program, which can observe what it is asked.
  var asksProgram = false
  /// The guides that may have an explicit position; all others have none.
  var explicitGuides: GuideSet
  var childCount: Int32
  /// The child's node, if the rule has exactly one child; otherwise the index of the first edge.
  var link: Int32
  /// Where the rule's parameters start, in words of eight bytes.
  var parameters: Int32
  /// The index in the `Memo`; -1 for views that answer as fast as a look-up, and `containedSlot`
  /// for views whose answers also depend on the container.
  var slot: Int32
  /// The answer, where it is so simple that no rule has to run.
  var plain: PlainAnswer

  @inline(__always) var child: NodeID { link }

  /// How many views are in a node that counts as shared, itself included.
  static var leastShared: Int { 8 }

  /// The `slot` of views whose answers also depend on the container around them.
  static var containedSlot: Int32 { -2 }
}

/// An answer that is a constant or the proposal itself, axis by axis.
///
/// Many views have one: shapes, fixed images, frames around them. Knowing it when the tree is
/// lowered saves most of the calls of a pass. That of a colour in a frame 40 wide has the width 40 and
/// the height NaN.
struct PlainAnswer: BitwiseCopyable {
  /// In points; NaN where the axis answers what is proposed, or the default length.
  var width, height: Double
  var isKnown: Bool

  static let unknown = PlainAnswer(width: .nan, height: .nan, isKnown: false)
  /// The proposal on both axes.
  static let greedy = PlainAnswer(width: .nan, height: .nan, isKnown: true)

  @inline(__always)
  func size<N>(_ proposal: Proposal<N>) -> Size<N> {
    Size(
      width.isNaN ? proposal.width.orDefault : N(width),
      height.isNaN ? proposal.height.orDefault : N(height))
  }

  /// The answers on an axis at 0 and at infinity.
  @inline(__always)
  func range<N: Scalar>(along axis: Axis) -> (shortest: N, longest: N) {
    let length = axis == .horizontal ? width : height
    return length.isNaN ? (N(0), N(.infinity)) : (N(length), N(length))
  }
}

/// One child of a container: the second of an HStack with a spacing of 8 has the rank 1 and the
/// distance 8.
struct Edge: BitwiseCopyable {
  var child: NodeID
  /// In a stack, the index of the child whose turn comes at this edge's place, by priority; in a
  /// ZStack, 1 for children of the highest priority, else 0; in a lazy grid, a `LinePart`.
  var rank: Int32 = 0
  /// The distance to the child before, in points; 0 for the first.
  var distance: Double = 0
}
