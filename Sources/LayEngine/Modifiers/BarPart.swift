/// A setting of a view for the bars around its screen.
package enum BarPart: Hashable, Sendable {
  /// The title in the navigation bar.
  case navigationTitle(String)
  case navigationBarTitleDisplayMode(TitleDisplayMode)
  /// A search field, and its prompt.
  case searchable(prompt: String)
  /// Views in bars; they are children after the view.
  case toolbar
  /// Whether some bars are hidden.
  case toolbarVisibility(isHidden: Bool, bars: [Bar])
  /// How wide a column of a split view is, in points.
  case navigationSplitViewColumnWidth(Double)
  /// The title and symbol of the screen in the bar of a tab view.
  case tabItem(title: String, symbol: String?)

  package enum Bar: String, CaseIterable, Hashable, Sendable {
    case bottomBar
    case navigationBar
    case tabBar
  }

  package enum TitleDisplayMode: String, CaseIterable, Hashable, Sendable {
    case automatic, inline, large
  }
}
