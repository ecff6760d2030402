/// Turns views into the arrays of a `ViewTree`, from the root down.
///
/// Each rule has an extension in its own file that lowers it; this is what they share. What does
/// not depend on a proposal is determined on the way up: spacing, priority, which guides may be
/// explicit, whether a stack is needed at all.
///
/// The tree keeps it, for its arrays.
///
/// Functions that are called for each view are `mutating`, even where they only read: a mutating
/// function gets the address of the lowering, any other a copy of all its fields.
package struct Lowering: ~Copyable {
  private(set) var nodes: Buffer<Node>
  var edges: Buffer<Edge>
  private(set) var words: Buffer<UInt64>
  /// The view of each node.
  private(set) var views: [View] = []
  private(set) var traits: Buffer<NodeTraits>
  var spacings: SpacingTable
  private(set) var slotCount = 0
  var text = TextStoreBuilder()
  /// The settings of the texts that were lowered last.
  var lastTexts: TextSettings?
  /// The fonts of texts in a face with a table.
  var fonts: [FontKey: FontAdvances] = [:]
  /// The faces of the app's fonts that texts have, by their nodes: that of each run, nil for those of all.
  var customFaces: [NodeID: [FontFace?]] = [:]
  /// Whether views have actions, such as for `onAppear` or `onPreferenceChange`.
  var hasActions = false
  var guideFunctions: [GuideFunction] = []
  var layouts: [any CustomLayout] = []
  var lengthFunctions: [LengthFunction] = []
  var readers: [WaitingReader] = []
  /// The views that scroll views are scrolled to.
  var scrollTargets: [ScrollTarget] = []
  var warnings: [LayoutWarning] = []
  /// Whether there is a view whose answers depend on the container around it.
  private(set) var usesContainer = false
  /// Whether there is a view that reads its own position.
  private(set) var usesPlaces = false
  /// Whether a view uses its own position for more than making content for a size.
  var readsPlaces = false
  /// Whether a view takes its place from another one.
  var matchesGeometry = false
  /// What is around the root.
  let rootEnvironment: RootEnvironment
  /// Whether a function of the program made views while they were lowered.
  private var makesViewsByProgram = false
  /// Whether a function of the program is given the place of a view.
  private var hearsOfPlaces = false
  /// Whether functions of the program move what is drawn by its place.
  private(set) var movesByPlace = false
  var gridCells = [GridCellTraits()]
  /// Whether a rule reads the spacing of nodes during layout.
  var needsSpacings = false

  /// Up to so many nodes, each use of a view with a cache is a node of its own.
  ///
  /// Beyond that, such views are shared as others are: where each view contains the next one twice,
  /// there would be a node for every path from the root.
  private static var mostUnshared: Int { 200_000 }

  private let floor = StackFloor.current
  var environments: EnvironmentTable
  private var lowered: LoweredViews
  /// What was made of views that read the environment, until they are lowered.
  var madeOfReaders: [ObjectIdentifier: (style: ControlStyle, made: View)] = [:]

  /// Whether nodes get a place to remember answers in.
  private let remembers: Bool
  /// Asked now and then whether to give up.
  let work: WorkCheck
  /// How many views were looked at.
  private(set) var steps = 0

  /// The most nodes for which room is taken in advance.
  private static var mostExpected: Int { 1 << 17 }

  /// - Parameter environment: the environment of the root view, made from the second argument.
  /// - Parameter expected: about how many nodes there will be.
  init(
    _ environment: Environment, _ rootEnvironment: RootEnvironment, expected: Int, remembers: Bool,
    work: WorkCheck
  ) {
    self.rootEnvironment = rootEnvironment
    spacings = SpacingTable(defaultDistance: rootEnvironment.system.defaultSpacing)
    let expected = min(expected, Self.mostExpected) + 32
    nodes = Buffer(capacity: expected)
    edges = Buffer(capacity: expected)
    words = Buffer(capacity: expected * 2)
    traits = Buffer(capacity: expected)
    views.reserveCapacity(expected)
    lowered = LoweredViews(expected: expected)
    self.remembers = remembers
    self.work = work
    environments = EnvironmentTable(environment)
  }

  /// Throws if there is no room on the stack for a view, or if `shouldStop` returns true.
  @inline(__always)
  mutating func checkRoom(_ view: View) throws(LayoutFailure) {
    guard !floor.isReached else { throw .tooDeep(view.span) }
    steps &+= 1
    if steps & 0x3FFF == 0, work.shouldStop() { throw .interrupted }
  }

  /// Lowers the view that a modifier wraps, in the environment of the modifier or another one.
  mutating func lowerContent(
    _ use: ViewUse, in environment: EnvironmentID? = nil
  ) throws(LayoutFailure) -> NodeID {
    try lower(use.view.children[0], environment ?? use.environment)
  }

  /// Lowers the view that a modifier wraps, and finishes the node of the modifier.
  ///
  /// - Parameter traits: what parents see of the modifier, made of what they see of the view inside.
  mutating func wrap<Parameters: BitwiseCopyable>(
    _ use: ViewUse, _ rule: Rule, _ parameters: Parameters,
    traits: (NodeTraits) -> NodeTraits = { $0.behindModifier }
  ) throws(LayoutFailure) {
    let child = try lowerContent(use)
    finish(
      use.id, rule, child: child, parameters: keep(parameters), traits(self.traits(of: child)))
  }

  /// Lowers one view, or finds the node that it already has.
  mutating func lower(_ view: View, _ environment: EnvironmentID) throws(LayoutFailure) -> NodeID {
    try checkRoom(view)
    if view.keepsCache, nodes.count < Self.mostUnshared {
      // Each use is a node of its own, with a cache of its own.
    } else if let known = lowered.node(
      of: view, in: environment, among: views, orElse: NodeID(nodes.count))
    {
      (nodes.pointer + Int(known)).pointee.isShared = view.count >= Node.leastShared
      return known
    }
    let id = NodeID(nodes.count)
    nodes.append(Node.unfinished)
    views.append(view)
    traits.append(NodeTraits())
    let shown = view.holdsMadeLater ? try withReadersMade(view, environment) : view
    try view.content.lower(ViewUse(view: shown, id: id, environment: environment), &self)
    if environments.isMirrored(environment) {
      (nodes.pointer + Int(id)).pointee.isMirrored = true
    }
    return id
  }

  // MARK: Finishing a node

  /// Finishes a leaf, or a node whose children are edges appended just before.
  mutating func finish(
    _ id: NodeID, _ rule: Rule, link: Int32 = 0, childCount: Int = 0, parameters: Int32 = 0,
    _ traits: NodeTraits = NodeTraits(), isRemembered: Bool? = nil
  ) {
    var traits = traits
    var node = Node(
      rule: rule, isShared: nodes[Int(id)].isShared, explicitGuides: traits.explicitGuides,
      childCount: Int32(childCount), link: link, parameters: parameters, slot: -1,
      plain: traits.plain)
    if dependsOnContainer(rule, link, childCount) {
      node.slot = Node.containedSlot
      usesContainer = true
    }
    node.asksProgram = asksProgram(node)
    node.asksPlace = asksPlace(rule, link, childCount)
    if node.asksPlace { usesPlaces = true }
    if rule.asksPlace, !rule.makesContent { readsPlaces = true }
    if rule.needsMemory, isRemembered ?? true, !traits.plain.isKnown, remembers {
      traits.quickSteps = NodeTraits.remembered
      if node.slot != Node.containedSlot {
        node.slot = Int32(slotCount)
        slotCount += 1
      }
    }
    nodes[Int(id)] = node
    self.traits[Int(id)] = traits
  }

  /// Whether it contains a custom layout of the program.
  private mutating func asksProgram(_ node: Node) -> Bool {
    guard !layouts.isEmpty else { return false }
    if node.rule.asksProgram { return true }
    if node.rule.hasOneChild { return nodes[Int(node.child)].asksProgram }
    return (Int(node.link)..<Int(node.link) + Int(node.childCount)).contains { index in
      nodes[Int(edges[index].child)].asksProgram
    }
  }

  /// Whether the answers of the view, or of a view below it, also depend on the container.
  private mutating func dependsOnContainer(_ rule: Rule, _ link: Int32, _ childCount: Int) -> Bool {
    if rule.asksContainer { return true }
    guard usesContainer else { return false }
    if rule.hasOneChild { return nodes[Int(link)].slot == Node.containedSlot }
    return (Int(link)..<Int(link) + childCount).contains { index in
      nodes[Int(edges[index].child)].slot == Node.containedSlot
    }
  }

  /// Makes passes record where a view stands whose rule does not ask for it.
  mutating func askPlace(of id: NodeID) {
    nodes[Int(id)].asksPlace = true
    usesPlaces = true
    readsPlaces = true
  }

  /// Whether the view, or a view below it, reads its own position.
  private mutating func asksPlace(_ rule: Rule, _ link: Int32, _ childCount: Int) -> Bool {
    if rule.asksPlace { return true }
    guard usesPlaces else { return false }
    if rule.hasOneChild { return nodes[Int(link)].asksPlace }
    return (Int(link)..<Int(link) + childCount).contains { index in
      nodes[Int(edges[index].child)].asksPlace
    }
  }

  /// Finishes a node with one child.
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

  /// Finishes a node with several children, whose edges say nothing but their order.
  mutating func finish(
    _ id: NodeID, _ rule: Rule, children: [NodeID], parameters: Int32,
    _ traits: NodeTraits = NodeTraits()
  ) {
    let edges = children.map { Edge(child: $0) }
    finish(
      id, rule, link: append(edges), childCount: edges.count, parameters: parameters, traits)
  }

  /// The answers of a chain of up to so many modifiers are computed each time, not remembered.
  private static var mostQuickSteps: Int { 3 }

  /// Appends edges and returns the index of the first one.
  mutating func append(_ newEdges: [Edge]) -> Int32 {
    let start = edges.take(newEdges.count)
    for (index, edge) in newEdges.enumerated() { edges[start + index] = edge }
    return Int32(start)
  }

  /// Stores the parameters of a rule and returns their index.
  mutating func keep<Parameters: BitwiseCopyable>(_ parameters: Parameters) -> Int32 {
    let start = words.take((MemoryLayout<Parameters>.size + 7) / 8)
    let place = UnsafeMutableRawPointer(words.pointer + start)
    place.storeBytes(of: parameters, as: Parameters.self)
    return Int32(start)
  }

  /// The parameters that a rule stored.
  func parameters<Parameters: BitwiseCopyable>(of node: Node) -> Parameters {
    UnsafeRawPointer(words.pointer + Int(node.parameters)).loadUnaligned(as: Parameters.self)
  }

  /// What parents see of a lowered view.
  @inline(__always)
  func traits(of id: NodeID) -> NodeTraits { traits[Int(id)] }

  // MARK: What a tree keeps

  /// Releases memory that was reserved for more views than there are.
  mutating func trim() {
    nodes.trim()
    edges.trim()
    words.trim()
    traits.trim()
    text.trim()
    lowered = LoweredViews(expected: 0)
  }

  /// The distances that a node prefers at its edges.
  func spacing(of id: NodeID) -> Spacing { spacings[traits[Int(id)].spacing] }

  /// Whether functions of the program made views, or take part in layout.
  var usesProgram: Bool { runsProgram || makesViewsByProgram }

  /// Whether functions of the program take part in layout.
  ///
  /// A view that reads what is around it is made when it is lowered: then it is as any other.
  var runsProgram: Bool {
    laysOutByProgram || !guideFunctions.isEmpty || !lengthFunctions.isEmpty
  }

  /// Whether functions of the program take part in layout with more than a number.
  var laysOutByProgram: Bool { !layouts.isEmpty || !readers.isEmpty || hearsOfPlaces }

  /// To be called where a function of the program makes views: it may make others another time.
  mutating func recordMadeViews() { makesViewsByProgram = true }

  /// To be called where a function of the program is given the place of a view.
  ///
  /// - Parameter moves: whether it moves what is drawn.
  mutating func recordPlaceFunction(moves: Bool = false) {
    hearsOfPlaces = true
    if moves { movesByPlace = true }
  }

  /// The bytes reserved for the arrays.
  var byteCount: Int {
    nodes.byteCount + edges.byteCount + words.byteCount + traits.byteCount + text.byteCount
      + views.capacity * MemoryLayout<View>.stride
  }
}

extension Node {
  fileprivate static let unfinished = Node(
    rule: Nothing.rule, isShared: false, explicitGuides: [], childCount: 0, link: 0, parameters: 0,
    slot: -1, plain: .unknown)
}

/// What all texts in one environment have in common.
struct TextSettings {
  let environment: EnvironmentID
  /// The parameters of a text without words.
  let parameters: TextParameters
  let font: TextFont
  let spacing: SpacingID
}
