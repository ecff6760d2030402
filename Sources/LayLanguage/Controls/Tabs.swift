import LayEngine

/// Tab views: several screens, one of which is shown, and a tab bar.
extension Declaration {
  static let allTabs: [Declaration] = [
    .defaultAdaptableTabBarPlacement, .tabView, .tab, .tabSection,
  ]

  static let tabView = Declaration(
    .container, "tab-view",
    parameters: [.selection],
    summary: "One of several screens, as large as proposed, above a tab bar "
      + "\(ControlSizes.words(\.tabBarHeight)) high, 32 on a phone in landscape; on a pad with a regular width, on a Mac and a television below a bar of "
      + "\(ControlSizes.words(\.upperTabBarHeight)); "
      + "without a bar in the style `page`. In the style `sidebar-adaptable` tabs are in a sidebar "
      + "on a Mac, and on a pad if `default-adaptable-tab-bar-placement` says so. Views that "
      + "ignore the safe area extend under the bar.",
    swiftUI: .view("TabView", [.optionalBinding("selection"), .content]),
    examples: """
      (tab-view (tab-item "A" (color red)) (tab-item "B" (color blue))) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let screens = try arguments.childViews().withoutGroups
    let chosen = try arguments.selection(among: screens, orFirst: true)
    let control = Control(
      "tab-view",
      sizedComposition: { sizes in
        "a tab view is the chosen screen above a bar \(NumberText.of(sizes.tabBarHeight)) high"
          + "\(sizes.tabCapsule == nil ? "" : " from the end of the screen"), "
          + "\(NumberText.of(sizes.lowTabBarHeight)) in a low window of a phone; on a pad with room, "
          + "on a Mac and a television it is below a bar "
          + "\(NumberText.of(sizes.upperTabBarHeight)) high; in the style `page` there is no bar, in "
          + "the style `sidebar-adaptable` a list beside the screen where there is room for it"
      }
    ) { parts, style throws(LayoutFailure) in
      let shown = chosen.map { [parts[$0]] } ?? []
      let screen = try View.implicitStack(shown).fillingBoth()
      if style.tabView.hasNoBar { return screen }
      if try ScreenBars(of: shown, style).isHidden(.tabBar) { return screen }
      if let width = style.tabSidebarWidth {
        return .row(
          [try .tabSidebar(parts, chosen, style).framed(width: width), screen], spacing: 0
        )
        .fillingBoth()
      }
      return style.hasUpperTabBar
        ? screen.with(.upperTabBar(parts, chosen, style.sizes), at: .top)
        : screen.with(.tabBar(parts, chosen, style), at: .bottom)
    }
    return arguments.makeControl(control, screens)
  }

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
    return arguments.style(\.tabPlacement, place ?? .automatic)
  }
}

extension View {
  /// A tab bar: titles below their symbols, each with an equal part of the width.
  ///
  /// In a window of compact height the symbols are before the titles.
  ///
  /// - Source: UIKit's tab bars, which are 32 high where the height is compact, with the symbols
  ///   before the titles since iOS 11; the distances are our own choice.
  fileprivate static func tabBar(
    _ screens: [View], _ chosen: Int?, _ style: ControlStyle
  ) -> View {
    let isLow = style.verticalSizeClass == .compact
    let items = screens.enumerated().map { index, screen in
      (isLow ? View.row(screen.tabLabel, spacing: 4) : .column(screen.tabLabel, spacing: 2))
        .inColor(index == chosen ? "accent-color" : "secondary").filling()
    }
    let sizes = style.sizes
    if isLow { return .bar([View.row(items, spacing: 0).framed(height: sizes.lowTabBarHeight)]) }
    guard let capsule = sizes.tabCapsule else {
      return .bar([View.row(items, spacing: 0).framed(height: sizes.tabBarHeight)])
    }
    // The bar counts from the end of the screen, of which some is kept free already.
    let free = style.windowInsets.bottom
    let inset = Insets(top: 0, leading: 0, bottom: sizes.tabCapsuleInset - free, trailing: 0)
    let width = capsule.tab * Double(items.count) + capsule.ends
    let frame = FlexibleFrame(
      width: FlexibleLength(minimum: 0, maximum: width), height: FlexibleLength(),
      alignment: .center)
    return .bar([
      View(frame, children: [.row(items, spacing: 0)], written: frame.written)
        .framed(height: capsule.height).padded(inset).filling()
        .framed(height: max(sizes.tabBarHeight - free, 0), Alignment(.horizontalCenter, .bottom))
    ])
  }

  /// A bar of titles without symbols, centered above the screen.
  ///
  /// - Source: Apple's guidelines since iPadOS 18: the bar of a pad is at the top and shows titles.
  fileprivate static func upperTabBar(
    _ screens: [View], _ chosen: Int?, _ sizes: ControlSizes
  ) -> View {
    let items = screens.enumerated().map { index, screen in
      let title = View.column(screen.tabTitle, spacing: 0)
        .inColor(index == chosen ? "accent-color" : "secondary")
      let inset = sizes.upperTabInset
      return inset == 0 ? title : title.padded(Insets(.horizontal, inset))
    }
    return .bar([
      View.row(items, spacing: sizes.upperTabSpacing).filling()
        .framed(height: sizes.upperTabBarHeight)
    ])
  }

  var tabTitle: [View] {
    guard case .tabItem(let title, _)? = tabPart else { return [] }
    return [View.text(title).inOneLine]
  }

  /// The tab bar's part for this screen, set by the screen's modifiers; nil if none sets it.
  var tabPart: BarPart? {
    var view = self
    while let child = view.children.first {
      if case .bar(let part)? = view.content as? Effect, case .tabItem = part { return part }
      guard view.content.role == .modifier else { return nil }
      view = child
    }
    return nil
  }

  private var tabLabel: [View] {
    guard case .tabItem(let title, let symbol)? = tabPart else { return [] }
    let text = View.text(title).inFont(ControlSizes.usual.tabTitleSize).inOneLine
    return (symbol.map { [View.symbol($0)] } ?? []) + [text]
  }
}

extension ControlStyle {
  /// Whether the tab bar is above the screen.
  fileprivate var hasUpperTabBar: Bool {
    switch platform {
    case .mac, .television: true
    case .pad: horizontalSizeClass == .regular
    case .phone, .watch: false
    }
  }

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

extension ControlStyle.TabView {
  /// Whether the screens are pages, without a tab bar.
  fileprivate var hasNoBar: Bool { self == .page || self == .verticalPage || self == .carousel }
}

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
      View.label(screen.sidebarLabel, style).inColor(index == chosen ? "accent-color" : "primary")
    }
    return try .list(rows, style)
  }

  /// The title and symbol of a tab; the symbol is optional.
  private var sidebarLabel: [View] {
    guard case .tabItem(_, let symbol)? = tabPart else { return [View(EmptyView())] }
    return tabTitle + (symbol.map { [View.symbol($0)] } ?? [])
  }
}

/// The screens of a tab view in the syntax of iOS 18 and later.
extension Declaration {
  static let tab = Declaration(
    .container, "tab",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .nothing]), "the title in the tab bar"),
      .systemImage, .keyword("image", .string, "the image above the title"),
      .keyword("value", .plain, "the value that selects the tab"),
      .keyword("role", .enumeration(["search"]), "the role of the tab"),
      .keyword("label", .shown, "the title and the symbol as views; they are not laid out"),
    ],
    summary: "A screen of a `tab-view` with its title and symbol in the tab bar.",
    swiftUI: .view(
      "Tab", ["_ title", "systemImage", "value", "role", .content],
      ["_ title", "image", "value", "role", .content],
      ["value", "role", .content, .closure("label")]),
    examples: """
      (tab-view (tab "Home" :system-image "house" (color red))) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let screen = View(Group(), children: try arguments.childViews())
    let part = BarPart.tabItem(
      title: arguments.string("title") ?? "", symbol: arguments.string("system-image"))
    let value = arguments.given("value") ?? arguments.given("title")
    guard let value else { return arguments.make(Effect.bar(part), [screen]) }
    let tagged = View(Effect.tag(ValueDescription.shown(value)), children: [screen])
    return arguments.make(Effect.bar(part), [tagged])
  }

  static let tabSection = Declaration(
    .container, "tab-section",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .nothing]), "the header above the tabs"),
      .keyword("header", .shown, "the header as views"),
    ],
    summary: "Several tabs that belong together; they are laid out as without the section.",
    swiftUI: .view(
      "TabSection", ["_ title", .content],
      [.content, .closure("header")]),
    examples: #"(tab-view (tab-section "More" (tab "Home" (color red)))) | 300 x 500 | 300 x 500"#
  ) { arguments throws(Diagnostic) in
    arguments.make(Group(), try arguments.children().map(\.view))
  }
}
