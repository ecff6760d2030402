/// Lowers views that change nothing about the layout of their child.
extension Lowering {
  /// Makes a node that answers what its child answers and has the same frame.
  mutating func lowerTransparent(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    finish(id, Transparent.rule, child: child, parameters: 0, traits(of: child))
  }

  /// Makes a node for a stack of one view, which lays out as its child does but hides the child's
  /// grid cell.
  mutating func lowerOnlyChild(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    var traits = traits(of: child)
    traits.gridCell = 0
    finish(id, Transparent.rule, child: child, parameters: 0, traits)
  }
}
