/// How views are lowered of which layout sees nothing but the view in them.
extension Lowering {
  /// Makes a node of which nothing is seen but the child.
  mutating func lowerTransparent(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    finish(id, .transparent, child: child, parameters: 0, traits(of: child))
  }

  /// Takes the place of a stack that is not there; what the child tells a grid ends here.
  mutating func lowerOnlyChild(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    var traits = traits(of: child)
    traits.gridCell = 0
    finish(id, .transparent, child: child, parameters: 0, traits)
  }
}
