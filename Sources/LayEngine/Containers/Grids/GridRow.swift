/// A row of a grid; outside a grid it is a group of its children.
///
/// - Source: layout-rules 5.4.
package struct GridRow: ViewContent, Equatable {
  /// nil for the grid's alignment.
  package let alignment: AlignmentGuide?

  package init(alignment: AlignmentGuide? = nil) { self.alignment = alignment }

  package var role: ListRole { .group }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.lowerGroup(use)
  }
}
