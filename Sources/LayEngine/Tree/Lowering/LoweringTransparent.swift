/// How views are lowered that layout sees through.
extension Lowering {
  /// Makes a node that answers, and is placed, as its child is.
  mutating func lowerTransparent(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    finish(id, Transparent.rule, child: child, parameters: 0, traits(of: child))
  }

  /// Makes a node for a stack of one view, which layout sees through; what the child tells a grid
  /// ends here.
  mutating func lowerOnlyChild(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    var traits = traits(of: child)
    traits.gridCell = 0
    finish(id, Transparent.rule, child: child, parameters: 0, traits)
  }
}
