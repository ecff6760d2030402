/// A layout that the program defines.
///
/// - Rule: `size` answers a proposal from what the subviews answer; `place` puts each subview. A
///   subview that is not placed is centred, with its answer to the layout's own proposal; of two
///   placements the second counts.
/// - Where lengths move, it may answer with numbers that move, and compare them by the motion of its
///   subviews. If it throws, the pass ends and throws that error.
/// - Source: layout-rules 8.
package protocol CustomLayout: AnyObject {
  /// The name that the program gave it.
  var name: String { get }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize
  /// Whether it has a cache, one for each place where it is used in a tree.
  var keepsCache: Bool { get }
  /// The axis along which spacers and dividers in it stand; nil for both.
  var orientation: Axis? { get }
  /// The distances it prefers at its edges; nil for the largest ones of its subviews.
  func spacing(_ subviews: LayoutSubviews) throws -> EdgeDistances?
  /// Whether it sets explicit guides; otherwise they are merged from its subviews.
  var hasGuides: Bool { get }
  /// Where a guide is at a size, in points; nil for its default position.
  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) throws -> Double?
  /// Places the subviews in bounds; points and bounds are in the coordinates of the parent.
  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws

  /// As `size`, where the proposal moves; nil where the answer is not followed.
  func size(
    _ proposal: Moving<ProposedViewSize>, _ subviews: LayoutSubviews
  ) throws -> Moving<ViewSize>?
  /// As `place`, where the bounds move; false where that is not followed.
  func place(
    in bounds: (origin: Moving<ViewPoint>, size: Moving<ViewSize>),
    _ proposal: Moving<ProposedViewSize>, _ subviews: LayoutSubviews
  ) throws -> Bool
}

extension CustomLayout {
  package var orientation: Axis? { nil }

  package func size(
    _ proposal: Moving<ProposedViewSize>, _ subviews: LayoutSubviews
  ) throws -> Moving<ViewSize>? { nil }

  package func place(
    in bounds: (origin: Moving<ViewPoint>, size: Moving<ViewSize>),
    _ proposal: Moving<ProposedViewSize>, _ subviews: LayoutSubviews
  ) throws -> Bool { false }
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

  /// Those of a spacing.
  package init(_ spacing: PreferredSpacing) {
    self.init()
    union = [EdgeUnion(.spacing(spacing), .all)]
  }
}

/// The distances that a view prefers, by category of neighbour, as a value.
package struct PreferredSpacing: Hashable {
  let spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// That of most views.
  package static let ordinary = PreferredSpacing(.ordinary)
  /// No distance on any edge.
  package static let zero = PreferredSpacing(.zero)

  /// The larger of two on some edges, and this one on the others.
  package func union(_ other: PreferredSpacing, on edges: EdgeSet) -> PreferredSpacing {
    PreferredSpacing(spacing.union(other.spacing, on: edges))
  }

  /// The distance that a view with this spacing keeps to the next one on an axis, in points.
  package func distance(to next: PreferredSpacing, along axis: Axis) -> Double {
    spacing.distance(to: next.spacing, along: axis)
  }
}

/// A subview or given distances, with the edges at which these distances count.
package struct EdgeUnion {
  package enum Source {
    /// The subview with this index.
    case subview(Int)
    case distances(EdgeDistances)
    case spacing(PreferredSpacing)
  }

  package let source: Source
  package let edges: EdgeSet

  package init(_ source: Source, _ edges: EdgeSet) {
    self.source = source
    self.edges = edges
  }
}

/// The subviews of a custom layout, which it may ask and place; valid while the layout runs.
///
/// Before there is a pass, spacing and priorities are known, but no size. During a pass, subviews
/// can be asked; while they are placed, also placed.
package final class LayoutSubviews {
  /// What is known of a subview before any pass.
  struct Traits {
    let spacing: Spacing
    let priority: Double
  }

  struct Placement {
    let point: Moving<ViewPoint>
    let anchor: UnitPoint
    let proposal: Moving<ProposedViewSize>
  }

  package let count: Int
  /// Which layout in which tree they belong to.
  package let place: SubviewsPlace
  /// The origin of the bounds in the parent, in points; 0, 0 while nothing is placed.
  package let origin: ViewPoint
  /// Whether subviews may be placed now; otherwise `place` is without effect.
  package let mayPlace: Bool
  /// By which numbers that move are compared; nil where none moves.
  package let motion: Motion?
  /// Whether it counts which lengths the layout reads for its size.
  package let asksWhatIsRead: Bool
  /// The axes whose proposed length the layout did not read for its size.
  package var unreadAxes: AxisSet = []
  /// Where subviews were placed; nil for one that was not placed yet.
  private(set) var placements: [Placement?] = []
  private let children: [NodeID]
  private let run: ProgramRun?
  private lazy var traits: [Traits] = children.map { child in
    Traits(
      spacing: run?.tree.spacing(of: child) ?? .ordinary,
      priority: run?.tree.priority(of: child) ?? 0)
  }
  private var isUnaskedOpen = true

  /// The subviews before there is a pass.
  init(_ traits: [Traits]) {
    count = traits.count
    place = SubviewsPlace(tree: nil, node: 0)
    (origin, mayPlace) = (ViewPoint(x: 0, y: 0), false)
    (children, run, motion, asksWhatIsRead) = ([], nil, nil, false)
    self.traits = traits
  }

  /// - Parameter origin: the origin of the bounds, if subviews are being placed.
  init(
    _ node: Node, _ id: NodeID, _ run: ProgramRun, _ motion: Motion? = nil,
    asksWhatIsRead: Bool = false, placedAt origin: ViewPoint? = nil
  ) {
    (self.motion, self.asksWhatIsRead) = (motion, asksWhatIsRead)
    count = Int(node.childCount)
    place = SubviewsPlace(tree: ObjectIdentifier(run.tree), node: id)
    self.origin = origin ?? ViewPoint(x: 0, y: 0)
    mayPlace = origin != nil
    if mayPlace { placements = Array(repeating: nil, count: count) }
    children = run.tree.children(of: id)
    self.run = run
  }

  /// Ends the time in which subviews that no pass answers may be used.
  func close() { isUnaskedOpen = false }

  /// Whether the layout still runs; afterwards subviews cannot be asked.
  package var isOpen: Bool { run?.isOpen ?? isUnaskedOpen }

  /// Whether subviews may be asked for sizes; otherwise all are 0 x 0 and have no layout values.
  package var mayAsk: Bool { run != nil }

  /// The cache of the layout at this place in the tree; nil where there is none.
  package var cache: Any? {
    get { run?.cache(place.node) }
    set { run?.keep(place.node, newValue) }
  }

  /// What the layout at this place kept before the view was made again; nil where it was not there.
  package var earlierCache: Any? { run?.tree.earlierCaches.layouts[place.node] }

  /// The size that a subview answers.
  package func size(of index: Int, _ proposal: ProposedViewSize) -> ViewSize {
    run?.size(children[index], proposal) ?? ViewSize(width: 0, height: 0)
  }

  /// As `size`, where the proposal moves.
  package func size(of index: Int, _ proposal: Moving<ProposedViewSize>) -> Moving<ViewSize> {
    let none = ViewSize(width: 0, height: 0)
    return run?.movingSize(children[index], proposal) ?? Moving(none, slope: none)
  }

  /// Where a guide of a subview is at its answer to a proposal, in points.
  package func position(
    of guide: AlignmentGuide, in index: Int, _ proposal: ProposedViewSize
  ) -> Double { run?.position(guide, children[index], proposal) ?? 0 }

  /// A subview's answer to a proposal, and its guides at that size.
  package func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(of: index, proposal)
    return ViewDimensions {
      size[$0]
    } position: { [self] guide in
      isOpen ? position(of: guide, in: index, proposal) : nil
    }
  }

  /// The layout value of a subview for a key; nil if it has none.
  package func value(of key: String, in index: Int) -> Any? {
    run?.tree.value(of: key, in: children[index])
  }

  /// The priority that the subview asks for.
  package func priority(of index: Int) -> Double { traits[index].priority }

  func spacing(of index: Int) -> Spacing { traits[index].spacing }

  /// The distances that a subview prefers.
  package func preferredSpacing(of index: Int) -> PreferredSpacing {
    PreferredSpacing(traits[index].spacing)
  }

  /// What is around the whole tree; nil before there is a pass.
  package var rootEnvironment: RootEnvironment? { run?.tree.rootEnvironment }

  /// The distance that two subviews prefer on an axis, in points.
  package func distance(from index: Int, to next: Int, along axis: Axis) -> Double {
    traits[index].spacing.distance(to: traits[next].spacing, along: axis)
  }

  /// Places the anchor of a subview at the point; of two placements the second counts.
  package func place(
    _ index: Int, at point: ViewPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let point = Moving(point, slope: ViewPoint(x: 0, y: 0))
    place(index, at: point, anchor: anchor, proposal: Moving(proposal))
  }

  package func place(
    _ index: Int, at point: Moving<ViewPoint>, anchor: UnitPoint,
    proposal: Moving<ProposedViewSize>
  ) {
    guard mayPlace else { return }
    placements[index] = Placement(point: point, anchor: anchor, proposal: proposal)
  }
}

/// Identifies a custom layout in a tree.
package struct SubviewsPlace: Hashable {
  /// nil while the tree is made.
  let tree: ObjectIdentifier?
  let node: NodeID
}
