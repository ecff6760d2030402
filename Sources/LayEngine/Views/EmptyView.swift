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
enum Nothing: SeparableLeafRule {
  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    .zero
  }

  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ asker: inout A
  ) -> A.Number {
    A.Number(0)
  }
}
