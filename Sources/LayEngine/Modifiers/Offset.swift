/// Draws one child at an offset.
///
/// - Rule: nothing about layout changes: size, spacing, priority and guides are the child's.
/// - Source: layout-rules 6.6.
package struct Offset: ModifierContent, ChildSizedRule, Equatable, BitwiseCopyable {
  static var rule: Rule { .offset }
  package let x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let offset: Offset = pass.parameters(of: node)
    pass.put(node.child, at: Point(N(offset.x), N(offset.y)), placed.proposal, placed.size)
  }

  /// Only the drawing is moved; the guides stay where they are.
  static func position<N, T>(
    of guide: AlignmentGuide, _ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>
  ) -> N? { pass.positionFromChildren(of: guide, node, placed, isShifted: false) }
}

extension Offset {
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, Offset.rule, self) { $0 }
  }
}
