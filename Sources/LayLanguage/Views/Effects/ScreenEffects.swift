/// Modifiers for the bars and sheets around a screen, which are not laid out.
enum ScreenEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "interactive-dismiss-disabled", [.isActive("whether this is disabled")],
      purpose: "says whether a sheet can be pulled away",
      summary: "Set whether a sheet can be dismissed by pulling it.")
    declare.inert(
      "navigation-bar-back-button-hidden", [.isActive("whether it is hidden")],
      purpose: "hides a button of a bar, which is not laid out",
      summary: "Hide the back button of a navigation bar; the button is not laid out.")
    declare.inert(
      "presentation-detents",
      [
        .positional("detents", .oneOf([.enumeration(["large", "medium"]), .list]), "the heights"),
        .keyword("selection", .any, "the current height"),
      ],
      purpose: "says how high a sheet is",
      summary: "Set the height of a sheet; to lay out its content, propose that height.",
      written: "medium")
    declare.inert(
      "presentation-drag-indicator",
      [
        .positional(
          "visibility", .enumeration(["automatic", "hidden", "visible"]), "whether it is shown")
      ],
      purpose: "says whether a sheet shows that it can be pulled",
      summary: "Set whether a sheet shows an indicator that it can be pulled.", written: "visible")
  }
}
