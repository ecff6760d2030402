/// The rule of views whose layout the program defines.
package struct Custom: ViewContent, ContainerRule {
  static var rule: Rule { .custom }
  package let layout: any CustomLayout

  package init(_ layout: any CustomLayout) { self.layout = layout }

  package var keepsCache: Bool { layout.keepsCache }
  static var asksProgram: Bool { true }

  // If inlined into the dispatch, its variables would use stack space for views of every rule.
  @inline(never)
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let layout = layout(of: node, pass.tree)
    // What was told while it was found would not be told again, and a cache would not be changed.
    guard pass.readerTrees != nil, !T.isOn, !layout.keepsCache, !pass.usesContainer else {
      return size(layout, node, id, proposal, &pass).size
    }
    if let known = pass.programAnswers.find(id, proposal) {
      pass.add(known.record)
      return known.value
    }
    var unread: AxisSet = []
    let found = pass.recorded { pass in
      let answer = size(layout, node, id, proposal, &pass)
      unread = answer.unread
      return answer.size
    }
    if pass.failure == nil {
      pass.programAnswers.keep(found.value, found.record, id, proposal, unread)
    }
    return found.value
  }

  /// What a layout answers, and the axes whose proposed length it did not read.
  private static func size<N, T>(
    _ layout: any CustomLayout, _ node: Node, _ id: NodeID, _ proposal: Proposal<N>,
    _ pass: inout Pass<N, T>
  ) -> (size: Size<N>, unread: AxisSet) {
    var unread: AxisSet = []
    if N.isConstant {
      let asks = pass.readerTrees != nil
      let answer = pass.run { run, _ in
        let subviews = LayoutSubviews(node, id, run, asksWhatIsRead: asks)
        defer { unread = subviews.unreadAxes }
        return try layout.size(proposal.outside, subviews)
      }
      return (answer.map { Size(N($0.width), N($0.height)) } ?? .zero, unread)
    }
    let size = pass.follow { run, motion in
      let subviews = LayoutSubviews(node, id, run, motion, asksWhatIsRead: true)
      defer { unread = subviews.unreadAxes }
      return try layout.size(proposal.moving, subviews)
    }
    return (size.map { Size($0) } ?? .zero, unread)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let isSomewhere = placed.origin.x.isFinite && placed.origin.y.isFinite
    let start = isSomewhere ? placed.origin : .zero
    let origin = start.outside
    let placements = placements(node, placed, start, &pass)
    for (index, placement) in (placements ?? []).enumerated() {
      let child = pass.edge(index, of: node).child
      guard let placement else {
        if T.isOn { pass.trace.append(.unplaced(placed.node, child: index)) }
        pass.putCentered(child, in: placed.size, placed.proposal)
        continue
      }
      if T.isOn {
        let point = ViewPoint(
          x: placement.point.now.x - origin.x, y: placement.point.now.y - origin.y)
        pass.trace.append(
          .anchored(placed.node, child: index, at: point, placement.anchor))
      }
      let proposal = Proposal<N>(placement.proposal)
      let size = pass.ask(child, proposal)
      let point = Point<N>(placement.point)
      let corner = Point(
        point.x - start.x - size.width * placement.anchor.x,
        point.y - start.y - size.height * placement.anchor.y)
      pass.put(child, at: corner, proposal, size)
    }
  }

  /// Where the layout places the children; nil if it failed.
  private static func placements<N, T>(
    _ node: Node, _ placed: Placed<N>, _ origin: Point<N>, _ pass: inout Pass<N, T>
  ) -> [LayoutSubviews.Placement?]? {
    let layout = layout(of: node, pass.tree)
    if N.isConstant {
      return pass.run { run, _ in
        let subviews = LayoutSubviews(node, placed.node, run, placedAt: origin.outside)
        let bounds = ViewFrame(origin: origin.outside, size: placed.size.outside)
        try layout.place(in: bounds, placed.proposal.outside, subviews)
        return subviews.placements
      }
    }
    return pass.follow { run, motion in
      let subviews = LayoutSubviews(node, placed.node, run, motion, placedAt: origin.outside)
      let bounds = (origin.moving, placed.size.moving)
      let isFollowed = try layout.place(in: bounds, placed.proposal.moving, subviews)
      return isFollowed ? subviews.placements : nil
    }
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    let layout = layout(of: node, pass.tree)
    guard layout.hasGuides else { return pass.positionFromChildren(of: guide, node, placed) }
    guard placed.size.isFinite else { return nil }
    N.breakOff(&pass.record)
    let position = pass.run { run, _ in
      try layout.position(
        of: guide, in: placed.size.outside, placed.proposal.outside,
        LayoutSubviews(node, placed.node, run))
    }
    return (position ?? nil).map { N($0) }
  }

  private static func layout(of node: Node, _ tree: ViewTree) -> any CustomLayout {
    tree.layouts[Int(node.parameters)]
  }
}

extension Custom {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let elements = try lowering.elements(of: use.view)
    let children = try lowering.lowerAll(
      elements, lowering.oriented(use.environment, along: layout.orientation))
    var result = lowering.mergedTraits(of: children)
    let usual = lowering.spacings[result.spacing]
    result.spacing = lowering.spacings.intern(try lowering.spacing(of: layout, children, usual))
    if layout.hasGuides { result.explicitGuides = .all }
    let place = Int32(lowering.layouts.count)
    lowering.layouts.append(layout)
    lowering.finish(use.id, Custom.rule, children: children, parameters: place, result)
  }
}

extension Lowering {
  fileprivate func spacing(
    of layout: any CustomLayout, _ children: [NodeID], _ usual: Spacing
  ) throws(LayoutFailure) -> Spacing {
    let subviews = LayoutSubviews(
      children.map { child in
        let traits = traits(of: child)
        return LayoutSubviews.Traits(
          spacing: spacings[traits.spacing], priority: traits.priority)
      })
    defer { subviews.close() }
    let distances: EdgeDistances?
    do { distances = try layout.spacing(subviews) } catch { throw .program(error) }
    guard let distances else { return usual }
    return spacing(distances, subviews, usual)
  }

  /// The spacing of each edge: the distance that is given, or the largest one in the union.
  private func spacing(
    _ distances: EdgeDistances, _ subviews: LayoutSubviews, _ usual: Spacing
  ) -> Spacing {
    var spacing = distances.union == nil ? usual : .ordinary
    for (index, part) in (distances.union ?? []).enumerated() {
      switch part.source {
      case .subview(let subview):
        spacing = spacing.union(subviews.spacing(of: subview), on: part.edges)
      case .distances(let distances):
        let other = self.spacing(distances, subviews, usual)
        spacing = index == 0 ? other : spacing.union(other, on: part.edges)
      case .spacing(let other):
        spacing = index == 0 ? other.spacing : spacing.union(other.spacing, on: part.edges)
      }
    }
    if let top = distances.top { spacing.top = EdgeSpacing(plain: top) }
    if let leading = distances.leading { spacing.leading = EdgeSpacing(plain: leading) }
    if let bottom = distances.bottom { spacing.bottom = EdgeSpacing(plain: bottom) }
    if let trailing = distances.trailing { spacing.trailing = EdgeSpacing(plain: trailing) }
    return spacing
  }
}
