/// A kind of values that views hand outward: what holds where nobody says anything, and how two
/// values of neighbours become one.
///
/// - Source: SwiftUI's `PreferenceKey`.
package final class PreferenceKey {
  package let name: String
  package let defaultValue: Any
  /// Of what came before and what comes next; it may throw what the program throws.
  let reduce: (Any, Any) throws -> Any
  package let isSame: (Any, Any) -> Bool

  package init(
    name: String, default defaultValue: Any, reduce: @escaping (Any, Any) throws -> Any,
    isSame: @escaping (Any, Any) -> Bool
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.reduce = reduce
    self.isSame = isSame
  }
}

/// Where a view stands, handed outward: a rectangle, or a point in it, in the coordinates of the
/// view that finds it.
package struct PreferenceAnchor {
  package enum Source: Hashable, Sendable {
    case bounds
    /// A point in parts of the size.
    case point(UnitPoint)
  }

  package let source: Source
  /// In the coordinates of the view that finds it.
  package let frame: ViewFrame
  /// Where that view stands on the screen, or in the root where there is no screen.
  package let finder: ViewPoint

  /// The point that is meant; the upper leading corner of a rectangle.
  package var point: ViewPoint {
    switch source {
    case .bounds: frame.origin
    case .point(let part):
      ViewPoint(
        x: frame.origin.x + part.x * frame.size.width,
        y: frame.origin.y + part.y * frame.size.height)
    }
  }
}
