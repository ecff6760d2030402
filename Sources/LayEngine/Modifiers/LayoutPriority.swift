/// Sets the priority that the parent sees; the outermost one counts.
///
/// - Source: layout-rules 6.8.
package struct LayoutPriority: ModifierContent, Equatable {
  /// NaN counts as 0.
  package let priority: Double

  package init(_ priority: Double) { self.priority = priority }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let child = try lowering.lowerContent(of: view, environment)
    var traits = lowering.traits(of: child)
    traits.priority = priority.isNaN ? 0 : priority
    traits.isSpacer = false
    lowering.finish(id, Transparent.rule, child: child, parameters: 0, traits)
  }
}
