/// Modifiers that present other content over a view; that content is not laid out.
enum PresentationEffects {
  static let all: [Declaration] = [
    .inert(
      "alert", [.title, .isPresented, .item, .presenting, .error, .message],
      rest: .presented,
      purpose: "presents an alert when a condition is met",
      summary: "Show an alert when it is presented; it is not laid out.",
      swiftUI: .method(
        "alert",
        [
          "_ title", .binding("isPresented"), "presenting", .closure("content", label: "actions"),
          .closure("message"),
        ],
        [
          .binding("isPresented"), "error", .closure("content", label: "actions"),
          .closure("message"),
        ],
        [.binding("isPresented"), .closure("content")], [.binding("item"), .closure("content")]),
      written: "\"Sure?\" :is-presented false"),
    .inert(
      "confirmation-dialog",
      [.title, .isPresented, .titleVisibility, .presenting, .message], rest: .presented,
      purpose: "presents a confirmation dialog when a condition is met",
      summary: "Show a dialog when it is presented; it is not laid out.",
      swiftUI: .method(
        "confirmationDialog",
        [
          "_ title", .binding("isPresented"), "titleVisibility", "presenting",
          .closure("content", label: "actions"), .closure("message"),
        ]),
      written: "\"Sure?\" :is-presented false"),
    .inert(
      "context-menu",
      [
        .keyword("preview", .shown, "the view beside the menu"),
        .keyword("for-selection-type", .any, "the type of selection that it is for"),
        .keyword("primary-action", .actionOrValue, "the action of a double click"),
      ],
      rest: .presented, purpose: "adds a context menu to the view",
      summary: "Show a menu on a long press; it is not laid out.",
      swiftUI: .method(
        "contextMenu", [.closure("content", label: "menuItems"), .closure("preview")],
        [
          SwiftUIArgument("forSelectionType", "for-selection-type"),
          .closure("content", label: "menu"), .closure("primary-action"),
        ]), written: "(button \"Copy\")"),
    .inert(
      "focused",
      [
        .ignored("value", "whether the view is focused"),
        .keyword("equals", .any, "the value that stands for this view"),
      ],
      purpose: "binds the focus state of the view to a value",
      summary: "Set whether a view has the focus of the keyboard.",
      swiftUI: .method(
        "focused", [.passedOver(nil, "$isFocused"), "equals"]),
      written: "true"),
    .inert(
      "full-screen-cover", [.isPresented, .item, .onDismiss], rest: .presented,
      purpose: "presents a modal view that covers the screen when a condition is met",
      summary: "Show views over the whole screen when presented; they are not laid out.",
      swiftUI: .method(
        "fullScreenCover", [.binding("isPresented"), "onDismiss", .closure("content")],
        [.binding("item"), "onDismiss", .closure("content")]),
      written: ":is-presented false"),
    .inert(
      "popover",
      [
        .isPresented, .item, .keyword("attachment-anchor", .any, "what it is attached to"),
        .keyword("arrow-edge", .enumerationList(EdgeName.all), "the edge with the arrow"),
      ],
      rest: .presented, purpose: "presents a popover when a condition is met",
      summary: "Show views in a popover when presented; they are not laid out.",
      swiftUI: .method(
        "popover", [.binding("isPresented"), "attachmentAnchor", "arrowEdge", .closure("content")],
        [.binding("item"), "attachmentAnchor", "arrowEdge", .closure("content")]),
      written: ":is-presented false"),
    .inert(
      "redacted",
      [
        .optionalPositional(
          "reason", .enumeration(["invalidated", "placeholder", "privacy"]), "the reason",
          default: "placeholder")
      ],
      purpose: "adds a reason to redact the content of the view",
      summary: "Draw bars in place of texts, as large as they are.",
      swiftUI: .method("redacted", ["reason"]), written: ":reason placeholder"),
    .inert(
      "sheet", [.isPresented, .item, .onDismiss], rest: .presented,
      purpose: "presents a sheet when a condition is met",
      summary: "Show views in a sheet when presented; they are not laid out.",
      swiftUI: .method(
        "sheet", [.binding("isPresented"), "onDismiss", .closure("content")],
        [.binding("item"), "onDismiss", .closure("content")]),
      written: ":is-presented false"),
  ]
}

extension Parameter {
  fileprivate static let error = keyword("error", .any, "the error that it reports")
  fileprivate static let isPresented = keyword("is-presented", .any, "whether it is shown")
  fileprivate static let item = keyword("item", .any, "the item that it is about, or nil")
  fileprivate static let message = keyword("message", .shown, "its message")
  fileprivate static let onDismiss = keyword(
    "on-dismiss", .actionOrValue, "the action when it is dismissed, not performed here")
  fileprivate static let presenting = keyword(
    "presenting", .any, "the item that it is about, or nil")
  fileprivate static let title = optionalPositional("title", .string, "its title")
  fileprivate static let titleVisibility = keyword(
    "title-visibility", .enumeration(["automatic", "hidden", "visible"]),
    "whether its title is shown")
}

extension RestParameter {
  fileprivate static let presented = RestParameter(
    "content", .oneOf([.action, .views]),
    "what is shown, or a function that makes it; it is not laid out")
}
