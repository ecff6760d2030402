/// A viewport over content of any length.
///
/// - Rule: the content, several views of it as a `vstack`, is asked with the scrolling axes
///   unspecified. Answer the proposal on a scrolling axis, or the content where nothing is
///   proposed, and the content on the other axis. Placed, the content is asked with the final size
///   on the axes that do not scroll; there it is centred. On a single scrolling axis it begins at
///   0; with both axes it is centred where it is smaller. A `ScrollStart` around it overrides this.
/// - With no axis, answer the proposal, 10 where nothing is proposed.
/// - Content margins are a padding of the content. Views whose length depends on the container get
///   the container's length without the margins. A scroll view in the content has neither these
///   margins nor this `ScrollStart`.
/// - Priority 0; no baselines.
/// - Source: layout-rules 2.8; that these end at the next scroll view is our own choice.
package struct ScrollView: ViewContent, ContainerRule, Equatable {
  static var rule: Rule { .scrollView }
  package let axes: AxisSet

  package init(_ axes: AxisSet) { self.axes = axes }

  struct Parameters: BitwiseCopyable {
    var axes: AxisSet
    var horizontal, vertical: Start
    /// The content margins, in points.
    var margins: Insets
    /// Whether an action follows its geometry.
    var isFollowed: Bool
    /// The view in the content that it is scrolled to, among those of the tree; -1 for none.
    var target: Int32

    var lost: (width: Double, height: Double) { (margins.horizontal, margins.vertical) }
  }

  /// The initial position of content on an axis.
  struct Start: BitwiseCopyable {
    /// For smaller content the fraction of the free length before it, for larger content the
    /// fraction of the hidden length before the visible part, from 0 to 1.
    var smaller, larger: Double
    /// How far it is scrolled, in points; NaN if that is not set.
    var offset: Double
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let parameters: Parameters = pass.parameters(of: node)
    let axes = parameters.axes
    if axes.isEmpty { return proposal.replacingUnspecified }
    if T.isOn {
      pass.tell(
        id,
        width: axes.contains(.horizontal) && !proposal.width.isUnspecified ? .proposed : .child(0),
        height: axes.contains(.vertical) && !proposal.height.isUnspecified ? .proposed : .child(0))
    }
    let outer = pass.enterContainer(proposal, without: parameters.lost)
    let content = pass.ask(pass.edge(0, of: node).child, proposal.unspecified(on: axes))
    pass.container = outer
    return Size(
      axes.contains(.horizontal) ? proposal.width.or(content.width) : content.width,
      axes.contains(.vertical) ? proposal.height.or(content.height) : content.height)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let axes = parameters.axes
    // The container is not restored: the content is arranged later.
    _ = pass.enterContainer(placed.proposal, without: parameters.lost)
    let child = pass.edge(0, of: node).child
    let proposal = Proposal(placed.size).unspecified(on: axes)
    let content = pass.ask(child, proposal)
    let free = Size(placed.size.width - content.width, placed.size.height - content.height)
    let inside = Placed(node: child, origin: .zero, proposal: proposal, size: content)
    let offset =
      parameters.target < 0
      ? nil
      : pass.offset(
        toTarget: Int(parameters.target), in: inside, placed.size, isMirrored: node.isMirrored)
    let origin = Point(
      axes.contains(.horizontal)
        ? start(free.width, parameters.horizontal, offset?.x, &pass) : free.width / 2,
      axes.contains(.vertical)
        ? start(free.height, parameters.vertical, offset?.y, &pass) : free.height / 2)
    pass.put(child, at: origin, proposal, content)
  }

  /// - Parameter free: the length of the scroll view less that of the content; negative if some of
  ///   the content is hidden.
  /// - Parameter offset: how far it is scrolled to a view; nil where it is not.
  private static func start<N, T>(
    _ free: N, _ start: Start, _ offset: N?, _ pass: inout Pass<N, T>
  ) -> N {
    // 0 times an infinite length is 0 here; the product would be NaN.
    let before = start.smaller == 0 ? N(0) : pass.larger(free, 0) * start.smaller
    let offset = offset ?? (start.offset.isNaN ? nil : N(start.offset))
    if start.larger == 0, offset == nil { return before }
    let unseen = pass.smaller(free, N(0))
    guard let offset else { return before + unseen * start.larger }
    // No further than to the end of the content, and not before its start.
    return before + pass.larger(pass.smaller(N(0) - offset, N(0)), unseen)
  }
}

extension ScrollView {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let inner = lowering.intern(lowering.environment(use.environment).insideScrollView)
    let outer = lowering.environment(use.environment)
    let margins = outer.contentMargins
    guard let content = try lowering.scrolled(use.view.children[...], margins, inner) else {
      return lowering.finish(use.id, Shape.rule)
    }
    let target = try lowering.target(of: outer.scrollStart.position, in: content, use.view)
    let parameters = Parameters(
      axes: axes, horizontal: start(outer.scrollStart, .horizontal),
      vertical: start(outer.scrollStart, .vertical), margins: margins,
      isFollowed: outer.isScrollFollowed, target: target)
    lowering.finish(
      use.id, ScrollView.rule, children: [content], parameters: lowering.keep(parameters))
    if outer.isScrollFollowed { lowering.askPlace(of: use.id) }
  }

  private func start(_ start: ScrollStart, _ axis: Axis) -> Start {
    Start(
      smaller: start.shareOfSmaller(axis, isUsuallyCentered: axes == .both),
      larger: start.shareOfLarger(axis), offset: start.offset(axis))
  }
}

extension Lowering {
  /// Lowers the content, with padding if there are margins.
  fileprivate mutating func scrolled(
    _ views: ArraySlice<View>, _ margins: Insets, _ environment: EnvironmentID
  ) throws(LayoutFailure) -> NodeID? {
    guard let content = try scrolledContent(of: views) else { return nil }
    let hasMargins = margins != Insets()
    return try lower(
      hasMargins ? View(Padding(margins), children: [content]) : content, environment)
  }
}

extension Lowering {
  /// The index of the view that a position names, among the targets of the tree; -1 for none.
  fileprivate mutating func target(
    of position: ScrollStart.Target?, in content: NodeID, _ view: View
  ) throws(LayoutFailure) -> Int32 {
    guard let position, let identity = position.identity else { return -1 }
    guard let path = try path(from: content, to: identity) else {
      warnings.append(LayoutWarning(kind: .unknownTarget(identity), span: view.span))
      return -1
    }
    scrollTargets.append(ScrollTarget(path: path, anchor: position.anchor))
    return Int32(scrollTargets.count - 1)
  }

  /// The nodes from one down to the first in it with an identity or a name; nil if there is none.
  private mutating func path(
    from top: NodeID, to identity: String
  ) throws(LayoutFailure) -> [NodeID]? {
    var above: [NodeID: NodeID] = [:]
    var pending = [top]
    var steps = 0
    while let id = pending.popLast() {
      steps += 1
      if steps & 0xFFF == 0, work.shouldStop() { throw .interrupted }
      let view = views[Int(id)]
      if view.name == identity || view.content as? Effect == .id(identity) {
        var path = [id]
        while let next = above[path[path.count - 1]] { path.append(next) }
        return path.reversed()
      }
      let node = nodes[Int(id)]
      let count = Int(node.childCount)
      for index in stride(from: count - 1, through: 0, by: -1) {
        let child = node.rule.hasOneChild ? node.child : edges[Int(node.link) + index].child
        guard child != top, above[child] == nil else { continue }
        above[child] = id
        pending.append(child)
      }
    }
    return nil
  }
}

extension Pass {
  /// How far a scroll view is scrolled for a view in its content; nil where that view is not shown.
  ///
  /// The views around it are arranged one level each, as for a guide.
  ///
  /// - Parameter isMirrored: whether the content is mirrored afterwards, as what is in it was before.
  fileprivate mutating func offset(
    toTarget index: Int, in content: Placed<Number>, _ window: Size<Number>, isMirrored: Bool
  ) -> Point<Number>? {
    let target = tree.scrollTargets[index]
    var (current, origin) = (content, Point<Number>.zero)
    let known = (misplaced, warnings, container, place, trace)
    place = nil
    defer { (misplaced, warnings, container, place, trace) = known }
    for id in target.path.dropFirst() {
      let first = placements.count
      let node = nodes[Int(current.node)]
      _ = arrange(node, current)
      if node.isMirrored { mirror(first..<placements.count, in: current.size) }
      var found: Placed<Number>?
      for child in first..<placements.count where placements[child].node == id {
        found = placements[child]
        break
      }
      placements.removeLast(downTo: first)
      guard let found, !isStoppedInLoop() else { return nil }
      origin = Point(origin.x + found.origin.x, origin.y + found.origin.y)
      current = found
    }
    if isMirrored { origin.x = content.size.width - origin.x - current.size.width }
    return Point(
      offset(to: origin.x, current.size.width, window.width, target.anchor?.x),
      offset(to: origin.y, current.size.height, window.height, target.anchor?.y))
  }

  /// The same on an axis, for a view that begins there and has a length; at most to its start.
  private mutating func offset(
    to start: Number, _ length: Number, _ window: Number, _ anchor: Double?
  ) -> Number {
    let unseen = length - window
    if let anchor { return start + unseen * anchor }
    return smaller(larger(start + unseen, Number(0)), start)
  }
}

extension Environment {
  fileprivate var insideScrollView: Environment {
    var environment = oriented(along: nil)
    environment.contentMargins = Insets()
    environment.scrollStart = ScrollStart()
    environment.isScrollFollowed = false
    environment.controlStyle.isBelowLargeTitle = false
    return environment
  }
}

extension Pass {
  /// Records the geometry of a scroll view that was just arranged, if an action follows it.
  mutating func recordScroll(of index: Int, _ parameters: ScrollView.Parameters, content: Int) {
    let (placed, inner) = (placements[index], placements[content])
    let node = nodes[Int(placed.node)]
    let reach = reach(from: places[index], placed.size, into: .all).outside
    let margins = parameters.margins
    let left = node.isMirrored ? margins.trailing : margins.leading
    var geometry = ScrollGeometry()
    geometry.contentInsets = Insets(
      top: margins.top + reach.top,
      leading: margins.leading + (node.isMirrored ? reach.trailing : reach.leading),
      bottom: margins.bottom + reach.bottom,
      trailing: margins.trailing + (node.isMirrored ? reach.leading : reach.trailing))
    geometry.contentSize = ViewSize(
      width: inner.size.width.value - margins.horizontal,
      height: inner.size.height.value - margins.vertical)
    geometry.contentOffset = ViewPoint(
      x: -reach.leading - inner.origin.x.value - left,
      y: -reach.top - inner.origin.y.value - margins.top)
    geometry.containerSize = ViewSize(
      width: placed.size.width.value - margins.horizontal,
      height: placed.size.height.value - margins.vertical)
    notes.scrolls[index] = geometry
  }
}

/// The container of views: the proposal to the nearest scroll view, or else to the root.
extension Pass {
  /// Makes the proposal to a scroll view the container of its content; returns the outer container.
  ///
  /// On an axis on which nothing is proposed, the outer container's length stays.
  ///
  /// - Parameter margins: the margins around the content, both sides together, in points.
  mutating func enterContainer(
    _ proposal: Proposal<Number>, without margins: (width: Double, height: Double)
  ) -> Proposal<Number> {
    let outer = container
    container = Proposal(
      proposal.width.isUnspecified ? outer.width : without(margins.width, proposal.width),
      proposal.height.isUnspecified ? outer.height : without(margins.height, proposal.height))
    return outer
  }

  private mutating func without(_ margin: Double, _ length: Length<Number>) -> Length<Number> {
    margin == 0 ? length : Length(larger(length.or(0) - Number(margin), 0))
  }
}
