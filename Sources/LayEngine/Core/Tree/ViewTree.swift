/// A view lowered into one array of small nodes, ready to be laid out again and again.
///
/// Nodes stand in preorder; a view that is used twice in the same environment is one node, so the
/// tree is a graph without cycles, and a view that contains the next one twice costs no more. What
/// only output needs (views, names, source spans) is stored apart from what the pass reads.
package final class ViewTree {
  package let root: NodeID
  /// How many nodes there are.
  package let count: Int

  let guideFunctions: [GuideFunction]
  let layouts: [any CustomLayout]
  let lengthFunctions: [LengthFunction]
  let readers: [WaitingReader]
  let scrollTargets: [ScrollTarget]
  /// Whether there are views whose answers depend on the container around them.
  let usesContainer: Bool
  /// Whether there are views that read their own position, and whether some of them use it for more
  /// than making content for a size.
  let usesPlaces: Bool
  let readsPlaces: Bool
  /// Values that do not count as they are written.
  package let warnings: [LayoutWarning]
  /// The arrays, and what else was found while the view was lowered.
  let lowering: Lowering
  /// What custom layouts kept where the view was made before, by their nodes in this tree.
  var earlierCaches = LayoutCaches()

  /// Lowers a view; several root views are put in an implicit `vstack`.
  ///
  /// - Parameter rootEnvironment: what surrounds the root, such as the screen and its settings.
  /// - Parameter remembers: false computes every answer each time it is asked for, which takes
  ///   long and must give the same frames: for tests.
  /// - Parameter shouldStop: called now and then; if it returns true, `interrupted` is thrown.
  /// - Parameter abandon: takes over the views of a tree that is given up, of which there may be
  ///   millions, so that they are freed when there is time.
  /// - Throws: `LayoutFailure.tooDeep` where views are nested deeper than the stack reaches; what a
  ///   layout of the program throws as it is asked for its spacing.
  /// - Source: layout-rules 1.8.
  package convenience init(
    _ view: View, in rootEnvironment: RootEnvironment = RootEnvironment(), remembers: Bool = true,
    shouldStop: @escaping () -> Bool = { false }, abandon: @escaping ([View]) -> Void = { _ in }
  ) throws(LayoutFailure) {
    try self.init(
      view, in: Environment(rootEnvironment), rootEnvironment, remembers: remembers,
      work: WorkCheck(shouldStop: shouldStop, abandon: { ($0 as? [View]).map(abandon) }))
  }

  init(
    _ view: View, in environment: Environment, _ rootEnvironment: RootEnvironment,
    remembers: Bool = true, work: WorkCheck
  ) throws(LayoutFailure) {
    var lowering = Lowering(
      environment, rootEnvironment, expected: view.count, remembers: remembers, work: work)
    do throws(LayoutFailure) { root = try lowering.lowerRoot(view) } catch {
      work.abandon(lowering.views)
      throw error
    }
    lowering.trim()
    count = lowering.nodes.count
    guideFunctions = lowering.guideFunctions
    layouts = lowering.layouts
    lengthFunctions = lowering.lengthFunctions
    readers = lowering.readers
    scrollTargets = lowering.scrollTargets
    usesContainer = lowering.usesContainer
    usesPlaces = lowering.usesPlaces
    readsPlaces = lowering.readsPlaces
    warnings = lowering.warnings
    self.lowering = lowering
  }

  /// What is around the root.
  package var rootEnvironment: RootEnvironment { lowering.rootEnvironment }

  /// The bytes reserved for nodes and the parameters of rules, without the views themselves.
  package var byteCount: Int { lowering.byteCount }

  var nodes: UnsafePointer<Node> { UnsafePointer(lowering.nodes.pointer) }
  var edges: UnsafePointer<Edge> { UnsafePointer(lowering.edges.pointer) }
  /// The pieces of texts.
  var text: TextStore { lowering.text.content }

  /// The views that became nodes, each before those inside it.
  package var views: [View] { lowering.views }

  /// The view that became a node; implicit containers are views without a span.
  package func view(of node: NodeID) -> View { lowering.views[Int(node)] }

  /// The priority that the parent of a node sees.
  package func priority(of node: NodeID) -> Double { lowering.traits[Int(node)].priority }

  /// Whether views in it have actions, such as for `onAppear` or `onPreferenceChange`.
  package var hasActions: Bool { lowering.hasActions }

  /// The distances that a node prefers at its edges.
  func spacing(of node: NodeID) -> Spacing { lowering.spacing(of: node) }

  /// Whether functions of the program made views, or take part in layout.
  package var usesProgram: Bool { lowering.usesProgram }

  /// The parameters that a rule stored when its view was lowered.
  @inline(__always)
  func parameters<Parameters: BitwiseCopyable>(of node: Node) -> Parameters {
    keptAddress(of: node).loadUnaligned(as: Parameters.self)
  }

  /// The address of the parameters that a rule stored.
  @inline(__always)
  func keptAddress(of node: Node) -> UnsafeRawPointer {
    UnsafeRawPointer(lowering.words.pointer + Int(node.parameters))
  }

  /// Whether answers may be piecewise linear in the proposal; a pass tells where they are not.
  ///
  /// - Parameter keepsContent: whether the content of readers is kept.
  func isAffineInParts(keepsContent: Bool) -> Bool {
    !lowering.movesByPlace && (readers.isEmpty || keepsContent)
  }

  /// Whether all answers are piecewise linear in the proposal, but for those of layouts of the program, of which
  /// a pass tells where they are not.
  var isAffine: Bool {
    guard guideFunctions.isEmpty, lengthFunctions.isEmpty,
      readers.isEmpty, !lowering.movesByPlace
    else { return false }
    var seen = [Bool](repeating: false, count: count)
    var pending = [root]
    while let id = pending.popLast() {
      if seen[Int(id)] { continue }
      seen[Int(id)] = true
      let node = nodes[Int(id)]
      guard node.rule.with(AffinityVisitor(node: node, tree: self)) else { return false }
      pending.append(contentsOf: children(of: id))
    }
    return true
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
  package func isTransparent(_ node: NodeID) -> Bool { nodes[Int(node)].rule == Transparent.rule }
}
