/// What decided a length that a view answered.
package enum LengthReason: Equatable, Sendable {
  /// It is declared, whatever is proposed.
  case declared
  /// It is the declared ideal, since nothing is proposed.
  case ideal
  /// It is what is proposed, or the bound that limits it.
  case proposed
  /// It is a declared bound, beyond which the view does not go.
  case bound
  /// It follows from the length of one child, given by index.
  case child(Int)
  /// It is the sum of the children's lengths and the distances between them.
  case sum
  /// It reaches from an edge of one child to an edge of another or the same child.
  case reach(from: Int, to: Int)
  /// It is the view's own, whatever is proposed.
  case own
  /// It is the smallest length that the view takes.
  case least
  /// It is the default length, since nothing is proposed.
  case usual
  /// It is the smaller of the two proposed lengths, which is the one on the given axis.
  case smaller(Axis)
  /// It is the ideal length of one child, given by index.
  case idealOfChild(Int)
  /// It is the sum of the ideal lengths of the first children and the distances between them.
  case ideals
  /// It is a part of the container's length.
  case container
}

/// How a child was placed on an axis: its guide at a position in the parent, both in points from
/// the leading or top edge of each.
package struct PlaceReason: Equatable, Sendable {
  /// The index of the child.
  package var child: Int
  package var guide: AlignmentGuide
  package var inParent, inChild: Double
}
