/// The subviews before there is a pass: their spacing and priority are known, but no size.
final class UnaskedSubviews: LayoutSubviews {
  struct Traits {
    let spacing: Spacing
    let priority: Double
  }

  private let traits: [Traits]
  var isOpen = true

  init(_ traits: [Traits]) { self.traits = traits }

  var count: Int { traits.count }
  var place: SubviewsPlace { SubviewsPlace(tree: nil, node: 0) }
  var origin: ViewPoint { ViewPoint(x: 0, y: 0) }
  var mayAsk: Bool { false }
  var mayPlace: Bool { false }

  var cache: Any? {
    get { nil }
    set {}
  }

  func size(of _: Int, _: ProposedViewSize) -> ViewSize { ViewSize(width: 0, height: 0) }
  func position(of _: AlignmentGuide, in _: Int, _: ProposedViewSize) -> Double { 0 }
  func value(of _: String, in _: Int) -> Any? { nil }
  func priority(of index: Int) -> Double { traits[index].priority }

  func spacing(of index: Int) -> Spacing { traits[index].spacing }

  func distance(from index: Int, to next: Int, along axis: Axis) -> Double {
    traits[index].spacing.distance(to: traits[next].spacing, along: axis)
  }

  func place(_: Int, at _: ViewPoint, anchor _: UnitPoint, proposal _: ProposedViewSize) {}
}

/// The subviews during a pass, which answers their sizes.
class AnsweringSubviews: LayoutSubviews {
  private let node: Node
  private let id: NodeID
  private let run: ProgramRun

  init(_ node: Node, _ id: NodeID, _ run: ProgramRun) {
    self.node = node
    self.id = id
    self.run = run
  }

  private func child(_ index: Int) -> NodeID { run.tree.edges[Int(node.link) + index].child }

  final var count: Int { Int(node.childCount) }
  final var isOpen: Bool { run.isOpen }
  final var mayAsk: Bool { true }
  var mayPlace: Bool { false }
  var origin: ViewPoint { ViewPoint(x: 0, y: 0) }

  final var place: SubviewsPlace {
    SubviewsPlace(tree: ObjectIdentifier(run.tree), node: id)
  }

  final var cache: Any? {
    get { run.cache(id) }
    set { run.keep(id, newValue) }
  }

  final func size(of index: Int, _ proposal: ProposedViewSize) -> ViewSize {
    run.size(child(index), proposal)
  }

  final func position(
    of guide: AlignmentGuide, in index: Int, _ proposal: ProposedViewSize
  ) -> Double {
    run.position(guide, child(index), proposal)
  }

  final func value(of key: String, in index: Int) -> Any? {
    run.tree.value(of: key, in: child(index))
  }

  final func priority(of index: Int) -> Double {
    run.tree.priority(of: child(index))
  }

  final func distance(from index: Int, to next: Int, along axis: Axis) -> Double {
    let tree = run.tree
    return tree.spacing(of: child(index))
      .distance(to: tree.spacing(of: child(next)), along: axis)
  }

  func place(_: Int, at _: ViewPoint, anchor _: UnitPoint, proposal _: ProposedViewSize) {}
}

/// The subviews while they are placed.
final class PlacingSubviews: AnsweringSubviews {
  struct Placement {
    var point: ViewPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  /// nil for a subview that was not placed yet.
  private(set) var placements: [Placement?]
  private let boundsOrigin: ViewPoint

  init(_ node: Node, _ id: NodeID, _ run: ProgramRun, origin: ViewPoint) {
    placements = Array(repeating: nil, count: Int(node.childCount))
    boundsOrigin = origin
    super.init(node, id, run)
  }

  override var mayPlace: Bool { true }
  override var origin: ViewPoint { boundsOrigin }

  override func place(
    _ index: Int, at point: ViewPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    placements[index] = Placement(point: point, anchor: anchor, proposal: proposal)
  }
}
