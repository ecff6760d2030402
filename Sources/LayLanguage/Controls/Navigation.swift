import LayEngine

/// Containers that show one screen of several.
extension Declaration {
  static let allNavigation: [Declaration] = [
    .navigationBarHidden, .navigationBarItems, .navigationBarTitle, .navigationBarTitleDisplayMode,
    .navigationSplitView, .navigationSplitViewColumnWidth, .navigationStack, .navigationTitle,
    .navigationView, .searchable, .tabItem, .toolbar, .toolbarItem, .toolbarVisibility,
    .defaultToolbarItem, .helpLink, .toolbarSpacer,
  ]

  static let navigationStack = Declaration(
    .container, "navigation-stack",
    summary: "A screen as large as proposed, below a navigation bar if it has content: 44 high, 52 "
      + "more with a large title, 52 more with a search field. A bottom bar takes 44. On a pad "
      + "both are 50 high, on a phone in landscape 32. Views that ignore the safe area extend "
      + "under the bars.",
    swiftUI: .view(
      "NavigationStack",
      [.passedOver("path", "$path"), .closure("children", label: "root").required]),
    examples: """
      (navigation-stack (navigation-title "Start" (name "screen" (color blue)))) \
      | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.navigationStack, try arguments.childViews())
  }

  static let navigationSplitView = Declaration(
    .container, "navigation-split-view",
    parameters: [
      .keyword("sidebar", .views, "the first column"),
      .keyword("content", .views, "the column between sidebar and detail, if there is one"),
      .keyword("detail", .views, "the last column"),
      .keyword(
        "column-visibility", .enumeration(["all", "automatic", "detail-only", "double-column"]),
        "which columns are shown", default: "automatic"),
      .keyword(
        "preferred-compact-column", .enumeration(["content", "detail", "sidebar"]),
        "the column shown where there is room for only one",
        default: "the last one to which selections lead"),
    ],
    summary:
      "Columns side by side: sidebar and content are 320 wide, on a Mac 140 and 200, the detail "
      + "takes the rest. On a pad held upright the detail alone is shown. "
      + "Where the horizontal size class is compact, only one is shown; of three, only the last "
      + "two where the detail would be narrower than 400. Each has its own bars.",
    swiftUI: .view(
      "NavigationSplitView",
      [
        .optionalBinding("columnVisibility"), .optionalBinding("preferredCompactColumn"),
        .closure("sidebar"),
        .closure("content"), .closure("detail"),
      ]),
    examples: """
      (navigation-split-view :sidebar (color red) :detail (color blue)) \
      | ipad-11 landscape | 1194 x 790
      """
  ) { arguments throws(Diagnostic) in
    func column(_ name: String) throws(Diagnostic) -> [View] {
      arguments.isGiven(name)
        ? [View(Group(), children: try arguments.views(name).map(\.view))] : []
    }
    let columns = [try column("sidebar"), try column("content"), try column("detail")]
    let visibility = arguments.enumeration("column-visibility") ?? "automatic"
    let preferred = arguments.enumeration("preferred-compact-column")
    let split = SplitColumns(columns.map { !$0.isEmpty }, visibility, preferred)
    return arguments.makeControl(.splitView(split), columns.flatMap(\.self))
  }

  static let navigationSplitViewColumnWidth = Declaration(
    .modifier, "navigation-split-view-column-width",
    parameters: [
      .optionalPositional("width", .distance, "the width of the column"),
      .keyword("min", .distance, "the minimum width"),
      .keyword("ideal", .distance, "the ideal width, which the column has here"),
      .keyword("max", .distance, "the maximum width; it has no effect here"),
    ],
    summary: "Set the width of a column of a `navigation-split-view`: the width, or the ideal or "
      + "the minimum one.",
    swiftUI: .method("navigationSplitViewColumnWidth", ["_ width"], ["min", "ideal", "max"]),
    examples: """
      (navigation-split-view :sidebar (navigation-split-view-column-width 200 (color red)) :detail \
      (color blue)) | 800 x 600 | 800 x 600
      """
  ) { arguments throws(Diagnostic) in
    let width = arguments.number("width") ?? arguments.number("ideal") ?? arguments.number("min")
    guard let width else {
      throw arguments.complaint(.noColumnWidth)
    }
    return arguments.modify(Effect.bar(.navigationSplitViewColumnWidth(max(width, 0))))
  }

  static let navigationTitle = bar(
    "navigation-title", [.positional("title", .string, "the title in the bar")],
    summary: "Set the title of a screen, which the bar of the surrounding `navigation-stack` "
      + "shows: large, unless `navigation-bar-title-display-mode` is `inline`.",
    written: "\"Start\""
  ) { .navigationTitle($0.requiredString("title")) }

  static let navigationBarTitleDisplayMode = bar(
    "navigation-bar-title-display-mode",
    [
      .positional(
        "mode", .enumeration(BarPart.TitleDisplayMode.spellings), "how the title is shown")
    ],
    summary: "Set how the title of a screen is shown: `inline` in the bar of 44, or `large`, which "
      + "takes 52 more and is what `automatic` means here.",
    written: "inline"
  ) { arguments in
    .navigationBarTitleDisplayMode(
      arguments.enumeration("mode").flatMap { BarPart.TitleDisplayMode(spelling: $0) }
        ?? .automatic)
  }

  static let searchable = bar(
    "searchable",
    [
      .keyword("text", .plain, "the search text"),
      .keyword("prompt", .string, "the prompt in the field", default: "\"Search\""),
      .keyword("placement", .plain, "the placement of the field"),
    ],
    summary:
      "Show a search field below the navigation bar, in a row of 52: for the screen that the view "
      + "is, or for the first one in it.",
    swiftUI: .method("searchable", [.binding("text"), "placement", "prompt"]).orRead(
      [
        .binding("text"), .passedOver("tokens", "$tokens"),
        .passedOver("editableTokens", "$tokens"), .passedOver("suggestedTokens", "$tokens"),
        .passedOver("isPresented", "$isPresented"),
        "placement", "prompt", .unperformed("token"), .unperformed("suggestions"),
      ]),
    written: ":prompt \"Search\"", takesUnboundNames: true
  ) { .searchable(prompt: $0.string("prompt") ?? "Search") }

  static let toolbar = Declaration(
    .modifier, "toolbar",
    rest: RestParameter(
      "items", .oneOf([.action, .views]),
      "`toolbar-item`s, or views, which go to the trailing edge"),
    summary: "Put views into the bars of the surrounding `navigation-stack`, which shows a "
      + "navigation bar of 44 for them, or a bottom bar.",
    examples: """
      (toolbar (button "Edit") (text "Hi")) | ideal | 16 x 20
      (navigation-stack (toolbar (button "Edit") (color blue))) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    arguments.make(Effect.bar(.toolbar), [arguments.view()] + (try arguments.shownViews()))
  }

  static let toolbarItem = Declaration(
    .container, "toolbar-item", aliases: ["toolbar-item-group"],
    parameters: [
      .keyword(
        "placement", .enumeration(ToolbarItem.Placement.spellings),
        "the bar and the place in it", default: "automatic")
    ],
    summary: "Views for a `toolbar` and their placement: at an edge or in the middle of the "
      + "navigation bar, or in the bottom bar.",
    swiftUI: .view("ToolbarItem", ["placement", .content]).or(
      .view("ToolbarItemGroup", ["placement", .content])),
    examples: """
      (navigation-stack (toolbar (toolbar-item :placement bottom-bar (button "Edit")) (color \
      blue))) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let placement = arguments.enumeration("placement")
      .flatMap { ToolbarItem.Placement(spelling: $0) }
    return arguments.make(
      ToolbarItem(placement ?? .automatic), try arguments.children().map(\.view))
  }

  static let toolbarVisibility = bar(
    "toolbar-visibility",
    [
      .positional(
        "visibility", .enumeration(["automatic", "hidden", "visible"]),
        "whether the bars are shown"),
      .keyword("for", .enumerationList(BarPart.Bar.spellings), "which bars; all if none is given"),
    ],
    summary: "Show or hide the bars around a screen; a hidden bar takes no space.",
    swiftUI: .method("toolbarVisibility", ["_ visibility", "for"]),
    written: "hidden :for navigation-bar"
  ) { arguments in
    let bars = (arguments.enumerations("for") ?? []).compactMap { BarPart.Bar(spelling: $0) }
    return .toolbarVisibility(
      isHidden: arguments.enumeration("visibility") == "hidden",
      bars: bars.isEmpty ? BarPart.Bar.allCases : bars)
  }

  static let navigationBarHidden = bar(
    "navigation-bar-hidden",
    [.optionalPositional("is-active", .truth, "whether it is hidden", default: "true")],
    summary: "Hide the navigation bar, so that it takes no space."
  ) { .toolbarVisibility(isHidden: $0.truth("is-active") ?? true, bars: [.navigationBar]) }

  static let tabItem = bar(
    "tab-item", [.positional("title", .string, "the title in the tab bar"), .systemImage],
    summary: "Set the title and symbol of a screen in the bar of a `tab-view`; its size does not "
      + "change.",
    swiftUI: .method("tabItem", [.closure("title", label: "label")]).orRead(
      [SwiftUIArgument(nil, "title", .closure)]), written: "\"Start\""
  ) { .tabItem(title: $0.requiredString("title"), symbol: $0.string("system-image")) }

  /// A modifier that sets a part of the bars around its view.
  private static func bar(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter],
    summary: String, swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil,
    written: String = "", takesUnboundNames: Bool = false,
    part: @escaping @Sendable (Arguments) -> BarPart
  ) -> Declaration {
    let call = written.isEmpty ? name : "\(name) \(written)"
    return Declaration(
      .modifier, name, takesUnboundNames: takesUnboundNames, parameters: parameters(),
      summary: summary, swiftUI: swiftUI(),
      examples: """
        (\(call) (text "Hi")) | ideal | 16 x 20
        """
    ) { arguments in arguments.modify(Effect.bar(part(arguments))) }
  }
}

extension Arguments {
  /// The views after the declared arguments; empty if one of these is a function.
  ///
  /// Such a function would make views, but it is not called here.
  func shownViews() throws(Diagnostic) -> [View] {
    for (value, _) in rest { if case .function = value { return [] } }
    return try children().map(\.view)
  }

  fileprivate var barPlacement: ToolbarItem.Placement {
    enumeration("placement").flatMap { ToolbarItem.Placement(spelling: $0) } ?? .automatic
  }
}

extension Control {
  static let navigationStack = Control(
    "navigation-stack",
    sizedComposition: { sizes in
      if sizes.sidebarPanel != nil { return "a navigation stack of a Mac is its screen" }
      return "a navigation stack takes what is proposed for its screen and the bars around it: "
        + "a navigation bar \(NumberText.of(sizes.navigationBarHeight)) high, "
        + "\(NumberText.of(sizes.largeTitleHeight)) more for a large title, "
        + "\(NumberText.of(sizes.searchRowHeight)) more for a field to search in"
        + "\(sizes.searchesAtBottom ? ", at the bottom of a phone" : ""), a bottom bar "
        + "\(NumberText.of(sizes.bottomBarHeight)); on a pad both bars are "
        + "\(NumberText.of(sizes.padBarHeight)) high"
    }
  ) { parts, style throws(LayoutFailure) in try .screen(parts, style) }

  /// The name of split view controls, by which a search for bars recognizes them.
  static let navigationSplitView = "navigation-split-view"

  static func splitView(_ columns: SplitColumns) -> Control {
    Control(
      navigationSplitView,
      composition:
        "a split view has its columns side by side, the detail in what the others leave; where the "
        + "program does not say which, a pad that is higher than wide shows the detail alone, by our "
        + "own choice; where the horizontal size class is compact it shows one of them: the one that "
        + "the program prefers, or the last one behind lists of which a row is chosen"
    ) { parts, style throws(LayoutFailure) in
      let shown = columns.shown(style, parts).filter { $0.place < parts.count }
      var views: [View] = []
      var style = style
      for (place, isDetail) in shown {
        if style.platform == .mac, let panel = style.sizes.sidebarPanel {
          views += try View.columnOfMac(
            parts[place], isDetail: isDetail, isSidebar: columns.isSidebar(place), panel, style)
          continue
        }
        let screen = try View.screen([parts[place]], style)
        style.searchPrompt = nil
        let width = isDetail || shown.count == 1 ? nil : parts[place].columnWidth
        views.append(
          isDetail || shown.count == 1
            ? screen : screen.framed(width: width ?? style.sizes.splitColumnWidth))
      }
      return views.count == 1 ? views[0] : View.row(views, spacing: 0).fillingBoth()
    }
  }

  fileprivate static let helpLink = Control(
    "help-link",
    composition: "a link to help is a circle of \(ControlSizes.words(\.helpLink))"
  ) { _, _ in .fixed(ControlSizes.usual.helpLink, .ellipse) }
}

/// The columns that a split view has, and the rule for which of them it shows.
struct SplitColumns: Sendable {
  /// The index of each column among the control's parts; nil for a column that it does not have.
  private let sidebar, content, detail: Int?
  private let visibility: String
  /// The column shown in a compact size class; nil where the program does not say.
  private let preferred: String?

  init(_ given: [Bool], _ visibility: String, _ preferred: String?) {
    var next = 0
    let places = given.map { isGiven -> Int? in
      guard isGiven else { return nil }
      defer { next += 1 }
      return next
    }
    (sidebar, content, detail) = (places[0], places[1], places[2])
    self.visibility = visibility
    self.preferred = preferred
  }

  func isSidebar(_ place: Int) -> Bool { place == sidebar }

  /// The columns that are shown, from the leading edge on.
  ///
  /// - Rule: in a compact size class, the preferred column alone, or else the last one behind lists of
  ///   which a row is chosen. Else `detail-only` shows the detail, `double-column` the last two columns and
  ///   `all` all of them. By default, a pad that is higher than wide shows the detail alone; others show all,
  ///   or, but on a Mac, the last two if the detail would be narrower than the least width.
  /// - Source: Apple's documentation of NavigationSplitView, "Collapsed split views": the last column with
  ///   something useful to show; that this is told by lists alone is our own choice. What `automatic` shows it
  ///   leaves to the device: UIKit's split views hide what is beside the detail on pads held upright, and show
  ///   a third column where there is room for it, on wide pads in landscape; the least width is our own
  ///   choice.
  func shown(_ style: ControlStyle, _ parts: [View]) -> [(place: Int, isDetail: Bool)] {
    let all = [(sidebar, false), (content, false), (detail, true)].compactMap { place, isDetail in
      place.map { (place: $0, isDetail: isDetail) }
    }
    guard let last = all.last else { return [] }
    if style.horizontalSizeClass == .compact { return [onTop(of: all, parts)] }
    switch visibility {
    case "automatic" where style.platform == .mac: return all
    case "detail-only": return [last]
    case "double-column": return all.suffix(2)
    case "all": return all
    default:
      guard let width = style.windowWidth else { return all }
      if style.platform == .pad, let height = style.windowHeight, height > width { return [last] }
      let beside = Double(all.count - 1) * style.sizes.splitColumnWidth
      return width - beside < style.sizes.splitDetailWidth ? all.suffix(2) : all
    }
  }

  /// The one of some columns that is on top of the others.
  private func onTop(
    of all: [(place: Int, isDetail: Bool)], _ parts: [View]
  ) -> (place: Int, isDetail: Bool) {
    if let preferred {
      let wanted = preferred == "detail" ? detail : preferred == "content" ? content : sidebar
      return all.first { $0.place == wanted } ?? all[0]
    }
    let leading = all.dropLast().prefix { $0.place < parts.count && parts[$0.place].hasChosenRow }
    return all[leading.count]
  }
}

extension View {
  /// Whether the view is or holds a list of which a row is chosen.
  fileprivate var hasChosenRow: Bool {
    var pending = [self]
    var seen: Set<ObjectIdentifier> = []
    while let view = pending.popLast() {
      if let control = view.content as? Control, control.hasChosenRow { return true }
      pending += view.children.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    return false
  }

  /// A column of a split view on a Mac, with what stands behind it.
  ///
  /// - Rule: the sidebar is a panel inset in its column, but at the trailing edge, and lists in it are
  ///   sidebars; a line follows the column of the content, and the detail takes the rest.
  /// - Source: iamcgn/swiftui-web, Docs/elements/NavigationSplitView.md, on macOS 26.2.
  fileprivate static func columnOfMac(
    _ part: View, isDetail: Bool, isSidebar: Bool,
    _ panel: (width: Double, inset: Double, line: Double), _ style: ControlStyle
  ) throws(LayoutFailure) -> [View] {
    let isList = isSidebar && style.list == .automatic
    let shown =
      isList
      ? View(
        EnvironmentChange.controls(.init("list-style", \.list, .sidebar)), children: [part],
        written: [WrittenArgument(nil, .name(ControlStyle.List.sidebar.spelling))]) : part
    let column = try View.screen([shown], style).fillingBoth()
    if isDetail { return [column] }
    if isSidebar {
      let inset = panel.inset
      return [
        column.framed(width: part.columnWidth ?? panel.width)
          .padded(Insets(top: inset, leading: inset, bottom: inset, trailing: 0))
      ]
    }
    let line = View.color("gray").framed(width: panel.line)
    return [column.framed(width: part.columnWidth ?? style.sizes.splitColumnWidth), line]
  }

  /// The width of a column in points, set by its modifiers; nil if none sets it.
  fileprivate var columnWidth: Double? {
    var view = self
    while let child = view.children.first {
      if case .bar(.navigationSplitViewColumnWidth(let width))? = view.content as? Effect {
        return width
      }
      guard view.content.role == .modifier || view.content is Group else { return nil }
      view = child
    }
    return nil
  }

  /// The string of the first text in the view; nil if no text is the first leaf.
  fileprivate var firstText: String? {
    var view = self
    while true {
      if let text = view.content as? Text { return text.string }
      guard let child = view.children.first else { return nil }
      view = child
    }
  }
}

extension Complaint {
  fileprivate static let noColumnWidth = Complaint(
    "a column needs a width", hint: "write `(navigation-split-view-column-width 200 …)`")
}

/// The navigation API from before iOS 14 and iOS 16, which older code still uses.
extension Declaration {
  static let navigationView = Declaration(
    .container, "navigation-view",
    summary: "Screens side by side, as before iOS 16: one is a `navigation-stack`; two or three, "
      + "each a view, are the columns of a `navigation-split-view`, of which only the first is "
      + "shown where the horizontal size class is compact.",
    swiftUI: .view("NavigationView", [.content]),
    examples: #"(navigation-view (color red) (text "Choose one")) | iphone-16 | 393 x 759"#
  ) { arguments throws(Diagnostic) in
    let screens = try arguments.childViews()
    let columns = screens.withoutGroups
    guard (2...3).contains(columns.count) else {
      return arguments.makeControl(.navigationStack, screens)
    }
    let split = SplitColumns([true, columns.count == 3, true], "automatic", "sidebar")
    return arguments.makeControl(.splitView(split), columns)
  }

  static let navigationBarTitle = Declaration(
    .modifier, "navigation-bar-title",
    parameters: [
      .positional("title", .oneOf([.string, .view]), "the title in the bar, or a text"),
      .keyword(
        "display-mode", .enumeration(BarPart.TitleDisplayMode.spellings),
        "how the title is shown", default: "automatic"),
    ],
    summary: "Set the title of a screen and how it is shown, as before iOS 14: `navigation-title` "
      + "and `navigation-bar-title-display-mode` in one.",
    swiftUI: .method("navigationBarTitle", ["_ title", "displayMode"]),
    examples: """
      (navigation-bar-title "Start" (text "Hi")) | ideal | 16 x 20
      (navigation-stack (navigation-bar-title "Start" :display-mode inline (color blue))) \
      | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let view = arguments.view()
    let title = arguments.string("title") ?? arguments.view("title")?.firstText ?? ""
    let mode = arguments.enumeration("display-mode")
      .flatMap { BarPart.TitleDisplayMode(spelling: $0) }
    let shown =
      mode.map { View(Effect.bar(.navigationBarTitleDisplayMode($0)), children: [view]) } ?? view
    return arguments.make(Effect.bar(.navigationTitle(title)), [shown])
  }

  static let navigationBarItems = Declaration(
    .modifier, "navigation-bar-items",
    parameters: [
      .keyword("leading", .views, "the views before the title"),
      .keyword("trailing", .views, "the views after the title"),
    ],
    summary: "Put views into the navigation bar, as before iOS 14: a `toolbar` with two "
      + "`toolbar-item`s.",
    swiftUI: .method("navigationBarItems", ["leading", "trailing"]),
    examples: #"(navigation-bar-items :leading (text "Bar") (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    func item(_ name: String, _ placement: ToolbarItem.Placement) throws(Diagnostic) -> [View] {
      guard arguments.isGiven(name) else { return [] }
      return [View(ToolbarItem(placement), children: try arguments.views(name).map(\.view))]
    }
    let items =
      try item("leading", .navigationBarLeading) + item("trailing", .navigationBarTrailing)
    return arguments.make(Effect.bar(.toolbar), [arguments.view()] + items)
  }
}

/// Toolbar items that the system provides.
extension Declaration {
  static let toolbarSpacer = Declaration(
    .view, "toolbar-spacer",
    parameters: [
      .optionalPositional(
        "sizing", .enumeration(["fixed", "flexible"]), "8 wide, or all free space",
        default: "flexible", isKeyword: false),
      .keyword(
        "placement", .enumeration(ToolbarItem.Placement.spellings),
        "the bar and the place in it", default: "automatic"),
    ],
    summary:
      "A space between the items of a `toolbar`: 8 wide by our own choice, or the free space in a "
      + "bottom bar.",
    swiftUI: .view("ToolbarSpacer", ["_ sizing", "placement"]),
    examples: """
      (navigation-stack (toolbar (toolbar-item (button "A")) (toolbar-spacer fixed) (toolbar-item \
      (button "B")) (color blue))) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let gap =
      arguments.enumeration("sizing") == "fixed"
      ? View(Effect.hidden, children: [.color("clear").framed(width: 8, height: 0)])
      : View(Spacer(minimumLength: nil))
    return arguments.make(ToolbarItem(arguments.barPlacement), [gap])
  }

  static let defaultToolbarItem = Declaration(
    .view, "default-toolbar-item",
    parameters: [
      .keyword("kind", .enumeration(["search", "sidebar-toggle", "title"]), "which system item"),
      .keyword(
        "placement", .enumeration(ToolbarItem.Placement.spellings),
        "the bar and the place in it", default: "automatic"),
    ],
    summary: "Place an item of the system in a `toolbar`; it takes no space here.",
    swiftUI: .view("DefaultToolbarItem", ["kind", "placement"]),
    examples: """
      (navigation-stack (toolbar (default-toolbar-item :kind search) (color blue))) \
      | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in arguments.make(ToolbarItem(arguments.barPlacement), []) }

  static let helpLink = Declaration(
    .view, "help-link",
    parameters: [
      .optionalPositional("destination", .plain, "the URL that it opens"),
      .keyword("anchor", .plain, "the help page that it opens"),
      .keyword("action", .actionOrValue, "the action in SwiftUI; it is not performed here"),
    ],
    summary: "A round button with a question mark, 20 x 20 by our own choice.",
    swiftUI: .view("HelpLink", ["destination"], ["anchor"], [.closure("action")]),
    examples: #"(help-link :anchor "start") | ideal | 20 x 20"#
  ) { arguments throws(Diagnostic) in arguments.makeControl(.helpLink, []) }
}
