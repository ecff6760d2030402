/// What a view tells the bars around its screen.
package enum BarPart: Hashable, Sendable {
  /// What the navigation bar says.
  case title(String)
  case displayMode(TitleDisplayMode)
  /// A field to search in, and what it says while it is empty.
  case search(prompt: String)
  /// Views in bars, which are children after the view.
  case items
  /// Whether some bars are there.
  case visibility(isHidden: Bool, bars: [Bar])
  /// How wide a column of a split view is, in points.
  case columnWidth(Double)
  /// How the bar of a tab view calls the screen.
  case tab(title: String, symbol: String?)

  package enum Bar: String, CaseIterable, Hashable, Sendable {
    case bottomBar = "bottom-bar"
    case navigationBar = "navigation-bar"
    case tabBar = "tab-bar"
  }

  package enum TitleDisplayMode: String, CaseIterable, Hashable, Sendable {
    case automatic, inline, large
  }

  var name: String {
    switch self {
    case .title: "navigation-title"
    case .displayMode: "navigation-bar-title-display-mode"
    case .search: "searchable"
    case .items: "toolbar"
    case .visibility: "toolbar-visibility"
    case .columnWidth: "navigation-split-view-column-width"
    case .tab: "tab-item"
    }
  }
}

/// Views of a bar, and where they stand there; elsewhere they are those views.
package struct ToolbarItem: ViewContent, Equatable {
  package enum Placement: String, CaseIterable, Hashable, Sendable {
    case automatic
    case bottomBar = "bottom-bar"
    case cancellationAction = "cancellation-action"
    case confirmationAction = "confirmation-action"
    case destructiveAction = "destructive-action"
    case keyboard
    case navigation
    case navigationBarLeading = "navigation-bar-leading"
    case navigationBarTrailing = "navigation-bar-trailing"
    case primaryAction = "primary-action"
    case principal
    case secondaryAction = "secondary-action"
    case status
    case topBarLeading = "top-bar-leading"
    case topBarTrailing = "top-bar-trailing"
  }

  package let placement: Placement

  package init(_ placement: Placement) { self.placement = placement }

  package var name: String { "toolbar-item" }
  package var role: ListRole { .group }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerGroup(view, id, environment)
  }
}
