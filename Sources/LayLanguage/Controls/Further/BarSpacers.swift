import LayEngine

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
      .keyword(
        "kind", .enumeration(["search", "sidebar-toggle", "title"]), "which system item"),
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

extension Control {
  fileprivate static let helpLink = Control(
    "help-link",
    composition: "a link to help is a circle of \(ControlSizes.words(\.helpLink))"
  ) { _, _ in .fixed(ControlSizes.usual.helpLink, .ellipse) }
}

extension Arguments {
  fileprivate var barPlacement: ToolbarItem.Placement {
    enumeration("placement").flatMap { ToolbarItem.Placement(spelling: $0) } ?? .automatic
  }
}
