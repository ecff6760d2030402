/// HStack: views side by side.
package struct HorizontalStack: ViewContent, ContainerRule {
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package var name: String { "hstack" }
  package var keepsValues: Bool { true }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    Stack.size(node, id, proposal, .horizontal, &pass)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    Stack.arrange(node, placed, .horizontal, &pass)
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerStack(view, style, .horizontal, id, environment)
  }
}

/// VStack: views one below the other.
package struct VerticalStack: ViewContent, ContainerRule {
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package var name: String { "vstack" }
  package var keepsValues: Bool { true }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    Stack.size(node, id, proposal, .vertical, &pass)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    Stack.arrange(node, placed, .vertical, &pass)
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerStack(view, style, .vertical, id, environment)
  }
}

extension Lowering {
  /// Lowers an HStack or a VStack; one whose content is exactly one view, written down as such, is
  /// not there.
  ///
  /// - Source: layout-rules 4.1 and 4.8.
  fileprivate mutating func lowerStack(
    _ view: View, _ style: StackStyle, _ axis: Axis, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try elements(of: view.children)
    let inner = oriented(environment, along: axis)
    if elements.count == 1, !style.isDynamic {
      return try lowerOnlyChild(elements[0], id, inner)
    }
    let children = try lowerAll(elements, inner)
    let order = priorityOrder(of: children)
    let distances = distances(between: children, style.spacing, along: axis)
    let edges = children.indices.map { index in
      Edge(child: children[index], rank: order[index], distance: distances[index])
    }
    let priorities = Set(children.map { traits(of: $0).priority })
    let parameters = Stack.Parameters(
      spacing: distances.reduce(0, +),
      guide: style.alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter),
      hasOnePriority: priorities.count < 2)
    finish(
      id, axis == .horizontal ? .horizontalStack : .verticalStack, link: append(edges),
      childCount: edges.count, parameters: keep(parameters), stackTraits(children, axis))
  }

  /// The children's indices, high priority first, in source order where it is equal.
  private func priorityOrder(of children: [NodeID]) -> [Int32] {
    let priorities = children.map { traits(of: $0).priority }
    let indices = children.indices.sorted { one, other in
      priorities[one] == priorities[other] ? one < other : priorities[one] > priorities[other]
    }
    return indices.map { Int32($0) }
  }

  private func stackTraits(_ children: [NodeID], _ axis: Axis) -> NodeTraits {
    guard let first = children.first, let last = children.last else {
      return .empty
    }
    var result = mergedTraits(of: children)
    if axis == .horizontal {
      result.spacing.leading = traits(of: first).spacing.leading
      result.spacing.trailing = traits(of: last).spacing.trailing
    } else {
      result.spacing.top = traits(of: first).spacing.top
      result.spacing.bottom = traits(of: last).spacing.bottom
    }
    return result
  }
}
