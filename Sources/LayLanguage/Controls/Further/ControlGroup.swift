import LayEngine

extension Declaration {
  static let controlGroup = Declaration(
    .container, "control-group",
    parameters: [
      .optionalPositional("title", .string, "the title of the group; it is not shown"),
      .keyword("label", .oneOf([.string, .view]), "the title as a view; it is not shown"),
      .systemImage,
    ],
    summary: "Controls in a row without spacing, each in a border like a bordered button.",
    swiftUI: .view(
      "ControlGroup", ["_ title", "systemImage", .closure("children", label: "content")],
      [.closure("children", label: "content"), .closure("label")]),
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
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.button, [.text("Edit")])
  }

  static let renameButton = Declaration(
    .view, "rename-button", summary: "A button with a pencil symbol and the word Rename.",
    examples: "(rename-button) | ideal | 76 x 20"
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.button, [.text("Rename"), .symbol("pencil")])
  }

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
      "ShareLink", ["_ title", "item", "subject", "message", "preview"],
      ["_ title", "items", "subject", "message", "preview"],
      ["item", "subject", "message", "preview", .closure("title", label: "label")]),
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

extension Control {
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
