/// How views of one kind are laid out: all that the pass asks of a rule.
///
/// A rule is a type with static functions over the pass; it conforms through `LeafRule`,
/// `ModifierRule` or `ContainerRule`, which give the defaults of their kind. A node holds its
/// `rule`.
protocol LayoutRule {
  /// The rule that nodes of this type hold.
  static var rule: Rule { get }

  static var family: RuleFamily { get }

  /// Whether answers are remembered; false where computing one is as fast as looking it up.
  static var needsMemory: Bool { get }

  /// What the view answers to a proposal.
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N>

  /// Places the children of a placed view, in the view's coordinates.
  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>)

  /// Places the children; returns the index of the candidate that is shown, -1 for other rules.
  static func arrangeChosen<N, T>(
    _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> Int32

  /// The explicit position of a guide in a view whose origin is 0, 0; nil if it has none.
  ///
  /// Called only where the guide may be explicit, according to `Node.explicitGuides`.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N?

  /// Whether answers are piecewise linear in the proposal, so that a pass over `Affine` can run.
  static func isAffine(_ node: Node, _ tree: ViewTree) -> Bool

  /// Whether answers also depend on the container around the view: the nearest scroll view, or the
  /// proposal to the root.
  static var asksContainer: Bool { get }

  /// Whether the view reads its own position once it is placed.
  static var asksPlace: Bool { get }

  /// Whether answers come from a custom layout of the program.
  static var asksProgram: Bool { get }

  /// Whether the view makes its content once it is placed, with `makeContent`.
  static var makesContent: Bool { get }

  /// Makes the content of the view at the index of a placement, and lays it out.
  static func makeContent<N, T>(at index: Int, _ pass: inout Pass<N, T>)

  /// The child whose layout values a parent sees through the view; nil if the view hides them.
  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID?
}

/// How the nodes of a rule refer to their children.
enum RuleFamily {
  case leaf
  /// One child, whose ID is `Node.link`.
  case modifier
  /// Any number of children, in edges that start at `Node.link`.
  case container
}

extension LayoutRule {
  @inline(__always)
  static func arrangeChosen<N, T>(
    _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> Int32 {
    arrange(node, placed, &pass)
    return -1
  }

  static func isAffine(_ node: Node, _ tree: ViewTree) -> Bool { true }

  static var asksContainer: Bool { false }
  static var asksPlace: Bool { false }
  static var asksProgram: Bool { false }
  static var makesContent: Bool { false }
  static func makeContent<N, T>(at index: Int, _ pass: inout Pass<N, T>) {}
  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? { nil }
}

/// A view without children.
protocol LeafRule: LayoutRule {}

extension LeafRule {
  static var family: RuleFamily { .leaf }
  static var needsMemory: Bool { false }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {}

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { nil }
}

/// A view around one child.
protocol ModifierRule: LayoutRule {}

extension ModifierRule {
  static var family: RuleFamily { .modifier }
  static var needsMemory: Bool { true }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed) }

  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? { node.child }
}

/// A modifier that answers what its child answers.
protocol ChildSizedRule: ModifierRule {}

extension ChildSizedRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(node.child, proposal)
  }
}

/// A view around any number of children.
protocol ContainerRule: LayoutRule {}

extension ContainerRule {
  static var family: RuleFamily { .container }
  static var needsMemory: Bool { true }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed) }
}

// MARK: What the pass does by the rule of a node

/// Works out an answer to a proposal.
struct SizeVisitor<N: Scalar, T: Tracer>: RuleVisitor {
  let pass: UnsafeMutablePointer<Pass<N, T>>
  let node: Node
  let id: NodeID
  let proposal: Proposal<N>

  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Size<N> {
    R.size(node, id, proposal, &pass.pointee)
  }
}

/// Arranges children, for placing and for guides alike.
struct ArrangeVisitor<N: Scalar, T: Tracer>: RuleVisitor {
  let pass: UnsafeMutablePointer<Pass<N, T>>
  let node: Node
  let placed: Placed<N>

  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> Int32 {
    R.arrangeChosen(node, placed, &pass.pointee)
  }
}

/// Finds the explicit position of a guide.
struct PositionVisitor<N: Scalar, T: Tracer>: RuleVisitor {
  let pass: UnsafeMutablePointer<Pass<N, T>>
  let guide: AlignmentGuide
  let node: Node
  let placed: Placed<N>

  @inline(__always)
  func visit<R: LayoutRule>(_ rule: R.Type) -> N? {
    R.position(of: guide, node, placed, &pass.pointee)
  }
}

/// Makes the content of a view that was placed.
struct ContentVisitor<N: Scalar, T: Tracer>: RuleVisitor {
  let pass: UnsafeMutablePointer<Pass<N, T>>
  let index: Int

  func visit<R: LayoutRule>(_ rule: R.Type) { R.makeContent(at: index, &pass.pointee) }
}

/// Finds the child that carries values outward through a view.
struct CarrierVisitor: RuleVisitor {
  let node: Node
  let id: NodeID
  let tree: ViewTree

  func visit<R: LayoutRule>(_ rule: R.Type) -> NodeID? { R.carrier(in: node, id, tree) }
}

/// Says whether the answers of a node are piecewise linear in the proposal.
struct AffinityVisitor: RuleVisitor {
  let node: Node
  let tree: ViewTree

  func visit<R: LayoutRule>(_ rule: R.Type) -> Bool { R.isAffine(node, tree) }
}
