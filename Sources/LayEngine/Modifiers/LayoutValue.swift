/// A layout value that a view passes to the custom layout around it.
///
/// - Rule: nothing about layout changes. The value passes through modifiers but not through
///   containers, not even stacks of one view; if one view has several values for a key, the
///   innermost counts.
/// - Source: layout-rules 8; that a stack of one view hides values was measured for grid cell
///   settings, which are passed in the same way.
package struct LayoutValue: ModifierContent {
  package let key: String
  package let value: Any

  package init(key: String, value: Any) {
    self.key = key
    self.value = value
  }
}

extension ViewTree {
  /// The layout value of a subview for a key; nil if it has none.
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
