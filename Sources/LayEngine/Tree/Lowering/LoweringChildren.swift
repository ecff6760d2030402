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

  /// Lowers the elements of a container to edges that stand one after the other; gives the first.
  mutating func lowerEdges(
    _ views: [View], _ environment: EnvironmentID
  ) throws(LayoutFailure) -> Int32 {
    let start = edges.take(views.count)
    readMarks(of: views)
    for index in views.indices {
      let child = try lowerKept(Unmanaged.passUnretained(views[index]), environment)
      edges[start + index] = Edge(child: child)
    }
    return Int32(start)
  }

  /// Reads the marks of some views, and of what modifiers among them are around.
  ///
  /// Views lie anywhere in memory. Lowered one by one, each is waited for; read here, all of them are
  /// on their way at once.
  @inline(__always)
  private mutating func readMarks(of views: [View]) {
    var marks: UInt64 = 0
    views.withUnsafeBufferPointer { views in
      for view in views {
        Unmanaged.passUnretained(view)._withUnsafeGuaranteedRef { view in
          marks ^= view.lowered.stamp
          view.children.withUnsafeBufferPointer { children in
            guard children.count == 1 else { return }
            Unmanaged.passUnretained(children[0])._withUnsafeGuaranteedRef { child in
              marks ^= child.lowered.stamp
            }
          }
        }
      }
    }
    marksRead ^= marks
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
