/// Modifiers that describe a view to the system, such as for accessibility.
enum SystemEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "accessibility-add-traits",
      [.positional("traits", .oneOf([.enumeration(traits), .list]), "one trait or several")],
      purpose: "adds accessibility traits to the view",
      summary: "Tell assistive technologies, such as VoiceOver, what a view is.",
      written: "is-button")
    declare.inert(
      "accessibility-element",
      [
        .keyword(
          "children", .enumeration(["combine", "contain", "ignore"]),
          "what happens to the children",
          default: "ignore")
      ],
      purpose: "creates one accessibility element for the view",
      summary: "Make a view a single element for assistive technologies.",
      written: ":children combine")
    declare.inert(
      "accessibility-hidden", [.isActive("whether it is hidden"), .isEnabled],
      purpose: "sets whether the view is hidden from assistive technologies",
      summary: "Hide a view from assistive technologies; it is still drawn.", written: "true")
    declare.inert(
      "accessibility-hint", [.positional("hint", .string, "the hint"), .isEnabled],
      purpose: "sets the accessibility hint",
      summary: "Tell assistive technologies what a view does.",
      written: "\"Opens the list\"")
    declare.inert(
      "accessibility-identifier",
      [.positional("identifier", .string, "the identifier"), .isEnabled],
      purpose: "sets the accessibility identifier for UI tests",
      summary: "Give a view an identifier by which UI tests find it.",
      written: "\"title\"")
    declare.inert(
      "accessibility-label",
      [.positional("label", .oneOf([.string, .view]), "the label"), .isEnabled],
      purpose: "sets the accessibility label",
      summary: "Tell assistive technologies what a view is called.",
      written: "\"Title\"")
    declare.inert(
      "accessibility-value",
      [.positional("value", .oneOf([.string, .number]), "the value"), .isEnabled],
      purpose: "sets the accessibility value",
      summary: "Tell assistive technologies the value of a view.",
      written: "\"50 %\"")
    declare.inert(
      "autocorrection-disabled", [.isActive("whether it is disabled")],
      purpose: "sets whether autocorrection is disabled",
      summary: "Leave words as they are entered, without autocorrection.")
    declare.inert(
      "environment-object", [.positional("object", .any, "the object that views read")],
      purpose: "supplies an observable object to the view's hierarchy",
      summary: "Put an object into the environment of a view.",
      written: "\"model\"")
    declare.inert(
      "keyboard-type",
      [
        .positional(
          "type",
          .enumeration([
            "ascii-capable", "ascii-capable-number-pad", "decimal-pad", "default",
            "email-address", "name-phone-pad", "number-pad", "numbers-and-punctuation",
            "phone-pad", "twitter", "url", "web-search",
          ]), "the type of keyboard")
      ],
      purpose: "sets the keyboard type", summary: "Ask for a type of keyboard.",
      written: "email-address")
    declare.inert(
      "list-row-background",
      [.positional("background", .oneOf([.viewOrColor, .nothing]), "a view or a color, or nil")],
      purpose: "places a background behind the row of the list",
      summary: "Set the background of a row of a list.",
      swiftUI: .method("listRowBackground", ["_ background"]), written: "red")
    declare.inert(
      "scroll-clip-disabled", [.isActive("whether clipping is disabled")],
      purpose: "sets whether scroll views clip their content to their bounds",
      summary: "Draw content that extends beyond a scroll view.")
    declare.inert(
      "scroll-content-background", [.visibility],
      purpose: "sets the visibility of the background of scrollable views",
      summary: "Set whether lists show their background.", written: "hidden")
    declare.inert(
      "scroll-disabled", [.isActive("whether it is disabled")],
      purpose: "disables or enables scrolling in scrollable views",
      summary: "Set whether views scroll; the size of their content does not change.",
      written: "true")
    declare.inert(
      "scroll-indicators",
      [.visibility, .keyword("axes", .axes(["horizontal", "vertical", "both"]), "on which axes")],
      purpose: "sets the visibility of scroll indicators",
      summary: "Set whether scroll views have scroll indicators; these take no space.",
      written: "hidden")
    declare.inert(
      "scroll-target-behavior",
      [
        .positional(
          "behavior", .oneOf([.enumeration(["paging", "view-aligned"]), .plain]),
          "where scrolling stops")
      ],
      purpose: "sets where scrolling stops", summary: "Set where scrolling stops.",
      written: "view-aligned")
    declare.inert(
      "scroll-target-layout",
      [.keyword("is-enabled", .truth, "whether it is enabled", default: "true")],
      purpose: "marks the views in the outermost layout as scroll targets",
      summary: "Make scrolling stop at each view inside a layout.")
    declare.inert(
      "submit-label",
      [
        .positional(
          "label",
          .enumeration([
            "continue", "done", "go", "join", "next", "return", "route", "search", "send",
          ]),
          "the label of the key")
      ],
      purpose: "sets the label of the key that submits entered text",
      summary: "Set the label of the key that submits entered text.",
      written: "done")
    declare.inert(
      "text-content-type", [.positional("type", .plain, "the type of content")],
      purpose: "sets the text content type for suggestions",
      summary: "Set the type of content that is entered.",
      written: "'email-address")
    declare.inert(
      "text-input-autocapitalization",
      [
        .positional(
          "letters",
          .oneOf([.enumeration(["characters", "never", "sentences", "words"]), .nothing]),
          "what is capitalized")
      ],
      purpose: "sets how often the keyboard automatically enables the shift key",
      summary: "Set which letters are capitalized as they are entered.",
      written: "never")
  }

  private static let traits = [
    "is-button", "is-header", "is-image", "is-link", "is-modal", "is-selected", "is-static-text",
    "is-toggle", "plays-sound", "updates-frequently",
  ]
}

extension Parameter {
  fileprivate static let isEnabled = keyword("is-enabled", .truth, "whether it applies")

  fileprivate static let visibility = positional(
    "visibility", .enumeration(["automatic", "hidden", "never", "visible"]),
    "whether they are shown")
}
