import LayEngine

extension Declaration {
  static let contentUnavailableView = Declaration(
    .container, "content-unavailable-view",
    parameters: [
      .optionalPositional(
        "title", .oneOf([.enumeration(["search"]), .string, .view]),
        "what is missing, or a label", default: "search, for what a search has not found"),
      .systemImage, .keyword("image", .string, "the image above the title"),
      .keyword("description", .oneOf([.string, .view]), "the text below the title, or a view"),
      .keyword("text", .string, "the search text"),
    ],
    rest: RestParameter("actions", .views, "the buttons below the description"),
    summary: "A placeholder for missing content, in the center of the proposed size: a symbol in "
      + "font size 48, a title in size 22, a description, and buttons below.",
    swiftUI: .view(
      "ContentUnavailableView", ["_ title", "systemImage", "description"],
      ["_ title", "image", "description"],
      [.closure("title", label: "label"), .closure("description"), .closure("actions")]
    ).or(.member(of: "ContentUnavailableView", "search", [], ["text"])),
    examples: """
      (content-unavailable-view "No Mail" :system-image "tray") | 300 x 500 | 300 x 500
      (content-unavailable-view search) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let isSearch = arguments.enumeration("title") != nil || !arguments.isGiven("title")
    let title = arguments.labelView("title") ?? .text(arguments.missing)
    let symbol = arguments.string("system-image") ?? (isSearch ? "magnifyingglass" : nil)
    let image = symbol ?? arguments.string("image")
    let description =
      arguments.labelView("description")
      ?? (isSearch ? .text("Check the spelling or try a new search.") : nil)
    let actions = try arguments.children().map(\.view)
    let heads: [View?] = [
      image.map { View.symbol($0).inFont(ControlSizes.usual.unavailableSymbolSize) },
      title.inFont(ControlSizes.usual.unavailableTitleSize),
      description.map { $0.inColor("secondary") },
    ]
    let count = heads.compactMap(\.self).count
    let control = Control(
      "content-unavailable-view",
      composition: "it is a column in the middle of what is proposed: a symbol, a title, a "
        + "description, and its actions "
        + "\(ControlSizes.words(\.unavailableActionSpacing)) below"
    ) { parts, _ throws(LayoutFailure) in
      let head = View.column(
        Array(parts.prefix(count)), spacing: ControlSizes.usual.unavailableSpacing)
      guard parts.count > count else { return head.fillingBoth() }
      let actions = View.column(Array(parts.dropFirst(count)))
      return View.column([head, actions], spacing: ControlSizes.usual.unavailableActionSpacing)
        .fillingBoth()
    }
    return arguments.makeControl(control, heads.compactMap(\.self) + actions)
  }
}

extension Arguments {
  /// The message for a search without results.
  fileprivate var missing: String {
    string("text").map { "No Results for “\($0)”" } ?? "No Results"
  }
}

extension View {
  /// The view with its texts and symbols in a font size, in points.
  func inFont(_ size: Double) -> View {
    View(
      EnvironmentChange.font(Font(size: size)), children: [self],
      written: [WrittenArgument("size", .number(size))])
  }
}
