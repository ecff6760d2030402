/// What rules with several children lower them with, and what such children have in common.
extension Lowering {
  /// Lowers some views, in order.
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
    return try lower(View(VerticalStack(StackStyle()), children: elements), environment)
  }

  /// Lowers the content that stands beside or over a view: several views as a centred ZStack, one
  /// as itself; there is one at least.
  mutating func lowerLayer(
    of elements: [View], _ environment: EnvironmentID
  ) throws(LayoutFailure) -> NodeID {
    if elements.count == 1 { return try lower(elements[0], environment) }
    return try lower(View(DepthStack(isDynamic: true), children: elements), environment)
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
