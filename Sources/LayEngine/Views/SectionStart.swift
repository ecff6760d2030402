/// What the group of a section begins with: a list tells by it where its sections begin and end;
/// it is nothing to every other container.
package struct SectionStart: ViewContent, Equatable {
  package init() {}

  package var role: ListRole { .nothing }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    lowering.finish(id, Nothing.rule, .empty)
  }
}
