/// Gives the coordinate space of a view a name, by which views inside find their frame in it.
///
/// - Rule: nothing about layout changes.
package struct CoordinateSpace: ModifierContent, TransparentRule, Equatable {
  /// The name of the coordinate space.
  package let space: String

  package init(_ space: String) { self.space = space }

  static var needsMemory: Bool { false }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let child = try lowering.lowerContent(of: view, environment)
    lowering.finish(
      id, CoordinateSpace.rule, child: child, parameters: 0, lowering.traits(of: child))
  }
}
