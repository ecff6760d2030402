import LayEngine

/// The screens of a tab view in the syntax of iOS 18 and later.
extension Declaration {
  static let tab = Declaration(
    .container, "tab",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .nothing]), "what the bar says"),
      .systemImage, .keyword("image", .string, "the picture above the title"),
      .keyword("value", .plain, "by what the screen is chosen"),
      .keyword("role", .enumeration(["search"]), "what it is for"),
      .keyword("label", .shown, "the title and the symbol as views; they are not laid out"),
    ],
    summary: "A screen of a `tab-view` with what the bar says of it.",
    swiftUI: .view(
      "Tab", ["_ title", "systemImage", "value", "role", .closure("children", label: "content")],
      ["_ title", "image", "value", "role", .closure("children", label: "content")],
      ["value", "role", .closure("children", label: "content"), .closure("label")]),
    examples: [
      Example(
        "(tab-view (tab \"Home\" :system-image \"house\" (color red)))", proposing: "300 x 500",
        gives: "300 x 500")
    ]
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
      .optionalPositional("title", .oneOf([.string, .nothing]), "what stands above them"),
      .keyword("header", .shown, "the same as views"),
    ],
    summary: "Several tabs that belong together: they stand in the place of the section.",
    swiftUI: .view(
      "TabSection", ["_ title", .closure("children", label: "content")],
      [.closure("children", label: "content"), .closure("header")]),
    examples: [
      Example(
        "(tab-view (tab-section \"More\" (tab \"Home\" (color red))))", proposing: "300 x 500",
        gives: "300 x 500")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.make(Group(), try arguments.children().map(\.view))
  }
}
