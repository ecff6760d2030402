/// Gives the coordinate space of a view a name, by which views inside find their frame in it.
///
/// - Rule: nothing about layout changes.
package struct CoordinateSpace: ModifierContent, TransparentRule, Equatable {
  static var rule: Rule { .coordinateSpace }
  /// The name of the coordinate space.
  package let space: String

  package init(_ space: String) { self.space = space }

  static var needsMemory: Bool { false }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.wrap(use, CoordinateSpace.rule, Int32(0)) { $0 }
  }
}
