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
