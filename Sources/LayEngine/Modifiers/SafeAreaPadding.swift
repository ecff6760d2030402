/// Safe area insets of a fixed length on each edge: a padding that hides the spacing and the guides
/// of its view.
///
/// - Source: layout-rules 6.10.
package struct SafeAreaPadding: ModifierContent, Equatable {
  package let insets: Insets

  package init(_ insets: Insets) { self.insets = insets }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let child = try lowering.lowerContent(of: view, lowering.inSafeArea(environment))
    lowering.finish(
      id, Padding.rule, child: child, parameters: lowering.keep(insets), NodeTraits())
  }
}
