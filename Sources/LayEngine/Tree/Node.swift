/// The place of a view in a `ViewTree`.
package typealias NodeID = Int32

/// Whether a view stands in several places of a tree, and how much there is in it.
enum Sharing: UInt8, BitwiseCopyable {
  case none, small, large

  /// That of a view with so many views in it, itself among them.
  ///
  /// A few views take less time to arrange anew in each place than to look up whether they were
  /// arranged for that proposal.
  init(_ count: Int) {
    self = count < 8 ? .none : count < 64 ? .small : .large
  }
}

/// A view as the pass sees it: which rule, which children, where its parameters are.
struct Node: BitwiseCopyable {
  var rule: Rule
  var sharing: Sharing
  /// Whether the view stands where layout goes from right to left, so that children are mirrored.
  var isMirrored = false
  /// Whether each axis of the answer follows from what is proposed on that axis alone.
  var isSeparable = false
  /// Whether it, or a view below it, asks where it stands, so that each place is arranged anew.
  var asksPlace = false
  /// Whether a layout of the program is in it, which sees what is asked.
  var asksProgram = false
  /// The guides that may have an explicit position; all others need no look.
  var explicitGuides: GuideSet
  var childCount: Int32
  /// The child's node, if the rule has exactly one child; otherwise the index of the first edge.
  var link: Int32
  /// Where the rule's parameters start, in words of eight bytes.
  var parameters: Int32
  /// The place in the memory of answers; -1 for views that answer as fast as one looks up, and
  /// `containedSlot` for views whose answers depend on the container too.
  ///
  /// For separable views it is 0: where axes are split they are not asked for sizes.
  var slot: Int32
  /// The answer, where it is so simple that no rule has to run.
  var plain: PlainAnswer
  /// The place of what is known of its lengths, among separable views or others; -1 for nothing.
  ///
  /// For separable views it is that in the memory of lengths too.
  var known: Int32 = -1

  @inline(__always) var child: NodeID { link }

  /// The `slot` of views whose answers depend on the container around them too.
  static var containedSlot: Int32 { -2 }
}

/// An answer that is a constant or the proposal itself, axis by axis.
///
/// Many leaves are so: shapes, fixed images, frames around them. To know it when the tree is
/// lowered saves most of the calls of a pass.
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

  @inline(__always)
  func length<N>(along axis: Axis, _ proposal: Length<N>) -> N {
    let length = axis == .horizontal ? width : height
    return length.isNaN ? proposal.orDefault : N(length)
  }

  /// The answers on an axis at 0 and at infinity.
  @inline(__always)
  func range<N: Scalar>(along axis: Axis) -> (shortest: N, longest: N) {
    let length = axis == .horizontal ? width : height
    return length.isNaN ? (N(0), N(.infinity)) : (N(length), N(length))
  }
}

/// One child of a container.
struct Edge: BitwiseCopyable {
  var child: NodeID
  /// The child that comes at this place when all are ordered by priority, high first; in a
  /// ZStack 1 for the children that have the highest priority, 0 for the others.
  var rank: Int32 = 0
  /// The distance to the child before, in points; 0 for the first.
  var distance: Double = 0
}
