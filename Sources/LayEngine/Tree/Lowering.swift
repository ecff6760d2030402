/// Turns views into the arrays of a `ViewTree`, from the root down.
///
/// Each rule has an extension in its own file that lowers it; here is what they share. What does
/// not depend on a proposal is settled on the way up: spacing, priority, which guides may be
/// explicit, whether a stack is there at all.
struct Lowering {
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var words: [UInt64] = []
  private(set) var views: [View] = []
  private(set) var traits: [NodeTraits] = []
  private(set) var slotCount = 0
  var text = TextStoreBuilder()
  var guideFunctions: [GuideFunction] = []
  var layouts: [any CustomLayout] = []
  var lengthFunctions: [LengthFunction] = []
  var readers: [GeometryReader.Waiting] = []
  var warnings: [LayoutWarning] = []
  /// Whether there is a view whose answers depend on the container around it.
  private(set) var usesContainer = false
  var gridCells = [GridCellTraits()]
  /// Whether somebody asks for the spacing of a node while laying out.
  var needsSpacings = false

  /// A view with a cache that contains itself twice, over and over, is shared from here on.
  private static var mostUnshared: Int { 200_000 }

  private let stamp: Int
  private var environments: [Environment]
  private var environmentIDs: [Environment: EnvironmentID]
  private var otherLowerings: [OtherLowering: NodeID] = [:]

  nonisolated(unsafe) private static var lastStamp = 0

  /// - Parameter environment: what the root finds around it.
  /// Whether nodes get a place to remember answers in.
  private let remembers: Bool

  init(_ environment: Environment = Environment(), remembers: Bool = true) {
    self.remembers = remembers
    Self.lastStamp += 1
    stamp = Self.lastStamp
    environments = [environment]
    environmentIDs = [environment: 0]
  }

  mutating func lowerRoot(_ view: View) throws(LayoutFailure) {
    let elements = try View.elements(of: CollectionOfOne(view))
    if elements.count == 1 {
      _ = try lower(elements[0], 0)
    } else if elements.isEmpty, view.children.isEmpty {
      _ = try lower(view, 0)
    } else {
      let stack = View(.verticalStack(StackStyle(isDynamic: true)), children: elements)
      _ = try lower(stack, 0)
    }
  }

  /// Lowers one view, or finds the node that it became already.
  mutating func lower(_ view: View, _ environment: EnvironmentID) throws(LayoutFailure) -> NodeID {
    guard !StackFloor.current.isReached else { throw .tooDeep(view.span) }
    if view.keepsCache, nodes.count < Self.mostUnshared {
      // Each use is a node of its own, with a cache of its own.
    } else if view.lowered.lowering == stamp {
      let key = OtherLowering(view: ObjectIdentifier(view), environment: environment)
      let known =
        view.lowered.environment == environment ? view.lowered.node : otherLowerings[key]
      if let known {
        nodes[Int(known)].isShared = true
        return known
      }
      otherLowerings[key] = NodeID(nodes.count)
    } else {
      view.lowered = LoweredMark(
        lowering: stamp, environment: environment, node: NodeID(nodes.count))
    }
    let id = NodeID(nodes.count)
    nodes.append(Node.unfinished)
    views.append(view)
    traits.append(NodeTraits())
    try dispatch(view, id, environment)
    noteDirection(of: id, environment)
    return id
  }

  private mutating func dispatch(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    switch view.kind {
    case .text(let string): text(string, id, environment)
    case .shape, .color: finish(id, .shape, NodeTraits(plain: .greedy))
    case .circle: finish(id, .circle)
    case .spacer(let minimum): spacer(minimum, id, environment)
    case .divider: divider(id, environment)
    case .emptyView, .group, .gridRow: try group(view, id, environment)
    case .grid, .lazyHorizontalGrid, .lazyHorizontalStack, .lazyVerticalGrid, .lazyVerticalStack:
      try gridOrLazy(view, id, environment)
    case .horizontalStack(let style): try stack(view, style, .horizontal, id, environment)
    case .verticalStack(let style): try stack(view, style, .vertical, id, environment)
    case .depthStack(let alignment, let isDynamic):
      try depthStack(view, alignment, isDynamic, id, environment)
    case .viewThatFits(let axes): try viewThatFits(view, axes, id, environment)
    case .scrollView(let axes): try scrollView(view, axes, id, environment)
    case .alignmentGuide, .aspectRatio, .containerRelativeFrame, .control, .custom,
      .geometryReader, .image, .position, .relativeProposed, .safeAreaInset, .safeAreaPadding:
      try dispatchRare(view, id, environment)
    case .background(let alignment): try layered(view, alignment, id, environment)
    case .overlay(let alignment): try layered(view, alignment, id, environment)
    case .fixedFrame(let frame): try fixedFrame(view, frame, id, environment)
    case .flexibleFrame(let frame): try flexibleFrame(view, frame, id, environment)
    case .fixedSize(let axes): try fixedSize(view, axes, id, environment)
    case .gridCell(let attribute): try gridCell(view, attribute, id, environment)
    case .layoutPriority(let priority): try layoutPriority(view, priority, id, environment)
    case .offset(let x, let y): try offset(view, x, y, id, environment)
    case .padding(let insets): try padding(view, insets, id, environment)
    case .effect, .layoutValue: try transparent(view.children[0], id, environment)
    case .environment(let change):
      warn(about: change, view)
      let inner = intern(self.environment(environment).changed(by: change))
      try transparent(view.children[0], id, inner)
    }
  }

  /// Kinds that are not nested deep are kept apart, so that the stack frame of the others stays
  /// small.
  private mutating func dispatchRare(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    switch view.kind {
    case .alignmentGuide(let guide, let function):
      try alignmentGuide(view, guide, function, id, environment)
    case .aspectRatio(let ratio, let mode): try aspectRatio(view, ratio, mode, id, environment)
    case .containerRelativeFrame(let frame):
      try containerRelativeFrame(view, frame, id, environment)
    case .control(let control): try self.control(view, control, id, environment)
    case .custom(let layout): try custom(view, layout, id, environment)
    case .geometryReader(let content): try geometryReader(view, content, id, environment)
    case .image(let image): self.image(image, id, environment)
    case .position(let x, let y): try position(view, x, y, id, environment)
    case .relativeProposed(let width, let height):
      try relativeProposed(view, width, height, id, environment)
    case .safeAreaInset(let inset): try safeAreaInset(view, inset, id, environment)
    case .safeAreaPadding(let insets): try safeAreaPadding(view, insets, id, environment)
    default: preconditionFailure("`\(view.kind.name)` has no rule")
    }
  }

  /// Apart from the others, so that the stack frames of these stay small.
  private mutating func gridOrLazy(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    switch view.kind {
    case .grid(let style): try grid(view, style, id, environment)
    case .lazyHorizontalGrid(let style): try lazyGrid(view, style, .vertical, id, environment)
    case .lazyHorizontalStack(let style): try lazyStack(view, style, .horizontal, id, environment)
    case .lazyVerticalGrid(let style): try lazyGrid(view, style, .horizontal, id, environment)
    case .lazyVerticalStack(let style): try lazyStack(view, style, .vertical, id, environment)
    default: break
    }
  }

  // MARK: Environments

  func environment(_ id: EnvironmentID) -> Environment { environments[Int(id)] }

  mutating func intern(_ environment: Environment) -> EnvironmentID {
    if let known = environmentIDs[environment] { return known }
    let id = EnvironmentID(environments.count)
    environments.append(environment)
    environmentIDs[environment] = id
    return id
  }

  private mutating func noteDirection(of id: NodeID, _ environment: EnvironmentID) {
    nodes[Int(id)].isMirrored = self.environment(environment).direction == .rightToLeft
  }

  mutating func oriented(_ environment: EnvironmentID, along axis: Axis?) -> EnvironmentID {
    let found = self.environment(environment)
    return found.orientation == axis ? environment : intern(found.oriented(along: axis))
  }

  // MARK: Finishing a node

  /// A leaf, or a rule whose children are edges appended just before.
  mutating func finish(
    _ id: NodeID, _ rule: Rule, link: Int32 = 0, childCount: Int = 0, parameters: Int32 = 0,
    _ traits: NodeTraits = NodeTraits(), isRemembered: Bool? = nil
  ) {
    var slot: Int32 = -1
    var traits = traits
    if rule != .transparent, !traits.plain.isKnown, remembers,
      isRemembered ?? rule.needsMemory
    {
      slot = Int32(slotCount)
      slotCount += 1
      traits.quickSteps = NodeTraits.remembered
    }
    if dependsOnContainer(rule, link, childCount) {
      slot = Node.containedSlot
      usesContainer = true
    }
    nodes[Int(id)] = Node(
      rule: rule, isShared: nodes[Int(id)].isShared, explicitGuides: traits.explicitGuides,
      childCount: Int32(childCount), link: link, parameters: parameters, slot: slot,
      plain: traits.plain)
    self.traits[Int(id)] = traits
  }

  /// Whether the frame inside of it, or of a view below it, follows from the container around.
  private func dependsOnContainer(_ rule: Rule, _ link: Int32, _ childCount: Int) -> Bool {
    if rule == .containerRelativeFrame { return true }
    if rule.hasOneChild { return nodes[Int(link)].slot == Node.containedSlot }
    return edges[Int(link)..<Int(link) + childCount].contains {
      nodes[Int($0.child)].slot == Node.containedSlot
    }
  }

  /// A rule with one child.
  mutating func finish(
    _ id: NodeID, _ rule: Rule, child: NodeID, parameters: Int32, _ traits: NodeTraits,
    isRemembered: Bool? = nil
  ) {
    var traits = traits
    traits.quickSteps = self.traits(of: child).quickSteps + 1
    finish(
      id, rule, link: child, childCount: 1, parameters: parameters, traits,
      isRemembered: isRemembered ?? (traits.quickSteps > Self.mostQuickSteps))
  }

  /// So many modifiers on a leaf are worked out each time; a longer chain is remembered.
  private static var mostQuickSteps: Int { 3 }

  /// Appends the edges to some children and says where they start.
  mutating func append(_ newEdges: [Edge]) -> Int32 {
    let start = Int32(edges.count)
    edges.append(contentsOf: newEdges)
    return start
  }

  /// Keeps the parameters of a rule and says where.
  mutating func keep<Parameters: BitwiseCopyable>(_ parameters: Parameters) -> Int32 {
    let start = words.count
    let count = (MemoryLayout<Parameters>.size + 7) / 8
    words.append(contentsOf: repeatElement(0, count: count))
    words.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: parameters, toByteOffset: start * 8, as: Parameters.self)
    }
    return Int32(start)
  }

  /// What parents see of a lowered view.
  func traits(of id: NodeID) -> NodeTraits { traits[Int(id)] }
}

typealias EnvironmentID = Int32

/// What a parent sees of a view without asking it for a size.
struct NodeTraits {
  var spacing = Spacing.ordinary
  var priority: Double = 0
  /// Whether a frame around the view keeps its spacing, as around a spacer.
  var isSpacer = false
  var explicitGuides: GuideSet = []
  /// What the view tells a grid around it: the place in `Lowering.gridCells`, of which the first
  /// says nothing.
  var gridCell: Int32 = 0
  var plain = PlainAnswer.unknown
  /// How many rules have to be worked out for an answer without memory.
  var quickSteps = 0

  /// A view with a memory of its own, or with one below it: what stands around it needs one too.
  static var remembered: Int { 100 }
}

/// A view in an environment other than the one it was lowered in first.
private struct OtherLowering: Hashable {
  let view: ObjectIdentifier
  let environment: EnvironmentID
}

extension Node {
  fileprivate static let unfinished = Node(
    rule: .nothing, isShared: false, explicitGuides: [], childCount: 0, link: 0, parameters: 0,
    slot: -1, plain: .unknown)
}
