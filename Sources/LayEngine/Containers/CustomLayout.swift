/// A layout that the program defines.
///
/// - Rule: `size` answers a proposal from what the subviews answer; `place` puts each subview. A
///   subview that is not placed is centred, with its answer to the layout's own proposal; of two
///   placements the second counts.
/// - Its numbers are `Double`, so comparisons in it are not recorded. If it throws, the pass ends
///   and throws that error.
/// - Source: layout-rules 8.
package protocol CustomLayout: AnyObject {
  /// The name that the program gave it.
  var name: String { get }
  func size(_ proposal: ProposedViewSize, _ subviews: any LayoutSubviews) throws -> ViewSize
  /// Whether it has a cache, one for each place where it is used in a tree.
  var keepsCache: Bool { get }
  /// The distances it prefers at its edges; nil for the largest ones of its subviews.
  func spacing(_ subviews: any LayoutSubviews) throws -> EdgeDistances?
  /// Whether it sets explicit guides; otherwise they are merged from its subviews.
  var hasGuides: Bool { get }
  /// Where a guide is at a size, in points; nil for its default position.
  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: any LayoutSubviews
  ) throws -> Double?
  /// Places the subviews in bounds; points and bounds are in the coordinates of the parent.
  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: any LayoutSubviews) throws
}

/// The distances that a view prefers at its edges, in points; nil for the usual one.
package struct EdgeDistances {
  package var top, leading, bottom, trailing: Double?
  /// Sources whose largest distances at each edge are the usual ones; nil for all subviews.
  package var union: [EdgeUnion]?

  package init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A subview or given distances, with the edges at which these distances count.
package struct EdgeUnion {
  package enum Source {
    /// The subview with this index.
    case subview(Int)
    case distances(EdgeDistances)
  }

  package let source: Source
  package let edges: EdgeSet

  package init(_ source: Source, _ edges: EdgeSet) {
    self.source = source
    self.edges = edges
  }
}
