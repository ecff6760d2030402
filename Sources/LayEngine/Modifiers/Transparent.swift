/// Views that change nothing about layout: drawing effects, environment modifiers, stacks of one
/// view.
///
/// The one child gets the proposal and the place; its traits are seen through.
///
/// - Source: layout-rules 4.1, 6.7 and 6.13.
extension Lowering {
  mutating func transparent(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    finish(id, .transparent, child: child, parameters: 0, traits(of: child))
  }

  /// A view in an environment that a modifier changes.
  mutating func changed(
    _ view: View, _ change: EnvironmentChange, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    warn(about: change, view)
    let inner = intern(self.environment(environment).changed(by: change))
    try transparent(view.children[0], id, inner)
  }

  /// Takes the place of a stack that is not there; what the child tells a grid ends here.
  mutating func onlyChild(
    _ child: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(child, environment)
    var traits = traits(of: child)
    traits.gridCell = 0
    finish(id, .transparent, child: child, parameters: 0, traits)
  }

  /// Sets the priority that the parent sees; the outermost one counts.
  ///
  /// - Source: layout-rules 6.8.
  mutating func layoutPriority(
    _ view: View, _ priority: Double, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let child = try lower(view.children[0], environment)
    var traits = traits(of: child)
    traits.priority = priority.isNaN ? 0 : priority
    traits.isSpacer = false
    finish(id, .transparent, child: child, parameters: 0, traits)
  }

  /// A group that stands where one view is expected, or an empty view there.
  mutating func group(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID
  ) throws(LayoutFailure) {
    let elements = try elements(of: view.children)
    guard elements.count == 1 else {
      return finish(id, .nothing, .empty)
    }
    try transparent(elements[0], id, environment)
  }
}
