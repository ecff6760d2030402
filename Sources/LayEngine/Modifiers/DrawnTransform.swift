/// A transform of how a view is drawn: rotated or scaled about a point of its frame.
///
/// - Source: layout-rules 6.7: size, place and guides are the view's.
package enum DrawnTransform: Hashable, Sendable {
  /// Clockwise, in degrees; the anchor is in fractions of the view's size.
  case rotation(degrees: Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)

  package var anchor: UnitPoint {
    switch self {
    case .rotation(_, let anchor), .scale(_, _, let anchor): anchor
    }
  }
}
