/// Modifiers that say what bars and sheets around a screen show; neither is laid out.
enum ScreenEffects {
  static let all: [Declaration] = [
    .inert(
      "interactive-dismiss-disabled", [.isActive("whether it is")],
      purpose: "says whether a sheet can be pulled away",
      summary: "Say whether a sheet can be pulled away."),
    .inert(
      "navigation-bar-back-button-hidden", [.isActive("whether it is")],
      purpose: "hides a button of a bar, which is not laid out",
      summary: "Hide the button that leads back; the bar is not laid out."),
    .inert(
      "navigation-bar-title-display-mode",
      [.positional("mode", .enumeration(["automatic", "inline", "large"]), "how it is shown")],
      purpose: "says how the title of a bar is shown, which is not laid out",
      summary: "Say how the title of a screen is shown; the bar is not laid out.", written: "inline"
    ),
    .inert(
      "presentation-detents",
      [
        .positional("detents", .oneOf([.enumeration(["large", "medium"]), .list]), "the heights"),
        .keyword("selection", .any, "which one it has"),
      ],
      purpose: "says how high a sheet is",
      summary: "Say how high a sheet is; propose that height to its content.", written: "medium"),
    .inert(
      "presentation-drag-indicator",
      [.positional("visibility", .enumeration(["automatic", "hidden", "visible"]), "whether")],
      purpose: "says whether a sheet shows that it can be pulled",
      summary: "Say whether a sheet shows that it can be pulled.", written: "visible"),
    .inert(
      "searchable",
      [
        .keyword("text", .plain, "what is searched"), .keyword("prompt", .string, "what it says"),
        .keyword("placement", .plain, "where it is"),
      ],
      purpose: "shows a field in a bar, which is not laid out",
      summary: "Show a field to search in; the bar that holds it is not laid out.",
      swiftUI: .method("searchable", [.binding("text"), "placement", "prompt"]),
      written: ":prompt \"Search\""),
    .inert(
      "toolbar",
      rest: RestParameter(
        "items", .oneOf([.action, .views]), "the buttons, or a function; they are not laid out"),
      purpose: "puts buttons into a bar, which is not laid out",
      summary: "Put buttons into a bar; neither is laid out.",
      written: "(button \"Edit\")"),
  ]
}
