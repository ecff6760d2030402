/// Lowers the children of rules with several children, and merges their traits.
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

  /// Lowers the elements of a container to consecutive edges; returns the index of the first one.
  mutating func lowerEdges(
    _ views: [View], _ environment: EnvironmentID
  ) throws(LayoutFailure) -> Int32 {
    let start = edges.take(views.count)
    for index in views.indices {
      let child = try lower(views[index], environment)
      edges[start + index] = Edge(child: child)
    }
    return Int32(start)
  }

  /// The distance in points before each of some views, 0 before the first: `spacing`, or what
  /// neighbours prefer where that is nil.
  mutating func distances(
    between children: [NodeID], _ spacing: Double?, along axis: Axis
  ) -> [Double] {
    children.indices.map { index in
      index == 0 ? 0 : spacing ?? distance(from: children[index - 1], to: children[index], axis)
    }
  }

  /// The distance that two neighbours prefer, in points.
  mutating func distance(from child: NodeID, to next: NodeID, _ axis: Axis) -> Double {
    spacings.distance(traits(of: child).spacing, traits(of: next).spacing, along: axis)
  }

  /// The union of the children's spacing, and the guides that a container of several views has.
  mutating func mergedTraits(of children: some Sequence<NodeID>) -> NodeTraits {
    var merged = NodeTraits()
    var isFirst = true
    for child in children {
      let traits = traits(of: child)
      merged.spacing = isFirst ? traits.spacing : spacings.union(merged.spacing, traits.spacing)
      merged.explicitGuides.formUnion(traits.explicitGuides)
      isFirst = false
    }
    merged.explicitGuides.formIntersection(.merged)
    return isFirst ? .empty : merged
  }
}
