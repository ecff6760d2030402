import LayEngine

/// The sidebar of a tab view.
extension View {
  /// A list of titles with their symbols.
  ///
  /// - Source: Apple's documentation of `sidebarAdaptable`: a sidebar if the user chooses it on a
  ///   pad, and always on a Mac. Its rows are those of a list in the style `sidebar`; its width is
  ///   our own choice.
  static func tabSidebar(
    _ screens: [View], _ chosen: Int?, _ style: ControlStyle
  ) throws(LayoutFailure) -> View {
    var style = style
    style.list = .sidebar
    let rows = screens.enumerated().map { index, screen in
      View.label(screen.sidebarLabel, style)
        .inColor(index == chosen ? "accent-color" : "primary")
    }
    return try .list(rows, style)
  }

  /// The title and symbol of a tab; the symbol is optional.
  private var sidebarLabel: [View] {
    guard case .tab(_, let symbol)? = tabPart else { return [View(EmptyView())] }
    return tabTitle + (symbol.map { [View.symbol($0)] } ?? [])
  }
}

extension ControlStyle {
  /// The width of the sidebar in points; nil where the tabs are in a bar.
  var tabSidebarWidth: Double? {
    guard tabView == .sidebarAdaptable else { return nil }
    switch platform {
    case .mac: return sizes.macTabSidebarWidth
    case .pad where horizontalSizeClass == .regular && tabPlacement == .sidebar:
      return sizes.tabSidebarWidth
    case .pad, .phone, .television, .watch: return nil
    }
  }
}

extension Declaration {
  static let defaultAdaptableTabBarPlacement = Declaration(
    .modifier, "default-adaptable-tab-bar-placement",
    parameters: [
      .optionalPositional(
        "default-placement",
        .enumeration(ControlStyle.TabPlacement.spellings), "where the tabs are at first",
        default: "automatic", isKeyword: false)
    ],
    summary:
      "Set where the tabs of a `tab-view` in the style `sidebar-adaptable` are at first: on a pad "
      + "with a regular width, `sidebar` puts them into a sidebar 320 wide; elsewhere it has no "
      + "effect.",
    swiftUI: .method("defaultAdaptableTabBarPlacement", ["_ default-placement"]),
    examples: """
      (default-adaptable-tab-bar-placement sidebar (tab-view-style sidebar-adaptable (tab-view \
      (tab "Home" (color red))))) | ipad-11 landscape | 1194 x 790
      """
  ) { arguments throws(Diagnostic) in
    let place = arguments.enumeration("default-placement")
      .flatMap { ControlStyle.TabPlacement(spelling: $0) }
    return arguments.make(
      EnvironmentChange.controls(.tabPlacement(place ?? .automatic)), [arguments.view()])
  }
}
