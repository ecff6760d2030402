/// A view that takes the proposal, and makes its content when it is placed.
///
/// - Rule: answer the proposal, 10 where nothing is proposed. Placed, the content is made for the
///   final size; each view of it is proposed that size and is at the top-leading corner.
/// - Priority 0, ordinary spacing, no explicit guides.
/// - The content becomes a tree of its own, with a layout of its own. The root of that tree is a
///   copy of the reader, with the content as its children.
/// - Source: layout-rules 2.7.
package struct GeometryReader: ViewContent, ContainerRule {
  static var rule: Rule { .geometryReader }
  let content: GeometryContent

  package init(_ content: GeometryContent) { self.content = content }

  /// Whether its content is made from a preference of the view beside it, and not from its size.
  package var isPreferenceLayer: Bool { content.layer != nil }

  /// The content for the size of the window; nil if that is not known, or if the function fails.
  ///
  /// It is a guess, for code that needs the content before the reader has a size.
  package func views(around style: ControlStyle) -> [View]? {
    guard let width = style.windowWidth, let height = style.windowHeight else { return nil }
    return views(for: ViewSize(width: width, height: height), around: style)
  }

  /// The content for a size at the origin, in no coordinate space that has a name; nil if the function
  /// fails, or if the content is made from a preference.
  func views(for size: ViewSize, around style: ControlStyle) -> [View]? {
    guard content.layer == nil else { return nil }
    let geometry = PlacedGeometry(
      size: size, origin: ViewPoint(x: 0, y: 0),
      safeAreaInsets: Insets(), spaces: [], screen: nil,
      horizontalSizeClass: style.horizontalSizeClass, verticalSizeClass: style.verticalSizeClass,
      dynamicType: style.dynamicType, reading: nil)
    return try? content.make(geometry)
  }

  /// How deep readers may be nested: each is a pass within a pass.
  static var mostNested: Int { 100 }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, filling: proposal) }
    return proposal.replacingUnspecified
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    for index in 0..<Int(node.childCount) {
      pass.put(pass.edge(index, of: node).child, at: .zero, Proposal(placed.size))
    }
  }

  static var asksPlace: Bool { true }
  static var makesContent: Bool { true }

  static func makeContent<N, T>(at index: Int, _ pass: inout Pass<N, T>) {
    pass.fillReader(at: index)
  }
}

extension ViewTree {
  /// The content of a geometry reader of this tree for another size; nil for other views, and where the
  /// function fails.
  package func content(of reader: View, for size: ViewSize) -> [View]? {
    (reader.content as? GeometryReader)?.views(
      for: size, around: Environment(rootEnvironment).controlStyle)
  }

  /// How many pixels a point has for texts, whose heights are rounded up to them.
  package var pixelsOfTexts: Double { Environment(rootEnvironment).textPixels }
}

extension Pass {
  /// Makes the content of a reader that was placed, and lays it out.
  mutating func fillReader(at index: Int) {
    let place = Int(nodes[Int(placements[index].node)].parameters)
    if place >= 0, tree.readers[place].content.layer != nil { return pendingLayers.append(index) }
    fillReader(at: index) { content, geometry in try content.make(geometry) }
  }

  /// - Parameter make: makes the content from a geometry.
  mutating func fillReader(
    at index: Int, _ make: (GeometryContent, PlacedGeometry) throws -> [View]
  ) {
    let placed = placements[index]
    let view = tree.view(of: placed.node)
    guard nodes[Int(placed.node)].parameters >= 0 else { return }
    guard readerDepth < GeometryReader.mostNested, !StackFloor.current.isReached else {
      return fail(.tooDeep(view.span))
    }
    let reader = tree.readers[Int(nodes[Int(placed.node)].parameters)]
    if shouldStop() { return fail(.interrupted) }
    let layout = shared(reader.content, reader.environment, placed.size) { pass in
      do throws(LayoutFailure) {
        let made = try pass.content(of: reader, at: index, make)
        guard let (tree, reads) = made else { return nil }
        let earlier = pass.tree.earlierCaches.contents[placed.node]
        earlier?.caches.hand(from: earlier?.tree ?? tree, to: tree)
        let content = try pass.layOut(tree, Proposal(placed.size), at: pass.places[index])
        pass.movingContents[index] = content.moving
        pass.limit(by: reads, placed.size)
        return content.layout
      } catch {
        pass.fail(error)
        return nil
      }
    }
    guard let layout else { return }
    readerLayouts[index] = layout
    if !layout.caches.isEmpty {
      layoutCaches.contents[placed.node] = (layout.tree, layout.caches)
    }
    if Trace.isOn { trace.append(.madeContent(placed.node, placed.size.outside)) }
  }

  private mutating func layOut(
    _ tree: ViewTree, _ size: Proposal<Number>, at place: Place<Number>
  ) throws(LayoutFailure) -> (layout: Layout, moving: MovingContent?) {
    var inner = Pass(tree)
    inner.outerPlace = place
    (inner.safeAreas, inner.spaces, inner.window) = (safeAreas, spaces, window)
    inner.matched = matched
    inner.shouldStop = shouldStop
    inner.readerDepth = readerDepth + 1
    (inner.readerMemo, inner.readerTrees) = (readerMemo, readerTrees)
    inner.outerContainer = container
    inner.record = record
    inner.place(size)
    let moving = Number.isConstant ? nil : inner.movingContent()
    record = inner.record
    programWork &+= inner.programWork
    if let failure = inner.failure { throw failure }
    return (inner.contentLayout(), moving)
  }

  /// The layout of a reader's content, with numbers as `Double`.
  func contentLayout() -> Layout {
    var plain = Buffer<Placed<Double>>(capacity: placements.count)
    for index in 0..<placements.count { plain.append(placements[index].outside) }
    return Layout(
      tree: tree, placements: Placements(plain), misplaced: misplaced, warnings: warnings,
      asked: asked, computed: computed, readerLayouts: readerLayouts, notes: notes,
      contentEvents: trace.log ?? TraceLog(), caches: layoutCaches)
  }
}

extension Placed {
  /// The placement as it leaves the engine.
  fileprivate var outside: Placed<Double> {
    Placed<Double>(
      node: node, firstChild: firstChild, childCount: childCount, choice: choice,
      origin: Point(origin.x.value, origin.y.value), proposal: Proposal(proposal.outside),
      size: Size(size.width.value, size.height.value))
  }
}

extension GeometryReader {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let inner = lowering.oriented(use.environment, along: nil)
    guard !use.view.children.isEmpty else {
      let waiting = WaitingReader(content: content, environment: lowering.environment(inner))
      lowering.readers.append(waiting)
      return lowering.finish(
        use.id, GeometryReader.rule, parameters: Int32(lowering.readers.count - 1),
        NodeTraits(plain: .greedy))
    }
    let children = try lowering.lowerAll(try lowering.elements(of: use.view), inner)
    lowering.finish(
      use.id, GeometryReader.rule, children: children, parameters: -1, NodeTraits(plain: .greedy))
  }
}
