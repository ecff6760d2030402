/// What decided a length that a view answered.
package enum LengthReason: Equatable, Sendable {
  /// It is declared, whatever is proposed.
  case declared
  /// It is the declared ideal, since nothing is proposed.
  case ideal
  /// It is what is proposed or, where a bound is nearer, that.
  case proposed
  /// It is a declared bound, beyond which the view does not go.
  case bound
  /// It follows from one child's length, by its place among the children.
  case child(Int)
  /// It is the sum of the children's lengths and the distances between them.
  case sum
  /// It reaches from the edge of one child to the edge of another, which may be the same.
  case reach(from: Int, to: Int)
  /// It is the view's own, whatever is proposed.
  case own
  /// It is the least that the view takes.
  case least
  /// It is what a view takes where nothing is proposed.
  case usual
  /// It is the smaller of both lengths that are proposed, that on this axis or on the other.
  case smaller(Axis)
  /// It is a part of the container's length.
  case container
}

/// How a child was put on an axis: a line of its own on a line of its parent, in points from the
/// leading or upper edge of each.
package struct PlaceReason: Equatable, Sendable {
  /// By its place among the children.
  package var child: Int
  package var guide: AlignmentGuide
  package var inParent, inChild: Double
}
