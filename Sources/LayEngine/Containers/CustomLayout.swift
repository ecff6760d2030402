/// A layout that the program defines: the one open door of the engine.
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
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws -> ViewSize
  /// Whether it keeps something for each place that it has in a tree.
  var keepsCache: Bool { get }
  /// What it keeps free at its edges; nothing for the most that its subviews do.
  func spacing(_ subviews: LayoutSubviews) throws -> EdgeDistances?
  /// Whether it says where its guides are; otherwise they are where its subviews have them.
  var hasGuides: Bool { get }
  /// Where a guide is at a size; nothing for its default position.
  func position(
    of guide: AlignmentGuide, in size: ViewSize, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) throws -> Double?
  /// Puts the subviews in bounds, both in the coordinates of the view around.
  func place(
    in bounds: ViewFrame, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) throws
}

/// What a view keeps free at each edge, in points; nothing for what is usual there.
package struct EdgeDistances {
  package var top, leading, bottom, trailing: Double?

  package init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Where a point of a view is, as parts of its size.
package struct UnitPoint: Hashable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Where a layout of the program stands.
package struct SubviewsPlace: Hashable {
  let tree: ObjectIdentifier?
  let node: NodeID
}

/// The subviews of a custom layout, as it may ask and place them; good while it runs.
package class LayoutSubviews {
  package let count: Int
  /// Whether subviews may be placed now.
  package let mayPlace: Bool
  /// Which layout in which tree they belong to.
  package let place: SubviewsPlace
  /// Where the bounds begin.
  package fileprivate(set) var origin = ViewPoint(x: 0, y: 0)
  /// Whether the layout still runs; afterwards there is nobody to ask.
  package fileprivate(set) var isOpen = true

  init(count: Int, _ place: SubviewsPlace, mayPlace: Bool) {
    self.count = count
    self.place = place
    self.mayPlace = mayPlace
  }

  /// What the layout keeps for these subviews, at this place in the tree.
  package var cache: Any? {
    get { nil }
    set {}
  }

  /// Whether subviews may be asked for sizes.
  package var mayAsk: Bool { true }

  /// The size that a subview answers.
  package func size(of _: Int, _: ProposedViewSize) -> ViewSize { ViewSize(width: 0, height: 0) }

  /// A subview's answer to a proposal, and its lines at that size.
  package final func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(of: index, proposal)) { [self] guide in
      isOpen ? position(of: guide, in: index, proposal) : nil
    }
  }

  /// Where a guide of a subview is at its answer to a proposal.
  package func position(of _: AlignmentGuide, in _: Int, _: ProposedViewSize) -> Double { 0 }

  /// What a subview carries for a key; nil if nothing does.
  package func value(of _: String, in _: Int) -> Any? { nil }

  /// The priority that the subview asks for.
  package func priority(of _: Int) -> Double { 0 }

  /// The distance that two subviews prefer on an axis.
  package func distance(from _: Int, to _: Int, along _: Axis) -> Double { 0 }

  /// Puts a subview so that its anchor lies on the point.
  package func place(
    _: Int, at _: ViewPoint, anchor _: UnitPoint, proposal _: ProposedViewSize
  ) {}
}

/// The subviews as a pass has them.
private final class PassSubviews<N: Scalar, T: Tracer>: LayoutSubviews {
  struct Placement {
    var point: ViewPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  private let pass: UnsafeMutablePointer<Pass<N, T>>
  private let node: Node
  private let id: NodeID
  var placements: [Placement?]

  init(
    _ node: Node, _ id: NodeID, _ pass: UnsafeMutablePointer<Pass<N, T>>, mayPlace: Bool
  ) {
    self.node = node
    self.id = id
    self.pass = pass
    placements = Array(repeating: nil, count: mayPlace ? Int(node.childCount) : 0)
    let tree = ObjectIdentifier(pass.pointee.tree)
    super.init(
      count: Int(node.childCount), SubviewsPlace(tree: tree, node: id), mayPlace: mayPlace)
  }

  private func child(_ index: Int) -> NodeID { pass.pointee.edge(index, of: node).child }

  override var cache: Any? {
    get { pass.pointee.layoutCaches[id] }
    set {
      pass.pointee.layoutCaches[id] = newValue
      if T.isOn { pass.pointee.trace.append(.kept(id)) }
    }
  }

  override func size(of index: Int, _ proposal: ProposedViewSize) -> ViewSize {
    pass.pointee.ask(child(index), Proposal(proposal)).outside
  }

  override func position(
    of guide: AlignmentGuide, in index: Int, _ proposal: ProposedViewSize
  ) -> Double {
    let proposal = Proposal<N>(proposal)
    let size = pass.pointee.ask(child(index), proposal)
    return pass.pointee.position(of: guide, in: child(index), proposal, size).value
  }

  override func value(of key: String, in index: Int) -> Any? {
    pass.pointee.tree.value(of: key, in: child(index))
  }

  override func priority(of index: Int) -> Double {
    pass.pointee.tree.priority(of: child(index))
  }

  override func distance(from index: Int, to next: Int, along axis: Axis) -> Double {
    pass.pointee.tree.spacing(of: child(index))
      .distance(to: pass.pointee.tree.spacing(of: child(next)), along: axis)
  }

  override func place(
    _ index: Int, at point: ViewPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    guard mayPlace else { return }
    placements[index] = Placement(point: point, anchor: anchor, proposal: proposal)
  }
}

/// The subviews before there is a pass: they can tell what they keep free, and no size.
private final class UnaskedSubviews: LayoutSubviews {
  private let traits: [NodeTraits]

  init(_ traits: [NodeTraits]) {
    self.traits = traits
    super.init(count: traits.count, SubviewsPlace(tree: nil, node: 0), mayPlace: false)
  }

  override var mayAsk: Bool { false }
  override func priority(of index: Int) -> Double { traits[index].priority }

  override func distance(from index: Int, to next: Int, along axis: Axis) -> Double {
    traits[index].spacing.distance(to: traits[next].spacing, along: axis)
  }
}

/// The rule of views whose layout the program defines.
enum Custom {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let layout = layout(of: node, pass)
    let answer = withUnsafeMutablePointer(to: &pass) { pointer in
      Result {
        let subviews = PassSubviews(node, id, pointer, mayPlace: false)
        defer { subviews.isOpen = false }
        return try layout.size(proposal.outside, subviews)
      }
    }
    switch answer {
    case .success(let size): return Size(N(size.width), N(size.height))
    case .failure(let error):
      pass.fail(.program(error))
      return .zero
    }
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let layout = layout(of: node, pass)
    let isSomewhere = placed.origin.x.isFinite && placed.origin.y.isFinite
    let origin = isSomewhere ? placed.origin.outside : ViewPoint(x: 0, y: 0)
    let outcome = withUnsafeMutablePointer(to: &pass) { pointer in
      Result {
        let subviews = PassSubviews(node, placed.node, pointer, mayPlace: true)
        defer { subviews.isOpen = false }
        let bounds = ViewFrame(origin: origin, size: placed.size.outside)
        subviews.origin = origin
        try layout.place(in: bounds, placed.proposal.outside, subviews)
        return subviews.placements
      }
    }
    switch outcome {
    case .failure(let error): pass.fail(.program(error))
    case .success(let placements):
      for (index, placement) in placements.enumerated() {
        let child = pass.edge(index, of: node).child
        guard let placement else {
          if T.isOn { pass.trace.append(.unplaced(placed.node, child: index)) }
          pass.putCentered(child, in: placed.size, placed.proposal)
          continue
        }
        let proposal = Proposal<N>(placement.proposal)
        let size = pass.ask(child, proposal)
        let corner = Point(
          N(placement.point.x - origin.x) - size.width * placement.anchor.x,
          N(placement.point.y - origin.y) - size.height * placement.anchor.y)
        pass.put(child, at: corner, proposal, size)
      }
    }
  }

  /// Whether the layout itself says where its guides are.
  static func hasGuides<N, T>(_ node: Node, _ pass: borrowing Pass<N, T>) -> Bool {
    layout(of: node, pass).hasGuides
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let layout = layout(of: node, pass)
    let outcome = withUnsafeMutablePointer(to: &pass) { pointer in
      Result {
        let subviews = PassSubviews(node, placed.node, pointer, mayPlace: false)
        defer { subviews.isOpen = false }
        return try layout.position(
          of: guide, in: placed.size.outside, placed.proposal.outside, subviews)
      }
    }
    switch outcome {
    case .success(let position): return position.map { N($0) }
    case .failure(let error):
      pass.fail(.program(error))
      return nil
    }
  }

  private static func layout<N, T>(
    of node: Node, _ pass: borrowing Pass<N, T>
  ) -> any CustomLayout {
    pass.tree.layouts[Int(node.parameters)]
  }
}

extension Lowering {
  mutating func custom(
    _ view: View, _ layout: any CustomLayout, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try View.elements(of: view.children)
    let children = try lowerAll(elements, oriented(environment, along: nil))
    var result = mergedTraits(of: children)
    if children.isEmpty { result = NodeTraits(spacing: .zero, priority: -.infinity) }
    result.spacing = try spacing(of: layout, children, result.spacing)
    if layout.hasGuides { result.explicitGuides = .all }
    let edges = children.map { Edge(child: $0, rank: 0, distance: 0) }
    let place = Int32(layouts.count)
    layouts.append(layout)
    finish(
      id, .custom, link: append(edges), childCount: edges.count, parameters: place, result)
  }

  private func spacing(
    of layout: any CustomLayout, _ children: [NodeID], _ usual: Spacing
  ) throws(LayoutFailure) -> Spacing {
    let subviews = UnaskedSubviews(children.map { traits(of: $0) })
    let distances: EdgeDistances?
    do { distances = try layout.spacing(subviews) } catch { throw .program(error) }
    subviews.isOpen = false
    guard let distances else { return usual }
    var spacing = usual
    if let top = distances.top { spacing.top = EdgeSpacing(plain: top) }
    if let leading = distances.leading { spacing.leading = EdgeSpacing(plain: leading) }
    if let bottom = distances.bottom { spacing.bottom = EdgeSpacing(plain: bottom) }
    if let trailing = distances.trailing { spacing.trailing = EdgeSpacing(plain: trailing) }
    return spacing
  }
}
