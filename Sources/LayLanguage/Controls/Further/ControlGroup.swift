import LayEngine

extension Declaration {
  static let controlGroup = Declaration(
    .container, "control-group",
    parameters: [
      .optionalPositional("title", .string, "what the group is called; it is not seen"),
      .keyword("label", .oneOf([.string, .view]), "the same as a view"),
      .systemImage,
    ],
    summary: "Controls in a row without room between them, each in a border as a bordered button.",
    swiftUI: .view(
      "ControlGroup", ["_ title", "systemImage", .closure("children", label: "content")],
      [.closure("children", label: "content"), .closure("label")]),
    examples: [
      // The labels are 16 and 24 wide, with 12 on either side; 7 above and below a line of 20.
      Example(
        "(control-group (button \"No\") (button \"Yes\"))", proposing: "ideal", gives: "88 x 34")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.controlGroup, try arguments.children().map(\.view))
  }

  static let editButton = Declaration(
    .view, "edit-button", summary: "A button that says Edit, or Done while a list is edited.",
    examples: [Example("(edit-button)", proposing: "ideal", gives: "32 x 20")]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.button, [.text("Edit")])
  }

  static let renameButton = Declaration(
    .view, "rename-button", summary: "A button that says Rename.",
    examples: [Example("(rename-button)", proposing: "ideal", gives: "76 x 20")]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.button, [.text("Rename"), .symbol("pencil")])
  }

  static let pasteButton = Declaration(
    .view, "paste-button",
    parameters: [
      .keyword("payload-type", .any, "what is pasted"),
      .keyword("supported-content-types", .any, "what is pasted"),
      .optionalPositional("action", .actionOrValue, "what happens elsewhere"),
    ],
    summary: "A button with a symbol and the word Paste, in a border.",
    swiftUI: .view(
      "PasteButton", ["payloadType", .closure("action")],
      ["supportedContentTypes", .closure("action")]),
    examples: [
      // 20 for the symbol, 8, 5 letters, 12 on either side; 7 above and below.
      Example("(paste-button)", proposing: "ideal", gives: "92 x 34")
    ]
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.pasteButton, [.text("Paste"), .symbol("doc.on.clipboard")])
  }

  static let shareLink = Declaration(
    .view, "share-link",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .view]), "what it is called, or a view"),
      .keyword("item", .any, "what is shared"), .keyword("items", .any, "what is shared"),
      .keyword("subject", .any, "what it is about"), .keyword("message", .any, "what is said"),
      .keyword("preview", .any, "what is shown of it"),
    ],
    summary: "A button that shares something: a symbol and its title, or `Share…`.",
    swiftUI: .view(
      "ShareLink", ["_ title", "item", "subject", "message", "preview"],
      ["_ title", "items", "subject", "message", "preview"],
      ["item", "subject", "message", "preview", .closure("title", label: "label")]),
    examples: [
      // 20 for the symbol, 8, and 6 letters.
      Example("(share-link :item \"https://example.org\")", proposing: "ideal", gives: "76 x 20"),
      Example("(share-link \"Send\" :item 1)", proposing: "ideal", gives: "60 x 20"),
    ]
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
