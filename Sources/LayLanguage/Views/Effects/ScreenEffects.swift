/// Modifiers for the bars and sheets around a screen, which are not laid out.
enum ScreenEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "interactive-dismiss-disabled", [.isActive("whether this is disabled")],
      purpose: "sets whether people can dismiss a sheet or popover interactively",
      summary: "Set whether a sheet can be dismissed by pulling it.")
    declare.inert(
      "navigation-bar-back-button-hidden", [.isActive("whether it is hidden")],
      purpose: "hides the back button of the navigation bar",
      summary: "Hide the back button of a navigation bar; the button is not laid out.")
    declare.inert(
      "presentation-detents",
      [
        .positional("detents", .oneOf([.enumeration(["large", "medium"]), .list]), "the heights"),
        .keyword("selection", .any, "the current height"),
      ],
      purpose: "sets the available detents of the enclosing sheet",
      summary: "Set the height of a sheet; to lay out its content, propose that height.",
      written: "medium")
    declare.inert(
      "presentation-drag-indicator",
      [
        .positional(
          "visibility", .enumeration(["automatic", "hidden", "visible"]), "whether it is shown")
      ],
      purpose: "sets the visibility of the drag indicator on top of a sheet",
      summary: "Set whether a sheet shows an indicator that it can be pulled.", written: "visible")
  }
}
