/// HStack: views side by side.
package struct HorizontalStack: StackContent, ContainerRule {
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package static var axis: Axis { .horizontal }
}

/// VStack: views one below the other.
package struct VerticalStack: StackContent, ContainerRule {
  package let style: StackStyle

  package init(_ style: StackStyle) { self.style = style }

  package static var axis: Axis { .vertical }
}

/// An HStack or a VStack; they differ only in their axis.
package protocol StackContent: ViewContent, Equatable {
  var style: StackStyle { get }
  static var axis: Axis { get }
}

extension StackContent {
  package var keepsValues: Bool { true }

  package var fingerprint: Fingerprint? {
    var print = Fingerprint()
    print.add(optional: style.spacing)
    return print
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerStack(view, style, Self.axis, id, environment)
  }
}

extension ContainerRule where Self: StackContent {
  @inline(__always)
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    Stack.size(node, id, proposal, axis, &pass)
  }

  @inline(__always)
  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    Stack.arrange(node, placed, axis, &pass)
  }
}

extension Lowering {
  /// Lowers an HStack or a VStack; one that is written with exactly one view becomes transparent.
  ///
  /// - Source: layout-rules 4.1 and 4.8.
  fileprivate mutating func lowerStack(
    _ view: View, _ style: StackStyle, _ axis: Axis, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try elements(of: view)
    let inner = oriented(environment, along: axis)
    if elements.count == 1, !style.isDynamic {
      return try lowerOnlyChild(elements[0], id, inner)
    }
    let start = try lowerEdges(elements, inner)
    let count = elements.count
    let hasOnePriority = rankByPriority(start, count)
    let parameters = Stack.Parameters(
      spacing: spread(start, count, style.spacing, axis),
      guide: style.alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter),
      hasOnePriority: hasOnePriority)
    finish(
      id, axis == .horizontal ? HorizontalStack.rule : VerticalStack.rule, link: start,
      childCount: count, parameters: keep(parameters), stackTraits(start, count, axis))
  }

  /// Sets the distances before the children; returns their sum, in points.
  private mutating func spread(
    _ start: Int32, _ count: Int, _ spacing: Double?, _ axis: Axis
  ) -> Double {
    let edges = edges.pointer + Int(start)
    var sum = 0.0
    for index in 0..<count {
      let (before, child) = (edges[max(index - 1, 0)].child, edges[index].child)
      edges[index].distance = index == 0 ? 0 : spacing ?? distance(from: before, to: child, axis)
      sum += edges[index].distance
    }
    return sum
  }

  /// Ranks children by priority, high first, and in source order where it is equal; returns whether
  /// all have one priority.
  private mutating func rankByPriority(_ start: Int32, _ count: Int) -> Bool {
    let edges = edges.pointer + Int(start)
    var hasOnePriority = true
    for index in 0..<count {
      edges[index].rank = Int32(index)
      if traits(of: edges[index].child).priority != traits(of: edges[0].child).priority {
        hasOnePriority = false
      }
    }
    if hasOnePriority { return true }
    let priorities = (0..<count).map { traits(of: edges[$0].child).priority }
    let indices = priorities.indices.sorted { one, other in
      priorities[one] == priorities[other] ? one < other : priorities[one] > priorities[other]
    }
    for (place, index) in indices.enumerated() { edges[place].rank = Int32(index) }
    return false
  }

  private mutating func stackTraits(_ start: Int32, _ count: Int, _ axis: Axis) -> NodeTraits {
    guard count > 0 else { return .empty }
    let edges = edges.pointer + Int(start)
    var result = mergedTraits(of: (0..<count).lazy.map { edges[$0].child })
    result.spacing = spacings.ends(
      of: result.spacing, traits(of: edges[0].child).spacing,
      traits(of: edges[count - 1].child).spacing, along: axis)
    return result
  }
}

/// A content that keeps distances between its views along an axis.
protocol SpacedContent: ViewContent {
  /// The axis, and the distance in points that it declares; nil for what neighbours prefer.
  var declaredSpacing: (axis: Axis, distance: Double?) { get }
}

extension HorizontalStack: SpacedContent {
  var declaredSpacing: (axis: Axis, distance: Double?) { (.horizontal, style.spacing) }
}

extension VerticalStack: SpacedContent {
  var declaredSpacing: (axis: Axis, distance: Double?) { (.vertical, style.spacing) }
}

extension LazyHorizontalStack: SpacedContent {
  var declaredSpacing: (axis: Axis, distance: Double?) { (.horizontal, style.spacing) }
}

extension LazyVerticalStack: SpacedContent {
  var declaredSpacing: (axis: Axis, distance: Double?) { (.vertical, style.spacing) }
}

extension ViewTree {
  /// Where the distances between the children of a stack come from; the first is that before the
  /// second child.
  ///
  /// Empty for other views.
  package func spacingReasons(in node: NodeID) -> [SpacingReason] {
    guard let content = view(of: node).content as? any SpacedContent else { return [] }
    let (axis, declared) = content.declaredSpacing
    let (children, distances) = (children(of: node), distances(in: node))
    return zip(children.dropFirst(), zip(children, distances.dropFirst())).map { next, rest in
      let (before, distance) = rest
      guard declared == nil else { return SpacingReason(distance: distance, source: .declared) }
      let (one, other) = (spacing(of: before), spacing(of: next))
      let source =
        axis == .horizontal
        ? one.trailing.source(to: other.leading, or: one.defaultDistance)
        : one.bottom.source(to: other.top, or: one.defaultDistance)
      return SpacingReason(distance: distance, source: source)
    }
  }
}
