/// The subviews of a custom layout, which it may ask and place; valid while the layout runs.
package protocol LayoutSubviews: AnyObject {
  var count: Int { get }
  /// Which layout in which tree they belong to.
  var place: SubviewsPlace { get }
  /// The origin of the bounds in the parent, in points; 0, 0 while nothing is placed.
  var origin: ViewPoint { get }
  /// Whether the layout still runs; afterwards subviews cannot be asked.
  var isOpen: Bool { get }
  /// Whether subviews may be asked for sizes; otherwise all are 0 x 0 and have no layout values.
  var mayAsk: Bool { get }
  /// Whether subviews may be placed now; otherwise `place` is without effect.
  var mayPlace: Bool { get }
  /// The cache of the layout at this place in the tree; nil where there is none.
  var cache: Any? { get set }

  /// The size that a subview answers.
  func size(of index: Int, _ proposal: ProposedViewSize) -> ViewSize
  /// Where a guide of a subview is at its answer to a proposal, in points.
  func position(
    of guide: AlignmentGuide, in index: Int, _ proposal: ProposedViewSize
  ) -> Double
  /// The layout value of a subview for a key; nil if it has none.
  func value(of key: String, in index: Int) -> Any?
  /// The priority that the subview asks for.
  func priority(of index: Int) -> Double
  /// The distance that two subviews prefer on an axis, in points.
  func distance(from index: Int, to next: Int, along axis: Axis) -> Double
  /// Places the anchor of a subview at the point; of two placements the second counts.
  func place(
    _ index: Int, at point: ViewPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

extension LayoutSubviews {
  /// A subview's answer to a proposal, and its guides at that size.
  package func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(of: index, proposal)) { [self] guide in
      isOpen ? position(of: guide, in: index, proposal) : nil
    }
  }
}

/// Identifies a custom layout in a tree.
package struct SubviewsPlace: Hashable {
  /// nil while the tree is made.
  let tree: ObjectIdentifier?
  let node: NodeID
}
