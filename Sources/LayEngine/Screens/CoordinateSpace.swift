/// Gives the coordinates of a view a name, by which views in it learn where they stand in it.
///
/// - Rule: nothing about layout changes.
package struct CoordinateSpace: ModifierContent, TransparentRule, Equatable {
  /// What views in it call the coordinates.
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
