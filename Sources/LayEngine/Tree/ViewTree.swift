/// A view lowered into one array of small nodes, ready to be laid out again and again.
///
/// Nodes stand in preorder; a view that is used twice in the same environment is one node, so the
/// tree is a graph without cycles and doubling by nesting doubles no work. What only people look
/// at (views, names, places) lies apart from what the pass reads.
package final class ViewTree {
  package let count: Int
  package let root: NodeID = 0

  let nodes: UnsafePointer<Node>
  let edges: UnsafePointer<Edge>
  let parameters: UnsafePointer<UInt64>
  var edgeCount: Int { edgeBuffer.count }
  private let nodeBuffer: Buffer<Node>
  private let edgeBuffer: Buffer<Edge>
  private let parameterBuffer: Buffer<UInt64>
  /// What is known of the lengths of separable views and of others, by `Node.known`.
  let known: Buffer<KnownLengths>
  let knownInPart: Buffer<KnownLengths>
  let text: TextStore
  let guideFunctions: [GuideFunction]
  let layouts: [any CustomLayout]
  let lengthFunctions: [LengthFunction]
  let readers: [GeometryReader.Waiting]
  /// Whether there are views whose answers depend on the container around them.
  let usesContainer: Bool
  /// What counts otherwise than it is written.
  package let warnings: [LayoutWarning]
  private let spacings: [Spacing]
  let slotCount: Int
  let priorities: UnsafeMutablePointer<Double>
  /// The view of each node, which the root keeps, or the list of those made while it was lowered.
  private let views: Buffer<Unmanaged<View>>
  private let made: [View]

  /// Lowers a view; several root views stand in an implicit `vstack`.
  ///
  /// - Parameter remembers: false works every answer out each time it is asked for, which takes
  ///   long and must give the same frames: for tests.
  /// - Parameter splitsAxes: false asks all views for sizes, as a pass does to which somebody
  ///   listens; the frames are the same.
  /// - Parameter shouldStop: asked now and then; it throws `interrupted` if that is true.
  /// - Throws: `LayoutFailure.tooDeep` where views are nested deeper than the stack reaches; what a
  ///   layout of the program throws as it is asked for its spacing.
  /// - Source: layout-rules 1.8.
  package convenience init(
    _ view: View, remembers: Bool = true, splitsAxes: Bool = true,
    shouldStop: @escaping () -> Bool = { false }
  ) throws(LayoutFailure) {
    try self.init(
      view, in: Environment(), remembers: remembers, splitsAxes: splitsAxes,
      shouldStop: shouldStop)
  }

  convenience init(
    _ view: View, in environment: Environment, remembers: Bool = true, splitsAxes: Bool = true,
    shouldStop: @escaping () -> Bool
  ) throws(LayoutFailure) {
    var lowering = Lowering(
      environment, expected: view.count, remembers: remembers, splitsAxes: splitsAxes,
      shouldStop: shouldStop)
    lowering.made.append(view)
    try lowering.lowerRoot(view)
    self.init(lowering)
  }

  private init(_ lowered: consuming Lowering) {
    var lowering = lowered
    lowering.trim()
    count = lowering.nodes.count
    slotCount = lowering.slotCount
    nodes = UnsafePointer(lowering.nodes.pointer)
    edges = UnsafePointer(lowering.edges.pointer)
    parameters = UnsafePointer(lowering.words.pointer)
    priorities = lowering.priorities
    text = TextStore(lowering.text)
    guideFunctions = lowering.guideFunctions
    layouts = lowering.layouts
    lengthFunctions = lowering.lengthFunctions
    readers = lowering.readers
    usesContainer = lowering.usesContainer
    warnings = lowering.warnings
    let needsSpacings = lowering.needsSpacings || !lowering.layouts.isEmpty
    spacings = needsSpacings ? lowering.spacingsOfNodes : []
    made = lowering.made
    views = lowering.views
    nodeBuffer = lowering.nodes
    edgeBuffer = lowering.edges
    parameterBuffer = lowering.words
    known = lowering.known
    knownInPart = lowering.knownInPart
  }

  deinit {
    priorities.deallocate()
    text.deallocate()
  }

  /// The bytes reserved for nodes and what the rules kept, without the views themselves.
  package var byteCount: Int {
    nodeBuffer.byteCount + edgeBuffer.byteCount + parameterBuffer.byteCount + known.byteCount
      + knownInPart.byteCount
      + count * MemoryLayout<Double>.stride
  }

  /// The view that became a node; implicit containers are views without a span.
  package func view(of node: NodeID) -> View { views[Int(node)].takeUnretainedValue() }

  /// The priority that the parent of a node sees.
  package func priority(of node: NodeID) -> Double { priorities[Int(node)] }

  /// What a node keeps free at its edges; known where a layout of the program may ask for it.
  func spacing(of node: NodeID) -> Spacing { spacings[Int(node)] }

  /// Whether functions of the program take part in layout.
  package var usesProgram: Bool {
    !layouts.isEmpty || !guideFunctions.isEmpty || !lengthFunctions.isEmpty || !readers.isEmpty
  }

  /// What a rule kept when its view was lowered.
  @inline(__always)
  func parameters<Parameters: BitwiseCopyable>(of node: Node) -> Parameters {
    keptAddress(of: node).loadUnaligned(as: Parameters.self)
  }

  /// Where begins what a rule kept.
  @inline(__always)
  func keptAddress(of node: Node) -> UnsafeRawPointer {
    UnsafeRawPointer(parameters + Int(node.parameters))
  }

  /// Whether all answers are lines, piece by piece, that can be followed from one to the next.
  var isAffine: Bool {
    guard !usesProgram else { return false }
    return (0..<count).allSatisfy { index in
      nodes[index].rule.with(AffinityVisitor(node: nodes[index], tree: self))
    }
  }

  /// The names of the layouts of the program in the tree, once for each use.
  package var programLayouts: [String] { layouts.map(\.name) }

  /// The children of a node as candidates or subviews, in source order.
  package func children(of node: NodeID) -> [NodeID] {
    let node = nodes[Int(node)]
    if node.rule.hasOneChild { return [node.child] }
    return (0..<Int(node.childCount)).map { edges[Int(node.link) + $0].child }
  }

  /// The distances before the children of a stack, in points; 0 before the first.
  package func distances(in node: NodeID) -> [Double] {
    let node = nodes[Int(node)]
    guard !node.rule.hasOneChild else { return [0] }
    return (0..<Int(node.childCount)).map { edges[Int(node.link) + $0].distance }
  }

  /// Whether a view's children are mirrored, for a layout from right to left.
  package func isMirrored(_ node: NodeID) -> Bool { nodes[Int(node)].isMirrored }

  /// Whether a stack of one view was removed, or the view changes nothing about layout.
  package func isTransparent(_ node: NodeID) -> Bool { nodes[Int(node)].rule == .transparent }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Memory of its own with a copy of some elements; to be deallocated by the owner.
  static func copying(_ elements: [Pointee]) -> Self {
    let memory = allocate(capacity: max(elements.count, 1))
    elements.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      memory.initialize(from: first, count: source.count)
    }
    return memory
  }
}
