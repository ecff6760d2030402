/// A setting of a view for the bars around its screen.
package enum BarPart: Hashable, Sendable {
  /// The title in the navigation bar.
  case title(String)
  case displayMode(TitleDisplayMode)
  /// A search field, and its prompt.
  case search(prompt: String)
  /// Views in bars; they are children after the view.
  case items
  /// Whether some bars are hidden.
  case visibility(isHidden: Bool, bars: [Bar])
  /// How wide a column of a split view is, in points.
  case columnWidth(Double)
  /// The title and symbol of the screen in the bar of a tab view.
  case tab(title: String, symbol: String?)

  package enum Bar: String, CaseIterable, Hashable, Sendable {
    case bottomBar
    case navigationBar
    case tabBar
  }

  package enum TitleDisplayMode: String, CaseIterable, Hashable, Sendable {
    case automatic, inline, large
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

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerGroup(view, id, environment)
  }
}
