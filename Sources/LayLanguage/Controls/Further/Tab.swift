import LayEngine

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
      "Tab", ["_ title", "systemImage", "value", "role", .closure("children", label: "content")],
      ["_ title", "image", "value", "role", .closure("children", label: "content")],
      ["value", "role", .closure("children", label: "content"), .closure("label")]),
    examples: """
      (tab-view (tab "Home" :system-image "house" (color red))) | 300 x 500 | 300 x 500
      """
  ) { arguments throws(Diagnostic) in
    let screen = View(Group(), children: try arguments.childViews())
    let part = BarPart.tab(
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
      "TabSection", ["_ title", .closure("children", label: "content")],
      [.closure("children", label: "content"), .closure("header")]),
    examples: #"(tab-view (tab-section "More" (tab "Home" (color red)))) | 300 x 500 | 300 x 500"#
  ) { arguments throws(Diagnostic) in
    arguments.make(Group(), try arguments.children().map(\.view))
  }
}
