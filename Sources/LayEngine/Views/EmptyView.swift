/// No view: no element of a list, and nothing where one view is expected.
///
/// - Source: layout-rules 3.6.
package struct EmptyView: ViewContent, Equatable {
  package init() {}

  package var role: ListRole { .nothing }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.finish(use.id, Nothing.rule, .empty)
  }
}

/// The first child of a section's group, by which lists and lazy grids find where sections begin
/// and end; other containers ignore it.
package struct SectionStart: ViewContent, Equatable {
  package init() {}

  package var role: ListRole { .nothing }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.finish(use.id, Nothing.rule, .empty)
  }
}
