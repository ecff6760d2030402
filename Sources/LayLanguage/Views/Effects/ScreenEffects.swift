/// Modifiers for the bars and sheets around a screen, which are not laid out.
enum ScreenEffects {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.inert(
      "interactive-dismiss-disabled", [.isActive("whether it is")],
      purpose: "says whether a sheet can be pulled away",
      summary: "Say whether a sheet can be pulled away.")
    declare.inert(
      "navigation-bar-back-button-hidden", [.isActive("whether it is")],
      purpose: "hides a button of a bar, which is not laid out",
      summary: "Hide the button that leads back; the bar is not laid out.")
    declare.inert(
      "presentation-detents",
      [
        .positional("detents", .oneOf([.enumeration(["large", "medium"]), .list]), "the heights"),
        .keyword("selection", .any, "which one it has"),
      ],
      purpose: "says how high a sheet is",
      summary: "Say how high a sheet is; propose that height to its content.", written: "medium")
    declare.inert(
      "presentation-drag-indicator",
      [.positional("visibility", .enumeration(["automatic", "hidden", "visible"]), "whether")],
      purpose: "says whether a sheet shows that it can be pulled",
      summary: "Say whether a sheet shows that it can be pulled.", written: "visible")
  }
}
