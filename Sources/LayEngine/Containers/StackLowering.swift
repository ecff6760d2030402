extension Lowering {
  /// Lowers an HStack or a VStack; one whose content is exactly one view, written down as such, is
  /// not there.
  ///
  /// - Source: layout-rules 4.1 and 4.8.
  mutating func stack(
    _ view: View, _ style: StackStyle, _ axis: Axis, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try elements(of: view.children)
    let inner = oriented(environment, along: axis)
    if elements.count == 1, !style.isDynamic {
      return try onlyChild(elements[0], id, inner)
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

  mutating func lowerAll(
    _ views: [View], _ environment: EnvironmentID
  ) throws(LayoutFailure) -> [NodeID] {
    var ids: [NodeID] = []
    ids.reserveCapacity(views.count)
    for view in views { ids.append(try lower(view, environment)) }
    return ids
  }

  /// Lowers several views as the `vstack` that a scroll view or a root makes of them, one view as
  /// itself; nil if there is none.
  mutating func lowerImplicitStack(
    of views: ArraySlice<View>, _ environment: EnvironmentID
  ) throws(LayoutFailure) -> NodeID? {
    let elements = try elements(of: views)
    if elements.isEmpty { return nil }
    if elements.count == 1 { return try lower(elements[0], environment) }
    return try lower(View(.verticalStack(StackStyle()), children: elements), environment)
  }

  /// The distance before each of some views, 0 before the first: the one given, or what neighbours
  /// prefer; in points.
  func distances(
    between children: [NodeID], _ spacing: Double?, along axis: Axis
  ) -> [Double] {
    children.indices.map { index in
      if index == 0 { return 0 }
      let before = traits(of: children[index - 1]).spacing
      return spacing ?? before.distance(to: traits(of: children[index]).spacing, along: axis)
    }
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

  /// The union of the children's spacing, and the guides that a container of several views has.
  func mergedTraits(of children: [NodeID]) -> NodeTraits {
    guard !children.isEmpty else { return .empty }
    var merged = NodeTraits()
    for (index, child) in children.enumerated() {
      let traits = traits(of: child)
      merged.spacing = index == 0 ? traits.spacing : merged.spacing.union(traits.spacing)
      merged.explicitGuides.formUnion(traits.explicitGuides)
    }
    merged.explicitGuides.formIntersection(.merged)
    return merged
  }
}
