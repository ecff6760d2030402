/// Several views without a layout of their own: the container around lays them out.
///
/// - Source: layout-rules 3.6 and 5.3.
package struct Group: ViewContent, Equatable {
  package init() {}

  package var role: ListRole { .group }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.lowerGroup(use)
  }
}

extension Lowering {
  /// Lowers a group where one view is expected: as its one element, else as nothing.
  mutating func lowerGroup(_ use: ViewUse) throws(LayoutFailure) {
    let elements = try elements(of: use.view)
    guard elements.count == 1 else { return finish(use.id, Nothing.rule, .empty) }
    try lowerTransparent(use, elements[0])
  }
}

/// Views for a bar, with their placement in it; outside bars it is a group of the views.
package struct ToolbarItem: ViewContent, Equatable {
  package enum Placement: String, CaseIterable, Hashable, Sendable {
    case automatic
    case bottomBar
    case cancellationAction
    case confirmationAction
    case destructiveAction
    case keyboard
    case navigation
    case navigationBarLeading
    case navigationBarTrailing
    case primaryAction
    case principal
    case secondaryAction
    case status
    case topBarLeading
    case topBarTrailing
  }

  package let placement: Placement

  package init(_ placement: Placement) { self.placement = placement }

  package var role: ListRole { .group }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.lowerGroup(use)
  }
}
