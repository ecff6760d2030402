/// Sets the priority that the parent sees; the outermost one counts.
///
/// - Source: layout-rules 6.8.
package struct LayoutPriority: ModifierContent, Equatable {
  /// NaN counts as 0.
  package let priority: Double

  package init(_ priority: Double) { self.priority = priority }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, Transparent.rule, Int32(0)) { inside in
      var traits = inside
      traits.priority = priority.isNaN ? 0 : priority
      traits.isSpacer = false
      return traits
    }
  }
}
