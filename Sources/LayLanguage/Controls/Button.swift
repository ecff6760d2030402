import LayEngine

extension Declaration {
  static let button = Declaration(
    .view, "button",
    parameters: [
      .controlLabel,
      .optionalPositional("action", .action, "the action; it is not performed here"),
      .keyword("role", .enumeration(["cancel", "destructive"]), "the role of the button"),
      .systemImage,
    ],
    summary: "A button, laid out as its label, with padding around it in a bordered style.",
    swiftUI: .view(
      "Button", ["_ title", "systemImage", "role", .closure("action")],
      ["role", .closure("action"), .closure("title", label: "label")]),
    // 20 for the symbol, 8, and 3 letters.
    examples: """
      (button "OK") | ideal | 16 x 20
      (button (padding 8 (text "OK"))) | ideal | 32 x 36
      (button "Add" :system-image "plus") | ideal | 52 x 20
      (button-style bordered (button "OK")) | ideal | 40 x 34
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.button, arguments.labelWithSymbol())
  }

  static let link = Declaration(
    .view, "link",
    parameters: [
      .controlLabel,
      .optionalPositional("destination", .string, "the URL that it opens"),
    ],
    summary: "A button that opens a URL, laid out as its label.",
    swiftUI: .view(
      "Link", ["_ title", "destination"], ["destination", .closure("title", label: "label")]),
    examples: #"(link "Help" "https://example.org") | ideal | 32 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.link, arguments.controlLabel())
  }

  static let menu = Declaration(
    .view, "menu",
    parameters: [.controlLabel, .systemImage],
    rest: RestParameter(
      "items", .views, "the items; the menu is closed, and they are not laid out"),
    summary: "A button that opens a menu, laid out as its label in one line.",
    swiftUI: .view(
      "Menu", ["_ title", "systemImage", .closure("items", label: "content")],
      [.closure("items", label: "content"), .closure("title", label: "label")]
    ).or(.view("MenuButton", ["label title", .closure("items", label: "content")])),
    examples: #"(menu "Edit" (button "Cut") (button "Copy")) | ideal | 32 x 20"#
  ) { arguments throws(Diagnostic) in
    _ = try arguments.children()
    return arguments.makeControl(.menu, arguments.labelWithSymbol())
  }

  static let navigationLink = Declaration(
    .view, "navigation-link",
    parameters: [.controlLabel],
    rest: RestParameter("destination", .views, "the view that it opens; it is not laid out"),
    summary: "A button that navigates to a view, laid out as its label. A list row that contains "
      + "one has a chevron at its trailing edge.",
    swiftUI: .view(
      "NavigationLink", ["_ title", .closure("destination")],
      ["_ title", .passedOver("value", "value")],
      [.passedOver("value", "value"), .closure("title", label: "label")],
      [.closure("destination"), .closure("title", label: "label")]),
    examples: #"(navigation-link "More" (text "All")) | 200 x nil | 32 x 20"#
  ) { arguments throws(Diagnostic) in
    _ = try arguments.children()
    return arguments.makeControl(.navigationLink, arguments.controlLabel())
  }
}

extension Control {
  static let button = Control(
    "button", composition: "a plain button is its label; one with a border has room around it",
    isSeenThrough: true,
    isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in .button(parts, style) }

  fileprivate static let link = Control(
    "link", composition: "a link is a button", isSeenThrough: true,
    isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in .button(parts, style) }

  fileprivate static let menu = Control(
    "menu", composition: "a closed menu is a button whose label is one line", isSeenThrough: true,
    isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in .button(parts, style).inOneLine }

  static let navigationLink = Control(
    "navigation-link",
    composition: "a navigation link is its label; in a list its row has a sign at the end",
    isSeenThrough: true,
    isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in .button(parts, style) }
}
