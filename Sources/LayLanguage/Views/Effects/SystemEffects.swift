/// Modifiers that describe a view to the system, such as for accessibility.
enum SystemEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "accessibility-add-traits",
      [.positional("traits", .oneOf([.enumeration(traits), .list]), "one or several")],
      purpose: "says what the view is to those who do not see it",
      summary: "Say what a view is to those who do not see it.", written: "is-button")
    declare.inert(
      "accessibility-element",
      [
        .keyword(
          "children", .enumeration(["combine", "contain", "ignore"]), "what becomes of them",
          default: "ignore")
      ],
      purpose: "makes the view one to those who do not see it",
      summary: "Make a view one to those who do not see it.", written: ":children combine")
    declare.inert(
      "accessibility-hidden", [.isActive("whether it is"), .isEnabled],
      purpose: "hides the view from those who do not see it, and draws it",
      summary: "Hide a view from those who do not see it; it is drawn.", written: "true")
    declare.inert(
      "accessibility-hint", [.positional("hint", .string, "what is said"), .isEnabled],
      purpose: "says what the view does", summary: "Say what a view does.",
      written: "\"Opens the list\"")
    declare.inert(
      "accessibility-identifier", [.positional("identifier", .string, "for tests"), .isEnabled],
      purpose: "lets tests find the view", summary: "Let tests of a program find a view.",
      written: "\"title\"")
    declare.inert(
      "accessibility-label",
      [.positional("label", .oneOf([.string, .view]), "what is said"), .isEnabled],
      purpose: "says how the view is called", summary: "Say how a view is called.",
      written: "\"Title\"")
    declare.inert(
      "accessibility-value",
      [.positional("value", .oneOf([.string, .number]), "what is said"), .isEnabled],
      purpose: "says what the view stands at", summary: "Say what a view stands at.",
      written: "\"50 %\"")
    declare.inert(
      "autocorrection-disabled", [.isActive("whether it is")], purpose: "leaves words as entered",
      summary: "Leave words as they are entered.")
    declare.inert(
      "environment-object", [.positional("object", .any, "what views find")],
      purpose: "lets views find a value", summary: "Let views find a value.", written: "\"model\"")
    declare.inert(
      "keyboard-type",
      [
        .positional(
          "type",
          .enumeration([
            "ascii-capable", "ascii-capable-number-pad", "decimal-pad", "default",
            "email-address", "name-phone-pad", "number-pad", "numbers-and-punctuation",
            "phone-pad", "twitter", "url", "web-search",
          ]), "which")
      ],
      purpose: "asks for a keyboard", summary: "Ask for a keyboard.", written: "email-address")
    declare.inert(
      "list-row-background",
      [.positional("background", .oneOf([.viewOrColor, .nothing]), "a view or a color, or nil")],
      purpose: "lays something under the row", summary: "Lay something under a row of a list.",
      swiftUI: .method("listRowBackground", ["_ background"]), written: "red")
    declare.inert(
      "scroll-clip-disabled", [.isActive("whether it is")],
      purpose: "draws what reaches beyond a scroll view",
      summary: "Draw what reaches beyond a scroll view.")
    declare.inert(
      "scroll-content-background", [.visibility], purpose: "says whether lists have a background",
      summary: "Say whether lists have a background.", written: "hidden")
    declare.inert(
      "scroll-disabled", [.isActive("whether it is")], purpose: "says whether views scroll",
      summary: "Say whether views scroll; their content is as long as it was.", written: "true")
    declare.inert(
      "scroll-indicators",
      [.visibility, .keyword("axes", .axes(["horizontal", "vertical", "both"]), "on which axes")],
      purpose: "says whether there are bars, which take no room",
      summary: "Say whether scroll views have bars; these take no room.", written: "hidden")
    declare.inert(
      "scroll-target-behavior",
      [
        .positional(
          "behavior", .oneOf([.enumeration(["paging", "view-aligned"]), .plain]), "where it stops")
      ],
      purpose: "says where scrolling stops", summary: "Say where scrolling stops.",
      written: "view-aligned")
    declare.inert(
      "scroll-target-layout",
      [.keyword("is-enabled", .truth, "whether it does", default: "true")],
      purpose: "says that scrolling stops at what is inside",
      summary: "Say that scrolling stops at what is inside.")
    declare.inert(
      "submit-label",
      [
        .positional(
          "label",
          .enumeration([
            "continue", "done", "go", "join", "next", "return", "route", "search", "send",
          ]),
          "what the key is called")
      ],
      purpose: "names a key", summary: "Name the key that ends entering.", written: "done")
    declare.inert(
      "text-content-type", [.positional("type", .plain, "what is entered")],
      purpose: "says what is entered", summary: "Say what is entered.", written: "'email-address")
    declare.inert(
      "text-input-autocapitalization",
      [
        .positional(
          "letters",
          .oneOf([.enumeration(["characters", "never", "sentences", "words"]), .nothing]), "which")
      ],
      purpose: "says which letters are large", summary: "Say which letters are entered large.",
      written: "never")
  }

  private static let traits = [
    "is-button", "is-header", "is-image", "is-link", "is-modal", "is-selected", "is-static-text",
    "is-toggle", "plays-sound", "updates-frequently",
  ]
}

extension Parameter {
  fileprivate static let isEnabled = keyword("is-enabled", .truth, "whether it is said")

  fileprivate static let visibility = positional(
    "visibility", .enumeration(["automatic", "hidden", "never", "visible"]), "whether they are")
}
