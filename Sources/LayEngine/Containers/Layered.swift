/// Overlay and background: content over or under a view, without influence on its layout.
///
/// - Rule: size, spacing, priority and guides are the view's. The content, several views of it as a
///   centred ZStack, is offered the view's final size, and placed so that its alignment point is at
///   the view's alignment point. A style also fills the safe area beside the view, at its edges.
/// - Source: layout-rules 5.2 and 6.10.
enum Layered: ContainerRule {
  static var rule: Rule { .layered }
  struct Parameters: BitwiseCopyable {
    var alignment: Alignment
    /// The edges at which the content goes on into the safe area.
    var edges: EdgeSet
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(pass.edge(0, of: node).child, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let alignment = parameters.alignment
    let primary = pass.edge(0, of: node).child
    let content = pass.edge(1, of: node).child
    pass.put(primary, at: .zero, placed.proposal, placed.size)
    let offered = Proposal(placed.size)
    let size = pass.ask(content, offered)
    let line = Point(
      pass.position(of: alignment.horizontal, in: primary, placed.proposal, placed.size),
      pass.position(of: alignment.vertical, in: primary, placed.proposal, placed.size))
    let inContent = Point(
      pass.position(of: alignment.horizontal, in: content, offered, size),
      pass.position(of: alignment.vertical, in: content, offered, size))
    let insets =
      parameters.edges.isEmpty
      ? SidedInsets() : pass.ignoredInsets(node, placed, .all, parameters.edges)
    if T.isOn {
      if insets.outside == Insets() {
        pass.tell(content, 1, alignment, line, inContent)
      } else {
        pass.trace.append(.inset(placed.node, insets.outside))
      }
    }
    let origin = Point(line.x - inContent.x, line.y - inContent.y)
    guard !parameters.edges.isEmpty else { return pass.put(content, at: origin, offered, size) }
    pass.put(
      content, at: Point(origin.x - insets.leading, origin.y - insets.top),
      offered.extended(by: insets))
  }

  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? {
    tree.edges[Int(node.link)].child
  }

  /// Only the view's guides count, not those of the content.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed, most: 1) }
}

/// Content under or over a view.
package struct Layer: ModifierContent, Equatable {
  /// Whether it is under the view.
  package let isBehind: Bool
  package let alignment: Alignment
  /// The edges at which a style goes on into the safe area; none for views.
  package let edges: EdgeSet

  package init(
    isBehind: Bool, _ alignment: Alignment = .center, ignoresSafeAreaAt edges: EdgeSet = []
  ) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.edges = edges
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.lowerLayered(use, .init(alignment: alignment, edges: edges))
  }
}

extension Lowering {
  fileprivate mutating func lowerLayered(
    _ use: ViewUse, _ parameters: Layered.Parameters
  ) throws(LayoutFailure) {
    guard let layer = try layer(of: use.view.children.dropFirst()) else {
      return try lowerTransparent(use)
    }
    let primary = try lower(use.view.children[0], use.environment)
    let secondary = try lower(layer, use.environment)
    var parameters = parameters
    // Without a safe area, no place has to be known.
    if !self.environment(use.environment).isInSafeArea { parameters.edges = [] }
    finish(
      use.id, Layered.rule, children: [primary, secondary], parameters: keep(parameters),
      traits(of: primary))
    if !parameters.edges.isEmpty { askPlace(of: use.id) }
  }
}
