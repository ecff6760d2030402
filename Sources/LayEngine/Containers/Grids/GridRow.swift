/// Its children in one row of a grid; elsewhere the children alone.
///
/// - Source: layout-rules 5.4.
package struct GridRow: ViewContent, Equatable {
  /// Nil for what the grid says.
  package let alignment: AlignmentGuide?

  package init(alignment: AlignmentGuide? = nil) { self.alignment = alignment }

  package var role: ListRole { .group }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerGroup(view, id, environment)
  }
}
