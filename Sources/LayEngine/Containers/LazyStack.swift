/// LazyHStack and LazyVStack; every child is laid out here, since nothing scrolls.
///
/// - Rule: across, the length is the proposal or the ideal length of the first child; 0 x 0 where
///   that is not above 0. Each child is offered that length across, and unspecified along the
///   stack. The answer along the stack is the sum of the children and the distances, rounded up to
///   a whole point; the proposal along the stack does not count.
/// - Children are placed at a fraction of the free length across; their own guides do not count,
///   and the stack has no explicit guides.
/// - Source: layout-rules 5.5.
enum LazyStack: ContainerRule {
  static var rule: Rule { .lazyStack }
  struct Parameters: BitwiseCopyable {
    var axis: Axis
    /// The fraction of the free length across that is before a child.
    var fraction: Double
    /// The sum of all distances.
    var spacing: Double
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    guard node.childCount > 0 else { return .zero }
    let parameters: Parameters = pass.parameters(of: node)
    let axis = parameters.axis
    let across = across(node, id, proposal, axis, &pass)
    if T.isOn {
      let isProposed = !proposal[axis.other].isUnspecified
      pass.trace.append(.decided(id, axis.other, isProposed ? .proposed : .idealOfChild(0)))
      pass.trace.append(.decided(id, axis, .sum))
    }
    guard pass.isLess(N(0), across) else { return .zero }
    let offered = Proposal(major: .unspecified, minor: Length(across), along: axis)
    var length = N(parameters.spacing)
    for index in 0..<Int(node.childCount) {
      length = length + pass.ask(pass.edge(index, of: node).child, offered)[axis]
    }
    let rounded = pass.roundedUp(length)
    if T.isOn, rounded.value != length.value {
      pass.trace.append(.rounded(id, axis, from: length.value, to: rounded.value))
    }
    return Size(major: rounded, minor: across, along: axis)
  }

  private static func across<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ axis: Axis, _ pass: inout Pass<N, T>
  ) -> N {
    let proposed = proposal[axis.other]
    if !proposed.isUnspecified { return proposed.or(0) }
    if T.isOn { pass.trace.append(.probing(id, .ideal)) }
    return pass.ask(pass.edge(0, of: node).child, .ideal)[axis.other]
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let axis = parameters.axis
    let across = placed.size[axis.other]
    guard pass.isLess(N(0), across) else { return }
    let offered = Proposal(major: .unspecified, minor: Length(across), along: axis)
    var position = N(0)
    for index in 0..<Int(node.childCount) {
      let edge = pass.edge(index, of: node)
      let size = pass.ask(edge.child, offered)
      position = position + N(edge.distance)
      let fraction = parameters.fraction
      if T.isOn { tell(edge.child, index, fraction, across, size[axis.other], axis, &pass) }
      let start = fraction == 0 ? N(0) : (across - size[axis.other]) * fraction
      pass.put(edge.child, at: Point(major: position, minor: start, along: axis), offered, size)
      position = position + size[axis]
    }
  }

  /// Traces by which guide a child is placed across: at a fraction of each length.
  private static func tell<N, T>(
    _ child: NodeID, _ index: Int, _ fraction: Double, _ across: N, _ length: N, _ axis: Axis,
    _ pass: inout Pass<N, T>
  ) {
    let guide = AlignmentGuide(fraction: fraction, axis.other)
    pass.tell(child, index, guide, across * fraction, length * fraction)
  }
}

/// SwiftUI's LazyHStack.
package struct LazyHorizontalStack: StackContent {
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package static var axis: Axis { .horizontal }
  package static var isLazy: Bool { true }
}

/// SwiftUI's LazyVStack.
package struct LazyVerticalStack: StackContent {
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package static var axis: Axis { .vertical }
  package static var isLazy: Bool { true }
}

extension Lowering {
  mutating func lowerLazyStack(
    _ use: ViewUse, _ style: StackStyle, _ axis: Axis
  ) throws(LayoutFailure) {
    let elements = try elements(of: use.view)
    let children = try lowerAll(elements, oriented(use.environment, along: axis))
    let distances = distances(between: children, style.spacing, along: axis)
    let edges = zip(children, distances).map { Edge(child: $0, distance: $1) }
    let parameters = LazyStack.Parameters(
      axis: axis, fraction: (style.alignment ?? .horizontalCenter).fraction,
      spacing: distances.reduce(0, +))
    finish(
      use.id, LazyStack.rule, link: append(edges), childCount: edges.count,
      parameters: keep(parameters)
    )
  }
}
