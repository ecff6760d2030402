/// A value that a view carries outward to the layout that it stands in.
///
/// - Rule: nothing about layout changes. Modifiers let the value through, containers keep it to
///   themselves, be they stacks of one view; if one view carries several values for a key, the
///   innermost counts.
/// - Source: layout-rules 8; that a stack of one view is a container here was measured for what
///   views tell a grid, which goes the same way.
package struct LayoutValue: ModifierContent {
  package let key: String
  package let value: Any

  package init(key: String, value: Any) {
    self.key = key
    self.value = value
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerTransparent(view.children[0], id, environment)
  }
}

extension ViewTree {
  /// What a subview carries for a key; nil if nothing does.
  func value(of key: String, in node: NodeID) -> Any? {
    var found: Any?
    var next = node
    while true {
      if let carried = view(of: next).content as? LayoutValue, carried.key == key {
        found = carried.value
      }
      let inside = nodes[Int(next)]
      let visitor = CarrierVisitor(node: inside, id: next, tree: self)
      guard let child = inside.rule.with(visitor) else { return found }
      next = child
    }
  }
}
