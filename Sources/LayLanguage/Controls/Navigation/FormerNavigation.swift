import LayEngine

/// The navigation API from before iOS 14 and iOS 16, which older code still uses.
extension Declaration {
  static let navigationView = Declaration(
    .container, "navigation-view",
    summary: "Screens side by side, as before iOS 16: one is a `navigation-stack`; two or three, "
      + "each a view, are the columns of a `navigation-split-view`, of which only the first is "
      + "shown where the horizontal size class is compact.",
    swiftUI: .view("NavigationView", [.closure("children", label: "content")]),
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
    let shown = mode.map { View(Effect.bar(.displayMode($0)), children: [view]) } ?? view
    return arguments.make(Effect.bar(.title(title)), [shown])
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
    return arguments.make(Effect.bar(.items), [arguments.view()] + items)
  }
}

extension View {
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
