/// Shapes that differ from a rectangle in their corners or colors alone.
package enum FurtherShape: String, Hashable, Sendable {
  case concentricRectangle
  case containerRelativeShape
  case meshGradient
  case unevenRoundedRectangle
}

/// A shape that fills the proposal; colours and gradients have the same layout.
///
/// - Rule: answer the proposal, 10 where nothing is proposed. Nothing is clamped: 0 gives 0,
///   infinity infinity, a negative length itself.
/// - Source: layout-rules 2.1.
package enum Shape: ViewContent, LeafRule, Hashable, Sendable {
  case rectangle, ellipse, capsule
  /// Indirect, so that a shape is small: trees contain many of them.
  indirect case gradient(Gradient)
  /// A shape with another name that has the same layout.
  case other(FurtherShape)
  /// A path that the program draws; it has no influence on the size.
  case path
  case roundedRectangle(cornerRadius: Double)

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    proposal.replacingUnspecified
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.finish(id, Shape.rule, NodeTraits(plain: .greedy))
  }
}
