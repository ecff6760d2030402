/// A colour that fills what it is given, as a shape does.
package struct Color: ViewContent, Equatable {
  /// SwiftUI's name of the colour, or the text that the program writes for it.
  package let color: String

  package init(_ color: String) { self.color = color }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.finish(id, Shape.rule, NodeTraits(plain: .greedy))
  }
}
