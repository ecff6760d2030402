/// Gives the coordinates of a view a name, by which views in it learn where they stand in it.
///
/// - Rule: nothing about layout changes.
package struct CoordinateSpace: ModifierContent, SeparableModifierRule, Equatable {
  /// How views in it call the coordinates.
  package let space: String

  package init(_ space: String) { self.space = space }

  package var name: String { "coordinate-space" }

  static var needsMemory: Bool { false }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    Transparent.size(node, id, proposal, &pass)
  }

  @inline(__always)
  static func length<A: LengthAsker & ~Copyable>(
    _ node: Node, _ axis: Axis, _ proposal: Length<A.Number>, _ asker: inout A
  ) -> A.Number {
    Transparent.length(node, axis, proposal, &asker)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    Transparent.arrange(node, placed, &pass)
  }

  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? {
    Transparent.position(of: guide, node, placed, &pass)
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let child = try lowering.lowerContent(of: view, environment)
    lowering.finish(
      id, .coordinateSpace, child: child, parameters: 0, lowering.traits(of: child))
  }
}
