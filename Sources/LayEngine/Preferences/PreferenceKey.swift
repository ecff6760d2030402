/// A kind of value that views pass to their ancestors: its default, and how the values of
/// siblings are combined.
///
/// - Source: SwiftUI's `PreferenceKey`.
package final class PreferenceKey {
  package let name: String
  package let defaultValue: Any
  /// Combines the value so far with the next one; throws what the program throws.
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

/// The bounds of a view, or a point in them, passed to an ancestor in that view's coordinates.
package struct PreferenceAnchor {
  package enum Source: Hashable, Sendable {
    case bounds
    /// A point, as fractions of the size.
    case point(UnitPoint)
  }

  package let source: Source
  /// In the coordinates of the view that reads the value.
  package let frame: ViewFrame
  /// Where the reading view is on the screen, or in the root where there is no screen.
  package let finder: ViewPoint

  /// The point of the source; for bounds, their top leading corner.
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
