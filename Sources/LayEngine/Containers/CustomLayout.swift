/// A layout that the program defines.
///
/// - Rule: `size` answers a proposal from what the subviews answer; `place` puts each subview. A
///   subview that is not placed stands in the centre, with its answer to the layout's own
///   proposal; of two placements the second counts.
/// - Numbers are plain here, so such a layout is opaque to whoever records comparisons. An error
///   that it throws ends the pass and comes out of it.
/// - Source: layout-rules 8.
package protocol CustomLayout: AnyObject {
  /// The name that the program gave it.
  var name: String { get }
  func size(_ proposal: ProposedViewSize, _ subviews: any LayoutSubviews) throws -> ViewSize
  /// Whether it has a cache, one for each place where it stands in a tree.
  var keepsCache: Bool { get }
  /// What it keeps free at its edges; nil for the largest distances that its subviews keep there.
  func spacing(_ subviews: any LayoutSubviews) throws -> EdgeDistances?
  /// Whether it says where its guides are; otherwise they are where its subviews have them.
  var hasGuides: Bool { get }
  /// Where a guide is at a size, in points; nil for its default position.
  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: any LayoutSubviews
  ) throws -> Double?
  /// Puts the subviews in bounds, both in the coordinates of the view around.
  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: any LayoutSubviews) throws
}

/// What a view keeps free at each edge, in points; nil for what is usual there.
package struct EdgeDistances {
  package var top, leading, bottom, trailing: Double?
  /// Whose distances the edges start from, the largest at each edge; nil for those of all subviews,
  /// which is what is usual.
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

/// A subview, or given distances, with the edges at which its distances count.
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
