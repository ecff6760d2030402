import LayEngine

/// Tabs at the side of their screens.
extension View {
  /// A list of titles with their symbols.
  ///
  /// - Source: Apple's documentation of `sidebarAdaptable`: a sidebar on a pad, which people may
  ///   choose there, and always on a Mac. Its rows are those of lists in the style `sidebar`; how
  ///   wide it is, is our own choice.
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

  /// The title and, if there is one, the symbol.
  private var sidebarLabel: [View] {
    guard case .tab(_, let symbol)? = tabPart else { return [View(EmptyView())] }
    return tabTitle + (symbol.map { [View.symbol($0)] } ?? [])
  }
}

extension ControlStyle {
  /// How wide the list of tabs is; nil where they stand in a bar.
  var tabSidebarWidth: Double? {
    guard tabView == .sidebarAdaptable else { return nil }
    switch platform {
    case .mac: return ControlMetrics.macTabSidebarWidth
    case .pad where horizontalSizeClass == .regular && tabPlacement == .sidebar:
      return ControlMetrics.tabSidebarWidth
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
        .enumeration(ControlStyle.TabPlacement.spellings), "where they are at first",
        default: "automatic", isKeyword: false)
    ],
    summary:
      "Say where the tabs of a `tab-view` in the style `sidebar-adaptable` stand at first: on "
      + "a pad with room, `sidebar` puts them at the side, 320 wide; elsewhere it says nothing.",
    swiftUI: .method("defaultAdaptableTabBarPlacement", ["_ default-placement"]),
    examples: [
      Example(
        "(default-adaptable-tab-bar-placement sidebar (tab-view-style sidebar-adaptable "
          + "(tab-view (tab \"Home\" (color red)))))", proposing: "ipad-11 landscape",
        gives: "1194 x 790")
    ]
  ) { arguments throws(Diagnostic) in
    let place = arguments.enumeration("default-placement")
      .flatMap { ControlStyle.TabPlacement(spelling: $0) }
    return arguments.make(
      EnvironmentChange.controls(.tabPlacement(place ?? .automatic)), [arguments.view()])
  }
}
