/// Content at an edge of a view, which reduces the room of the view.
///
/// - Rule, along the axis of the edge: the content is offered the proposal less the distance and
///   less what the view answers to 0; the view is offered what the content and the distance leave.
///   Answer the sum of both and the distance along the axis, and the larger one across. If the
///   proposal is unspecified, both are offered unspecified.
/// - Placed, an unspecified length across is replaced by the answer. The content is at its edge and
///   is aligned by a guide across; the view is at the opposite edge, centred across.
/// - Priority 0, ordinary spacing, no explicit guides. Several views of content are a ZStack.
/// - Source: layout-rules 6.10.
package struct SafeAreaInset: ModifierContent, ContainerRule, Hashable, Sendable {
  static var rule: Rule { .safeAreaInset }
  package enum Edge: String, Hashable, Sendable, BitwiseCopyable {
    case top, leading, bottom, trailing

    package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
    fileprivate var isFirst: Bool { self == .top || self == .leading }
  }

  package var edge: Edge
  /// In points; nil for what view and content prefer.
  package var spacing: Double?
  /// The guide across that the content is aligned by; nil for the centre.
  package var alignment: AlignmentGuide?
  /// Whether the content is a bar with a large title, below which lists begin without a distance.
  package var isLargeTitle: Bool

  package init(
    edge: Edge, spacing: Double? = nil, alignment: AlignmentGuide? = nil,
    isLargeTitle: Bool = false
  ) {
    self.isLargeTitle = isLargeTitle
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
  }

  struct Parameters: BitwiseCopyable {
    var edge: Edge
    var distance: Double
    var guide: AlignmentGuide
  }

  /// What the view and the content are offered, and what they answer.
  private struct Shares<N: Scalar> {
    var viewOffer: Proposal<N>
    var contentOffer: Proposal<N>
    var view: Size<N>
    var content: Size<N>
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let parameters: Parameters = pass.parameters(of: node)
    let axis = parameters.edge.axis
    let shares = share(proposal, node, id, parameters, &pass)
    return Size(
      major: shares.view[axis] + shares.content[axis] + N(parameters.distance),
      minor: pass.larger(shares.view[axis.other], shares.content[axis.other]), along: axis)
  }

  private static func share<N, T>(
    _ proposal: Proposal<N>, _ node: Node, _ id: NodeID, _ parameters: Parameters,
    _ pass: inout Pass<N, T>
  ) -> Shares<N> {
    let axis = parameters.edge.axis
    let (view, content) = (pass.edge(0, of: node).child, pass.edge(1, of: node).child)
    let across = proposal[axis.other]
    var (viewLength, contentLength) = (proposal[axis], proposal[axis])
    var needed: N?
    if !proposal[axis].isUnspecified {
      let least = Proposal(major: Length(N(0)), minor: across, along: axis)
      if T.isOn { pass.trace.append(.probing(id, .shortest)) }
      let shortest = pass.ask(view, least)[axis]
      let room = pass.larger(proposal[axis].or(0) - N(parameters.distance), 0)
      contentLength = Length(pass.larger(room - shortest, 0))
      needed = shortest
    }
    let contentOffer = Proposal(major: contentLength, minor: across, along: axis)
    let answer = pass.ask(content, contentOffer)
    if !proposal[axis].isUnspecified {
      let rest = proposal[axis].or(0) - answer[axis] - N(parameters.distance)
      // Infinity less infinity is NaN: then all of the infinite room is left.
      viewLength = rest.isNaN ? proposal[axis] : Length(pass.larger(rest, 0))
    }
    let viewOffer = Proposal(major: viewLength, minor: across, along: axis)
    let shares = Shares(
      viewOffer: viewOffer, contentOffer: contentOffer, view: pass.ask(view, viewOffer),
      content: answer)
    if T.isOn { tell(id, shares, needed, parameters, &pass) }
    return shares
  }

  private static func tell<N, T>(
    _ id: NodeID, _ shares: Shares<N>, _ needed: N?, _ parameters: Parameters,
    _ pass: inout Pass<N, T>
  ) {
    let axis = parameters.edge.axis
    pass.trace.append(
      .sharedEdge(
        id,
        EdgeSharing(
          needed: needed?.value, distance: parameters.distance,
          contentOffer: shares.contentOffer.outside, content: shares.content.outside,
          viewOffer: shares.viewOffer.outside, view: shares.view.outside)))
    pass.trace.append(.decided(id, axis, .sum))
    let isView = shares.view[axis.other].value >= shares.content[axis.other].value
    pass.trace.append(.decided(id, axis.other, .child(isView ? 0 : 1)))
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let axis = parameters.edge.axis
    let across = placed.proposal[axis.other]
    let proposal = Proposal(
      major: placed.proposal[axis],
      minor: across.isUnspecified ? Length(placed.size[axis.other]) : across, along: axis)
    let shares = share(proposal, node, placed.node, parameters, &pass)
    let isFirst = parameters.edge.isFirst
    let content = pass.edge(1, of: node).child
    let inParent = pass.defaultPosition(of: parameters.guide, placed.size)
    let inContent = pass.position(
      of: parameters.guide, in: content, shares.contentOffer, shares.content)
    let line = inParent - inContent
    if T.isOn { pass.tell(content, 1, parameters.guide, inParent, inContent) }
    let room = placed.size[axis]
    let viewPlace = Point(
      major: isFirst ? room - shares.view[axis] : N(0),
      minor: (placed.size[axis.other] - shares.view[axis.other]) / 2, along: axis)
    let contentPlace = Point(
      major: isFirst ? N(0) : room - shares.content[axis], minor: line, along: axis)
    pass.put(pass.edge(0, of: node).child, at: viewPlace, shares.viewOffer, shares.view)
    pass.put(content, at: contentPlace, shares.contentOffer, shares.content)
  }
}

extension SafeAreaInset {
  /// What the content and the distance take of the view's room, as insets; leading is in layout
  /// direction, not always left.
  static func taken<N, T>(
    _ node: Node, _ content: Size<N>, _ pass: borrowing Pass<N, T>
  ) -> SidedInsets<N> {
    let parameters: Parameters = pass.parameters(of: node)
    let length = content[parameters.edge.axis] + N(parameters.distance)
    return switch parameters.edge {
    case .top: SidedInsets(top: length)
    case .leading: SidedInsets(leading: length)
    case .bottom: SidedInsets(bottom: length)
    case .trailing: SidedInsets(trailing: length)
    }
  }
}

extension SafeAreaInset {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    guard let layer = try lowering.layer(of: use.view.children.dropFirst()) else {
      return try lowering.lowerTransparent(use)
    }
    var inner = lowering.environment(use.environment)
    inner.isInSafeArea = true
    if isLargeTitle { inner.controlStyle.isBelowLargeTitle = true }
    let primary = try lowering.lowerContent(use, in: lowering.intern(inner))
    let secondary = try lowering.lower(layer, use.environment)
    let axis = edge.axis
    let inOrder = edge.isFirst ? [secondary, primary] : [primary, secondary]
    let parameters = Parameters(
      edge: edge, distance: lowering.distances(between: inOrder, spacing, along: axis)[1],
      guide: alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter))
    lowering.finish(
      use.id, SafeAreaInset.rule, children: [primary, secondary],
      parameters: lowering.keep(parameters))
  }
}
