import LayEngine

/// The contents of the bars around a screen, collected from the modifiers of its views.
struct ScreenBars {
  private(set) var title: String?
  private var mode = BarPart.TitleDisplayMode.automatic
  private var prompt: String?
  private var items: [(placement: ToolbarItem.Placement, views: [View])] = []
  private var hidden: Set<BarPart.Bar> = []

  /// Searches the views of a screen for bar modifiers, except in containers with bars of their own.
  ///
  /// - Rule: of several titles, display modes and search fields the outermost counts; items of
  ///   several toolbars are all shown. This is our own choice where SwiftUI's preferences may
  ///   differ. A search modifier may also be outside of the screen's container.
  init(of views: [View], _ style: ControlStyle) throws(LayoutFailure) {
    defer { prompt = prompt ?? style.searchPrompt }
    try View.search(views, style) { view, style throws(LayoutFailure) in
      if (view.content as? Control)?.hasBarsOfItsOwn == true { return 0 }
      guard case .bar(let part)? = view.content as? Effect else { return nil }
      try note(part, view, style)
      return 1
    }
  }

  private mutating func note(
    _ part: BarPart, _ view: View, _ style: ControlStyle
  ) throws(LayoutFailure) {
    switch part {
    case .navigationTitle(let title): self.title = self.title ?? title
    case .navigationBarTitleDisplayMode(let mode): if self.mode == .automatic { self.mode = mode }
    case .searchable(let prompt): self.prompt = self.prompt ?? prompt
    case .toolbar:
      for item in Array(view.children.dropFirst()).withoutGroups {
        let made = try (item.content as? Control)?.made(item, style)
        note(made.map { [$0].withoutGroups } ?? [item])
      }
    case .toolbarVisibility(let isHidden, let bars): if isHidden { hidden.formUnion(bars) }
    case .navigationSplitViewColumnWidth, .tabItem: break
    }
  }

  private mutating func note(_ items: [View]) {
    for item in items {
      let placement = (item.content as? ToolbarItem)?.placement
      self.items.append((placement ?? .automatic, placement == nil ? [item] : item.children))
    }
  }

  func isHidden(_ bar: BarPart.Bar) -> Bool { hidden.contains(bar) }

  private func views(_ placements: Set<ToolbarItem.Placement>) -> [View] {
    items.filter { placements.contains($0.placement) }.flatMap(\.views).withoutGroups
  }

  private static let leading: Set<ToolbarItem.Placement> = [
    .cancellationAction, .navigation, .navigationBarLeading, .topBarLeading,
  ]
  private static let trailing: Set<ToolbarItem.Placement> = [
    .automatic, .confirmationAction, .destructiveAction, .navigationBarTrailing, .primaryAction,
    .topBarTrailing,
  ]

  // MARK: The bars as views

  /// The navigation bar with its large title and search field below it; nil for no bar.
  ///
  /// In a window of compact height there is no large title. Secondary actions are in a menu, of which the sign is shown.
  ///
  /// - Source: Apple, `ToolbarItemPlacement.secondaryAction`: they may be in an overflow menu.
  func navigationBar(_ style: ControlStyle) -> View? {
    guard !isHidden(.navigationBar), style.platform == .phone || style.platform == .pad else {
      return nil
    }
    let overflow = views([.secondaryAction]).isEmpty ? [] : [View.symbol("ellipsis")]
    let (leading, trailing) = (views(Self.leading), views(Self.trailing) + overflow)
    let principal = views([.principal])
    let field = style.searchesInBar ? prompt.map { View.searchFieldInBar($0, style.sizes) } : nil
    let hasPrompt = prompt != nil && !style.searchesAtBottom
    guard title != nil || hasPrompt || !(leading + trailing + principal).isEmpty else {
      return nil
    }
    let isLarge = hasLargeTitle(style)
    let height = style.barHeight(
      style.sizes.navigationBarHeight, low: style.sizes.lowNavigationBarHeight)
    let bar = View.barRow(
      leading, principal.isEmpty ? titleInLine(isLarge) : principal, trailing, field,
      height: height, style)
    let above = style.roomAboveBars
    var rows = [
      above == 0 ? bar : bar.padded(Insets(top: above, leading: 0, bottom: 0, trailing: 0))
    ]
    if isLarge, let title { rows.append(.largeTitle(title, style)) }
    if let prompt, !style.searchesAtBottom, field == nil {
      rows.append(.searchRow(prompt, style.sizes))
    }
    return .bar(rows)
  }

  /// Whether the navigation bar has a large title.
  fileprivate func hasLargeTitle(_ style: ControlStyle) -> Bool {
    title != nil && mode != .inline && style.verticalSizeClass != .compact
  }

  /// The search field at the bottom edge; nil where there is none.
  func searchBar(_ style: ControlStyle) -> View? {
    guard style.searchesAtBottom, !isHidden(.navigationBar), let prompt else { return nil }
    return .bar([.searchRow(prompt, style.sizes)])
  }

  private func titleInLine(_ isLarge: Bool) -> [View] {
    guard let title, !isLarge else { return [] }
    return [View.text(title).inFont(.headline).inOneLine]
  }

  /// The bar at the bottom edge; nil for no bar.
  func bottomBar(_ style: ControlStyle) -> View? {
    let views = views([.bottomBar, .status])
    guard !views.isEmpty, !isHidden(.bottomBar) else { return nil }
    let height = style.barHeight(style.sizes.bottomBarHeight, low: style.sizes.lowBottomBarHeight)
    let bar = View.barItems(views, style.sizes)
      .padded(Insets(.horizontal, style.barMargin)).filling().framed(height: height)
    let below = style.windowInsets.bottom > 0 ? 0 : style.sizes.bottomBarInset
    return .bar([
      below == 0 ? bar : bar.padded(Insets(top: 0, leading: 0, bottom: below, trailing: 0))
    ])
  }
}

extension ControlStyle {
  /// The height of a bar in points: usual, on a phone of compact height, or on a pad.
  fileprivate func barHeight(_ usual: Double, low: Double) -> Double {
    if platform == .pad { return sizes.padBarHeight }
    return verticalSizeClass == .compact && platform == .phone ? low : usual
  }

  /// What a navigation bar has above it where the window keeps nothing free there, in points.
  fileprivate var roomAboveBars: Double {
    guard windowInsets.top == 0, platform == .phone else { return 0 }
    return verticalSizeClass == .compact
      ? sizes.lowNavigationBarInset : sizes.navigationBarInset
  }

  /// Between the ends of a bar and its items, in points.
  fileprivate var barMargin: Double {
    verticalSizeClass == .compact && platform == .phone ? sizes.lowBarInset : sizes.barInset
  }

  /// Whether search fields are in the row of the title: on a pad where a phone has them at the bottom.
  fileprivate var searchesInBar: Bool { platform == .pad && sizes.searchesAtBottom }

  /// Whether search fields are at the bottom of a screen.
  fileprivate var searchesAtBottom: Bool { platform == .phone && sizes.searchesAtBottom }
}

extension View {
  /// Finds views inside others, from the outside in, with the style around each.
  ///
  /// - Rule: what functions of the environment or of a geometry make is searched too, and what is
  ///   presented is not.
  /// - Parameter note: takes a view, and says how many of its children are searched; nil for all.
  static func search(
    _ views: [View], _ style: ControlStyle,
    _ note: (View, ControlStyle) throws(LayoutFailure) -> Int?
  ) throws(LayoutFailure) {
    var pending = views.reversed().map { Searched(view: $0, style: style, depth: 0) }
    var seen: Set<ObjectIdentifier> = []
    while let next = pending.popLast() {
      let view = next.view
      let control = view.content as? Control
      var inside = view.children[...]
      var (inner, depth) = (next.style, next.depth)
      if let count = try note(view, inner) {
        inside = inside.prefix(count)
      } else if view.content is Presentation {
        inside = inside.prefix(1)
      } else if inner.takeChange(of: view.content) {
        // `inner` is now the environment of the views inside.
      } else if depth < Searched.mostMade, let made = try control?.made(view, inner) {
        depth += 1
        inside = [made]
      } else if depth < Searched.mostMade, let reader = view.content as? GeometryReader,
        let made = reader.views(around: inner)
      {
        depth += 1
        inside = made[...]
      }
      // Views can be shared, so the number of paths can be exponential; each view is visited once.
      for child in inside.reversed() where seen.insert(ObjectIdentifier(child)).inserted {
        pending.append(Searched(view: child, style: inner, depth: depth))
      }
    }
  }

  /// A view to search, with its environment and the number of nested functions that made it.
  private struct Searched {
    let view: View
    let style: ControlStyle
    let depth: Int

    /// The depth of nested functions whose views are searched; views made deeper are not.
    static let mostMade = 100
  }
}

extension Control {
  /// Whether the control shows the bars of the screens in it, so that no container around it does.
  fileprivate var hasBarsOfItsOwn: Bool {
    self === Control.navigationStack || name == Control.navigationSplitView
  }
}

extension View {
  /// The views of a screen, with bars around them.
  ///
  /// - Rule: the bars are `safe-area-inset`s of the screen, so that views that ignore the safe area
  ///   extend below them.
  /// - Source: on a Mac iamcgn/swiftui-web, Docs/elements/Navigation.md and Toolbar.md, macOS 26.2.
  static func screen(_ views: [View], _ style: ControlStyle) throws(LayoutFailure) -> View {
    let bars = try ScreenBars(of: views, style)
    var screen = try View.implicitStack(views)
    // The bar of a Mac is outside of the views, and a screen there is as large as its views.
    if style.platform == .mac { return screen }
    screen = screen.fillingBoth()
    if let bar = bars.bottomBar(style) { screen = screen.with(bar, at: .bottom) }
    if let bar = bars.searchBar(style) { screen = screen.with(bar, at: .bottom) }
    if let bar = bars.navigationBar(style) {
      screen = screen.with(bar, at: .top, isLargeTitle: bars.hasLargeTitle(style))
    }
    return screen
  }

  func with(
    _ bar: View, at edge: SafeAreaInset.Edge, isLargeTitle: Bool = false
  ) -> View {
    View(
      SafeAreaInset(edge: edge, spacing: 0, isLargeTitle: isLargeTitle), children: [self, bar],
      written: [
        WrittenArgument("edge", .name(edge.spelling)), WrittenArgument("spacing", .number(0)),
      ])
  }

  /// The rows of a bar, with texts in the default dynamic type size.
  ///
  /// - Source: Apple's Human Interface Guidelines: texts of a navigation bar have one size.
  static func bar(_ rows: [View]) -> View {
    View(
      EnvironmentChange.dynamicTypeSize(.large),
      children: [rows.count == 1 ? rows[0] : .column(rows, spacing: 0)],
      written: [WrittenArgument(nil, .name("large"))])
  }

  /// A row with items at both ends and a title between them.
  fileprivate static func barRow(
    _ leading: [View], _ middle: [View], _ trailing: [View], _ field: View?, height: Double,
    _ style: ControlStyle
  ) -> View {
    let sizes = style.sizes
    var parts: [(part: BarRow.Part, view: View)] = []
    if !leading.isEmpty { parts.append((.leading, .barItems(leading, sizes))) }
    if !middle.isEmpty { parts.append((.title, middle.count == 1 ? middle[0] : .row(middle))) }
    let items = (trailing.isEmpty ? [] : [.barItems(trailing, sizes)]) + (field.map { [$0] } ?? [])
    if !items.isEmpty {
      let group = items.count == 1 ? items[0] : .row(items, spacing: sizes.barItemSpacing)
      parts.append((.trailing, group))
    }
    let lengths = BarRow.Lengths(
      margin: style.barMargin, gap: sizes.barTitleGap, clearance: sizes.barTitleClearance)
    let row =
      (parts.isEmpty
      ? View.row([]) : View(BarRow(parts.map(\.part), lengths), children: parts.map(\.view)))
      .framed(height: height - sizes.barRoomBelow)
    guard sizes.barRoomBelow > 0 else { return row }
    return row.padded(Insets(top: 0, leading: 0, bottom: sizes.barRoomBelow, trailing: 0))
  }

  /// The items of a bar side by side, each on a platter where the system has these.
  fileprivate static func barItems(_ views: [View], _ sizes: ControlSizes) -> View {
    guard let platter = sizes.barPlatter else { return .row(views).withoutTitles }
    let items = views.map { $0.onPlatter(platter) }
    return View.row(items, spacing: sizes.barItemSpacing).withoutTitles
  }

  private func onPlatter(_ platter: ControlSizes.BarPlatter) -> View {
    if content is Spacer { return self }
    if case .hidden? = content as? Effect { return self }
    let inset = showsText ? platter.textInset : platter.imageInset
    let frame = FlexibleFrame(
      width: FlexibleLength(minimum: platter.least - 2 * inset), height: FlexibleLength(),
      alignment: .center)
    return View(frame, children: [self], written: frame.written)
      .padded(Insets(.horizontal, inset)).framed(height: platter.least)
  }

  /// Whether an item of a bar shows a text; labels there are icons unless they say otherwise.
  private var showsText: Bool {
    var (view, style) = (self, ControlStyle())
    style.label = .iconOnly
    while true {
      if view.content is Text { return true }
      if view.content is Control, view.children.count > 1 {
        return style.label == .titleOnly || style.label == .titleAndIcon
      }
      _ = style.takeChange(of: view.content)
      guard let child = view.children.first else { return false }
      view = child
    }
  }

  /// The view with its labels showing the icon only, unless they set a label style themselves.
  ///
  /// - Source: Apple's documentation of `ToolbarItem` and `LabelStyle`: the bars of iOS show icons.
  fileprivate var withoutTitles: View {
    withLabels(.iconOnly)
  }

  fileprivate static func largeTitle(_ title: String, _ style: ControlStyle) -> View {
    View.text(title).inFont(.largeTitle).inOneLine
      .padded(Insets(.horizontal, max(style.screenMargin, style.sizes.barInset))).filling(
        alignment: .leadingCenter
      )
      .framed(height: style.sizes.largeTitleHeight)
  }

  /// A search field, 36 high, in its row of the bar.
  fileprivate static func searchRow(_ prompt: String, _ sizes: ControlSizes) -> View {
    searchField(prompt, height: sizes.searchFieldHeight, sizes)
      .padded(Insets(.horizontal, sizes.barInset)).framed(height: sizes.searchRowHeight)
  }

  /// A search field beside the items of a bar.
  ///
  /// - Source: UIKit on iOS 26.1, recorded by openuikit on an iPad (A16): 240 x 44, 15 from the end, where items
  ///   are 16 from it.
  fileprivate static func searchFieldInBar(_ prompt: String, _ sizes: ControlSizes) -> View {
    searchField(prompt, height: 44, sizes).framed(width: 240)
      .padded(Insets(top: 0, leading: 0, bottom: 0, trailing: 15 - sizes.barInset))
  }

  private static func searchField(
    _ prompt: String, height: Double, _ sizes: ControlSizes
  ) -> View {
    let field = View.row([.symbol("magnifyingglass"), View.text(prompt).inOneLine])
      .padded(Insets(.horizontal, sizes.searchInset)).filling(alignment: .leadingCenter)
      .framed(height: height)
    return View(
      Layer(isBehind: true),
      children: [field, View(Shape.roundedRectangle(cornerRadius: 10)).inFill("gray")])
  }

  func inFont(_ style: FontStyle) -> View { inFont(Font(style)) }

  func inFont(_ font: Font) -> View {
    View(EnvironmentChange.font(font), children: [self], written: font.written)
  }

  func inFill(_ color: String) -> View {
    View(Effect.fill(color: color), children: [self], written: [WrittenArgument(nil, .name(color))])
  }
}

extension Font {
  static let ofSegments = {
    var font = Font(size: 13)
    font.weight = .medium
    return font
  }()

  /// The argument of a `font` with its text style, or its size.
  var written: [WrittenArgument] {
    style.map { [WrittenArgument(nil, .name($0.spelling))] }
      ?? [WrittenArgument("size", .number(size))]
  }
}

extension Alignment {
  static let trailingCenter = Alignment(.trailing, .verticalCenter)
}
