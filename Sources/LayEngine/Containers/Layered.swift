/// Overlay and background: content over or under a view, without influence on its layout.
///
/// - Rule: size, spacing, priority and guides are the view's. The content, several views of it as a
///   centred ZStack, is offered the view's final size, and placed so that its alignment point is at
///   the view's alignment point.
/// - Source: layout-rules 5.2.
enum Layered: ContainerRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    if T.isOn { pass.tell(id, width: .child(0), height: .child(0)) }
    return pass.ask(pass.edge(0, of: node).child, proposal)
  }

  static func isSeparable(_ node: Node, _ lowering: inout Lowering) -> Bool {
    lowering.nodes[Int(lowering.edges[Int(node.link)].child)].isSeparable
  }

  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ asker: inout A
  ) -> A.Number {
    asker.length(of: asker.edge(0, of: node).child, along: axis, proposal)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let alignment: Alignment = pass.parameters(of: node)
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
    if T.isOn { pass.tell(content, 1, alignment, line, inContent) }
    pass.put(content, at: Point(line.x - inContent.x, line.y - inContent.y), offered, size)
  }

  static func carrier(in node: Node, _ id: NodeID, _ tree: ViewTree) -> NodeID? {
    tree.edges[Int(node.link)].child
  }

  /// Only the view's guides count, not those of the content.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed, most: 1) }
}

/// Content under a view.
package struct Background: ModifierContent, Equatable {
  package let alignment: Alignment

  package init(_ alignment: Alignment = .center) { self.alignment = alignment }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerLayered(view, alignment, id, environment)
  }
}

/// Content over a view.
package struct Overlay: ModifierContent, Equatable {
  package let alignment: Alignment

  package init(_ alignment: Alignment = .center) { self.alignment = alignment }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerLayered(view, alignment, id, environment)
  }
}

extension Lowering {
  fileprivate mutating func lowerLayered(
    _ view: View, _ alignment: Alignment, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try elements(of: view.children.dropFirst())
    guard !elements.isEmpty else { return try lowerTransparent(view.children[0], id, environment) }
    let primary = try lower(view.children[0], environment)
    let secondary = try lowerLayer(of: elements, environment)
    finish(
      id, Layered.rule, children: [primary, secondary], parameters: keep(alignment),
      traits(of: primary))
  }
}
