/// Modifiers that show something else over a view, at another time: it is not laid out.
enum PresentationEffects {
  static let all: [Declaration] = [
    .inert(
      "alert", [.optionalPositional("title", .string, "what it says"), .isPresented],
      rest: .presented,
      purpose: "shows an alert at another time",
      summary: "Show an alert at another time; it is not laid out.",
      swiftUI: .method("alert", ["_ title", .binding("isPresented"), .closure("content")]),
      written: "\"Sure?\" :is-presented false"),
    .inert(
      "confirmation-dialog",
      [.optionalPositional("title", .string, "what it says"), .isPresented], rest: .presented,
      purpose: "shows a dialog at another time",
      summary: "Show a dialog at another time; it is not laid out.",
      swiftUI: .method(
        "confirmationDialog", ["_ title", .binding("isPresented"), .closure("content")]),
      written: "\"Sure?\" :is-presented false"),
    .inert(
      "context-menu", rest: .presented, purpose: "shows a menu at another time",
      summary: "Show a menu at another time; it is not laid out.", written: "(button \"Copy\")"),
    .inert(
      "focused", [.ignored("value", "whether it is")], purpose: "says where the keyboard writes to",
      summary: "Say whether the keyboard writes to a view.",
      swiftUI: .method(
        "focused", [.passedOver(nil, "$isFocused"), .passedOver("equals", "value")]),
      written: "true"),
    .inert(
      "full-screen-cover", [.isPresented], rest: .presented,
      purpose: "shows other views at another time",
      summary: "Show other views over all at another time; they are not laid out.",
      swiftUI: .method("fullScreenCover", [.binding("isPresented"), .closure("content")]),
      written: ":is-presented false"),
    .inert(
      "popover", [.isPresented], rest: .presented, purpose: "shows other views at another time",
      summary: "Show other views beside a view at another time; they are not laid out.",
      swiftUI: .method("popover", [.binding("isPresented"), .closure("content")]),
      written: ":is-presented false"),
    .inert(
      "privacy-sensitive", [.isActive("whether it is")], purpose: "says that it is not for all",
      summary: "Say that a view is not for all to see."),
    .inert(
      "redacted",
      [
        .optionalPositional(
          "reason", .enumeration(["invalidated", "placeholder", "privacy"]), "why",
          default: "placeholder")
      ],
      purpose: "draws bars in place of texts, as large as they are",
      summary: "Draw bars in place of texts, as large as they are.",
      swiftUI: .method("redacted", ["reason"]), written: ":reason placeholder"),
    .inert(
      "sheet", [.isPresented], rest: .presented, purpose: "shows other views at another time",
      summary: "Show other views in a sheet at another time; they are not laid out.",
      swiftUI: .method("sheet", [.binding("isPresented"), .closure("content")]),
      written: ":is-presented false"),
    .inert(
      "swipe-actions",
      [
        .keyword("edge", .enumeration(["leading", "trailing"]), "where they are"),
        .keyword("allows-full-swipe", .truth, "whether one swipe does the first"),
      ],
      rest: .presented,
      purpose: "shows buttons when a row is swiped",
      summary: "Show buttons when a row of a list is swiped; they are not laid out.",
      written: "(button \"Delete\")"),
    .inert(
      "unredacted", purpose: "draws texts as they are", summary: "Draw texts as they are."),
  ]
}

extension Parameter {
  fileprivate static let isPresented = keyword("is-presented", .plain, "whether it is shown")
}

extension RestParameter {
  fileprivate static let presented = RestParameter(
    "content", .oneOf([.action, .views]),
    "what is shown, or a function that makes it; it is not laid out")
}
