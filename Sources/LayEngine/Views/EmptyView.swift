/// No view: no element of a list, and nothing where one view is expected.
///
/// - Source: layout-rules 3.6.
package struct EmptyView: ViewContent, Equatable {
  package init() {}

  package var role: ListRole { .nothing }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.finish(id, Nothing.rule, .empty)
  }
}

/// The rule of views that show nothing: 0 x 0, whatever is proposed.
enum Nothing: LeafRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    .zero
  }
}
