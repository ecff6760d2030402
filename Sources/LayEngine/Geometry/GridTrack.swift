/// SwiftUI's GridItem: one track of a lazy grid, or as many as there is room for.
package struct GridTrack: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks of at least the minimum as fit.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var length: Length
  /// The distance to the next track, in points; nil for 8.
  package var spacing: Double?
  /// The alignment of cells in the track; nil for the grid's alignment, and centred across.
  package var alignment: Alignment?

  package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}
