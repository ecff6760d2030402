import LayEngine

extension Declaration {
  static let allButtons: [Declaration] = [
    .button, .link, .menu, .navigationLink, .controlGroup, .editButton, .newDocumentButton,
    .pasteButton, .photosPicker, .renameButton, .settingsLink, .shareLink, .textFieldLink,
  ]

  static let button = Declaration(
    .view, "button",
    parameters: [
      .controlLabel,
      .optionalPositional("action", .action, "the action; it is not performed here"),
      .keyword(
        "role", .enumeration(["cancel", "close", "confirm", "destructive"]),
        "the role of the button"),
      .systemImage,
    ],
    summary: "A button, laid out as its label, with padding around it in a bordered style.",
    swiftUI: .view(
      "Button", ["_ title", "systemImage", "role", .closure("action").required],
      ["role", .closure("action").required, .closure("title", label: "label")]),
    // 20 for the symbol, 8, and 3 letters.
    examples: """
      (button "OK") | ideal | 16 x 20
      (button (padding 8 (text "OK"))) | ideal | 32 x 36
      (button "Add" :system-image "plus") | ideal | 52 x 20
      (button-style bordered (button "OK")) | ideal | 40 x 34
      """
  ) { arguments in arguments.makeControl(.button, arguments.labelWithSymbol()) }

  static let link = Declaration(
    .view, "link",
    parameters: [
      .controlLabel,
      .optionalPositional("destination", .string, "the URL that it opens"),
    ],
    summary: "A button that opens a URL, laid out as its label.",
    swiftUI: .view(
      "Link", ["_ title", .address("destination")],
      [.address("destination"), .closure("title", label: "label")]),
    examples: #"(link "Help" "https://example.org") | ideal | 32 x 20"#
  ) { arguments in arguments.makeControl(.link, arguments.controlLabel()) }

  static let menu = Declaration(
    .view, "menu",
    parameters: [.controlLabel, .systemImage],
    rest: RestParameter(
      "items", .views, "the items; the menu is closed, and they are not laid out"),
    summary: "A button that opens a menu, laid out as its label in one line.",
    swiftUI: .view(
      "Menu", ["_ title", "systemImage", .closure("items", label: "content").required],
      [.closure("items", label: "content").required, .closure("title", label: "label")]
    ).or(.view("MenuButton", ["label title", .closure("items", label: "content")])),
    examples: #"(menu "Edit" (button "Cut") (button "Copy")) | ideal | 32 x 20"#
  ) { arguments throws(Diagnostic) in
    _ = try arguments.children()
    return arguments.makeControl(.menu, arguments.labelWithSymbol())
  }

  static let navigationLink = Declaration(
    .view, "navigation-link",
    parameters: [.controlLabel],
    rest: RestParameter(
      "destination", .views, "the view that it opens; it is not laid out", isLaidOut: false),
    summary: "A button that navigates to a view, laid out as its label. A list row that contains "
      + "one has a chevron at its trailing edge.",
    swiftUI: navigationLinkSpelling,
    examples: #"(navigation-link "More" (text "All")) | 200 x nil | 32 x 20"#
  ) { arguments throws(Diagnostic) in
    _ = try arguments.children()
    return arguments.makeControl(.navigationLink, arguments.controlLabel())
  }

  private static let navigationLinkSpelling = SwiftUISpelling.view(
    "NavigationLink", ["_ title", .closure("destination").required],
    ["_ title", .passedOver("value", "value").required],
    [.passedOver("value", "value").required, .closure("title", label: "label")],
    [.closure("destination").required, .closure("title", label: "label")]
  ).orRead(
    ["_ title", .closure("destination").required, linkIsActive],
    ["_ title", linkIsActive, .closure("destination").required],
    [.closure("destination").required, linkIsActive, .closure("title", label: "label")],
    [linkIsActive, .closure("destination").required, .closure("title", label: "label")],
    ["_ title", .closure("destination").required, linkTag, linkSelection],
    ["_ title", linkTag, linkSelection, .closure("destination").required],
    [
      .closure("destination").required, linkTag, linkSelection, .closure("title", label: "label"),
    ],
    [
      linkTag, linkSelection, .closure("destination").required, .closure("title", label: "label"),
    ])

  private static let linkIsActive = SwiftUIArgument.passedOver("isActive", "$isActive").required
  private static let linkTag = SwiftUIArgument.passedOver("tag", "tag").required
  private static let linkSelection = SwiftUIArgument.passedOver("selection", "$selection").required
}

extension Control {
  static let button = Control(
    "button", composition: "a plain button is its label; one with a border has room around it",
    isSeenThrough: true, isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in .button(parts, style) }

  fileprivate static let link = Control(
    "link", composition: "a link is a button", isSeenThrough: true,
    isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in .button(parts, style) }

  fileprivate static let menu = Control(
    "menu", composition: "a closed menu is a button whose label is one line", isSeenThrough: true,
    isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in
    guard style.bordersButton, let width = style.sizes.menuSignWidth else {
      return .button(parts, style).inOneLine
    }
    return .bordered(.menu(.label(parts, style), signWidth: width, style), style).inOneLine
  }

  static let navigationLink = Control(
    "navigation-link",
    composition: "a navigation link is its label; in a list its row has a sign at the end",
    isSeenThrough: true, isPlainBelow: true, styledBy: "button-style"
  ) { parts, style in
    let isPlain = style.isInRow && style.button == .automatic
    return isPlain ? .label(parts, style).sized(style) : .button(parts, style)
  }

  fileprivate static let controlGroup = Control(
    "control-group",
    composition: "a control group is a row of its controls in borders, without room between them"
  ) { parts, style throws(LayoutFailure) in
    .row(try View.elements(of: parts).map { .bordered($0, style) }, spacing: 0)
  }

  fileprivate static let pasteButton = Control(
    "paste-button", composition: "a paste button is a symbol and a word in a border"
  ) { parts, style in .bordered(.label(parts, style), style) }

  fileprivate static let shareLink = Control(
    "share-link", composition: "a share link is a button with a symbol", isSeenThrough: true
  ) { parts, style in .button(parts, style) }
}

/// Buttons with a special purpose, each laid out as its label.
extension Declaration {
  private static func button(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, purpose: String,
    swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling, example: String
  ) -> Declaration {
    Declaration(
      .view, name,
      parameters: [
        .optionalPositional("title", .oneOf([.string, .view]), "the title, or a view"),
        .systemImage,
      ] + parameters(), rest: rest(), summary: "A button that \(purpose), laid out as its label.",
      swiftUI: swiftUI(), examples: example
    ) { arguments throws(Diagnostic) in
      let given = arguments.labelWithSymbol()
      let label = given.isEmpty ? [View.text(name)] : given
      return arguments.makeControl(.button, label)
    }
  }

  static let newDocumentButton = button(
    "new-document-button", [.keyword("content-type", .any, "the type of the document")],
    purpose: "makes a document", swiftUI: .view("NewDocumentButton", ["_ title", "contentType"]),
    example: #"(new-document-button "New") | ideal | 24 x 20"#)

  /// As a modifier it takes the modified view as its label and has that view's size.
  static let photosPicker = button(
    "photos-picker",
    [
      .keyword("is-presented", .any, "whether the picker is shown"),
      .keyword("selection", .any, "the selected photos"),
      .keyword("max-selection-count", .any, "the maximum number of photos"),
      .keyword("selection-behavior", .any, "how photos are selected"),
      .keyword("matching", .any, "which photos are offered"),
      .keyword("preferred-item-encoding", .any, "the encoding of the selected photos"),
      .keyword("photo-library", .any, "the library of the photos"),
    ], rest: RestParameter("label", .shown, "has no effect here"),
    purpose: "lets people choose photos",
    swiftUI: .view(
      "PhotosPicker", ["_ title"] + photoArguments,
      photoArguments + [.closure("title", label: "label")]),
    example: #"(photos-picker "Choose") | ideal | 48 x 20"#)

  private static let photoArguments: [SwiftUIArgument] = [
    .binding("selection"), "maxSelectionCount", "selectionBehavior", "matching",
    "preferredItemEncoding", "photoLibrary",
  ]

  static let settingsLink = button(
    "settings-link", [], purpose: "opens the settings",
    swiftUI: .view("SettingsLink", [], [.closure("title", label: "label")]),
    example: #"(settings-link "Settings") | ideal | 64 x 20"#)

  static let textFieldLink = button(
    "text-field-link",
    [
      .keyword("prompt", .any, "the prompt"),
      .optionalPositional(
        "on-submit", .actionOrValue, "the action in SwiftUI; it is not performed here"),
    ], purpose: "asks for a text on a watch",
    swiftUI: .view("TextFieldLink", ["_ title", "prompt", .closure("on-submit")]),
    example: #"(text-field-link "Name") | ideal | 32 x 20"#)

  static let controlGroup = Declaration(
    .container, "control-group",
    parameters: [
      .optionalPositional("title", .string, "the title of the group; it is not shown"),
      .keyword("label", .oneOf([.string, .view]), "the title as a view; it is not shown"),
      .systemImage,
    ],
    summary: "Controls in a row without spacing, each in a border like a bordered button.",
    swiftUI: .view(
      "ControlGroup", ["_ title", "systemImage", .content],
      [.content, .closure("label")]),
    // The labels are 16 and 24 wide, with 12 on either side; 7 above and below a line of 20.
    examples: #"(control-group (button "No") (button "Yes")) | ideal | 88 x 34"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.controlGroup, try arguments.children().map(\.view))
  }

  static let editButton = Declaration(
    .view, "edit-button",
    summary: "A button that says Edit; SwiftUI says Done while a list is "
      + "edited.",
    examples: "(edit-button) | ideal | 32 x 20"
  ) { arguments in arguments.makeControl(.button, [.text("Edit")]) }

  static let renameButton = Declaration(
    .view, "rename-button", summary: "A button with a pencil symbol and the word Rename.",
    examples: "(rename-button) | ideal | 76 x 20"
  ) { arguments in arguments.makeControl(.button, [.text("Rename"), .symbol("pencil")]) }

  static let pasteButton = Declaration(
    .view, "paste-button",
    parameters: [
      .keyword("payload-type", .any, "the type of the pasted values"),
      .keyword("supported-content-types", .any, "the content types that can be pasted"),
      .optionalPositional(
        "action", .actionOrValue, "the action in SwiftUI; it is not performed here"),
    ],
    summary: "A button with a symbol and the word Paste, in a border.",
    swiftUI: .view(
      "PasteButton", ["payloadType", .closure("action")],
      ["supportedContentTypes", .closure("action")]),
    // 20 for the symbol, 8, 5 letters, 12 on either side; 7 above and below.
    examples: "(paste-button) | ideal | 92 x 34"
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.pasteButton, [.text("Paste"), .symbol("doc.on.clipboard")])
  }

  static let shareLink = Declaration(
    .view, "share-link",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .view]), "the title, or a view"),
      .keyword("item", .any, "the shared item"), .keyword("items", .any, "the shared items"),
      .keyword("subject", .any, "the subject of the message"),
      .keyword("message", .any, "the text of the message"),
      .keyword("preview", .any, "the preview of the item"),
    ],
    summary: "A button that shares something: a symbol and its title, by default `Share…`.",
    swiftUI: .view(
      "ShareLink", ["_ title", "item!", "subject", "message", "preview"],
      ["_ title", "items!", "subject", "message", "preview"],
      ["item!", "subject", "message", "preview", .closure("title", label: "label")]),
    // 20 for the symbol, 8, and 6 letters.
    examples: """
      (share-link :item "https://example.org") | ideal | 76 x 20
      (share-link "Send" :item 1) | ideal | 60 x 20
      """
  ) { arguments throws(Diagnostic) in
    if let view = arguments.view("title") { return arguments.makeControl(.shareLink, [view]) }
    let title = arguments.labelView("title") ?? .text("Share…")
    return arguments.makeControl(.shareLink, [title, .symbol("square.and.arrow.up")])
  }
}
