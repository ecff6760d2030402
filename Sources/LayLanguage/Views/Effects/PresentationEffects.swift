/// Modifiers that present other content over a view; that content is not laid out.
enum PresentationEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "alert", [.title, .isPresented, .item, .presenting, .error, .message],
      rest: .presented,
      purpose: "shows an alert at another time",
      summary: "Show an alert at another time; it is not laid out.",
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
      written: "\"Sure?\" :is-presented false")
    declare.inert(
      "confirmation-dialog",
      [.title, .isPresented, .titleVisibility, .presenting, .message], rest: .presented,
      purpose: "shows a dialog at another time",
      summary: "Show a dialog at another time; it is not laid out.",
      swiftUI: .method(
        "confirmationDialog",
        [
          "_ title", .binding("isPresented"), "titleVisibility", "presenting",
          .closure("content", label: "actions"), .closure("message"),
        ]),
      written: "\"Sure?\" :is-presented false")
    declare.inert(
      "context-menu",
      [
        .keyword("preview", .shown, "what is shown beside it"),
        .keyword("for-selection-type", .any, "what rows it is for"),
        .keyword("primary-action", .actionOrValue, "what a double click does"),
      ],
      rest: .presented, purpose: "shows a menu at another time",
      summary: "Show a menu at another time; it is not laid out.",
      swiftUI: .method(
        "contextMenu", [.closure("content", label: "menuItems"), .closure("preview")],
        [
          SwiftUIArgument("forSelectionType", "for-selection-type"),
          .closure("content", label: "menu"), .closure("primary-action"),
        ]), written: "(button \"Copy\")")
    declare.inert(
      "focused",
      [.ignored("value", "whether it is"), .keyword("equals", .any, "which one it is")],
      purpose: "says where the keyboard writes to",
      summary: "Say whether the keyboard writes to a view.",
      swiftUI: .method(
        "focused", [.passedOver(nil, "$isFocused"), "equals"]),
      written: "true")
    declare.inert(
      "full-screen-cover", [.isPresented, .item, .onDismiss], rest: .presented,
      purpose: "shows other views at another time",
      summary: "Show other views over all at another time; they are not laid out.",
      swiftUI: .method(
        "fullScreenCover", [.binding("isPresented"), "onDismiss", .closure("content")],
        [.binding("item"), "onDismiss", .closure("content")]),
      written: ":is-presented false")
    declare.inert(
      "popover",
      [
        .isPresented, .item, .keyword("attachment-anchor", .any, "beside what it is shown"),
        .keyword("arrow-edge", .enumerationList(EdgeName.all), "on which side"),
      ],
      rest: .presented, purpose: "shows other views at another time",
      summary: "Show other views beside a view at another time; they are not laid out.",
      swiftUI: .method(
        "popover", [.binding("isPresented"), "attachmentAnchor", "arrowEdge", .closure("content")],
        [.binding("item"), "attachmentAnchor", "arrowEdge", .closure("content")]),
      written: ":is-presented false")
    declare.inert(
      "privacy-sensitive", [.isActive("whether it is")], purpose: "says that it is not for all",
      summary: "Say that a view is not for all to see.")
    declare.inert(
      "redacted",
      [
        .optionalPositional(
          "reason", .enumeration(["invalidated", "placeholder", "privacy"]), "why",
          default: "placeholder")
      ],
      purpose: "draws bars in place of texts, as large as they are",
      summary: "Draw bars in place of texts, as large as they are.",
      swiftUI: .method("redacted", ["reason"]), written: ":reason placeholder")
    declare.inert(
      "sheet", [.isPresented, .item, .onDismiss], rest: .presented,
      purpose: "shows other views at another time",
      summary: "Show other views in a sheet at another time; they are not laid out.",
      swiftUI: .method(
        "sheet", [.binding("isPresented"), "onDismiss", .closure("content")],
        [.binding("item"), "onDismiss", .closure("content")]),
      written: ":is-presented false")
    declare.inert(
      "unredacted", purpose: "draws texts as they are", summary: "Draw texts as they are.")
  }
}

extension Parameter {
  fileprivate static let error = keyword("error", .any, "the error that it tells")
  fileprivate static let isPresented = keyword("is-presented", .any, "whether it is shown")
  fileprivate static let item = keyword("item", .any, "what it is about, or nil")
  fileprivate static let message = keyword("message", .shown, "what it tells")
  fileprivate static let onDismiss = keyword(
    "on-dismiss", .actionOrValue, "what happens when it is gone; nothing happens here")
  fileprivate static let presenting = keyword("presenting", .any, "what it is about, or nil")
  fileprivate static let title = optionalPositional("title", .string, "what it says")
  fileprivate static let titleVisibility = keyword(
    "title-visibility", .enumeration(["automatic", "hidden", "visible"]), "whether it has a title")
}

extension RestParameter {
  fileprivate static let presented = RestParameter(
    "content", .oneOf([.action, .views]),
    "what is shown, or a function that makes it; it is not laid out")
}
